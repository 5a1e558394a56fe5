/**
 * This browser's part of the deals of a table, and the data to compare with the record. The part is drawn and
 * hashed here, and leaves the browser only after the server has published the commitment to its own secret.
 */

/** The scheme of dealing that uses parts. */
const SCHEME = '2';
const PLACE = 'part-';
const KEPT_MILLIS = 90 * 24 * 3600 * 1000;

/** Draws a part: 256 random bits, and the commitment to them. @returns {Part} */
export function newPart() {
  const bits = crypto.getRandomValues(new Uint8Array(32));
  const part = Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { part, commitment: commitmentTo(part), at: Date.now() };
}

/** Stores a part for a table. A browser that cannot store it must not commit to it. @param {string} table @param {Part} part @returns {boolean} whether it is stored */
export function keepPart(table, part) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PLACE) && !(JSON.parse(localStorage[key]).at > Date.now() - KEPT_MILLIS))
        localStorage.removeItem(key);
    localStorage.setItem(PLACE + table, JSON.stringify(part));
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser stores data. */
export function canKeep() {
  const kept = keepPart('', newPart());
  if (kept) localStorage.removeItem(PLACE);
  return kept;
}

/** @param {string} table @returns {Part | undefined} */
export function keptPart(table) {
  try {
    return JSON.parse(localStorage.getItem(PLACE + table) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Deletes a part that the table has not accepted. @param {string} table */
export function forgetPart(table) {
  try {
    localStorage.removeItem(PLACE + table);
  } catch {
    // A browser without storage has nothing to delete.
  }
}

/** The part for a seat at a table: the stored one or a new one; none if it cannot be stored. @param {string} table */
export function partFor(table) {
  const part = keptPart(table) ?? newPart();
  return keepPart(table, part) ? part : undefined;
}

/**
 * The reasons to doubt a fair deal, from the record of a finished game; empty if there are none.
 *
 * @param {Part} kept with the commitments published before the part was revealed
 * @param {string} record
 */
export function objections(kept, record) {
  const tags = new Map(
    record
      .split(/\r?\n\r?\n/)[0]
      .split(/\r?\n/)
      .filter((line) => line.includes(': '))
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  const secret = tags.get('Secret') ?? '';
  const told = (tags.get('Parts') ?? '').split(', ').map((each) => each.split(' ').slice(-2));
  const found = [];
  if (tags.get('Commitment') !== kept.published?.commitment || commitmentTo(secret) !== kept.published?.commitment)
    found.push('secret');
  if (tags.get('Fairness') !== SCHEME) found.push('scheme');
  if (!told.some(([commitment, part]) => commitment === kept.commitment && part === kept.part))
    found.push('own-part');
  if (told.map(([commitment]) => commitment).join() !== kept.published?.parts.join()) found.push('parts');
  return found;
}

/** The SHA-256 of 256 bits, both in hexadecimal; browsers offer it only on pages that are served securely. @param {string} bits */
export function commitmentTo(bits) {
  const words = new Int32Array(64);
  for (let i = 0; i < 8; i++) words[i] = parseInt(bits.slice(8 * i, 8 * i + 8), 16);
  words[8] = 1 << 31;
  words[15] = 256;
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15], words[i - 2]];
    words[i] =
      words[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + words[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  const start = fractions(8, Math.sqrt);
  let [a, b, c, d, e, f, g, h] = start;
  fractions(64, Math.cbrt).forEach((constant, i) => {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constant + words[i];
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return [a, b, c, d, e, f, g, h]
    .map((word, i) => ((word + start[i]) >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** @param {number} word @param {number} by */
function turn(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 fractional bits of roots of the first primes. @param {number} count @param {(n: number) => number} root */
function fractions(count, root) {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let by = 2; by * by <= n; by++) prime &&= n % by !== 0;
    if (prime) found.push(((root(n) % 1) * 2 ** 32) | 0);
  }
  return found;
}
