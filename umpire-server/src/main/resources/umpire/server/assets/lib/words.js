/** Translations of the pages' words and the referee's messages to the reader's language. */

import { prefs } from './prefs.js';
import { asset } from './view.js';

/** @type {Record<string, string>} */
let words = {};
/** @type {GameWords} */
let game = empty();

/** @returns {GameWords} */
function empty() {
  return { said: {}, rules: {}, words: {}, table: {}, tallies: {}, presets: {}, switches: {} };
}

/** Loads the words of pages, and those of a game if one is named. @param {string} [name] */
export async function loadWords(name) {
  const [page, spoken] = await Promise.all([json(asset(`words/${prefs.language}.json`)), name ? loadGame(name) : {}]);
  words = page;
  game = { ...empty(), ...spoken };
}

/** The translations of a game. English needs none: the referee's messages are English. @param {string} name @returns {Promise<GameWords>} */
export async function loadGame(name) {
  if (prefs.language === 'en') return empty();
  return { ...empty(), ...(await json(`/lang/${prefs.language}/${encodeURIComponent(name)}.json`)) };
}

/** @param {string} address @returns {Promise<any>} empty if it is unavailable: then English or a key is shown */
async function json(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}

/**
 * A word or a sentence of the pages. If `n` is 1, a key with `.one` is preferred.
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
 * A message of the referee in the reader's language, or unchanged. A pattern names facts, some with
 * their kind: `{suit:word}` is looked up, `{cards:or}` is a list, `{counted:parts}` has clauses,
 * `{cards|# card|# cards}` chooses the form for a number. The
 * command line does this as well (umpire.command.language.Translation); words.cases.json tests both.
 *
 * @param {Said} said
 * @returns {string}
 */
export function say(said) {
  const spoken = game.said[said.say ?? said.pattern ?? ''];
  if (spoken === undefined) return said.text;
  const facts = said.facts ?? {};
  return spoken.replace(/\{([\w-]+)(?::(\w+)|(\|[^{}]*))?\}/g, (whole, name, kind, forms) => {
    if (kind === 'parts') return (said.parts?.[name] ?? []).map(say).join('');
    if (!(name in facts)) return whole;
    return forms && !Array.isArray(facts[name]) ? form(forms, String(facts[name])) : told(facts[name], kind);
  });
}

/** A number in its form: the first is for 1, the last for all others. @param {string} forms @param {string} number */
function form(forms, number) {
  const all = forms.split('|').slice(1);
  return (number === '1' ? all[0] : all[all.length - 1]).replaceAll('#', number);
}

/** @param {any} value @param {string | undefined} kind */
function told(value, kind) {
  if (kind === 'word') return word(value);
  if (kind === 'rule') return rule(String(value));
  if (!Array.isArray(value)) return String(value);
  return value.join(kind ? t('between.' + kind) : ' ');
}

/** A word of the game. @param {any} value @returns {string} */
export function word(value) {
  if (Array.isArray(value)) return value.map(word).join(' ');
  const key = String(value);
  return game.words[key] ?? game.table[key] ?? game.tallies[key] ?? key;
}

/** The name of the rules: a preset, or one with changes. @param {string} name */
export function presetName(name) {
  const base = name.replace(/-house$/, '');
  const called = has('preset.' + base) ? t('preset.' + base) : base;
  return base === name ? called : t('preset.changed', { name: called });
}

/** The description of a preset. @param {{ name: string, about: string }} preset @param {GameWords} [of] the words of another game than the page's */
export function presetAbout(preset, of = game) {
  return of.presets[preset.name] ?? preset.about;
}

/** The description of a switch. @param {SwitchSheet} option @param {GameWords} [of] */
export function switchAbout(option, of = game) {
  return of.switches[option.name]?.about ?? option.meaning;
}

/** The effect of a switch's value. @param {SwitchSheet} option @param {string} now @param {GameWords} [of] */
export function switchEffect(option, now, of = game) {
  const values = of.switches[option.name]?.values;
  const english = option.ways?.find((way) => way.name === now)?.effect ?? `${option.meaning}: ${now}`;
  return values?.[now] ?? values?.['#']?.replace('#', now) ?? english;
}

/** How a strategy plays. @param {{ name: string, about: string }} strategy */
export function strategyAbout({ name, about }) {
  return has('strategy.' + name) ? t('strategy.' + name) : about;
}

/** A rule's sentence: of the game, or of those for every seat. @param {string} id @param {string} [english] @returns {string} */
export function rule(id, english) {
  return game.rules[id] ?? (has('rule.' + id) ? t('rule.' + id) : english ?? id);
}
