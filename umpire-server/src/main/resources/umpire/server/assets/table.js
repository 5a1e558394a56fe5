/** The page of a table: it follows the stream and lets the game's module draw it. */

import { Refusal, command, get, insist, post } from './lib/api.js';
import { called, picture, withCards } from './lib/cards.js';
import { forgetPart, partFor } from './lib/fair.js';
import { announce } from './lib/live.js';
import { prefs, prefer, wear } from './lib/prefs.js';
import { allowSound, beep } from './lib/sound.js';
import { follow } from './lib/stream.js';
import { inWords } from './lib/trouble.js';
import { draw, h, loadStyle } from './lib/view.js';
import { loadWords, rule, say, t, word } from './lib/words.js';
import { actions } from './table/actions.js';
import { badge, tick } from './table/badge.js';
import { bar } from './table/bar.js';
import { Log } from './table/log.js';
import { Parts } from './table/parts.js';
import { Replay } from './table/replay.js';
import { result } from './table/result.js';
import { nameForm, room } from './table/room.js';

/** Games with a drawing of their own; every other game is drawn from its facts. */
const DRAWN = ['maumau', 'cribbage', 'tractor', 'snooker'];

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const id = app.dataset.table ?? '';
const game = app.dataset.game ?? '';
const api = `/api/tables/${id}`;

/** @type {Update | undefined} */
let now;
/** @type {Played | undefined} */
let drawn;
/** @type {Drawing | undefined} */
let drawing;
let connected = true;
let reason = '';
/** @type {Record<string, { sentence: string, source: string }>} */
let rulebook = {};

const log = new Log(
  game,
  () => names(),
  (id) => rulebook[id],
);
const replay = new Replay(`/t/${id}`, api, () => now, show, (told) => log.addEarlier(told));

const parts = new Parts(id, api, frame, trouble);

const stage = document.createElement('div');
stage.className = 'stage';

/** @type {Tools} */
const tools = {
  game,
  send,
  why: (words) => insist(api + '/why', { event: words }).catch(trouble),
  explain,
  t,
  say: (said) => withCards(game, say(said), names()),
  word,
  rule: (id, english) => rule(id, english ?? rulebook[id]?.sentence),
  announce,
  notice,
  card: (name) => picture(game, name),
  badge: (name) => badge(name, now),
  told: () => log.told,
  prefers: prefs,
};

start();

async function start() {
  wear();
  await Promise.all([
    loadWords(game),
    loadStyle('table.css'),
    loadStyle(`games/${DRAWN.includes(game) ? game : 'generic'}.css`),
    learn(),
  ]);
  allowSound();
  document.addEventListener('keydown', keys);
  setInterval(() => tick(app, now), 500);
  const token = location.hash.slice(1);
  if (token)
    draw(
      app,
      nameForm(prefs.name, (name) => claim(token, name)),
    );
  else await open();
}

/** The rules in English, for those that the reader's language lacks, with their sources. */
async function learn() {
  try {
    const sheet = await get(`/api/games/${encodeURIComponent(game)}`);
    for (const rule of sheet.rules ?? []) rulebook[rule.id] = rule;
  } catch {
    rulebook = {};
  }
}

/** Takes the seat of a link, by POST, so that programs that preview links do not take it. @param {string} token @param {string} name */
async function claim(token, name) {
  prefer({ name });
  try {
    const part = partFor(id);
    const { committed } = await post(api + '/claim', { token, name, ...(part && { commitment: part.commitment }) });
    if (!committed) forgetPart(id);
  } catch (failure) {
    draw(
      app,
      nameForm(name, (again) => claim(token, again), inWords(failure)),
    );
    return;
  }
  history.replaceState(null, '', location.pathname);
  await open();
}

async function open() {
  const module = await import(`./games/${DRAWN.includes(game) ? game : 'generic'}.js`);
  draw(app);
  drawing = module.create(stage, tools);
  const telling = (/** @type {boolean} */ stands) => {
    connected = stands;
    frame();
  };
  follow(api + '/stream', take, telling, { rests: () => now?.viewer.eyes === 'spectator' });
  const at = app.dataset.at ?? location.pathname.split('/')[3];
  if (at && /^\d+$/.test(at)) replay.go(Number(at));
}

/** @param {Update} update */
function take(update) {
  const before = now;
  now = update;
  parts.look(update);
  log.add(update.told, before !== undefined);
  if (before) hear(update);
  if (!replay.active()) show(update);
  else if (drawn) show(drawn);
  else frame();
  turn(before);
}

/** Shows another player's new phrase. @param {Update} update */
function hear(update) {
  const said = update.told.findLast((entry) => entry.phrase && entry.by !== update.viewer.seat);
  if (said) reason = `${said.by}: ${t('phrase.' + said.phrase)}`;
}

/** Draws a position: the current one, or one of a replay. @param {Update} update */
function show(update) {
  log.until = replay.active() ? update.seq : Infinity;
  if (update.view && drawing) {
    const played = /** @type {Played} */ (update);
    drawing.update(played, drawn);
    drawn = played;
  }
  frame();
}

function names() {
  return now?.view?.seats.map((seat) => seat.name) ?? [];
}

/** Announces the player's turn: to screen readers, by a tone and in the title. @param {Update | undefined} before */
function turn(before) {
  const seat = now?.viewer.seat;
  const mine = Boolean(seat && now?.view?.awaited.includes(seat));
  document.title = (mine ? '● ' + t('turn.yours') + ' – ' : '') + t('game.' + game);
  if (mine && before && before.ask?.id !== now?.ask?.id) {
    beep();
    announce(t('turn.yours'));
  }
}

/** @param {string} words */
async function send(words) {
  if (replay.active()) return false;
  notice('');
  try {
    await command(api + '/moves', { ask: now?.ask?.id, event: words });
    return true;
  } catch (failure) {
    if (failure instanceof Refusal && failure.problem.status === 409) return false;
    refused(failure);
    return false;
  }
}

/** @param {unknown} failure */
function refused(failure) {
  const ruled = failure instanceof Refusal ? sentence({ ...failure.problem, finding: 'against' }) : '';
  notice(ruled || inWords(failure));
}

/** @param {unknown} failure @returns {undefined} */
function trouble(failure) {
  refused(failure);
  return undefined;
}

/** Shows why an event is illegal, or that it is legal. @param {string} words */
async function explain(words) {
  const finding = await tools.why(words);
  if (finding) notice(finding.finding === 'fine' ? t('why.fine') : sentence(finding));
}

/** @param {Partial<Finding>} finding */
function sentence(finding) {
  const notes = [...(finding.notes ?? []), ...(finding.missing ? [finding.missing] : [])].map(tools.say);
  const head = finding.rule ? tools.rule(finding.rule, finding.sentence) : '';
  return [head ? head[0].toUpperCase() + head.slice(1) + '.' : '', ...notes].filter(Boolean).join(' ');
}

/** @param {string} text empty to remove it */
function notice(text) {
  reason = text;
  announce(text);
  frame();
}

/** Everything around the game. */
function frame() {
  if (!now) return;
  const playing = now.view !== null;
  Object.assign(app.dataset, { state: now.state, n: now.n });
  draw(
    app,
    bar(now, connected, log, replay),
    playing ? undefined : room(now, id, parts.waiting(now)),
    h(
      'div',
      { key: 'table', class: 'table', hidden: !playing },
      h('div', { key: 'stage', class: 'stage-place', hosts: stage }),
      reasonBox(),
      result(now, api, replay, trouble),
      now.state === 'over' ? parts.verdict() : undefined,
      replay.controls(),
      actions(now, api, { drawing, tools, trouble, replay }),
      log.ticker(),
    ),
    playing ? log.panel() : undefined,
  );
}

function reasonBox() {
  if (!reason) return undefined;
  return h(
    'div',
    { key: 'reason', class: 'reason' },
    h('p', null, reason),
    h('button', { type: 'button', class: 'quiet', 'aria-label': t('close'), onclick: () => notice('') }, '×'),
  );
}

/** Keys for reading the last ruling, the hand or the score again, and for stepping through a replay. @param {KeyboardEvent} event */
function keys(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (
    !prefs.keys ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input, select, textarea, dialog')
  )
    return;
  if (event.key === 'r') announce(log.last());
  else if (event.key === 'h') announce(drawing?.hand?.() ?? hand());
  else if (event.key === 's') announce(drawing?.score?.() ?? score());
  else if (event.key === 'Escape') notice('');
  else replay.key(event);
}

function hand() {
  const own = drawn?.view.seats.find((seat) => seat.name === drawn?.view.seat);
  return own?.hand.map((name) => called(game, name)).join(', ') || t('hand.none');
}

function score() {
  return (drawn?.view.sides ?? [])
    .map((side) => `${side.seats.join(', ')}: ${Object.values(side.tallies)[0]}`)
    .join('; ');
}
