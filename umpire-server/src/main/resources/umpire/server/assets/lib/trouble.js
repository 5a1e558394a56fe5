/** The reason for a failure, in the reader's language. */

import { Refusal } from './api.js';
import { t } from './words.js';

/** Without an answer, or with one of a proxy, the server counts as unreachable. @param {unknown} failure */
export function inWords(failure) {
  return failure instanceof Refusal && failure.problem.detail ? failure.message : t('offline');
}
