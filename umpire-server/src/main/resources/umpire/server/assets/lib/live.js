/** What screen readers say: one region that is there from the first paint on, for all announcements. */

/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;
/** @type {string[]} */
let waiting = [];

/** Says something; what comes within a moment is said together, so that nothing is cut off. @param {string} text */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  clearTimeout(later);
  later = setTimeout(() => {
    const region = document.getElementById('live');
    const said = waiting.join('. ');
    waiting = [];
    // The same words twice are news as well: another blank makes them so.
    if (region) region.textContent = region.textContent === said ? said + '\u00a0' : said;
  }, 60);
}
