/** The numbers of a scoreboard: pure functions of the facts and the entries. */

import { BALLS, TABLE } from './match.js';

/**
 * One side of the board.
 *
 * @param {View} facts
 * @param {number} seat
 */
export function side(facts, seat) {
  const { seats, tallies } = facts.sides[seat];
  const own = facts.seats[seat].own;
  return {
    name: seats.join(' + '),
    points: tallies.points,
    frames: tallies.frames,
    highest: tallies['highest break'],
    total: tallies.total,
    lead: own.lead,
    left: own.left,
    snookers: own.snookers,
    striking: facts.awaited.some((name) => seats.includes(name)),
    won: facts.winner.some((name) => seats.includes(name)),
  };
}

/** The balls of the break at the table, in their order. @param {View} facts @returns {string[]} */
export function breakBalls(facts) {
  const striker = facts.awaited[0];
  let due = facts.table.break;
  /** @type {string[]} */
  const balls = [];
  for (let i = facts.history.length - 1; i >= 0 && due > 0; i--) {
    const { by, event } = facts.history[i];
    if (by === TABLE) continue;
    const potted = by === striker ? pottedBy(event) : [];
    if (potted.length === 0) break;
    balls.unshift(...potted);
    due -= potted.reduce((sum, ball) => sum + BALLS.indexOf(ball) + 1, 0);
  }
  return balls;
}

/** The balls potted by an event. @param {string} event @returns {string[]} */
export function pottedBy(event) {
  const words = event.split(' ');
  const from = words.indexOf('pot');
  if (from < 0) return [];
  const rest = words.slice(from + 1);
  const end = rest.findIndex((word) => ['off', 'nom', 'foul'].includes(word));
  return (end < 0 ? rest : rest.slice(0, end)).filter((word) => BALLS.includes(word));
}

const POTS = new Set(['pot-red', 'pot-colour', 'pot-in-order', 'pot-free-ball']);
const PENALTIES = new Set(['penalty', 'penalty-seven']);

/**
 * The statistics of a match.
 *
 * @param {{ by?: string, event?: string, rulings?: Ruling[] }[]} told all events of it
 * @param {string[]} names
 */
export function statistics(told, names) {
  const all = names.map((name) => ({
    name, strokes: 0, pots: 0, points: 0, fouls: 0, given: 0, fifties: 0, hundreds: 0, highest: 0, frames: 0,
  }));
  for (const { rulings = [] } of told) {
    for (const ruling of rulings) count(ruling, all);
  }
  return all;
}

/** @param {Ruling} ruling @param {any[]} all */
function count(ruling, all) {
  const at = all.findIndex((one) => one.name === ruling.seat);
  if (at < 0) return;
  const own = all[at];
  const facts = ruling.facts ?? {};
  if (ruling.rule === 'stroke') own.strokes++;
  if (ruling.rule === 'break') own.highest = Math.max(own.highest, facts.break);
  if (ruling.rule === 'frame-won' || ruling.rule === 'extra-frame') own.frames++;
  if (POTS.has(ruling.rule)) {
    own.pots += facts.reds ?? 1;
    own.points += ruling.points ?? 0;
  }
  if (PENALTIES.has(ruling.rule)) {
    const other = all[1 - at];
    other.fouls++;
    other.given += ruling.points ?? 0;
  }
  if (ruling.rule === 'milestone') {
    if (facts.milestone === 'a half-century') own.fifties++;
    else if (facts.milestone === 'a century') own.hundreds++;
  }
}

/** The maximum number of frames, as announced when one began; 0 before. @param {{ rulings?: Ruling[] }[]} told */
export function mostFrames(told) {
  const begun = told.findLast(({ rulings = [] }) => rulings.some((one) => one.rule === 'next-frame'));
  return begun?.rulings?.find((one) => one.rule === 'next-frame')?.facts?.of ?? 0;
}
