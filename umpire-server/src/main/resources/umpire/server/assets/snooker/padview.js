/** The view of the pad: the board, the balls that are on, and the other legal events. */

import { closeSheet, openSheet } from '../lib/sheet.js';
import { h } from '../lib/view.js';
import { t } from '../lib/words.js';
import { ball, frameTitle, scores, situation, visit } from './board.js';
import { mostFrames } from './numbers.js';
import { BALLS, TABLE } from './match.js';
import { askBall, openStroke } from './stroke.js';
import { gist, openStatistics, openTold } from './told.js';

/**
 * @typedef {import('./match.js').ScoredMatch} ScoredMatch
 * @typedef {import('./outbox.js').Outbox} Outbox
 * @typedef {{ play(by: string, event: string): any, undo(): void, leave(): void, startAnew(): void, download(): void }} Doing
 */

/** @param {ScoredMatch} match @param {Outbox} outbox @param {Doing} doing @returns {ViewNode} */
export function padView(match, outbox, doing) {
  const { facts } = match;
  return h('div', { class: 'pad', key: 'pad' },
    h('header', { class: 'bar', key: 'bar' },
      h('button', { class: 'quiet', onclick: doing.leave, 'aria-label': t('snooker.all-matches') }, '‹'),
      h('h1', null, frameTitle(facts, mostFrames(match.told))),
      status(outbox, doing)),
    scores(facts),
    visit(facts),
    situation(facts),
    h('button', { class: 'said', key: 'said', onclick: () => openTold(match), 'data-testid': 'said' },
      h('span', null, gist(match.told.at(-1)) || t('snooker.told'))),
    facts.awaits === 'seats' ? strokes(match, doing) : between(match, doing),
    h('nav', { class: 'foot', key: 'foot', 'aria-label': t('snooker.more') },
      h('button', { onclick: doing.undo, disabled: match.told.length === 0, 'data-testid': 'undo' }, t('snooker.undo')),
      h('button', { onclick: () => openStatistics(match) }, t('snooker.statistics')),
      h('button', { onclick: () => openMore(match, doing), 'data-testid': 'more' }, t('snooker.more'))));
}

/** The state of sending to the server. @param {Outbox} outbox @param {Doing} doing */
function status(outbox, doing) {
  if (outbox.kept.fork) {
    return h('button', { class: 'fork', 'data-testid': 'fork', onclick: () => openFork(outbox, doing) }, t('snooker.fork'));
  }
  const label = outbox.waiting > 0 ? t('snooker.waiting', { n: outbox.waiting }) : t('snooker.stored');
  return h('span', { class: `status ${outbox.waiting > 0 ? 'waiting' : 'stored'}`, 'data-testid': 'status' }, label);
}

/** @param {Outbox} outbox @param {Doing} doing */
function openFork(outbox, doing) {
  openSheet(t('snooker.fork'), () => [
    h('p', null, t('snooker.fork-about', { n: outbox.kept.fork?.at ?? 0 })),
    h('p', { class: 'about' }, outbox.kept.fork?.why ?? ''),
    choice(t('snooker.download'), doing.download),
    choice(t('snooker.start-anew'), () => {
      closeSheet();
      doing.startAnew();
    }),
  ]);
}

/** The balls, and the options after a foul. @param {ScoredMatch} match @param {Doing} doing */
function strokes(match, doing) {
  const by = match.striker ?? '';
  const on = match.on();
  return h('div', { class: 'strokes', key: 'strokes' },
    afterFoul(match, doing),
    h('div', { class: 'rack', role: 'group', 'aria-label': t('snooker.pot') }, BALLS.map((name) => {
      const fits = on.includes(name);
      return h('button', {
        key: name, class: `ball-button ${name}${fits ? ' on' : ''}`, 'data-testid': `pot-${name}`,
        disabled: name === 'red' ? match.facts.table.reds === 0 : !match.facts.table.colours.includes(name),
        'aria-label': t(fits ? 'snooker.pot-on' : 'snooker.pot-foul', { ball: t(`snooker.ball.${name}`) }),
        onclick: () => (fits ? doing.play(by, `pot ${name}`) : openStroke(match, { potted: [name] }, doing.play)),
      }, ball(name));
    })),
    h('div', { class: 'ends' },
      h('button', { class: 'wide', 'data-testid': 'no-pot', onclick: () => noPot(match, on, doing) }, t('snooker.no-pot')),
      h('button', { class: 'wide foul', 'data-testid': 'foul', onclick: () => openStroke(match, {}, doing.play) }, t('snooker.foul'))));
}

/** Ends a visit: where a colour of the striker's choice is on, asks which one was hit. @param {ScoredMatch} match
 * @param {string[]} on @param {Doing} doing */
function noPot(match, on, doing) {
  const by = match.striker ?? '';
  if (on.length === 1) doing.play(by, `hit ${on[0]}`);
  else askBall(t('snooker.which-hit'), on, (name) => doing.play(by, `hit ${name}`));
}

/** The events of referee and opponent while a foul is open. @param {ScoredMatch} match @param {Doing} doing */
function afterFoul(match, doing) {
  if (!match.facts.table.fouled) return null;
  const by = match.striker ?? '';
  const house = match.legal(TABLE).filter((words) => /^(free ball|miss)/.test(words));
  const own = match.legal(by).filter((words) => /^(again|replace)/.test(words));
  if (house.length + own.length === 0) return null;
  return h('div', { class: 'after', key: 'after', role: 'group', 'aria-label': t('snooker.after-foul') },
    own.map((words) => said(match, by, words, doing)),
    house.map((words) => said(match, TABLE, words, doing)));
}

/** The lot, the choice and the rack; or the end. @param {ScoredMatch} match @param {Doing} doing */
function between(match, doing) {
  if (match.facts.awaits === 'nobody') {
    return h('div', { class: 'between', key: 'between' },
      h('p', { class: 'winner' }, t('snooker.winner', { name: match.facts.winner.join(' + ') })),
      choice(t('snooker.download'), doing.download));
  }
  const due = match.legal(TABLE).filter((words) => /^(lot|rack)/.test(words));
  return h('div', { class: 'between', key: 'between' },
    due.some((words) => words.startsWith('lot')) ? h('p', null, t('snooker.who-begins')) : null,
    due.map((words) => said(match, TABLE, words, doing)));
}

/** All other legal events. @param {ScoredMatch} match @param {Doing} doing */
function openMore(match, doing) {
  openSheet(t('snooker.more'), () => {
    const by = match.striker;
    const own = by ? match.legal(by).filter((words) => !words.startsWith('aim ')) : [];
    const house = match.legal(TABLE).filter((words) => !/^(foul|lot|rack)/.test(words));
    const close = { ...doing, play: (/** @type {string} */ who, /** @type {string} */ words) => {
      closeSheet();
      return doing.play(who, words);
    } };
    return [
      by ? choice(t('snooker.other-stroke'), () => {
        closeSheet();
        openStroke(match, { potted: match.on().slice(0, 1) }, doing.play);
      }) : null,
      own.map((words) => said(match, by ?? '', words, close)),
      house.map((words) => said(match, TABLE, words, close)),
      choice(t('snooker.download'), doing.download),
      match.kept.table ? h('p', { class: 'links' },
        h('a', { href: `/wall/${match.kept.table}`, target: '_blank' }, t('snooker.wall')), ' · ',
        h('a', { href: `/overlay/${match.kept.table}`, target: '_blank' }, t('snooker.overlay')), ' · ',
        h('a', { href: `/t/${match.kept.table}/${match.told.length}`, target: '_blank' }, t('snooker.replay'))) : null,
    ];
  });
}

/** A button for an event. @param {ScoredMatch} match @param {string} by @param {string} words @param {Doing} doing */
function said(match, by, words, doing) {
  return h('button', {
    class: 'event', key: `${by} ${words}`, 'data-testid': `event-${words.replaceAll(' ', '-')}`,
    onclick: () => doing.play(by, words),
  }, title(match, by, words));
}

/** An event in the reader's words: the longest translated beginning, and the rest unchanged.
 * @param {ScoredMatch} match @param {string} by @param {string} words */
function title(match, by, words) {
  const name = match.kept.names.find((one) => words.endsWith(' ' + one));
  if (name) return t(`snooker.event.${words.slice(0, -name.length - 1).replaceAll(' ', '-')}`, { name });
  if (words.startsWith('touching ')) return t('snooker.event.touching', { ball: t(`snooker.ball.${words.slice(9)}`) });
  return t(`snooker.event.${words.replaceAll(' ', '-')}`, { name: by });
}

/** @param {string} label @param {() => void} act */
function choice(label, act) {
  return h('button', { class: 'event', key: label, onclick: act }, label);
}
