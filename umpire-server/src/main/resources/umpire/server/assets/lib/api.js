/** Requests to the server. A refused one throws a `Refusal` with the rule and the sentence, in the reader's language. */

/** The server's refusal of a request. */
export class Refusal extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
}

/** @param {string} path @returns {Promise<any>} */
export function get(path) {
  return call(path, { headers: { Accept: 'application/json' } });
}

/** @param {string} path @param {object} body @returns {Promise<any>} */
export function post(path, body) {
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
}

/**
 * Sends a command until the server answers; its key ensures that it is carried out once.
 *
 * @param {string} path
 * @param {object} body
 */
export function command(path, body) {
  return insist(path, { key: newKey(), ...body });
}

/**
 * Sends a repeatable request until the server answers. It is repeated only if there is no answer or the
 * server is busy; a refusal is final.
 *
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function insist(path, body) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await post(path, body);
    } catch (failure) {
      const status = failure instanceof Refusal ? failure.problem.status : 0;
      if (attempt >= 4 || ![0, 429, 503].includes(status)) throw failure;
      await new Promise((done) => setTimeout(done, 300 * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}

/** A random key for a command; browsers offer one only on pages that are served securely. */
export function newKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} path @param {RequestInit} request */
async function call(path, request) {
  const answer = await fetch(path, {
    credentials: 'same-origin',
    ...request,
    headers: { ...request.headers, 'Accept-Language': language() },
  });
  const type = answer.headers.get('Content-Type') ?? '';
  const body = type.includes('json') ? await answer.json() : await answer.text();
  if (answer.ok) return body;
  throw new Refusal(typeof body === 'object' ? body : { title: answer.statusText, status: answer.status, detail: '' });
}

/** The language of the page; English if there is no page, as in a test. */
function language() {
  return globalThis.document?.documentElement.lang || 'en';
}
