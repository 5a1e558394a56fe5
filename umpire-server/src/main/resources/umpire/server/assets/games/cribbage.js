/** A table of cribbage: the board, the count, the crib on its owner's side, the show. */

import { called } from '../lib/cards.js';
import { Hand } from '../lib/hand.js';
import { draw, h } from '../lib/view.js';
import { board } from './cribbage-board.js';
import { lastShow, scoring } from './cribbage-show.js';
import { cardsOf, chips } from './shared.js';

/** The most points of four or five cards; the number pad shows all, so that it gives no hint. */
const MOST = { count: 29, peg: 14, muggins: 29 };
const MOST_OF_FIVE = 46;

/** @param {HTMLElement} root @param {Tools} tools @returns {Drawing} */
export function create(root, tools) {
  /** @type {Played} */
  let message;
  /** @type {{ front: number, back: number }[]} */
  let pegs = [];
  let dismissed = -1;
  const hand = new Hand(tools, () => paint());
  const { t } = tools;

  const own = () => message.view.seats.find((seat) => seat.name === message.view.seat);
  const legal = () => message.view.legal;
  const discards = () => legal().filter((event) => event.startsWith('discard'));
  const toDiscard = () => (discards()[0]?.split(' ').length ?? 1) - 1;

  /** @param {string[]} names */
  async function play(names) {
    const discarding = discards().length > 0;
    if (discarding && names.length < toDiscard()) tools.announce(t('cribbage.discard', { n: toDiscard() }));
    else if (await tools.send(`${discarding ? 'discard' : 'lay'} ${names.join(' ')}`)) hand.clear();
    paint();
  }

  /** @param {string} card */
  function fits(card) {
    const { awaited, seat } = message.view;
    if (!seat || !awaited.includes(seat)) return true;
    return (
      legal().some((event) => event.split(' ').includes(card)) || !legal().some((event) => event.startsWith('lay'))
    );
  }

  function paint() {
    const seat = own();
    if (seat) {
      hand.hold(seat.hand, { fits, most: Math.max(1, toDiscard()), play, why: (card) => tools.explain('lay ' + card) });
    }
    const crib = message.view.table.dealer === seat?.name;
    draw(
      root,
      h(
        'div',
        { class: 'felt cribbage' },
        chips(message, tools, (other) => [
          cardsOf(other.hand.length, t),
          message.view.table.dealer === other.name ? cribPile() : undefined,
        ]),
        board(message.view, pegs, t),
        show() ?? (legal().some((event) => event.startsWith('count')) ? undefined : middle()),
        seat ? mine(seat, crib) : undefined,
      ),
    );
  }

  /** The crib, beside its owner. @returns {ViewNode} */
  function cribPile() {
    const crib = message.view.cards.crib ?? [];
    const inside = crib.length || message.view.seats.reduce((sum, seat) => sum + (seat.own.thrown?.length ?? 0), 0);
    return h(
      'span',
      { class: 'crib' },
      h('span', null, t('cribbage.crib')),
      crib.length
        ? crib.map((name) => h('span', { key: name, class: 'tiny-card' }, tools.card(name)))
        : inside
          ? cardsOf(inside, t)
          : undefined,
    );
  }

  /** The starter, the cards of this count, and their count. @returns {ViewNode} */
  function middle() {
    const { cards, table } = message.view;
    const lit = scoring(tools.told());
    const starter = cards.starter?.[0];
    return h(
      'div',
      { class: 'middle' },
      h(
        'div',
        { class: 'starter' },
        h('span', { class: 'label' }, t('cribbage.starter')),
        h(
          'div',
          {
            class: 'medium-card',
            role: 'img',
            'aria-label': starter ? called(tools.game, starter) : t('card.unknown'),
          },
          tools.card(starter ?? '?'),
        ),
      ),
      h(
        'div',
        { class: 'count-box' },
        h(
          'p',
          { class: 'count', 'aria-label': t('cribbage.count', { n: table.count }) },
          h('b', null, table.count),
          h('span', null, '/ 31'),
        ),
        h(
          'div',
          { class: 'row face-up', role: 'group', 'aria-label': t('cribbage.laid') },
          (cards.faceUp ?? []).map((name) =>
            h(
              'span',
              {
                key: name,
                class: lit.has(name) ? 'medium-card laid-card lit' : 'medium-card laid-card',
                role: 'img',
                'aria-label': called(tools.game, name),
              },
              tools.card(name),
            ),
          ),
        ),
      ),
    );
  }

  /** The show, combination by combination, until it is closed or the next cards are discarded. */
  function show() {
    const found = lastShow(tools.told());
    if (!found || found.seq === dismissed || message.view.table.phase === 'play') return undefined;
    return h(
      'section',
      { class: 'show', 'aria-label': t('cribbage.show') },
      found.hands.map((part) =>
        h(
          'div',
          { class: 'shown-hand' },
          h(
            'h3',
            null,
            `${part.seat} ${part.crib ? '· ' + t('cribbage.crib') : ''}`,
            h('b', null, t('points', { n: part.total })),
          ),
          h(
            'div',
            { class: 'row' },
            part.cards.map((name) => h('span', { key: name, class: 'tiny-card' }, tools.card(name))),
          ),
          h(
            'ol',
            null,
            part.items.map((item) =>
              h('li', null, h('span', null, tools.say(item)), h('b', null, '+' + (item.points ?? 0))),
            ),
          ),
        ),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'primary',
          onclick: () => {
            dismissed = found.seq;
            paint();
          },
        },
        t('go-on'),
      ),
    );
  }

  /** @param {View['seats'][number]} seat @param {boolean} crib @returns {ViewNode} */
  function mine(seat, crib) {
    const turn = message.view.awaited.includes(seat.name);
    return h(
      'div',
      { class: turn ? 'mine turn' : 'mine' },
      h('div', { class: 'mine-head' }, tools.badge(seat.name), crib ? cribPile() : undefined),
      pad(),
      h('div', { class: 'moves' }, moves()),
      hand.fan(t('hand.yours', { n: seat.hand.length })),
    );
  }

  /** @returns {ViewChild[]} */
  function moves() {
    const chosen = hand.chosen();
    const n = toDiscard();
    return [
      n
        ? h(
            'button',
            {
              key: 'discard',
              type: 'button',
              class: 'primary',
              'data-do': 'discard',
              disabled: chosen.length !== n,
              onclick: () => play(chosen),
            },
            t('cribbage.discard', { n }),
          )
        : undefined,
      !n && chosen.length && legal().includes('lay ' + chosen[0])
        ? h(
            'button',
            { key: 'lay', type: 'button', class: 'primary', onclick: () => play(chosen) },
            t('lay', { card: tools.say({ text: chosen[0] }) }),
          )
        : undefined,
      ['go', 'agree']
        .filter((event) => legal().includes(event))
        .map((event) =>
          h(
            'button',
            { key: event, type: 'button', class: 'primary', onclick: () => tools.send(event) },
            t('cribbage.' + event),
          ),
        ),
    ];
  }

  /** A number pad for players who count: it shows the same numbers whatever the count is. */
  function pad() {
    const verb = /** @type {(keyof typeof MOST)[]} */ (['count', 'muggins', 'peg']).find((v) =>
      legal().some((event) => event.startsWith(v + ' ')),
    );
    if (!verb) return undefined;
    const cards = onTheTable(verb);
    const most = verb !== 'peg' && cards.length > 4 ? MOST_OF_FIVE : MOST[verb];
    return h(
      'div',
      { class: 'pad', role: 'group', 'aria-label': t('cribbage.say.' + verb) },
      h('span', { class: 'label' }, t('cribbage.say.' + verb)),
      verb === 'peg' ? undefined : counted(cards),
      h(
        'div',
        { class: 'numbers' },
        Array.from({ length: most + 1 }, (_, n) =>
          h('button', { key: n, type: 'button', 'data-number': n, onclick: () => tools.send(`${verb} ${n}`) }, n),
        ),
      ),
    );
  }

  /** The cards to count: the turned-up crib, the viewer's own, or those of the last player who counted. @param {string} verb @returns {string[]} */
  function onTheTable(verb) {
    const { cards, seats, seat } = message.view;
    const whose = seats.find((s) => (s.name === seat) === (verb === 'count'));
    const held = (whose?.hand ?? []).filter((name) => name !== '?');
    return cards.crib?.length ? cards.crib : [...(whose?.own.laid ?? []), ...held];
  }

  /** @param {string[]} hand */
  function counted(hand) {
    return h(
      'div',
      { class: 'row counted' },
      [...hand, ...(message.view.cards.starter ?? [])].map((/** @type {string} */ name, /** @type {number} */ i) =>
        h(
          'span',
          {
            key: name,
            class: i === hand.length ? 'medium-card starter-card' : 'medium-card',
            role: 'img',
            'aria-label': called(tools.game, name),
          },
          tools.card(name),
        ),
      ),
    );
  }

  /** The front peg is the score, the rear peg the previous score. @param {View} view */
  function movePegs(view) {
    const points = view.sides.map((side) => Object.values(side.tallies)[0] ?? 0);
    const fresh = pegs.length !== points.length;
    pegs = points.map((front, i) => {
      if (fresh) return { front, back: Math.max(0, front - lastGain(i)) };
      return front === pegs[i].front ? pegs[i] : { front, back: front > pegs[i].front ? pegs[i].front : 0 };
    });
  }

  /** @param {number} side */
  function lastGain(side) {
    const scores = tools
      .told()
      .flatMap((entry) => entry.rulings ?? [])
      .map((ruling) => ruling.scores?.[side] ?? 0);
    for (let i = scores.length - 1; i > 0; i--) if (scores[i] > scores[i - 1]) return scores[i] - scores[i - 1];
    return 0;
  }

  return {
    update(next) {
      message = next;
      movePegs(next.view);
      paint();
    },
    suggest(event) {
      hand.choose(event.split(' ').slice(1));
      paint();
    },
  };
}
