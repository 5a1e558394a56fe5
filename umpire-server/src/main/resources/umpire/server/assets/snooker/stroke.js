/** A stroke or a foul put together by taps, in the words of a record. The kernel computes its points. */

import { closeSheet, openSheet } from '../lib/sheet.js';
import { h } from '../lib/view.js';
import { t } from '../lib/words.js';
import { ball } from './board.js';
import { BALLS, TABLE } from './match.js';

/**
 * @typedef {{ hit: string, potted: string[], white: boolean, off: string[], nominated: string, reason: string,
 *   concerned: string }} Stroke
 * @typedef {import('./match.js').ScoredMatch} ScoredMatch
 */

/** Fouls that only an observer can see, with a stroke and without. */
const WITH = ['push', 'double-hit', 'jump', 'foot', 'moving', 'in-hand', 'behind', 'touch', 'spot', 'unnamed', 'cue-ball', 'off-ball'];
const WITHOUT = ['touch', 'measure', 'consult'];

/** The words of a stroke. @param {Stroke} stroke @returns {string} */
export function wordsOf(stroke) {
  const potted = [...stroke.potted, ...(stroke.white ? ['white'] : [])];
  return [
    `hit ${stroke.hit}`,
    potted.length ? `pot ${potted.join(' ')}` : '',
    stroke.off.length ? `off ${stroke.off.join(' ')}` : '',
    stroke.nominated ? `nom ${stroke.nominated}` : '',
    stroke.reason ? `foul ${stroke.reason}${stroke.concerned ? ' ' + stroke.concerned : ''}` : '',
  ].filter(Boolean).join(' ');
}

/** A sheet that asks which ball was hit. @param {string} title @param {string[]} balls @param {(ball: string) => void} take */
export function askBall(title, balls, take) {
  openSheet(title, () => [
    h('div', { class: 'choice' }, balls.map((name) => h('button', {
      key: name, class: `ball-button ${name}`, 'aria-label': t(`snooker.ball.${name}`),
      onclick: () => {
        closeSheet();
        take(name);
      },
    }, ball(name)))),
  ]);
}

/**
 * The sheet for fouls and for strokes that are more than a pot.
 *
 * @param {ScoredMatch} match
 * @param {Partial<Stroke>} begun the known parts
 * @param {(by: string, event: string) => void} play
 */
export function openStroke(match, begun, play) {
  const [on] = match.on();
  /** @type {Stroke} */
  const stroke = { hit: on ?? 'none', potted: [], white: false, off: [], nominated: '', reason: '', concerned: '', ...begun };
  openSheet(t('snooker.foul'), (redraw) => {
    const words = wordsOf(stroke);
    const by = match.striker ?? '';
    return [
      balls(t('snooker.hit-first'), ['none', ...onTable(match)], [stroke.hit], (name) => { stroke.hit = name; redraw(); }),
      counted(t('snooker.fell'), match, stroke, redraw),
      balls(t('snooker.nominated'), onTable(match).filter((name) => name !== 'red'), [stroke.nominated],
        (name) => { stroke.nominated = stroke.nominated === name ? '' : name; redraw(); }),
      balls(t('snooker.off'), [...onTable(match), 'white'], stroke.off, (name) => { toggle(stroke.off, name); redraw(); }),
      reasons(t('snooker.seen'), WITH, stroke.reason, (name) => { stroke.reason = stroke.reason === name ? '' : name; redraw(); }),
      outcome(match.tried(by, words), match, words, () => { closeSheet(); play(by, words); }),
      reasons(t('snooker.no-stroke'), WITHOUT, '', (name) => { closeSheet(); play(TABLE, `foul ${name}`); }),
    ];
  });
}

/** @param {ScoredMatch} match @returns {string[]} */
function onTable(match) {
  const { reds, colours } = match.facts.table;
  return BALLS.filter((name) => (name === 'red' ? reds > 0 : colours.includes(name)));
}

/** @param {string[]} list @param {string} name */
function toggle(list, name) {
  const at = list.indexOf(name);
  if (at < 0) list.push(name);
  else list.splice(at, 1);
}

/** @param {string} title @param {string[]} names @param {string[]} chosen @param {(name: string) => void} take */
function balls(title, names, chosen, take) {
  return h('fieldset', { key: title }, h('legend', null, title),
    h('div', { class: 'choice' }, names.map((name) => h('button', {
      key: name, type: 'button', class: `ball-button ${name}`, 'aria-pressed': String(chosen.includes(name)),
      'aria-label': t(`snooker.ball.${name}`), onclick: () => take(name),
    }, ball(name)))));
}

/** The potted balls: taps count reds and toggle the others. @param {string} title @param {ScoredMatch} match
 * @param {Stroke} stroke @param {() => void} redraw */
function counted(title, match, stroke, redraw) {
  const reds = stroke.potted.filter((name) => name === 'red').length;
  const tap = (/** @type {string} */ name) => {
    if (name === 'white') stroke.white = !stroke.white;
    else if (name !== 'red') toggle(stroke.potted, name);
    else if (reds < match.facts.table.reds) stroke.potted.unshift('red');
    else stroke.potted = stroke.potted.filter((other) => other !== 'red');
    redraw();
  };
  const chosen = [...stroke.potted, ...(stroke.white ? ['white'] : [])];
  return h('div', { key: title, class: 'fell' },
    balls(title, ['white', ...onTable(match)], chosen, tap),
    reds > 1 ? h('p', { class: 'about' }, t('snooker.reds-fell', { n: reds })) : null);
}

/** @param {string} title @param {string[]} names @param {string} chosen @param {(name: string) => void} take */
function reasons(title, names, chosen, take) {
  return h('fieldset', { key: title }, h('legend', null, title),
    h('div', { class: 'chips' }, names.map((name) => h('button', {
      key: name, type: 'button', class: 'chip', 'aria-pressed': String(chosen === name), onclick: () => take(name),
    }, t(`snooker.reason.${name}`)))));
}

/** The kernel's ruling, and the button to confirm. @param {any} told @param {ScoredMatch} match
 * @param {string} words @param {() => void} confirm */
function outcome(told, match, words, confirm) {
  const against = told.finding;
  const penalty = (told.rulings ?? []).find((/** @type {any} */ one) => one.rule.startsWith('penalty') && one.points);
  const scored = (told.rulings ?? []).reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + (one.points ?? 0), 0);
  const label = against
    ? told.sentence ?? told.text
    : penalty
      ? t('snooker.foul-worth', { n: penalty.points, name: penalty.seat })
      : t('snooker.worth', { n: scored, name: match.striker });
  return h('div', { class: 'outcome', key: 'outcome' },
    h('code', null, words),
    against ? h('p', { class: 'fault', role: 'alert' }, label) : null,
    h('button', { class: 'primary', disabled: Boolean(against), onclick: confirm, 'data-testid': 'confirm' },
      against ? t('snooker.not-possible') : label));
}
