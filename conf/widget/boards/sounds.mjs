/** Sounds made in code: a shaken dice cup, a man put down. */

const CUP = 7; // knocks of dice against each other and the cup
const SHAKEN = 0.32; // s
const LOUD = 1.5; // the filter lets little through: a knock comes to a fifth of full scale, a throw to half

/** @type {AudioContext | undefined} */
let room;

/** A throw: the dice in the cup, and then on the board. */
export function rattle() {
  for (let i = 0; i < CUP; i++)
    click((SHAKEN * (i + Math.random())) / CUP, 1800 + 1400 * Math.random(), 0.03);
  click(SHAKEN + 0.06, 700, 0.09);
}

/** A move: wood on wood. */
export function knock() {
  click(0, 520, 0.08);
}

/**
 * A short noise about some pitch, that dies away.
 *
 * @param {number} after s from now
 * @param {number} pitch Hz
 * @param {number} length s
 */
function click(after, pitch, length) {
  room ??= new AudioContext();
  const { sampleRate, currentTime, destination } = room;
  const noise = room.createBuffer(1, Math.ceil(length * sampleRate), sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (2 * Math.random() - 1) * (1 - i / samples.length) ** 3;
  const source = new AudioBufferSourceNode(room, { buffer: noise });
  const band = new BiquadFilterNode(room, { type: "bandpass", frequency: pitch, Q: 4 });
  source
    .connect(band)
    .connect(new GainNode(room, { gain: LOUD }))
    .connect(destination);
  source.start(currentTime + after);
}
