/** The scoreboard that pad, wall, overlay and table page share: everything on it follows from the facts. */

import { h } from '../lib/view.js';
import { t } from '../lib/words.js';
import { breakBalls, side } from './numbers.js';

/** Both players with points and frames. @param {View} facts @returns {ViewNode} */
export function scores(facts) {
  return h('div', { class: 'scores', key: 'scores' }, [0, 1].map((seat) => player(facts, seat)));
}

/** @param {View} facts @param {number} seat */
function player(facts, seat) {
  const own = side(facts, seat);
  const label = t('snooker.player', { name: own.name, points: own.points, frames: own.frames });
  return h('section', {
      key: seat,
      class: `player${own.striking ? ' striking' : ''}${own.won ? ' won' : ''}`,
      'aria-label': own.striking ? `${label}, ${t('snooker.at-table')}` : label,
      'data-testid': `player-${seat}`,
    },
    h('h2', { class: 'name' }, own.name),
    h('div', { class: 'points', 'data-testid': `points-${seat}` }, own.points),
    h('div', { class: 'frames' },
      h('span', { 'data-testid': `frames-${seat}` }, own.frames),
      h('small', null, t('snooker.frames')),
      own.total === undefined ? null : h('small', null, t('snooker.total', { n: own.total }))),
    own.snookers > 0
      ? h('div', { class: 'snookers' }, t('snooker.needs', { n: own.snookers }))
      : null);
}

/** The break as balls and as a number. @param {View} facts @returns {ViewNode} */
export function visit(facts) {
  const points = facts.table.break;
  return h('div', { class: 'break', key: 'break', 'aria-label': t('snooker.break-of', { n: points }), role: 'img' },
    h('ol', { class: 'balls', 'aria-hidden': 'true' }, breakBalls(facts).map((name) => h('li', null, ball(name)))),
    h('output', { class: 'sum', 'aria-hidden': 'true', 'data-testid': 'break' }, points > 0 ? points : ''));
}

/** Lead and points that are left. @param {View} facts @returns {ViewNode} */
export function situation(facts) {
  const [one, other] = [side(facts, 0), side(facts, 1)];
  const lead = Math.abs(one.points - other.points);
  return h('dl', { class: 'situation', key: 'situation' },
    number(t('snooker.ahead'), lead, 'lead'),
    number(t('snooker.left'), Math.max(one.left, other.left), 'left'),
    number(t('snooker.reds'), facts.table.reds, 'reds'));
}

/** @param {string} name @param {number} value @param {string} id */
function number(name, value, id) {
  return h('div', { key: id }, h('dt', null, name), h('dd', { 'data-testid': id }, value));
}

/** The number of the frame. @param {View} facts @param {number} [most] @returns {string} */
export function frameTitle(facts, most) {
  if (facts.awaits === 'nobody') return t('snooker.over');
  if (facts.table.frame === 0) return t('snooker.before');
  return most ? t('snooker.frame-of', { n: facts.table.frame, of: most }) : t('snooker.frame', { n: facts.table.frame });
}

/** A ball, shown by colour, character and position. @param {string} name @returns {ViewNode} */
export function ball(name) {
  return h('span', { class: `ball ${name}`, 'data-letter': t(`snooker.letter.${name}`) });
}
