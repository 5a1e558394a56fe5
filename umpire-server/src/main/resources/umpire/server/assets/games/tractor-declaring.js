/** Declaring while the cards are dealt: buttons that never move, and a pass for the whole deal. */

import { letter, pip } from '../lib/cards.js';
import { h } from '../lib/view.js';

const SUITS = ['S', 'H', 'C', 'D'];

export class Declaring {
  /** @param {Tools} tools @param {() => void} redraw */
  constructor(tools, redraw) {
    this.tools = tools;
    this.redraw = redraw;
    this.passing = false;
    this.answered = -1;
  }

  /** Passes automatically if the player asked for it, whatever the hand, so that the speed reveals nothing. @param {Played} message */
  update(message) {
    const { view, ask } = message;
    if (view.table.phase === 'playing') this.passing = false;
    if (!this.passing || !ask || ask.id === this.answered || !view.legal.includes('pass')) return;
    this.answered = ask.id;
    this.tools.send('pass');
  }

  /** @param {Played} message @returns {ViewNode} */
  view(message) {
    const { t } = this.tools;
    const { legal, table } = message.view;
    const rank = String(table.rank);
    const shown = letter(rank === 'T' ? '10' : rank);
    const one = SUITS.map((suit) =>
      this.button(legal, [suit + rank], [pip(suit), shown], `${t('suit.' + suit)} ${shown}`),
    );
    const two = SUITS.map((suit) =>
      this.button(
        legal,
        [suit + rank, suit + rank],
        [pip(suit), shown + shown],
        `${t('suit.' + suit)} ${shown}${shown}`,
      ),
    );
    const jokers = ['BJ', 'RJ'].map((joker) =>
      this.button(legal, [joker, joker], [joker === 'RJ' ? '★★' : '☆☆'], `${t('card.joker.' + joker[0])} × 2`),
    );
    return h(
      'div',
      { class: 'declaring', role: 'group', 'aria-label': t('tractor.declare') },
      h('div', { class: 'declare-grid' }, one, jokers[0], two, jokers[1]),
      h(
        'div',
        { class: 'moves' },
        h(
          'button',
          {
            type: 'button',
            class: 'primary',
            disabled: !legal.includes('pass'),
            'data-do': 'pass',
            onclick: () => this.tools.send('pass'),
          },
          t('pass'),
        ),
        h(
          'button',
          { type: 'button', 'aria-pressed': String(this.passing), onclick: () => this.toggle(message) },
          t('tractor.pass-on'),
        ),
      ),
    );
  }

  /** @param {Played} message */
  toggle(message) {
    this.passing = !this.passing;
    this.update(message);
    this.redraw();
  }

  /** @param {string[]} legal @param {string[]} cards @param {ViewChild[]} content @param {string} label */
  button(legal, cards, content, label) {
    const event = 'declare ' + cards.join(' ');
    return h(
      'button',
      {
        key: event,
        type: 'button',
        class: 'declare',
        disabled: !legal.includes(event),
        'aria-label': `${this.tools.t('tractor.declare')}: ${label}`,
        onclick: () => this.tools.send(event),
      },
      content,
    );
  }
}
