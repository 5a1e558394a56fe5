/** A player's name with their state: present or away, bot or stand-in, to move, time left. */

import { h } from '../lib/view.js';
import { t } from '../lib/words.js';

/** @param {string} name @param {Update | undefined} update @returns {ViewNode} */
export function badge(name, update) {
  const seat = update?.life.seats.find((s) => s.name === name);
  const time = left(name, update);
  const awaited = update?.view?.awaited.includes(name);
  const role = playedBy(seat, update?.state === 'playing');
  return h(
    'span',
    { class: ['badge', awaited ? 'awaited' : '', seat?.here === false ? 'away' : ''].join(' ').trim() },
    h('span', { class: 'name' }, name),
    name === update?.viewer.seat && name !== t('seat.you-name')
      ? h('span', { class: 'role' }, t('seat.you'))
      : role && name !== update?.viewer.seat
        ? h('span', { class: 'role' }, role)
        : undefined,
    awaited ? h('span', { class: 'sr' }, t('seat.to-move')) : undefined,
    time === undefined ? undefined : h('span', { class: 'clock', 'data-clock': name }, shown(time)),
  );
}

/** The state of a seat without a present person. @param {LifeSeat | undefined} seat @param {boolean} playing */
function playedBy(seat, playing) {
  if (seat?.kind === 'bot') return t('seat.bot');
  if (!playing) return '';
  if (seat?.standIn) return t('seat.stand-in');
  return seat?.here === false ? t('seat.away') : '';
}

/** Advances the clocks on the page between updates. @param {Element} root @param {Update | undefined} update */
export function tick(root, update) {
  if (!update?.clock) return;
  for (const place of root.querySelectorAll('[data-clock]')) {
    const time = left(/** @type {HTMLElement} */ (place).dataset.clock ?? '', update);
    const text = time === undefined ? '' : shown(time);
    if (place.firstChild && place.firstChild.nodeValue !== text) place.firstChild.nodeValue = text;
  }
}

/** @type {WeakMap<Clock, number>} */
const arrived = new WeakMap();

/** Seconds left for the move and in reserve. @param {string} name @param {Update | undefined} update */
function left(name, update) {
  const clock = update?.clock;
  if (!clock || (clock.moveLeft[name] === undefined && clock.reserve[name] === undefined)) return undefined;
  if (!arrived.has(clock)) arrived.set(clock, performance.now());
  const gone = clock.running.includes(name)
    ? (performance.now() - /** @type {number} */ (arrived.get(clock))) / 1000
    : 0;
  const move = clock.moveLeft[name] ?? 0;
  const reserve = clock.reserve[name] ?? 0;
  return { move: Math.max(0, move - gone), reserve: Math.max(0, reserve - Math.max(0, gone - move)) };
}

/** @param {{ move: number, reserve: number }} time */
function shown(time) {
  const minutes = Math.floor(time.reserve / 60);
  const reserve = `${minutes}:${String(Math.floor(time.reserve % 60)).padStart(2, '0')}`;
  return time.move > 0 ? `${Math.ceil(time.move)} + ${reserve}` : reserve;
}
