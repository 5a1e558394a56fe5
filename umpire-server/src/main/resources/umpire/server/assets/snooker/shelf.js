/** Storage of matches on this device. A browser without storage keeps them until the page is closed. */

/** @typedef {import('./match.js').KeptMatch} KeptMatch */

const PLACE = 'umpire.snooker.';

/** @type {Map<string, string>} */
const unkept = new Map();

/** Whether matches outlive the page. */
export let keeps = true;

/** @param {KeptMatch} match */
export function keep(match) {
  const text = JSON.stringify(match);
  try {
    localStorage.setItem(PLACE + match.id, text);
  } catch {
    keeps = false;
    unkept.set(match.id, text);
  }
}

/** @param {string} id @returns {KeptMatch | undefined} */
export function find(id) {
  const text = unkept.get(id) ?? read(id);
  return text ? JSON.parse(text) : undefined;
}

/** @param {string} id */
function read(id) {
  try {
    return localStorage.getItem(PLACE + id);
  } catch {
    return null;
  }
}

/** All matches, the youngest first. @returns {KeptMatch[]} */
export function all() {
  const ids = new Set(unkept.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PLACE)) ids.add(key.slice(PLACE.length));
  } catch {
    keeps = false;
  }
  const found = Array.from(ids, find).filter((match) => match !== undefined);
  return /** @type {KeptMatch[]} */ (found).sort((one, other) => other.began - one.began);
}

/** @param {string} id */
export function forget(id) {
  unkept.delete(id);
  try {
    localStorage.removeItem(PLACE + id);
  } catch {
    keeps = false;
  }
}
