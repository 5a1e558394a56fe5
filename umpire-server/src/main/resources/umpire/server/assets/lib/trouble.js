/** Why something was not done, in the reader's language as far as there are words for it. */

import { Refusal } from './api.js';
import { prefs } from './prefs.js';
import { has, t } from './words.js';

/** What the server said itself stands behind: it knows more, but speaks English. @param {unknown} failure */
export function inWords(failure) {
  if (!(failure instanceof Refusal)) return t('offline');
  const key = 'refused.' + failure.problem.status;
  return prefs.language === 'en' || !has(key) ? failure.message : `${t(key)} (${failure.message})`;
}
