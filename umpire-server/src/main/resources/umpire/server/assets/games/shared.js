/** Parts that tables of all card games share. */

import { asset, h } from '../lib/view.js';

/**
 * The other players as chips, in playing order after the viewer.
 *
 * @param {Played} message
 * @param {Tools} tools
 * @param {(seat: View['seats'][number]) => ViewChild[]} more further content of a chip
 * @param {ViewChild} [sign]
 * @returns {ViewNode}
 */
export function chips(message, tools, more, sign) {
  const { view } = message;
  return h(
    'ul',
    { class: 'chips' },
    after(view).map((seat) =>
      h(
        'li',
        { key: seat.name, class: view.awaited.includes(seat.name) ? 'chip turn' : 'chip' },
        tools.badge(seat.name),
        h('span', { class: 'chip-facts' }, more(seat), score(view, seat.name, tools)),
      ),
    ),
    sign ? h('li', { key: '*', class: 'chip-sign' }, sign) : undefined,
  );
}

/** The other seats, beginning with the next one. @param {View} view */
export function after(view) {
  const at = view.seats.findIndex((seat) => seat.name === view.seat);
  return at < 0 ? view.seats : [...view.seats.slice(at + 1), ...view.seats.slice(0, at)];
}

/** @param {View} view @param {string} name @param {Tools} tools */
function score(view, name, tools) {
  const side = view.sides.find((s) => s.seats.includes(name));
  const points = Object.values(side?.tallies ?? {})[0];
  return points === undefined ? undefined : h('span', { class: 'points' }, tools.t('points', { n: points }));
}

/** The number of cards in a hand, on a small card back. @param {number} n @param {Tools['t']} t */
export function cardsOf(n, t) {
  return h(
    'span',
    { class: 'held', role: 'img', 'aria-label': t('cards', { n }) },
    h(
      'svg',
      { viewBox: '0 0 100 140', 'aria-hidden': 'true' },
      h('use', { href: asset('cards.svg') + '#back', width: 100, height: 140 }),
    ),
    h('span', { 'aria-hidden': 'true' }, n),
  );
}
