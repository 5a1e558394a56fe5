/** Finding a friend: the card that the dealer names, and the sides as far as they are public. */

import { brief, letter, pip, read } from '../lib/cards.js';
import { h } from '../lib/view.js';

const SUITS = ['S', 'H', 'C', 'D'];
const COPIES = ['first', 'second'];

/** Naming the card: first its copy, then the card. */
export class Naming {
  /** @param {Tools} tools @param {() => void} redraw */
  constructor(tools, redraw) {
    this.tools = tools;
    this.redraw = redraw;
    this.copy = COPIES[0];
    this.hinted = '';
  }

  /** @param {View} view @returns {ViewNode} */
  view(view) {
    const { t } = this.tools;
    return h(
      'div',
      { class: 'naming', role: 'group', 'aria-label': t('tractor.friend') },
      h('p', { class: 'fine' }, t('tractor.name-friend')),
      h(
        'div',
        { class: 'moves' },
        COPIES.map((copy) =>
          h(
            'button',
            { key: copy, type: 'button', 'aria-pressed': String(copy === this.copy), onclick: () => this.choose(copy) },
            t('tractor.copy.' + copy),
          ),
        ),
      ),
      SUITS.map((suit) => this.suit(view, suit)),
    );
  }

  /** The cards of a suit that can be named, from the top down. @param {View} view @param {string} suit */
  suit(view, suit) {
    const events = view.legal.filter((event) => event.startsWith('friend ' + suit) && event.endsWith(this.copy));
    return events.length
      ? h(
          'div',
          { key: suit, class: 'suit-row' },
          h('span', { class: 'row-name' }, pip(suit)),
          h('div', { class: 'tiles' }, events.reverse().map((event) => this.button(event))),
        )
      : undefined;
  }

  /** @param {string} event */
  button(event) {
    const { t, game } = this.tools;
    const name = event.split(' ')[1];
    return h(
      'button',
      {
        key: event,
        type: 'button',
        class: event === this.hinted ? 'declare hinted' : 'declare',
        'data-do': event,
        'aria-label': `${t('tractor.friend')}: ${brief(game, name)}, ${t('tractor.copy.' + this.copy)}`,
        onclick: () => this.tools.send(event),
      },
      letter(read(game, name)?.rank ?? ''),
    );
  }

  /** @param {string} copy */
  choose(copy) {
    this.copy = copy;
    this.redraw();
  }

  /** Shows the card that a hint names. @param {string} event */
  suggest(event) {
    this.hinted = event;
    this.choose(event.split(' ')[2]);
  }
}

/** The known opponents of the dealer, and their points. @param {View} view @returns {{ seats: string[], points: number } | undefined} */
export function defenders({ table, sides, seats }) {
  if (!table.dealer) return undefined;
  if (table.defenders !== undefined) {
    const others = seats.map((seat) => seat.name).filter((name) => name !== table.dealer && name !== table.friend);
    return { seats: others, points: Number(table.defenders) };
  }
  const side = sides.find(({ seats: members }) => !members.includes(table.dealer));
  return side && { seats: side.seats, points: side.tallies.points ?? 0 };
}

/** The card that finds a friend, until one is found; or that the dealer is alone. @param {View} view @param {Tools} tools @returns {ViewNode | undefined} */
export function awaited({ table }, { t, game }) {
  if (!table.friendCard || (table.friend && table.friend !== table.dealer)) return undefined;
  const copy = t('tractor.copy.' + COPIES[Number(table.friendCopy) - 1]);
  return h(
    'p',
    { class: 'friend-card' },
    table.friend ? t('tractor.alone') : t('tractor.friend-is', { copy, card: brief(game, table.friendCard) }),
  );
}
