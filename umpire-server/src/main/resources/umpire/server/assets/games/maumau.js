/** A table of Mau-Mau: the other players as chips, the piles, the viewer's hand. */

import { Hand } from '../lib/hand.js';
import { called, pip } from '../lib/cards.js';
import { draw, h } from '../lib/view.js';
import { cardsOf, chips } from './shared.js';

const SUITS = /** @type {const} */ ([
  ['spades', 'S'],
  ['hearts', 'H'],
  ['diamonds', 'D'],
  ['clubs', 'C'],
]);

/** Calls made with one of the last cards; they end an event. */
const WORD = / mau(-mau)?$/;

/** @param {HTMLElement} root @param {Tools} tools @returns {Drawing} */
export function create(root, tools) {
  /** @type {Played} */
  let message;
  let mau = false;
  const hand = new Hand(tools, () => paint());
  const { t } = tools;

  const own = () => message.view.seats.find((seat) => seat.name === message.view.seat);
  const lays = (/** @type {string} */ card) => message.view.legal.filter((event) => event.split(' ')[1] === card);
  const wishes = () => lays(hand.chosen()[0] ?? '').filter((event) => SUITS.some(([suit]) => event.includes(suit)));

  /** Lays a card with all calls that go with it. @param {string} card @param {string} [suit] */
  async function lay(card, suit) {
    const plain = ['lay', card, suit].filter(Boolean).join(' ');
    const said = lays(card).find((event) => event.startsWith(plain) && WORD.test(event));
    const words = (mau && said) || plain;
    if (await tools.send(words)) {
      mau = false;
      hand.clear();
    }
    paint();
  }

  const mauCan = () => message.view.legal.some((event) => WORD.test(event));

  /** @param {string[]} names */
  function play([card]) {
    if (!card) return;
    if (!lays(card).length) tools.explain('lay ' + card);
    else if (wishes().length > 1) tools.announce(t('maumau.wish'));
    else lay(card);
  }

  function paint() {
    const seat = own();
    if (seat) {
      const turn = message.view.awaited.includes(seat.name);
      hand.hold(seat.hand, {
        fits: (card) => !turn || lays(card).length > 0,
        most: 1,
        play,
        why: (card) => tools.explain('lay ' + card),
      });
    }
    draw(root, h('div', { class: 'felt maumau' }, others(), middle(), seat ? mine(seat) : undefined));
  }

  /** @returns {ViewNode} */
  function others() {
    return chips(message, tools, (seat) => [cardsOf(seat.hand.length, t)], round());
  }

  /** An arrow for the direction of play, if it can change. */
  function round() {
    const { seats } = message.view;
    if (seats.length < 3) return undefined;
    const onward = seats[0].own.next === seats[1].name;
    return h(
      'span',
      { class: 'round', role: 'img', 'aria-label': t(onward ? 'maumau.onward' : 'maumau.backward') },
      onward ? '↻' : '↺',
    );
  }

  /** @returns {ViewNode} */
  function middle() {
    const { cards, table, legal } = message.view;
    const laid = cards.laid ?? [];
    const pile = cards.drawPile?.length ?? 0;
    const drawing = legal.includes('draw');
    return h(
      'div',
      { class: 'middle' },
      h(
        'button',
        {
          type: 'button',
          class: 'pile',
          disabled: !drawing,
          'aria-label': `${t('maumau.pile')}: ${t('cards', { n: pile })}. ${drawing ? t('maumau.draw') : ''}`,
          onclick: () => tools.send('draw'),
        },
        pile ? tools.card('?') : h('span', { class: 'empty' }),
        h('span', { class: 'number' }, pile),
      ),
      h(
        'div',
        {
          class: 'laid',
          role: 'img',
          'aria-label': laid.length
            ? t('maumau.top', { card: called(tools.game, laid[laid.length - 1]) })
            : t('maumau.none-laid'),
        },
        laid
          .slice(-3)
          .map((name, i, shown) =>
            h('div', { key: `${laid.length - shown.length + i}`, class: 'laid-card' }, tools.card(name)),
          ),
      ),
      h('div', { class: 'signs' }, signs(table)),
    );
  }

  /** The effects in force, beside the top card. @param {Record<string, any>} table @returns {ViewChild[]} */
  function signs(table) {
    const wished = SUITS.find(([suit]) => suit === table.named);
    return [
      wished
        ? h('p', { class: 'sign' }, pip(wished[1]), t('maumau.wished', { suit: t('suit.' + wished[1]) }))
        : undefined,
      table.penalty > 0 ? h('p', { class: 'sign due' }, t('maumau.due', { n: table.penalty })) : undefined,
      table.eightActive ? h('p', { class: 'sign due' }, t('maumau.eight')) : undefined,
    ];
  }

  /** @param {View['seats'][number]} seat @returns {ViewNode} */
  function mine(seat) {
    const turn = message.view.awaited.includes(seat.name);
    const { legal, sides } = message.view;
    const chosen = hand.chosen()[0];
    const twice = legal.some((event) => event.endsWith('-mau'));
    return h(
      'div',
      { class: turn ? 'mine turn' : 'mine' },
      h(
        'div',
        { class: 'mine-head' },
        tools.badge(seat.name),
        h(
          'span',
          { class: 'points' },
          t('points', { n: Object.values(sides.find((s) => s.seats.includes(seat.name))?.tallies ?? {})[0] ?? 0 }),
        ),
      ),
      chosen && wishes().length > 1 ? wish(chosen) : undefined,
      h(
        'div',
        { class: 'moves' },
        legal.includes('draw')
          ? h(
              'button',
              { key: 'draw', type: 'button', class: 'primary', onclick: () => tools.send('draw') },
              message.view.table.penalty ? t('maumau.draw-due', { n: message.view.table.penalty }) : t('maumau.draw'),
            )
          : undefined,
        legal.includes('pass')
          ? h('button', { key: 'pass', type: 'button', onclick: () => tools.send('pass') }, t('pass'))
          : undefined,
        legal.includes('catch')
          ? h(
              'button',
              { key: 'catch', type: 'button', class: 'primary', onclick: () => tools.send('catch') },
              t('maumau.catch'),
            )
          : undefined,
        mauCan()
          ? h(
              'button',
              {
                key: 'mau',
                type: 'button',
                class: 'mau',
                'aria-pressed': String(mau),
                onclick: () => {
                  mau = !mau;
                  paint();
                },
              },
              t(twice ? 'maumau.mau-mau' : 'maumau.mau'),
            )
          : undefined,
        chosen && lays(chosen).length && wishes().length <= 1
          ? h(
              'button',
              { key: 'lay', type: 'button', class: 'primary', onclick: () => lay(chosen) },
              t('lay', { card: tools.say({ text: chosen }) }),
            )
          : undefined,
      ),
      hand.fan(t('hand.yours', { n: seat.hand.length })),
    );
  }

  /** The four suits that a wild card can name. @param {string} card @returns {ViewNode} */
  function wish(card) {
    return h(
      'div',
      { class: 'wish', role: 'group', 'aria-label': t('maumau.wish') },
      h('span', null, t('maumau.wish')),
      SUITS.filter(([suit]) => wishes().some((event) => event.includes(suit))).map(([suit, sign]) =>
        h(
          'button',
          {
            key: suit,
            type: 'button',
            class: 'suit',
            'data-suit': suit,
            'aria-label': t('suit.' + sign),
            onclick: () => lay(card, suit),
          },
          pip(sign),
        ),
      ),
    );
  }

  return {
    update(next) {
      if (message && next.view.history.length < message.view.history.length) mau = false;
      message = next;
      paint();
    },
    suggest(event) {
      const [verb, card] = event.split(' ');
      mau = WORD.test(event);
      if (verb === 'lay') hand.choose([card]);
      paint();
    },
  };
}
