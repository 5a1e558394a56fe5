/** The referee's rulings, each with its rule on a tap, and the statistics of the match. */

import { openSheet } from '../lib/sheet.js';
import { h } from '../lib/view.js';
import { rule, say, t } from '../lib/words.js';
import { statistics } from './numbers.js';
import { TABLE } from './match.js';

/** @typedef {import('./match.js').ScoredMatch} ScoredMatch */

const SHOWN = 40;

/** A ruling in one line. @param {Ruling} ruling @returns {string} */
export function line(ruling) {
  const points = ruling.points ? ` (${ruling.points > 0 ? '+' : ''}${ruling.points})` : '';
  return `${ruling.seat ? ruling.seat + ' ' : ''}${say(ruling)}${points}`;
}

/** The announcement of an event: its most important ruling. @param {{ rulings?: Ruling[] } | undefined} told @returns {string} */
export function gist(told) {
  const rulings = told?.rulings ?? [];
  const said = rulings.filter((one) => !['standing', 'stroke', 'nomination', 'respot'].includes(one.rule));
  return said.slice(0, 3).map(line).join('; ');
}

/** @param {ScoredMatch} match */
export function openTold(match) {
  openSheet(t('snooker.told'), () => [
    match.told.length === 0 ? h('p', null, t('snooker.nothing-told')) : null,
    h('ol', { class: 'told', reversed: true, start: match.told.length },
      match.told.slice(-SHOWN).reverse().map((event) => h('li', { key: event.n },
        h('b', null, event.by === TABLE ? event.event : `${event.by}: ${event.event}`),
        event.rulings.map((ruling, i) => ruled(match, ruling, i))))),
  ]);
}

/** @param {ScoredMatch} match @param {Ruling} ruling @param {number} i */
function ruled(match, ruling, i) {
  const stated = JSON.parse(match.kernel.rule(ruling.rule));
  return h('details', { key: i },
    h('summary', null, line(ruling)),
    h('p', null, h('code', null, ruling.rule), ' ', rule(ruling.rule, stated.sentence)),
    h('p', { class: 'about' }, stated.source));
}

/** @param {{ by?: string, event?: string, rulings?: Ruling[] }[]} told @param {string[]} names @returns {ViewNode} */
export function statisticsTable(told, names) {
  const all = statistics(told, names);
  const rows = ['frames', 'points', 'pots', 'strokes', 'highest', 'fifties', 'hundreds', 'fouls', 'given'];
  return h('table', { class: 'statistics', key: 'statistics' },
    h('thead', null, h('tr', null, h('td', null), all.map((one) => h('th', { scope: 'col', key: one.name }, one.name)))),
    h('tbody', null, rows.map((row) => h('tr', { key: row },
      h('th', { scope: 'row' }, t(`snooker.stat.${row}`)),
      all.map((one) => h('td', { key: one.name }, String(/** @type {any} */ (one)[row])))))));
}

/** @param {ScoredMatch} match */
export function openStatistics(match) {
  openSheet(t('snooker.statistics'), () => [statisticsTable(match.told, match.kept.names)]);
}
