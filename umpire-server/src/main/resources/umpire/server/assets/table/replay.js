/** Any moment of the game on the same page: a slider, keys for stepping, and a URL for each event. */

import { get } from '../lib/api.js';
import { toldSince } from '../lib/stream.js';
import { h } from '../lib/view.js';
import { t } from '../lib/words.js';

export class Replay {
  /**
   * @param {string} page
   * @param {string} api
   * @param {() => Update | undefined} now
   * @param {(update: Update) => void} show
   * @param {(told: Told[]) => void} learn receives all entries from the beginning
   */
  constructor(page, api, now, show, learn) {
    this.page = page;
    this.api = api;
    this.now = now;
    this.show = show;
    this.learn = learn;
    this.learned = false;
    /** @type {number | undefined} */
    this.at = undefined;
    /** @type {Map<number, Promise<Update>>} */
    this.known = new Map();
  }

  active() {
    return this.at !== undefined;
  }

  n() {
    return this.at;
  }

  /** @param {number} n the number of the event to show */
  async go(n) {
    const last = this.now()?.n;
    const to = Math.max(0, last === undefined ? n : Math.min(n, last));
    this.at = to;
    history.replaceState(null, '', `${this.page}/${to}`);
    try {
      const [update] = await Promise.all([this.moment(to), this.history()]);
      if (this.at === to) this.show(update);
    } catch {
      this.known.delete(to);
      if (this.at === to) this.leave();
    }
  }

  /** @param {number} n @returns {Promise<Update>} */
  moment(n) {
    let found = this.known.get(n);
    if (!found) this.known.set(n, (found = get(`${this.api}/at/${n}`)));
    return found;
  }

  /** Loads all rulings of the game once: a page opened late has only the last deal. */
  async history() {
    if (this.learned) return;
    this.learned = true;
    try {
      this.learn(await toldSince(`${this.api}/stream`, 0));
    } catch {
      this.learned = false;
    }
  }

  leave() {
    this.at = undefined;
    history.replaceState(null, '', this.page);
    const now = this.now();
    if (now) this.show(now);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (this.at === undefined || /** @type {HTMLElement} */ (event.target).closest('.hand')) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.now()?.n ?? this.at }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  /** @returns {ViewNode | undefined} */
  controls() {
    const last = this.now()?.n ?? 0;
    const at = this.at;
    if (at === undefined) return undefined;
    const step = (/** @type {string} */ label, /** @type {string} */ sign, /** @type {number} */ to) =>
      h(
        'button',
        { type: 'button', 'aria-label': label, disabled: to < 0 || to > last, onclick: () => this.go(to) },
        sign,
      );
    return h(
      'div',
      { key: 'replay', class: 'replay', role: 'group', 'aria-label': t('replay') },
      step(t('replay.first'), '«', at === 0 ? -1 : 0),
      step(t('replay.back'), '‹', at - 1),
      h('input', {
        type: 'range',
        min: 0,
        max: last,
        value: at,
        'aria-label': t('replay.event', { n: at, last }),
        oninput: (/** @type {any} */ e) => this.go(Number(e.target.value)),
      }),
      step(t('replay.next'), '›', at + 1),
      h('span', { class: 'count' }, `${at} / ${last}`),
      h('button', { type: 'button', onclick: () => this.leave() }, t('replay.now')),
    );
  }
}
