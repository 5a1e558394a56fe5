/**
 * The rules of a game in the reader's language, and the page for missing things. Both
 * contain their sentences in English, for browsers without scripts.
 */

import { wear } from './lib/prefs.js';
import { has, loadWords, rule, t } from './lib/words.js';

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const game = app.dataset.game ?? '';

/** @param {string} selector @param {(place: HTMLElement) => string} text */
function say(selector, text) {
  for (const place of app.querySelectorAll(selector)) place.textContent = text(/** @type {HTMLElement} */ (place));
}

wear();
await loadWords(game);
if (has('game.' + game)) {
  document.title = t('game.' + game);
  say('h1', () => t('game.' + game));
}
say('[data-rule]', (place) => rule(place.dataset.rule ?? '', place.textContent ?? ''));
say('[data-missing]', (place) => t('missing.' + place.dataset.missing));
say('a', () => t('tables'));
