/** The log: every event with its rulings, each with its rule on request. */

import { withCards } from '../lib/cards.js';
import { inWords } from '../lib/events.js';
import { announce } from '../lib/live.js';
import { openSheet } from '../lib/sheet.js';
import { h } from '../lib/view.js';
import { rule, say, t } from '../lib/words.js';

/** The maximum number of entries shown; the record has all. */
const SHOWN = 400;

export class Log {
  /** @param {string} game @param {() => string[]} names @param {(id: string) => { sentence: string, source: string } | undefined} rules */
  constructor(game, names, rules) {
    this.game = game;
    this.names = names;
    this.rules = rules;
    /** @type {Told[]} */
    this.known = [];
    /** The last entry to show, which may be an earlier one in a replay. */
    this.until = Infinity;
  }

  /** The entries up to the moment that is shown. */
  get told() {
    return this.until === Infinity ? this.known : this.known.filter((entry) => entry.seq <= this.until);
  }

  /** @param {Told[]} told @param {boolean} aloud whether to announce it as news */
  add(told, aloud) {
    const last = this.known.at(-1)?.seq ?? -1;
    const news = told.filter((entry) => entry.seq > last);
    this.known = [...this.known, ...news];
    if (aloud) for (const entry of news) if (entry.by !== '*' || entry.rulings?.length) announce(this.spoken(entry));
  }

  /** Adds entries from before the viewer arrived. @param {Told[]} told */
  addEarlier(told) {
    const first = this.known[0]?.seq ?? Infinity;
    this.known = [...told.filter((entry) => entry.seq < first), ...this.known];
  }

  /** @param {Told} entry */
  spoken(entry) {
    if (entry.rulings?.length) return entry.rulings.map((ruling) => this.sentence(ruling) + signed(ruling)).join('. ');
    return entry.phrase ? `${entry.by}: ${t('phrase.' + entry.phrase)}` : this.line(entry);
  }

  /** A ruling in full: its player and its sentence. @param {Ruling} ruling */
  sentence(ruling) {
    return withCards(this.game, (ruling.seat ? ruling.seat + ' ' : '') + say(ruling), this.names());
  }

  /** The last ruling. */
  last() {
    const entry = this.told.findLast((e) => e.rulings?.length || e.phrase);
    return entry ? this.spoken(entry) : t('nothing-yet');
  }

  /** The last ruling under the table, if there is no space for all. @returns {ViewNode} */
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
    const entries = this.told.filter((entry) => entry.by !== '*' || entry.rulings?.length).slice(-SHOWN).toReversed();
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
    return `${entry.by === '*' ? '' : entry.by + ': '}${inWords(this.game, entry.event ?? '')}`;
  }

  /** A ruling that opens to show its rule. @param {Ruling} ruling @returns {ViewNode} */
  ruling(ruling) {
    const known = this.rules(ruling.rule);
    return h(
      'details',
      { class: 'ruling' },
      h(
        'summary',
        null,
        this.sentence(ruling),
        ruling.points ? h('span', { class: 'points' }, signed(ruling)) : undefined,
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

/** The points of a ruling with their sign; empty if it has none. @param {Ruling} ruling */
function signed({ points }) {
  return points ? ` ${points > 0 ? '+' : ''}${points}` : '';
}
