/** The current trick: each play in front of its player. */

import { pip, rankWord } from '../lib/cards.js';
import { h } from '../lib/view.js';
import { cardsOf } from './shared.js';
import { awaited } from './tractor-friends.js';

/** The positions of the players after the viewer, and of the viewer. */
const FOUR = { name: '', places: ['west', 'north', 'east', 'south'] };
const FIVE = { name: ' five', places: ['west', 'northwest', 'northeast', 'east', 'south'] };
const SIX = { name: ' six', places: ['southwest', 'west', 'north', 'east', 'southeast', 'south'] };

/** @param {Played} message @param {Tools} tools @param {View['seats']} seats beginning left of the viewer @param {() => void} look @returns {ViewNode} */
export function compass(message, tools, seats, look) {
  const { view } = message;
  const { name, places } = [FIVE, SIX].find((table) => table.places.length === seats.length) ?? FOUR;
  return h(
    'div',
    { class: 'compass' + name },
    seats.map((seat, i) => place(view, tools, seat, places[i] ?? 'north')),
    centre(view, tools, look),
  );
}

/** @param {View} view @param {Tools} tools @param {View['seats'][number]} seat @param {string} where */
function place(view, tools, seat, where) {
  const { table } = view;
  const laid = /** @type {string[]} */ (Array.isArray(seat.own.laid) ? seat.own.laid : []);
  const shown = laid.length
    ? laid
    : table.phase !== 'playing' && table.declarer === seat.name
      ? (table.declared ?? [])
      : [];
  const winning = (table.winning ?? (Number(table.led) ? undefined : table.leader)) === seat.name && laid.length > 0;
  return h(
    'div',
    {
      key: seat.name,
      class: `place ${where}${view.awaited.includes(seat.name) ? ' turn' : ''}${winning ? ' winning' : ''}`,
    },
    h(
      'div',
      { class: 'who' },
      tools.badge(seat.name),
      table.dealer === seat.name ? h('span', { class: 'dealer' }, tools.t('tractor.dealer')) : undefined,
      table.friend === seat.name && table.friend !== table.dealer
        ? h('span', { class: 'dealer friend' }, tools.t('tractor.friend'))
        : undefined,
      where === 'south' ? undefined : cardsOf(seat.hand.length, tools.t),
    ),
    h(
      'div',
      {
        class: 'played',
        role: shown.length ? 'img' : undefined,
        'aria-label': shown.length ? tools.say({ text: shown.join(' ') }) : undefined,
        style: { '--n': String(shown.length || 1) },
      },
      shown.map((/** @type {string} */ name, /** @type {number} */ i) =>
        h('span', { key: name + i, class: 'played-card laid-card' }, tools.card(name)),
      ),
    ),
  );
}

/** @param {View} view @param {Tools} tools @param {() => void} look */
function centre(view, tools, look) {
  const { table } = view;
  const { t } = tools;
  const main = String(table.main ?? '');
  const rank = String(table.rank ?? '');
  return h(
    'div',
    { key: 'centre', class: 'centre' },
    h(
      'p',
      {
        class: 'trump',
        'aria-label':
          main && main !== 'O'
            ? t('tractor.trump-is', { suit: t('suit.' + main), rank: rankWord(rank === 'T' ? '10' : rank) })
            : t('tractor.no-trump', { rank: rankWord(rank === 'T' ? '10' : rank) }),
      },
      main && main !== 'O' ? pip(main) : undefined,
      h('b', null, rank === 'T' ? '10' : rank),
    ),
    awaited(view, tools),
    Number(table.tricks) > 0
      ? h('button', { type: 'button', class: 'quiet last', onclick: look }, t('tractor.last'))
      : undefined,
  );
}

/** The previous trick, from the history; of a refused throw, the cards that were laid. @param {View} view @returns {{ by: string, cards: string[] }[]} */
export function lastTrick(view) {
  /** @type {{ by: string, cards: string[] }[][]} */
  const tricks = [[]];
  for (const { by, event } of view.history) {
    const [verb, ...rest] = event.split(' ');
    const trick = tricks[tricks.length - 1];
    if (verb === 'refuse' && trick.length) trick[trick.length - 1].cards = rest.slice(1);
    if (verb !== 'lay') continue;
    const again = trick.find((part) => part.by === by);
    if (again) again.cards = rest;
    else trick.push({ by, cards: rest });
    if (trick.length === view.seats.length) tricks.push([]);
  }
  return tricks[tricks.length - 2] ?? [];
}
