/** An event of a game in one line, in the reader's language. */

import { brief } from './cards.js';
import { has, t, word } from './words.js';

/** @param {string} game @param {string} event in the words of a record */
export function inWords(game, event) {
  const [verb, ...rest] = event.split(' ');
  return [has('verb.' + verb) ? t('verb.' + verb) : word(verb), ...rest.map((w) => brief(game, word(w)))].join(' ');
}
