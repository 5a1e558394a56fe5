/** The words of pages, and what the referee says, in the reader's language. */

import { prefs } from './prefs.js';
import { asset } from './view.js';

/** @type {Record<string, string>} */
let words = {};
/** @type {GameWords} */
let game = empty();

/** @returns {GameWords} */
function empty() {
  return { said: {}, rules: {}, words: {}, table: {}, presets: {}, switches: {} };
}

/** Loads the words of pages, and those of a game if one is named. @param {string} [name] */
export async function loadWords(name) {
  const [page, spoken] = await Promise.all([json(asset(`words/${prefs.language}.json`)), name ? loadGame(name) : {}]);
  words = page;
  game = { ...empty(), ...spoken };
}

/** What is said of a game in the reader's language. English is what the referee says by itself. @param {string} name @returns {Promise<GameWords>} */
export async function loadGame(name) {
  if (prefs.language === 'en') return empty();
  return { ...empty(), ...(await json(`/lang/${prefs.language}/${encodeURIComponent(name)}.json`)) };
}

/** @param {string} address @returns {Promise<any>} nothing if it cannot be had: then English or a key is shown */
async function json(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}

/**
 * A word or a sentence of the pages. With `n` one, the key with `.one` goes first, if there is one.
 *
 * @param {string} key
 * @param {Record<string, any>} [facts]
 */
export function t(key, facts = {}) {
  const one = facts.n === 1 ? words[key + '.one'] : undefined;
  return (one ?? words[key] ?? key).replace(/\{([\w-]+)\}/g, (whole, name) =>
    name in facts ? String(facts[name]) : whole,
  );
}

/** Whether the pages have a word for this. @param {string} key */
export function has(key) {
  return key in words;
}

/**
 * What the referee says, in the reader's language, or as it came. A pattern names facts, some with
 * their kind: `{suit:word}` is looked up, `{cards:or}` is a list, `{counted:parts}` has clauses.
 *
 * @param {Said} said
 * @returns {string}
 */
export function say(said) {
  const spoken = game.said[said.say ?? said.pattern ?? ''];
  if (spoken === undefined) return said.text;
  const facts = said.facts ?? {};
  return spoken.replace(/\{([\w-]+)(?::(\w+))?\}/g, (whole, name, kind) => {
    if (kind === 'parts') return (said.parts?.[name] ?? []).map(say).join('');
    return name in facts ? told(facts[name], kind) : whole;
  });
}

/** @param {any} value @param {string | undefined} kind */
function told(value, kind) {
  if (kind === 'word') return word(value);
  if (!Array.isArray(value)) return String(value);
  return value.join(kind ? t('between.' + kind) : ' ');
}

/** A word of the game. @param {any} value @returns {string} */
export function word(value) {
  if (Array.isArray(value)) return value.map(word).join(' ');
  return game.words[String(value)] ?? game.table[String(value)] ?? String(value);
}

/** A rule's sentence. @param {string} id @param {string} [english] @returns {string} */
export function rule(id, english) {
  return game.rules[id] ?? english ?? id;
}
