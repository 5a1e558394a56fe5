/** A table of Tractor: the trick as a compass, the hand in rows, the play named before it is sent. */

import { Hand } from '../lib/hand.js';
import { draw, h } from '../lib/view.js';
import { after } from './shared.js';
import { Declaring } from './tractor-declaring.js';
import { compass, lastTrick } from './tractor-compass.js';
import { Naming, defenders } from './tractor-friends.js';
import { forced, rows, tile } from './tractor-hand.js';
import { Judged } from './tractor-judged.js';
import { openSheet } from '../lib/sheet.js';

/** The phases in which players may declare. */
const DECLARING = ['drawing', 'declaring', 'overbidding'];

/** The ranks from eleven on. */
const HIGH = ['J', 'Q', 'K', 'A'];

/** @param {HTMLElement} root @param {Tools} tools @returns {Drawing} */
export function create(root, tools) {
  /** @type {Played} */
  let message;
  const { t } = tools;
  const hand = new Hand(tools, () => chosen());
  const judged = new Judged(tools, () => paint());
  const declaring = new Declaring(tools, () => paint());
  const naming = new Naming(tools, () => paint());

  const own = () => message.view.seats.find((seat) => seat.name === message.view.seat);
  const verb = () => (message.view.legal.some((event) => event.startsWith('bury')) ? 'bury' : 'lay');
  const turn = () => Boolean(message.view.seat && message.view.awaited.includes(message.view.seat));

  /** The size of a play: that of the lead, that of the kitty when burying, any size in a lead. */
  function most() {
    const first = message.view.legal[0]?.split(' ').length ?? 2;
    return verb() === 'bury' || Number(message.view.table.led) > 0 ? first - 1 : 25;
  }

  function chosen() {
    judged.look(
      turn() && hand.selected.size ? `${verb()} ${hand.chosen().join(' ')}` : '',
      exact() || hand.selected.size === most(),
    );
    paint();
  }

  /** Whether any number of cards can be judged: a lead may have any size. */
  const exact = () => verb() === 'lay' && !Number(message.view.table.led);

  /** @param {string[]} names */
  async function play(names) {
    if (!turn()) return;
    if (!exact() && names.length !== most()) tools.notice(t('tractor.so-many', { n: most() }));
    else if (await tools.send(`${verb()} ${names.join(' ')}`)) {
      hand.clear();
      judged.look('', false);
    }
    paint();
  }

  /** @param {string} card */
  function fits(card) {
    const { legal, complete } = message.view;
    const playing = turn() && complete && legal.some((event) => event.startsWith('lay '));
    return !playing || legal.some((event) => event.split(' ').includes(card));
  }

  function paint() {
    const { view } = message;
    const seat = own();
    const must = turn() ? forced(view) : new Map();
    if (seat) {
      const most_ = turn() ? most() : 25;
      hand.hold(
        rows(seat.hand, view.table).flatMap((row) => row.cards),
        {
          fits,
          most: most_,
          pairs: true,
          play,
          why: (card) => tools.explain(`${verb()} ${card}`),
          mark: (card) => (must.has(card) ? 'forced' : ''),
          face: (card) => tile(card, tools.game),
        },
      );
    }
    draw(
      root,
      h(
        'div',
        { class: view.table.phase === 'playing' ? 'felt tractor' : 'felt tractor before' },
        head(view),
        compass(message, tools, seat ? [...after(view), seat] : view.seats, look),
        seat ? mine(seat) : undefined,
      ),
    );
  }

  /** Rank, main suit, and the points of the defenders against what they need. @param {View} view */
  function head(view) {
    const against = defenders(view);
    const points = against?.points ?? 0;
    return h(
      'div',
      { class: 'gauge' },
      h(
        'span',
        { class: 'ranks' },
        view.sides.map((side) => h('span', null, side.seats.join(' & '), ' ', h('b', null, rankName(side.tallies.ranks)))),
      ),
      against
        ? h(
            'div',
            {
              class: 'meter',
              role: 'img',
              'aria-label': t('tractor.defenders', { seats: against.seats.join(' & '), n: points }),
            },
            h('div', { class: 'fill', style: { width: `${Math.min(100, (Math.max(0, points) / 160) * 100)}%` } }),
            [40, 80, 120].map((mark) =>
              h(
                'span',
                {
                  key: mark,
                  class: points >= mark ? 'mark reached' : 'mark',
                  style: { left: `${(mark / 160) * 100}%` },
                },
                mark,
              ),
            ),
            h('b', null, points),
          )
        : undefined,
    );
  }

  /** @param {number | undefined} rank */
  function rankName(rank) {
    if (rank === undefined) return '';
    return rank > 14 ? t('tractor.beyond') : (HIGH[rank - 11] ?? String(rank));
  }

  /** The last trick on a sheet. */
  function look() {
    const trick = lastTrick(message.view);
    openSheet(t('tractor.last'), () => [
      trick.length
        ? h(
            'dl',
            { class: 'last-trick' },
            trick.map((part) => [
              h('dt', null, part.by),
              h(
                'dd',
                { class: 'row' },
                part.cards.map((name, i) => h('span', { key: name + i, class: 'small-card' }, tools.card(name))),
              ),
            ]),
          )
        : h('p', { class: 'fine' }, t('nothing-yet')),
    ]);
  }

  /** @param {View['seats'][number]} seat */
  function mine(seat) {
    const { view } = message;
    const phase = String(view.table.phase);
    const chosenNow = hand.chosen();
    return h(
      'div',
      { class: turn() ? 'mine turn' : 'mine' },
      DECLARING.includes(phase) ? declaring.view(message) : undefined,
      phase === 'naming' && turn() ? naming.view(view) : undefined,
      turn() && ['lay', 'bury'].includes(message.view.legal[0]?.split(' ')[0] ?? '')
        ? h(
            'div',
            { class: 'compose' },
            h(
              'p',
              { class: judged.style(), role: 'status' },
              judged.text() || (exact() ? t('tractor.lead') : t('tractor.so-many', { n: most() })),
            ),
            h(
              'button',
              {
                type: 'button',
                class: 'primary',
                'data-do': verb(),
                disabled: !chosenNow.length || judged.against(),
                onclick: () => play(chosenNow),
              },
              t('tractor.' + verb(), { n: `${chosenNow.length}${exact() ? '' : '/' + most()}` }),
            ),
          )
        : undefined,
      hand.group(t('hand.yours', { n: seat.hand.length }), 'rows', handRows(seat)),
    );
  }

  /** @param {View['seats'][number]} seat @returns {ViewNode[]} */
  function handRows(seat) {
    let at = 0;
    return rows(seat.hand, message.view.table).map((row) => {
      const keys = hand.keys.slice(at, at + row.cards.length);
      at += keys.length;
      return h(
        'div',
        { key: row.suit, class: 'suit-row' },
        h('span', { class: 'row-name' }, row.sign(t)),
        h('div', { class: 'tiles' }, joined(keys)),
      );
    });
  }

  /** Equal cards share a bracket: one tap selects both, another deselects one. @param {string[]} keys @returns {ViewNode[]} */
  function joined(keys) {
    const nodes = [];
    for (let i = 0; i < keys.length; i++) {
      const [name] = keys[i].split('#');
      if (keys[i + 1]?.split('#')[0] === name) {
        nodes.push(h('span', { key: 'pair-' + name, class: 'pair' }, hand.button(keys[i]), hand.button(keys[++i])));
      } else nodes.push(hand.button(keys[i]));
    }
    return nodes;
  }

  return {
    update(next) {
      const asked = message?.ask?.id;
      message = next;
      if (asked !== next.ask?.id) judged.look('', false);
      declaring.update(next);
      paint();
    },
    suggest(event) {
      if (event.startsWith('friend ')) return naming.suggest(event);
      hand.choose(event.split(' ').slice(1));
      chosen();
    },
  };
}
