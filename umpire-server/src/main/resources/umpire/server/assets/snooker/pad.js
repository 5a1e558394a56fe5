/**
 * The scoring pad. It judges with the kernel on this device, stores every line here, and sends the lines to
 * the server when it is reachable; so it works with and without a network.
 */

import * as kernel from '../offline/snooker.js';
import { announce } from '../lib/live.js';
import { prefs, wear } from '../lib/prefs.js';
import { asset, draw, h, loadStyle } from '../lib/view.js';
import { loadWords, t } from '../lib/words.js';
import { arrive } from './arrive.js';
import { ScoredMatch } from './match.js';
import { Outbox } from './outbox.js';
import { padView } from './padview.js';
import { gist } from './told.js';
import { blank, setupForm } from './setup.js';
import * as shelf from './shelf.js';

/** @typedef {import('./match.js').KeptMatch} KeptMatch */

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const setup = blank();

/** @type {ScoredMatch | undefined} */
let match;
/** @type {Outbox | undefined} */
let outbox;

/** Shows the current state. */
function redraw() {
  if (match && outbox) draw(app, padView(match, outbox, doing));
  else draw(app, h('div', { class: 'shelf', key: 'shelf' }, setupForm(kernel, setup, redraw, begin), earlier()));
}

/** The matches on this device. */
function earlier() {
  const matches = shelf.all();
  if (matches.length === 0) return null;
  return h('section', { key: 'earlier', class: 'earlier' },
    h('h2', null, t('snooker.earlier')),
    h('ul', null, matches.map((kept) => h('li', { key: kept.id },
      h('button', { onclick: () => resume(kept), 'data-testid': 'resume' },
        `${kept.names.join(' – ')} · ${new Date(kept.began).toLocaleString(prefs.language)}`),
      h('button', {
        class: 'quiet', 'aria-label': t('snooker.forget', { names: kept.names.join(' – ') }),
        onclick: () => {
          if (!confirm(t('snooker.forget', { names: kept.names.join(' – ') }))) return;
          shelf.forget(kept.id);
          redraw();
        },
      }, '×')))));
}

/** @param {{ preset: string, changes: string, names: string[] }} rules @param {import('./match.js').LogLine[]} [log] */
function begin({ preset, changes, names }, log = []) {
  const random = crypto.getRandomValues(new Uint32Array(3));
  const id = Array.from(random, (part) => part.toString(36)).join('');
  resume({ id, preset, changes, names, log, began: Date.now(), sent: 0 });
}

/** Continues a match. @param {KeptMatch} kept */
function resume(kept) {
  shelf.keep(kept);
  match = new ScoredMatch(kernel, kept);
  outbox?.close();
  outbox = new Outbox(kept, redraw);
  // The only address that opens offline.
  history.replaceState(null, '', `/score#${kept.id}`);
  redraw();
  outbox.send();
}

/** The actions of the pad. */
const doing = {
  /** @param {string} by @param {string} event */
  play(by, event) {
    if (!match) return undefined;
    const told = match.play(by, event);
    if ('finding' in told) {
      announce(told.sentence ?? told.text ?? '');
    } else {
      kept();
      announce(gist(told));
    }
    return told;
  },

  undo() {
    match?.undo();
    kept();
    announce(t('snooker.undone'));
  },

  leave() {
    outbox?.close();
    match = outbox = undefined;
    history.replaceState(null, '', '/score');
    redraw();
  },

  /** Continues as a new table of the server after a fork. */
  startAnew() {
    if (match) begin(match.kept, match.kept.log.slice());
  },

  /** The record as a file. */
  download() {
    if (!match) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([match.record()], { type: 'text/plain' }));
    link.download = `${match.kept.names.join('-')}.rec`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  },
};

/** Called after a change of the log. */
function kept() {
  if (!match) return;
  shelf.keep(match.kept);
  redraw();
  outbox?.send();
}

/** Makes the page available offline. Only scoring is cached. */
function beReadyOffline() {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  navigator.serviceWorker.register(asset('snooker/offline-worker.js'), { scope: '/score' }).catch(() => {
    // Without a worker the pad still scores, but cannot be reopened offline.
  });
}

wear();
await Promise.all([loadWords('snooker'), loadStyle('snooker/pad.css')]);
document.title = t('snooker.title');
const found = await arrive(app.dataset.table ?? '').catch((failure) => announce(failure.message));
if (found === 'watch') {
  await import('./wall.js');
} else {
  if (found) resume(found);
  else redraw();
  beReadyOffline();
}
