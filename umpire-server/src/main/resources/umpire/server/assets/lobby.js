/** The lobby: play at once, open a table in three steps, or watch a game. */

import { command, get } from './lib/api.js';
import { canKeep, keepPart, newPart } from './lib/fair.js';
import { openSheet } from './lib/sheet.js';
import { prefs, wear } from './lib/prefs.js';
import { settings } from './lib/settings.js';
import { inWords } from './lib/trouble.js';
import { asset, draw, h, loadStyle } from './lib/view.js';
import { has, loadWords, t } from './lib/words.js';
import { Opening } from './lobby/opening.js';
import { keepLinks } from './table/room.js';

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
/** @type {GameSheet[]} */
let games = [];
/** @type {Record<string, Summary[]>} */
let tables = { open: [], playing: [], over: [] };
let trouble = '';
/** @type {Opening | undefined} */
let opening;

start();

async function start() {
  wear();
  await Promise.all([loadWords(), loadStyle('lobby.css')]);
  document.title = t('lobby.title');
  try {
    games = list(await get('/api/games'));
  } catch {
    trouble = t('offline');
  }
  opening = new Opening(games, paint, open);
  paint();
  await look();
  setInterval(look, 10000);
}

/** @param {any} answer a list, or an object that holds it @returns {any[]} */
function list(answer) {
  return Array.isArray(answer) ? answer : (answer.games ?? answer.tables ?? []);
}

async function look() {
  if (document.visibilityState !== 'visible') return;
  try {
    const states = Object.keys(tables);
    const found = await Promise.all(states.map((state) => get(`/api/tables?state=${state}`)));
    tables = Object.fromEntries(states.map((state, i) => [state, list(found[i])]));
    trouble = '';
  } catch {
    trouble = t('offline');
  }
  paint();
}

/** Opens a table and its page. @param {object} body */
async function open(body) {
  try {
    const part = canKeep() ? newPart() : undefined;
    const me = /** @type {any} */ (body).seats.find((/** @type {any} */ seat) => seat.kind === 'me');
    if (me && part) me.commitment = part.commitment;
    const made = await command('/api/tables', body);
    if (me && part) keepPart(made.id, part);
    /** @type {Record<number, string>} */
    const links = {};
    for (const [i, seat] of made.seats.entries()) if (seat.link) links[seat.seat ?? i] = seat.link;
    keepLinks(made.id, links);
    location.href = made.url ?? `/t/${made.id}`;
  } catch (failure) {
    trouble = inWords(failure);
    paint();
  }
}

/** A game against bots, by its first rules, without any question. @param {GameSheet} game */
function playNow(game) {
  const seats = [{ kind: 'me', name: prefs.name || t('seat.you-name') }];
  const bot = game.strategies.some((s) => s.name === 'rules') ? 'rules' : game.strategies[0]?.name;
  while (seats.length < Math.max(2, game.players.least))
    seats.push(/** @type {any} */ ({ kind: 'bot', strategy: bot }));
  open({ game: game.id, rules: game.presets[0].name, switches: {}, seats, options: { hints: true, listed: false } });
}

function paint() {
  draw(
    app,
    h(
      'header',
      { class: 'top' },
      h('h1', null, 'Umpire'),
      h(
        'nav',
        { 'aria-label': t('lobby') },
        h('a', { href: '/desk' }, t('desk')),
        h('a', { href: '/score' }, t('score')),
        h(
          'button',
          {
            type: 'button',
            class: 'quiet',
            onclick: () =>
              openSheet(t('menu'), (redraw) => [
                settings(() => {
                  redraw();
                  paint();
                }),
              ]),
          },
          t('menu'),
        ),
      ),
    ),
    trouble ? h('p', { class: 'trouble', role: 'alert' }, trouble) : undefined,
    h('p', { class: 'lead' }, t('lobby.lead')),
    h(
      'section',
      { class: 'now', 'aria-labelledby': 'now' },
      h('h2', { id: 'now' }, t('lobby.now')),
      h('div', { class: 'games' }, games.map(tile)),
    ),
    opening?.view(),
    tableList('open'),
    tableList('playing'),
    tableList('over'),
  );
}

/** @param {GameSheet} game @returns {ViewNode} */
function tile(game) {
  const snooker = game.id === 'snooker';
  const content = [
    h('svg', { class: 'emblem', viewBox: '0 0 64 40', 'aria-hidden': 'true' }, emblem(game.id)),
    h('b', null, title(game)),
    h('span', null, snooker ? t('lobby.score') : t('lobby.against-bots')),
  ];
  if (snooker) return h('a', { key: game.id, class: 'tile', href: '/score', 'data-game': game.id }, content);
  return h(
    'button',
    { key: game.id, type: 'button', class: 'tile', 'data-game': game.id, onclick: () => playNow(game) },
    content,
  );
}

/** @param {GameSheet} game */
function title(game) {
  return has('game.' + game.id) ? t('game.' + game.id) : game.title;
}

/** @param {string} game @returns {ViewNode[]} */
function emblem(game) {
  const use = (/** @type {string} */ id, /** @type {number} */ x, /** @type {string} */ suit) =>
    h('use', { class: 'suit-' + suit, href: asset('cards.svg') + '#' + id, x, y: 6, width: 28, height: 28 });
  if (game === 'snooker')
    return [
      h('circle', { cx: 20, cy: 20, r: 12, class: 'ball red' }),
      h('circle', { cx: 44, cy: 20, r: 12, class: 'ball black' }),
    ];
  if (game === 'tractor') return [use('joker', 2, 'R'), use('S', 34, 'S')];
  if (game === 'cribbage') return [use('D', 2, 'D'), use('C', 34, 'C')];
  return [use('H', 2, 'H'), use('S', 34, 'S')];
}

/** @param {string} state @returns {ViewNode | undefined} */
function tableList(state) {
  const found = (tables[state] ?? []).filter((table) => table.listed !== false);
  if (!found.length) return undefined;
  return h(
    'section',
    { key: state, class: 'tables' },
    h('h2', null, t('lobby.' + state)),
    h(
      'ul',
      null,
      found
        .slice(0, 12)
        .map((table) =>
          h(
            'li',
            { key: table.id },
            h(
              'a',
              { href: `/t/${table.id}` },
              h('b', null, has('game.' + table.game) ? t('game.' + table.game) : table.game),
              h('span', null, seated(table)),
              h('span', { class: 'when' }, when(table.changed)),
            ),
          ),
        ),
    ),
  );
}

/** @param {Summary} table */
function seated(table) {
  const told = typeof table.seats === 'string' ? JSON.parse(table.seats) : table.seats;
  return (told.seats ?? told)
    .map((/** @type {any} */ seat) => (typeof seat === 'string' ? seat : seat.name) || t('seat.free'))
    .join(', ');
}

/** How long ago, in the reader's language. @param {string} instant */
function when(instant) {
  const minutes = Math.round((Date.parse(instant) - Date.now()) / 60000);
  const words = new Intl.RelativeTimeFormat(prefs.language, { numeric: 'auto' });
  if (minutes > -60) return words.format(minutes, 'minute');
  return minutes > -60 * 24
    ? words.format(Math.round(minutes / 60), 'hour')
    : words.format(Math.round(minutes / 1440), 'day');
}
