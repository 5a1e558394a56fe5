/** The top bar of a table: its name and the menu. */

import { copyable } from '../lib/copy.js';
import { openSheet } from '../lib/sheet.js';
import { settings } from '../lib/settings.js';
import { h } from '../lib/view.js';
import { has, presetName, t } from '../lib/words.js';

/** @param {Update} update @param {boolean} connected @param {import('./log.js').Log} log @param {import('./replay.js').Replay} replay @returns {ViewNode} */
export function bar(update, connected, log, replay) {
  const game = document.getElementById('app')?.dataset.game ?? '';
  const rules = update.view?.rules.split(' ')[0] ?? '';
  const embedded = document.body.dataset.page === 'embed';
  return h(
    'header',
    { class: 'bar', key: 'bar' },
    embedded
      ? undefined
      : h('a', { class: 'home', href: '/', 'aria-label': t('lobby') }, h('span', { 'aria-hidden': 'true' }, '‹')),
    h(
      'h1',
      null,
      has('game.' + game) ? t('game.' + game) : game,
      rules ? h('span', { class: 'rules' }, presetName(rules)) : undefined,
    ),
    update.life.paused ? h('span', { class: 'lost', role: 'status' }, update.life.paused) : undefined,
    connected ? undefined : h('span', { class: 'lost', role: 'status' }, t('reconnecting')),
    update.viewer.eyes === 'spectator' ? h('span', { class: 'watching' }, t('watching')) : undefined,
    h('button', { type: 'button', class: 'quiet log-button', onclick: () => log.open() }, t('rulings')),
    embedded
      ? h('a', { class: 'button quiet', href: `/t/${update.table}`, target: '_blank' }, t('embed.open'))
      : h('button', { type: 'button', class: 'quiet', onclick: () => menu(update, replay) }, t('menu')),
  );
}

/** @param {Update} update @param {import('./replay.js').Replay} replay */
function menu(update, replay) {
  openSheet(t('menu'), (redraw) => [
    settings(redraw),
    h('h3', null, t('share')),
    h('label', { class: 'sub' }, t('share.watch')),
    copyable(t('share.watch'), `/t/${update.table}`),
    update.view ? h('label', { class: 'sub' }, t('share.here', { n: replay.n() ?? update.n })) : undefined,
    update.view
      ? copyable(t('share.here', { n: replay.n() ?? update.n }), `/t/${update.table}/${replay.n() ?? update.n}`)
      : undefined,
    update.view
      ? h(
          'p',
          { class: 'links' },
          h('a', { href: `/api/tables/${update.table}/record`, download: `${update.table}.rec` }, t('record')),
          h('a', { href: `/rules/${update.view.game}` }, t('rulebook')),
        )
      : undefined,
    update.life.commitment
      ? h('p', { class: 'fine' }, t('commitment'), ' ', h('code', null, update.life.commitment.slice(0, 16) + '…'))
      : undefined,
    h('h3', null, t('keys')),
    h(
      'dl',
      { class: 'keys' },
      ['move', 'select', 'play', 'why', 'ruling', 'hand', 'score'].map((key) => [
        h('dt', null, t('key.' + key)),
        h('dd', null, t('keys.' + key)),
      ]),
    ),
  ]);
}
