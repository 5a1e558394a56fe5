/** Cards: their notation in each game, their names and their pictures. */

import { asset, h } from './view.js';
import { t } from './words.js';

/** The notation of cards in records: one pattern per game, and the meaning of its characters. */
const WRITINGS = {
  maumau: { pattern: '[HSCD][2-6SENTJQKA]', suitFirst: true, ranks: { S: '7', E: '8', N: '9' } },
  cribbage: { pattern: '[A2-9TJQK][HSCD]', suitFirst: false, ranks: {} },
  tractor: { pattern: '[HSCD][2-9TJQKA]|BJ|RJ', suitFirst: true, ranks: {} },
};
const SIGNS = { H: '♥', S: '♠', D: '♦', C: '♣' };

/** @param {string} game @returns {{ pattern: string, suitFirst: boolean, ranks: Record<string, string> }} */
function writing(game) {
  return WRITINGS[/** @type {keyof typeof WRITINGS} */ (game)] ?? WRITINGS.cribbage;
}

/** Parses a card in the notation of this game; undefined for an unknown card. @param {string} game @param {string} name @returns {Card | undefined} */
export function read(game, name) {
  const { pattern, suitFirst, ranks } = writing(game);
  if (!new RegExp(`^(${pattern})$`).test(name)) return undefined;
  if (game === 'tractor' && (name === 'BJ' || name === 'RJ')) return { suit: name === 'RJ' ? 'R' : 'B', rank: 'joker' };
  const [suit, rank] = suitFirst ? [name[0], name[1]] : [name[1], name[0]];
  return { suit: /** @type {Card['suit']} */ (suit), rank: ranks[rank] ?? (rank === 'T' ? '10' : rank) };
}

/** The full name of a card. @param {string} game @param {string} name */
export function called(game, name) {
  const card = read(game, name);
  if (!card) return t('card.unknown');
  if (card.rank === 'joker') return t('card.joker.' + card.suit);
  return t('card.name', { rank: rankWord(card.rank), suit: t('suit.' + card.suit) });
}

/** @param {string} rank */
export function rankWord(rank) {
  return /\d/.test(rank) ? rank : t('rank.' + rank);
}

/** A card in two or three characters, for running text: 10♥. @param {string} game @param {string} name */
export function brief(game, name) {
  const card = read(game, name);
  if (!card) return name;
  return card.rank === 'joker'
    ? t('card.joker.' + card.suit)
    : letter(card.rank) + SIGNS[/** @type {'H'} */ (card.suit)];
}

/** The corner mark of a rank. @param {string} rank */
export function letter(rank) {
  return /\d/.test(rank) ? rank : t('letter.' + rank);
}

/**
 * A sentence with its cards written short, including those without spaces between them. A player's
 * name that looks like a card is left unchanged.
 *
 * @param {string} game
 * @param {string} text
 * @param {string[]} names of the seats
 */
export function withCards(game, text, names) {
  if (!(game in WRITINGS)) return text;
  const card = `(?:${writing(game).pattern})`;
  return hidden(text).replace(new RegExp(`(?<!\\w)${card}+(?!\\w)`, 'g'), (found) =>
    names.includes(found)
      ? found
      : (found.match(new RegExp(card, 'g')) ?? []).map((name) => brief(game, name)).join(' '),
  );
}

/** A sentence in which unknown cards are named as such. @param {string} text */
function hidden(text) {
  return text.replace(/(?<!\S)\?(?: \?)*(?![^\s.,;:])/g, (found) =>
    found === '?' ? t('card.unknown') : t('cards', { n: found.split(' ').length }),
  );
}

/** The picture of a card; its back if it is unknown. @param {string} game @param {string} name @returns {ViewNode} */
export function picture(game, name) {
  const card = read(game, name);
  if (!card)
    return h(
      'svg',
      { class: 'face back', viewBox: '0 0 100 140', 'aria-hidden': 'true' },
      part('back', 0, 0, 100, 140),
    );
  return h('svg', { class: `face suit-${card.suit}`, viewBox: '0 0 100 140', 'aria-hidden': 'true' }, ...inside(card));
}

/** @param {Card} card @returns {ViewNode[]} */
function inside(card) {
  if (card.rank === 'joker') return [glyph(t('letter.joker.' + card.suit), 9, 9, 28), part('joker', 14, 44, 72, 80)];
  const court = 'JQK'.includes(card.rank);
  return [
    glyph(letter(card.rank), 9, 8, 32),
    part(card.suit, 9, 46, 26, 26),
    ...(court ? [part('court-' + card.rank, 34, 30, 58, 46)] : []),
    court ? part(card.suit, 44, 80, 38, 38) : part(card.suit, 36, 56, 52, 52),
    glyph(t('suit-letter.' + card.suit), 11, 117, 14),
  ];
}

/** A character from the sprite: part of the picture, not text of the page. @param {string} text @param {number} x @param {number} y @param {number} size */
export function glyph(text, x, y, size) {
  return part('t-' + text, x, y, size, size);
}

/** @param {string} id @param {number} x @param {number} y @param {number} width @param {number} height */
export function part(id, x, y, width, height) {
  return h('use', { href: asset('cards.svg') + '#' + encodeURIComponent(id), x, y, width, height });
}

/** The symbol of a suit as a picture. @param {string} suit */
export function pip(suit) {
  return h('svg', { class: `pip suit-${suit}`, viewBox: '0 0 40 40', 'aria-hidden': 'true' }, part(suit, 2, 2, 36, 36));
}
