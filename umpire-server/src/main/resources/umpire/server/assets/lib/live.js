/** Announcements for screen readers: one region that exists from the first paint. */

/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;
/** @type {string[]} */
let waiting = [];

/** Announces a text; texts within a moment are joined, so that none is cut off. @param {string} text */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  clearTimeout(later);
  later = setTimeout(() => {
    const region = document.getElementById('live');
    const said = waiting.join('. ');
    waiting = [];
    // A repeated text is announced again only if it differs: a space is added.
    if (region) region.textContent = region.textContent === said ? said + '\u00a0' : said;
  }, 60);
}
