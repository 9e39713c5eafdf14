"""Where each segment of the texts stands: a division's name, then those of its segments.

Written by ``python -m conf.make.places`` from the corpus; ``places`` reads it.
"""

# Leaves without their words here, of which a page tells in ours.
TOLD = (
    "ldj:91v",
    "ldj:92r",
    "ldj:92v",
    "ldj:93r",
    "ldj:93v",
)

SEGMENTS = """
proemio t=ldj:65r.a.1 s1=ldj:65r.a.2-11 s2=ldj:65r.a.11-16 s3=ldj:65r.a.16-19
s4=ldj:65r.a.19-24+ldj:65r.b.1 s5=ldj:65r.b.1-5 s6=ldj:65r.b.5-8 s7=ldj:65r.b.8-12
s8=ldj:65r.b.12-17 s9=ldj:65r.b.17-20 s10=ldj:65r.b.21-23 s11=ldj:65r.b.24+ldj:65v.a.1-2
s12=ldj:65v.a.2-4+ldj:65v.b.1
mayores t=ldj:65v.a.5-6 s1=ldj:65v.a.6-12 s2=ldj:65v.a.12-16
menores s1=ldj:65v.a.16-17
tanto s1=ldj:65v.a.17-18+ldj:65v.b.2 s2=ldj:65v.b.2-4 s3=ldj:65v.b.4-6 s4=ldj:65v.b.7-8
s5=ldj:65v.b.9-10 s6=ldj:65v.b.10-12
triga t=ldj:66r.a.1 s1=ldj:66r.a.2-5 s2=ldj:66r.a.5-12 s3=ldj:66r.a.12-14 s4=ldj:66r.a.14-16
s5=ldj:66r.a.16-19 t2=ldj:66r.b.1 s6=ldj:66r.b.1-4 s7=ldj:66r.b.4-7 s8=ldj:66r.b.7-11
t3=ldj:66r.b.11-12 s9=ldj:66r.b.12-15 s10=ldj:66r.b.15-18 s11=ldj:66r.b.18-19+ldj:66v.a.1-2
s12=ldj:66v.a.2-7 s13=ldj:66v.a.7-8 s14=ldj:66v.a.8-10 s15=ldj:66v.a.10-13 s16=ldj:66v.a.14-16
s17=ldj:66v.a.16-19 s18=ldj:66v.a.19-22 s19=ldj:66v.a.22-26 s20=ldj:66v.a.26-29
s21=ldj:66v.a.29-32 s22=ldj:66v.a.32-34 s23=ldj:66v.a.34-37
azar t=ldj:67r.a.1 s1=ldj:67r.a.2-6 s2=ldj:67r.a.6-11 s3=ldj:67r.a.12-15 s4=ldj:67r.a.15-22
s5=ldj:67r.a.22-23+ldj:67r.b.1-3 s6=ldj:67r.b.3-8 s7=ldj:67r.b.8-12 s8=ldj:67r.b.12-15
s9=ldj:67r.b.16-23
marlota t=ldj:67v.a.1 s1=ldj:67v.a.2-6 s2=ldj:67v.a.7-10 s3=ldj:67v.a.11-14+ldj:67v.b.1-2
s4=ldj:67v.b.2-7 s5=ldj:67v.b.7-10 s6=ldj:67v.b.10-14
riffa t=ldj:68r.a.1 s1=ldj:68r.a.2-5 s2=ldj:68r.a.5-9 s3=ldj:68r.a.9-13
s4=ldj:68r.a.13-14+ldj:68r.b.1-3
par-con-as t=ldj:68v.a.1 s1=ldj:68v.a.2-8 s2=ldj:68v.a.8-10 s3=ldj:68v.a.10+ldj:68v.b.1-3
panquist t=ldj:69r.a.1 s1=ldj:69r.a.2-8 s2=ldj:69r.a.8-10 s3=ldj:69r.a.10+ldj:69r.b.1-3
s4=ldj:69r.b.3-7 s5=ldj:69r.b.8-10 s6=ldj:69r.b.10+ldj:69v.a.1-4 s7=ldj:69v.a.4-8
s8=ldj:69v.a.8-13 s9=ldj:69v.a.13-17 s10=ldj:69v.a.17-21 s11=ldj:69v.a.21-25 s12=ldj:69v.a.25-29
s13=ldj:69v.a.29-33 s14=ldj:69v.a.33-36+ldj:69v.b.1 s15=ldj:69v.b.1-5 s16=ldj:69v.b.5-9
s17=ldj:69v.b.9-13 s18=ldj:69v.b.13-16 s19=ldj:69v.b.16-19 s20=ldj:69v.b.19-22
medio-azar t=ldj:70r.a.1 s1=ldj:70r.a.2-10 s2=ldj:70r.a.10-13 s3=ldj:70r.a.13-14+ldj:70r.b.1-3
s4=ldj:70r.b.3-6 s5=ldj:70r.b.6-9 s6=ldj:70r.b.9-12 s7=ldj:70r.b.13-14+ldj:70v.a.1
s8=ldj:70v.a.1-5 s9=ldj:70v.a.5-8
azar-pujado t=ldj:70v.a.9 s1=ldj:70v.a.10-13 s2=ldj:70v.a.13-14+ldj:70v.b.1-3 s3=ldj:70v.b.3-5
guirguiesca t=ldj:71r.a.1 s1=ldj:71r.a.2-6 s2=ldj:71r.a.6-10 s3=ldj:71r.a.10-14
s4=ldj:71r.a.14-17+ldj:71r.b.1-2 s5=ldj:71r.b.2-4 s6=ldj:71r.b.4-9 s7=ldj:71r.b.9-12
s8=ldj:71r.b.12-15 s9=ldj:71r.b.15-17+ldj:71v.a.1
cierre s1=ldj:71v.a.1-6
tablas t=ldj:72r.a.1-8 s1=ldj:72r.a.9-15 s2=ldj:72r.a.16-22 s3=ldj:72r.a.22+ldj:72r.b.1
s4=ldj:72r.b.1-5 s5=ldj:72r.b.5-7 s6=ldj:72r.b.7-12 s7=ldj:72r.b.12-16 s8=ldj:72r.b.17-20
s9=ldj:72r.b.20-22+ldj:72v.a.1-3 s10=ldj:72v.a.4 s11=ldj:72v.a.4-14 s12=ldj:72v.a.14-18
s13=ldj:72v.a.18-21 s14=ldj:72v.a.21-24 s15=ldj:72v.a.25-26 s16=ldj:72v.a.26-29
s17=ldj:72v.a.29-32 s18=ldj:72v.a.33-36 s19=ldj:72v.a.36-41 s20=ldj:72v.a.42-44+ldj:72v.b.1-3
s21=ldj:72v.b.3-6 s22=ldj:72v.b.6-9 s23=ldj:72v.b.10-11 s24=ldj:72v.b.11-12 s25=ldj:72v.b.13-17
quinze-tablas t=ldj:73r.a.1-2 s1=ldj:73r.a.3-8
doze-canes t=ldj:73v.a.1-2 s1=ldj:73v.a.3-7 s2=ldj:73v.a.7-13 s3=ldj:73v.a.13-18
s4=ldj:73v.a.18-19+ldj:73v.b.1-5 s5=ldj:73v.b.5-6
doblet t=ldj:74r.a.1 s1=ldj:74r.a.2-5 s2=ldj:74r.a.6-12 s3=ldj:74r.a.12-13 s4=ldj:74r.a.13-16
s5=ldj:74r.a.16-18 s6=ldj:74r.a.18+ldj:74r.b.1-5 s7=ldj:74r.b.5-8 s8=ldj:74r.b.8-10
fallas t=ldj:74v.a.1 s1=ldj:74v.a.2-5 s2=ldj:74v.a.5-13 s3=ldj:74v.a.13-16 s4=ldj:74v.a.16-22
s5=ldj:74v.a.22+ldj:74v.b.1-3 s6=ldj:74v.b.4-7 s7=ldj:74v.b.7-10 s8=ldj:74v.b.10-12
s9=ldj:74v.b.12-17 s10=ldj:74v.b.18-19
seis-dos-y-as t=ldj:75r.a.1-2 s1=ldj:75r.a.3-5 s2=ldj:75r.a.5-8 s3=ldj:75r.a.8-14
s4=ldj:75r.a.15-18 s5=ldj:75r.a.18-21 s6=ldj:75r.a.21-22+ldj:75r.b.1-2 s7=ldj:75r.b.2-4
s8=ldj:75r.b.4-9 s9=ldj:75r.b.9-12 s10=ldj:75r.b.13-14 s11=ldj:75r.b.14-16
emperador t=ldj:75v.a.1-2 s1=ldj:75v.a.3-9 s2=ldj:75v.a.10-11 s3=ldj:75v.a.12-14
s4=ldj:75v.a.15-20 s5=ldj:75v.a.20-21 s6=ldj:75v.a.21-23+ldj:75v.b.1-2 s7=ldj:75v.b.2-4
s8=ldj:75v.b.5-9 s9=ldj:75v.b.9-12 s10=ldj:75v.b.12-14 s11=ldj:75v.b.14-16 s12=ldj:75v.b.16-21
s13=ldj:75v.b.22-23+ldj:76r.a.1-5 s14=ldj:76r.a.6-9 t2=ldj:76r.a.9
s15=ldj:76r.a.10-13+ldj:76r.b.1-3 s16=ldj:76r.b.3-7 s17=ldj:76r.b.7-8
medio-emperador t=ldj:76r.a.14 s1=ldj:76r.a.15-22 s2=ldj:76r.a.22-23+ldj:76r.b.9
s3=ldj:76r.b.9-11 s4=ldj:76r.b.11-15 s5=ldj:76r.b.15-16
pareja-de-entrada t=ldj:76v.a.1 s1=ldj:76v.a.2-8 s2=ldj:76v.a.8-13 s3=ldj:76v.a.13-18
s4=ldj:76v.a.18-22 s5=ldj:76v.b.1-4 s6=ldj:76v.b.5-9 s7=ldj:76v.b.9-10 s8=ldj:76v.b.10-16
cab-e-quinal t=ldj:77r.a.1 s1=ldj:77r.a.2-4 s2=ldj:77r.a.5-13 s3=ldj:77r.a.13-17
s4=ldj:77r.a.18-22 s5=ldj:77r.a.22+ldj:77r.b.1-6 s6=ldj:77r.b.6-7 s7=ldj:77r.b.8-11
s8=ldj:77r.b.11-15 s9=ldj:77r.b.15-18 s10=ldj:77r.b.18-22
todas-tablas t=ldj:77v.a.1 s1=ldj:77v.a.2-8 s2=ldj:77v.a.9-14 s3=ldj:77v.a.14-16
s4=ldj:77v.a.16-20 s5=ldj:77v.a.20-22 s6=ldj:77v.a.22+ldj:77v.b.1-4 s7=ldj:77v.b.4-7
s8=ldj:77v.b.7-10 s9=ldj:77v.b.10-11
laquet t=ldj:78r.a.1 s1=ldj:78r.a.2-7 s2=ldj:78r.a.7-12 s3=ldj:78r.a.12-18 s4=ldj:78r.a.19-20
s5=ldj:78r.a.21-22 s6=ldj:78r.a.22+ldj:78r.b.1-2 s7=ldj:78r.b.2-4 s8=ldj:78r.b.5-8
buffa-cortesa t=ldj:78v.a.1 s1=ldj:78v.a.2-6 s2=ldj:78v.a.6-13 s3=ldj:78v.a.13-14
s4=ldj:78v.a.14-16 s5=ldj:78v.a.17-20
buffa-de-baldrac t=ldj:79r.a.1 s1=ldj:79r.a.2-9 s2=ldj:79r.a.9-12 s3=ldj:79r.a.13-17
s4=ldj:79r.a.18-21 s5=ldj:79r.a.22+ldj:79r.b.1-4 s6=ldj:79r.b.4-7 s7=ldj:79r.b.7-11
romanos-reencontrat t=ldj:79v.a.1 s1=ldj:79v.a.2-10 s2=ldj:79v.a.10-14 s3=ldj:79v.a.14-17
s4=ldj:79v.a.17-22 s5=ldj:79v.a.22+ldj:79v.b.1-3 s6=ldj:79v.b.4-7 s7=ldj:79v.b.8-11
s8=ldj:79v.b.12-14
alquerque t=ldj:91r.a.1-2 s1=ldj:91r.b.3-6 s2=ldj:91r.b.6-10 s3=ldj:91r.b.11-13
s4=ldj:91r.b.13-18 s5=ldj:91r.b.18-20 s6=ldj:91r.b.20 s7=ldj:91r.b.21-24 s8=ldj:91r.b.24-28
s9=ldj:91r.b.29-30 s10=ldj:91r.b.30-32 s11=ldj:91r.b.32-34 s12=ldj:91r.b.34-37
tafurerias s1=taf:1 s2=taf:1 s3=taf:1 s4=taf:1
ley-i t=taf:2 s1=taf:2 s2=taf:2 s3=taf:3 s4=taf:4 s5=taf:4 s6=taf:5 s7=taf:5 s8=taf:6
jollyvet.nombre s1=jol1656:6 s2=jol1656:6
jollyvet.antiguedad s1=jol1656:8 s2=jol1656:8 s3=jol1656:8 s4=jol1656:8
jollyvet.jugadores s1=jol1656:11 s2=jol1656:11 s3=jol1656:11
jollyvet.proverbio s1=jol1656:11
jollyvet.tocada s1=jol1656:31
mazarinada.primera s1=maz1652:1 s2=maz1652:1 s3=maz1652:1 s4=maz1652:1 s5=maz1652:1 s6=maz1652:1
s7=maz1652:1 s8=maz1652:1
mazarinada.segunda s1=maz1652:2 s2=maz1652:2 s3=maz1652:2 s4=maz1652:2 s5=maz1652:2 s6=maz1652:2
s7=maz1652:2 s8=maz1652:2 s9=maz1652:2 s10=maz1652:2 s11=maz1652:2 s12=maz1652:2 s13=maz1652:2
s14=maz1652:2
mazarinada.tercera s1=maz1652:3 s2=maz1652:3 s3=maz1652:3 s4=maz1652:3 s5=maz1652:3 s6=maz1652:3
charpentier.origen s1=cha1715:1 s2=cha1715:1
charpentier.excelencia s1=cha1715:2 s2=cha1715:2
charpentier.nombre s1=cha1715:4 s2=cha1715:4
charpentier.tablas s1=cha1715:7
soumille.maestros s1=sou1738:0 s2=sou1738:0
soumille.nombre s1=sou1738:1
soumille.grande s1=sou1738:1
soumille.casar s1=sou1738:20
fallavel.elogio s1=fal1776:0 s2=fal1776:0
fallavel.nombre s1=fal1776:1
nacional.texto s1=nat1790:14 s2=nat1790:14 s3=nat1790:14 s4=nat1790:14 s5=nat1790:14
s6=nat1790:14 s7=nat1790:14 s8=nat1790:14 s9=nat1790:14 s10=nat1790:14 s11=nat1790:14
s12=nat1790:14 s13=nat1790:14 s14=nat1790:14 s15=nat1790:14 s16=nat1790:14 s17=nat1790:14
s18=nat1790:14 s19=nat1790:14 s20=nat1790:14 s21=nat1790:14 s22=nat1790:14 s23=nat1790:14
s24=nat1790:14 s25=nat1790:14
lepeintre.sociedad s1=lep1818:1 s2=lep1818:1 s3=lep1818:1 s4=lep1818:1 s5=lep1818:1 s6=lep1818:1
lepeintre.antiguedad s1=lep1818:13 s2=lep1818:13
lepeintre.nombre s1=lep1818:13
lepeintre.travanais s1=lep1818:94
lepeintre.enfilada s1=lep1818:102
lepeintre.epitafio s1=lep1818:153 s2=lep1818:153
guiton.palabra s1=gui1822:110
lelasseux.nombre s1=lel1852:2
steinmetz-juego s1=ste1870:1 s2=ste1870:1 s3=ste1870:1 s4=ste1870:1 s5=ste1870:1 s6=ste1870:1
s7=ste1870:1 s8=ste1870:1
steinmetz-cartas s1=ste1870:2 s2=ste1870:2 s3=ste1870:3 s4=ste1870:3 s5=ste1870:3 s6=ste1870:3
s7=ste1870:3
steinmetz-senas s1=ste1870:4 s2=ste1870:5 s3=ste1870:5 s4=ste1870:6 s5=ste1870:6
"""
