/* On a page of an older version: leads to the same place on the page of the newest, and names that. */
const notice = document.getElementById("j-old");
const link = notice?.querySelector("a");
if (notice && link) {
  const aim = () => {
    link.hash = location.hash;
  };
  addEventListener("hashchange", aim);
  aim();
  fetch(notice.dataset["versions"] ?? "")
    .then((reply) => (reply.ok ? reply.json() : Promise.reject(new Error(reply.statusText))))
    .then(({ newest }) => {
      if (newest === notice.dataset["version"]) {
        notice.remove();
      } else {
        link.append(` (${newest})`);
      }
    })
    .catch(() => {}); // the plain link is good without
}
