/** Why something was not done, in the reader's language. */

import { Refusal } from './api.js';
import { t } from './words.js';

/** Without an answer of ours, or with one of a proxy, the server is out of reach. @param {unknown} failure */
export function inWords(failure) {
  return failure instanceof Refusal && failure.problem.detail ? failure.message : t('offline');
}
