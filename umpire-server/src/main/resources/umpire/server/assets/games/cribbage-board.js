/** The board: streets of thirty holes, two pegs per side, and the skunk lines. */

import { h } from '../lib/view.js';

const STREET = 30;
const PITCH = 10;
const LANE = 10;

/** @param {View} view @param {{ front: number, back: number }[]} pegs @param {Tools['t']} t @returns {ViewNode} */
export function board(view, pegs, t) {
  const target = Number(view.table.target) || 121;
  const lanes = view.sides.length;
  const rows = Math.ceil((target - 1) / STREET);
  const place = (/** @type {number} */ hole, /** @type {number} */ lane) =>
    spot(Math.min(hole, target), lane, lanes, target);
  const points = (/** @type {number} */ i) => pegs[i]?.front ?? 0;
  return h(
    'figure',
    { class: 'board' },
    h(
      'figcaption',
      null,
      view.sides.map((side, i) =>
        h(
          'span',
          { class: `side side-${i}` },
          h('i', { class: 'dot', 'aria-hidden': 'true' }),
          side.seats.join(' & '),
          ' ',
          h('b', null, points(i)),
        ),
      ),
      h('span', { class: 'target' }, t('cribbage.target', { n: target })),
    ),
    h(
      'svg',
      {
        viewBox: `0 0 352 ${rows * (lanes * LANE + 8) + 6}`,
        role: 'img',
        'aria-label': view.sides
          .map((side, i) => `${side.seats.join(' & ')}: ${t('points', { n: points(i) })}`)
          .join(', '),
      },
      h('path', { class: 'holes', d: holes(target, lanes) }),
      skunks(target).map(([hole, name]) => line(hole, lanes, target, name)),
      view.sides.map((_, i) => [
        peg(place(pegs[i]?.back ?? 0, i), `back side-${i}`, `b${i}`),
        peg(place(points(i), i), `front side-${i}`, `f${i}`),
      ]),
    ),
  );
}

/** The position of a hole: streets alternate in direction. @param {number} hole @param {number} lane @param {number} lanes @param {number} target */
function spot(hole, lane, lanes, target) {
  const row = hole >= target ? Math.ceil((target - 1) / STREET) - 1 : Math.max(0, Math.floor((hole - 1) / STREET));
  const step = hole >= target ? STREET : hole === 0 ? -1 : (hole - 1) % STREET;
  const along = 22 + step * PITCH + Math.floor(Math.max(0, Math.min(step, STREET - 1)) / 5) * 3;
  const x = row % 2 === 0 ? along : 352 - along;
  return { x, y: 8 + row * (lanes * LANE + 8) + lane * LANE };
}

/** All holes as one path: small circles. @param {number} target @param {number} lanes */
function holes(target, lanes) {
  let path = '';
  for (let lane = 0; lane < lanes; lane++) {
    for (let hole = 1; hole <= target; hole++) {
      const { x, y } = spot(hole, lane, lanes, target);
      path += `M${x - 1.8} ${y}a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0`;
    }
  }
  return path;
}

/** The first holes beyond a skunk and a double skunk; on boards without 121 holes half the distance. @param {number} target @returns {[number, string][]} */
function skunks(target) {
  return target === 121
    ? [
        [91, 'S'],
        [61, 'SS'],
      ]
    : [[Math.ceil(target / 2), 'S']];
}

/** @param {number} hole @param {number} lanes @param {number} target @param {string} name */
function line(hole, lanes, target, name) {
  const { x, y } = spot(hole, 0, lanes, target);
  const edge = x < 176 ? x - 7 : x + 7;
  return h(
    'g',
    { class: 'skunk' },
    h('line', { x1: edge, x2: edge, y1: y - 5, y2: y + (lanes - 1) * LANE + 5 }),
    h('text', { x: x < 176 ? edge - 3 : edge + 3, y: y + 8, 'text-anchor': x < 176 ? 'end' : 'start' }, name),
  );
}

/** @param {{ x: number, y: number }} at @param {string} style @param {string} key */
function peg({ x, y }, style, key) {
  return h('circle', { key, class: `peg ${style}`, cx: x, cy: y, r: 4.2 });
}
