/** Follows a table and keeps all its entries, for the pages wall and overlay. */

import { follow } from '../lib/stream.js';
import { prefs, wear } from '../lib/prefs.js';
import { loadStyle } from '../lib/view.js';
import { loadWords } from '../lib/words.js';

/**
 * @param {string} style the page's style sheet
 * @param {(app: HTMLElement, view: View, told: Told[]) => void} show draws the spectator's view and all entries
 */
export async function watch(style, show) {
  const app = /** @type {HTMLElement} */ (document.getElementById('app'));
  const language = new URLSearchParams(location.search).get('language');
  if (language && ['en', 'de', 'zh'].includes(language)) prefs.language = language;
  wear();
  await Promise.all([loadWords('snooker'), loadStyle(style)]);
  /** @type {Map<number, Told>} */
  const told = new Map();
  const path = `/api/tables/${encodeURIComponent(app.dataset.table ?? '')}/stream`;
  const taken = (/** @type {Update} */ update) => {
    for (const entry of update.told) if (entry.rulings && entry.n) told.set(entry.n, entry);
    // Events taken back are not part of the match.
    for (const n of told.keys()) if (n > update.n) told.delete(n);
    if (update.view) show(app, update.view, [...told.values()]);
  };
  follow(path, taken, (connected) => app.classList.toggle('away', !connected), { since: 0 });
}
