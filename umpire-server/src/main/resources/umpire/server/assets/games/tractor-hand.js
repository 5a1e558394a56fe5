/** A hand of Tractor: one row for trumps and one per suit, from the highest card down. */

import { glyph, letter, part, pip, read } from '../lib/cards.js';
import { h } from '../lib/view.js';

const HIGH = 'AKQJT98765432';
const SUITS = ['S', 'H', 'C', 'D'];

/**
 * @param {string[]} hand
 * @param {Record<string, any>} table the facts that define trumps
 * @returns {{ suit: string, cards: string[], sign: (t: Tools['t']) => ViewChild }[]}
 */
export function rows(hand, table) {
  const rank = String(table.rank ?? '');
  const main = String(table.main ?? '');
  const twos = table.twos === 'trumps';
  const trump = (/** @type {string} */ card) =>
    card === 'RJ' || card === 'BJ' || card[1] === rank || card[0] === main || (twos && card[1] === '2');
  const trumps = hand.filter(trump).sort(
    (a, b) => height(b, rank, main, twos) - height(a, rank, main, twos) || (a < b ? -1 : 1),
  );
  const suits = SUITS.filter((suit) => suit !== main).map((suit) => ({
    suit,
    cards: hand
      .filter((card) => !trump(card) && card[0] === suit)
      .sort((a, b) => HIGH.indexOf(a[1]) - HIGH.indexOf(b[1])),
    sign: () => pip(suit),
  }));
  const first = {
    suit: 'trumps',
    cards: trumps,
    sign: (/** @type {Tools['t']} */ t) => h('abbr', { title: t('tractor.trumps') }, t('tractor.trump-letter')),
  };
  return [first, ...suits].filter((row) => row.cards.length);
}

/** The height of a trump. @param {string} card @param {string} rank @param {string} main @param {boolean} twos */
function height(card, rank, main, twos) {
  if (card === 'RJ') return 40;
  if (card === 'BJ') return 39;
  if (card[1] === rank) return card[0] === main ? 38 : 30 + SUITS.indexOf(card[0]);
  if (twos && card[1] === '2') return card[0] === main ? 29 : 20 + SUITS.indexOf(card[0]);
  return HIGH.length - HIGH.indexOf(card[1]);
}

/** A card as a small tile: rank and suit, legible at a finger's width. @param {string} name @param {string} game @returns {ViewNode} */
export function tile(name, game) {
  const card = /** @type {Card} */ (read(game, name));
  const joker = card.rank === 'joker';
  return h(
    'svg',
    { class: `face tile suit-${card.suit}`, viewBox: '0 0 44 46', 'aria-hidden': 'true' },
    ...(joker
      ? [part('joker', 9, 2, 26, 24), glyph(card.suit === 'R' ? '★' : '☆', 15, 28, 14)]
      : [glyph(letter(card.rank), card.rank === '10' ? 11 : 14, 4, 20), part(card.suit, 14, 27, 16, 16)]),
  );
}

/** The cards that every legal play contains, with their numbers; empty if not all plays are known. @param {View} view @returns {Map<string, number>} */
export function forced(view) {
  const plays = view.legal.filter((event) => event.startsWith('lay '));
  if (!view.complete || plays.length === 0 || !Number(view.table.led)) return new Map();
  const all = plays.map((event) => tally(event.split(' ').slice(1)));
  const must = new Map();
  for (const [card, count] of all[0]) {
    const least = Math.min(count, ...all.map((play) => play.get(card) ?? 0));
    if (least > 0) must.set(card, least);
  }
  return must;
}

/** @param {string[]} cards */
function tally(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
