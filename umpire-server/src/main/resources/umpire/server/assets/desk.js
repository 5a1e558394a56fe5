/** The referee's desk: judges a record or classic input; the verdict can be shared by a link. */

import { get, post } from './lib/api.js';
import { withCards } from './lib/cards.js';
import { copyable } from './lib/copy.js';
import { announce } from './lib/live.js';
import { wear } from './lib/prefs.js';
import { openSheet } from './lib/sheet.js';
import { settings } from './lib/settings.js';
import { inWords } from './lib/trouble.js';
import { draw, h, loadStyle } from './lib/view.js';
import { has, loadWords, rule, say, t } from './lib/words.js';

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
/** The number of lines shown at first. */
const FIRST = 200;

/** @type {any} */
let judged;
let text = '';
let game = '';
let trouble = '';
let busy = false;
let all = false;
/** @type {{ id: string, title: string }[]} */
let games = [];

start();

async function start() {
  wear();
  const document_ = app.dataset.document ?? '';
  await Promise.all([
    loadWords(),
    loadStyle('desk.css'),
    get('/api/games')
      .then((answer) => (games = answer.games ?? answer))
      .catch(() => []),
  ]);
  document.title = t('desk.title');
  paint();
  if (document_) await ask(() => get(`/api/desk/${document_}`));
}

/** @param {() => Promise<any>} question */
async function ask(question) {
  busy = true;
  trouble = '';
  paint();
  try {
    judged = await question();
    text = judged.text ?? text;
    await loadWords(judged.games[0]?.game);
    announce(judged.games.map(verdict).join('. '));
    if (judged.id) history.replaceState(null, '', `/d/${judged.id}`);
  } catch (failure) {
    trouble = inWords(failure);
  }
  busy = false;
  paint();
}

function paint() {
  draw(
    app,
    h(
      'header',
      { class: 'top' },
      h('h1', null, h('a', { href: '/' }, 'Umpire'), ' ', h('span', null, t('desk.title'))),
      h(
        'button',
        { type: 'button', class: 'quiet', onclick: () => openSheet(t('menu'), (redraw) => [settings(redraw)]) },
        t('menu'),
      ),
    ),
    trouble ? h('p', { class: 'trouble', role: 'alert' }, trouble) : undefined,
    form(),
    judged
      ? h(
          'section',
          { class: 'findings', 'aria-label': t('desk.findings') },
          judged.id ? [h('h2', null, t('share')), copyable(t('desk.link'), `/d/${judged.id}`)] : undefined,
          judged.games.map(finding),
        )
      : undefined,
  );
}

function form() {
  return h(
    'form',
    {
      class: 'card-box paper',
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        ask(() => post('/api/desk', game ? { text, game } : { text }));
      },
    },
    h(
      'label',
      { class: 'field' },
      h('span', null, t('desk.paste')),
      h('textarea', {
        rows: 10,
        spellcheck: 'false',
        value: text,
        placeholder: 'umpire 1\nGame: cribbage\n…',
        oninput: (/** @type {any} */ e) => {
          text = e.target.value;
        },
      }),
    ),
    h(
      'div',
      { class: 'choices' },
      h(
        'label',
        { class: 'button' },
        t('desk.upload'),
        h('input', { class: 'sr', type: 'file', accept: '.rec,.txt,.jsonl,text/plain', onchange: upload }),
      ),
      h(
        'label',
        { class: 'field inline' },
        h('span', null, t('desk.game')),
        h(
          'select',
          {
            value: game,
            onchange: (/** @type {any} */ e) => {
              game = e.target.value;
            },
          },
          h('option', { value: '' }, t('desk.record')),
          games.map((g) => h('option', { value: g.id }, has('game.' + g.id) ? t('game.' + g.id) : g.title)),
        ),
      ),
      h('button', { class: 'primary', disabled: busy }, busy ? t('desk.judging') : t('desk.judge')),
    ),
  );
}

/** @param {Event} event */
async function upload(event) {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
  if (!file) return;
  text = await file.text();
  paint();
}

/** @param {any} found */
function verdict(found) {
  return t('desk.' + (found.judgement ?? (found.faults ? 'illegal' : 'agrees')));
}

/** @param {any} found @returns {ViewNode} */
function finding(found) {
  const fault = found.fault;
  const good = (found.judgement ?? (found.faults ? 'illegal' : 'agrees')) === 'agrees';
  return h(
    'article',
    { class: good ? 'card-box finding good' : 'card-box finding bad' },
    h(
      'h2',
      null,
      h('span', { class: 'mark', 'aria-hidden': 'true' }, good ? '✓' : '!'),
      `${found.number ? found.number + '. ' : ''}${has('game.' + found.game) ? t('game.' + found.game) : (found.game ?? '')} – ${verdict(found)}`,
    ),
    found.id
      ? h('p', { class: 'fine' }, `${found.profile ?? ''} · ${t('desk.events', { n: found.events })} · ${found.id}`)
      : undefined,
    fault ? faulty(found.game, fault, found.seats ?? []) : undefined,
    found.faults ? h('pre', { tabindex: 0 }, found.faults) : undefined,
    notes('differences', found.differences),
    notes('undecided', found.undecided),
    notes('doubts', found.doubts),
    found.report
      ? h('details', { class: 'fold' }, h('summary', null, t('desk.report')), h('pre', { tabindex: 0 }, found.report))
      : undefined,
    rulings(found),
  );
}

/** The fault: its position, the rule and the repairs. @param {string} of @param {any} fault @param {string[]} seats */
function faulty(of, fault, seats) {
  const lines = text.split('\n');
  return h(
    'div',
    { class: 'fault' },
    h('p', null, h('b', null, t('desk.line', { n: fault.line })), ' ', withCards(of, fault.text, seats)),
    lines[fault.line - 1] ? h('pre', null, lines[fault.line - 1]) : undefined,
    fault.statement ? h('p', { class: 'rule' }, rule(fault.rule, fault.statement)) : undefined,
    (fault.notes ?? []).map((/** @type {any} */ note) =>
      h('p', { class: 'fine' }, withCards(of, typeof note === 'string' ? note : say(note), seats)),
    ),
    fault.repair ? h('p', { class: 'repair' }, h('b', null, t('desk.repair')), ' ', fault.repair) : undefined,
    fault.changes?.length
      ? h(
          'pre',
          null,
          fault.changes
            .map((/** @type {any} */ c) => (typeof c === 'string' ? c : (c.text ?? JSON.stringify(c))))
            .join('\n'),
        )
      : undefined,
  );
}

/** @param {string} kind @param {{ line: number, text: string }[]} [found] */
function notes(kind, found) {
  if (!found?.length) return undefined;
  return h(
    'div',
    null,
    h('h3', null, t('desk.' + kind)),
    h(
      'ul',
      { class: 'notes' },
      found.map((note) => h('li', null, h('b', null, t('desk.line', { n: note.line })), ' ', note.text)),
    ),
  );
}

/** @param {any} found */
function rulings(found) {
  const lines = (found.rulings ?? []).filter((/** @type {any} */ line) => line.text);
  if (!lines.length) return undefined;
  const shown = all ? lines : lines.slice(0, FIRST);
  return h(
    'details',
    { class: 'fold' },
    h('summary', null, t('desk.rulings', { n: lines.length })),
    h(
      'ol',
      { class: 'told' },
      shown.map((/** @type {any} */ line) =>
        h(
          'li',
          null,
          h(
            'details',
            { class: 'ruling' },
            h(
              'summary',
              null,
              h(
                'span',
                null,
                withCards(found.game, (seat(line) ? seat(line) + ' ' : '') + say(line), found.seats ?? []),
              ),
              line.points ? h('span', { class: 'points' }, '+' + line.points) : undefined,
            ),
            h('p', null, rule(line.rule, line.statement ?? line.rule)),
          ),
        ),
      ),
    ),
    shown.length < lines.length
      ? h(
          'button',
          {
            type: 'button',
            onclick: () => {
              all = true;
              paint();
            },
          },
          t('desk.all'),
        )
      : undefined,
  );
}

/** @param {any} line */
function seat(line) {
  return typeof line.seat === 'string' ? line.seat : (line.name ?? line.player ?? '');
}
