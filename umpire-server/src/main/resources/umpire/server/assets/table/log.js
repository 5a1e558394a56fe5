/** What was told: every event with its rulings, each with its rule when asked. */

import { brief, withCards } from '../lib/cards.js';
import { announce } from '../lib/live.js';
import { openSheet } from '../lib/sheet.js';
import { h } from '../lib/view.js';
import { has, rule, say, t, word } from '../lib/words.js';

/** More than this nobody scrolls; the record has it all. */
const KEPT = 400;

export class Log {
  /** @param {string} game @param {() => string[]} names @param {(id: string) => { sentence: string, source: string } | undefined} rules */
  constructor(game, names, rules) {
    this.game = game;
    this.names = names;
    this.rules = rules;
    /** @type {Told[]} */
    this.told = [];
  }

  all() {
    return this.told;
  }

  /** @param {Told[]} told @param {boolean} aloud whether it is news, to be said */
  add(told, aloud) {
    const last = this.told.at(-1)?.seq ?? -1;
    const news = told.filter((entry) => entry.seq > last);
    this.told = [...this.told, ...news].slice(-KEPT);
    if (aloud) for (const entry of news) if (entry.by !== '*' || entry.rulings?.length) announce(this.spoken(entry));
  }

  /** @param {Told} entry */
  spoken(entry) {
    if (entry.rulings?.length) return entry.rulings.map((ruling) => this.sentence(ruling)).join('. ');
    return entry.phrase ? `${entry.by}: ${t('phrase.' + entry.phrase)}` : this.line(entry);
  }

  /** A ruling in full: whom it is about, and what it says. @param {Ruling} ruling */
  sentence(ruling) {
    return withCards(this.game, (ruling.seat ? ruling.seat + ' ' : '') + say(ruling), this.names());
  }

  /** The last thing said. */
  last() {
    const entry = this.told.findLast((e) => e.rulings?.length || e.phrase);
    return entry ? this.spoken(entry) : t('nothing-yet');
  }

  /** The last ruling under the table, where there is no room for all. @returns {ViewNode} */
  ticker() {
    const entry = this.told.findLast((e) => e.rulings?.length);
    const text = entry?.rulings?.length
      ? this.sentence(/** @type {Ruling} */ (entry.rulings.at(-1)))
      : t('nothing-yet');
    return h('button', { key: 'ticker', type: 'button', class: 'ticker', onclick: () => this.open() }, text);
  }

  /** All rulings beside the table. @returns {ViewNode} */
  panel() {
    return h(
      'aside',
      { key: 'log', class: 'log', 'aria-label': t('rulings') },
      h('h2', null, t('rulings')),
      this.list(),
    );
  }

  /** All rulings on a sheet, on a phone. */
  open() {
    openSheet(t('rulings'), () => [this.list()]);
  }

  /** @returns {ViewNode} */
  list() {
    const entries = this.told.filter((entry) => entry.by !== '*' || entry.rulings?.length).toReversed();
    if (!entries.length) return h('p', { class: 'fine' }, t('nothing-yet'));
    return h(
      'ol',
      { class: 'told' },
      entries.map((entry) => this.entry(entry)),
    );
  }

  /** @param {Told} entry @returns {ViewNode} */
  entry(entry) {
    if (entry.phrase)
      return h(
        'li',
        { key: entry.seq, class: 'phrase' },
        h('b', null, entry.by ?? ''),
        ' ',
        t('phrase.' + entry.phrase),
      );
    return h(
      'li',
      { key: entry.seq },
      entry.rulings?.length
        ? entry.rulings.map((ruling) => this.ruling(ruling))
        : h('span', { class: 'event' }, this.line(entry)),
    );
  }

  /** @param {Told} entry */
  line(entry) {
    if (entry.kind && entry.kind !== 'event') return t('told.' + entry.kind, { seat: entry.by ?? '' });
    const [verb, ...rest] = (entry.event ?? '').split(' ');
    const words = [has('verb.' + verb) ? t('verb.' + verb) : word(verb), ...rest.map((w) => brief(this.game, w))];
    return `${entry.by === '*' ? '' : entry.by + ': '}${words.join(' ')}`;
  }

  /** A ruling opens to the rule it rests on. @param {Ruling} ruling @returns {ViewNode} */
  ruling(ruling) {
    const known = this.rules(ruling.rule);
    return h(
      'details',
      { class: 'ruling' },
      h(
        'summary',
        null,
        this.sentence(ruling),
        ruling.points ? h('span', { class: 'points' }, (ruling.points > 0 ? '+' : '') + ruling.points) : undefined,
      ),
      h(
        'p',
        null,
        rule(ruling.rule, known?.sentence),
        known?.source ? h('span', { class: 'source' }, known.source) : undefined,
      ),
    );
  }
}
