/**
 * A hand of selectable cards: a tap selects, a second tap or Enter plays; arrows move,
 * the space bar selects, a question mark asks why. One of the cards can be reached by the tab key.
 */

import { called } from './cards.js';
import { h } from './view.js';
import { t } from './words.js';

/**
 * @typedef {object} HandRules
 * @property {(name: string) => boolean} fits whether the card can be chosen now
 * @property {number} most how many can be selected at once; with one, another choice replaces it
 * @property {(names: string[]) => void} play called by a second tap or Enter
 * @property {(name: string) => void} why called to ask about a card
 * @property {boolean} [pairs] whether a tap selects both equal cards, if both can be selected
 * @property {(name: string) => string} [mark] a class for the card, such as forced
 * @property {(name: string) => ViewNode} [face] another picture than the usual one
 */

export class Hand {
  /** @param {Tools} tools @param {() => void} redraw */
  constructor(tools, redraw) {
    this.tools = tools;
    this.redraw = redraw;
    /** @type {Set<string>} */
    this.selected = new Set();
    this.focused = '';
    /** @type {string[]} */
    this.keys = [];
    /** @type {HandRules | undefined} */
    this.rules = undefined;
    /** @type {Element | null} */
    this.root = null;
  }

  /** The names of the selected cards, in the order of the hand. @returns {string[]} */
  chosen() {
    return this.keys.filter((key) => this.selected.has(key)).map(nameOf);
  }

  clear() {
    this.selected.clear();
  }

  /** Selects exactly these cards, where the hand has them. @param {string[]} names */
  choose(names) {
    this.selected.clear();
    for (const name of names) {
      const key = this.keys.find((k) => nameOf(k) === name && !this.selected.has(k));
      if (key) this.selected.add(key);
    }
  }

  /** Sets the current cards. @param {string[]} names @param {HandRules} rules */
  hold(names, rules) {
    const copies = new Map();
    this.keys = names.map((name) => {
      const copy = (copies.get(name) ?? 0) + 1;
      copies.set(name, copy);
      return `${name}#${copy}`;
    });
    this.rules = rules;
    for (const key of this.selected) if (!this.keys.includes(key)) this.selected.delete(key);
    if (!this.keys.includes(this.focused)) this.pass();
  }

  /** The card that had the focus is gone: the first one gets it. */
  pass() {
    const held = document.activeElement?.closest('.hand');
    this.focused = this.keys[0] ?? '';
    if (!held) return;
    queueMicrotask(() => /** @type {HTMLElement | null} */ (held.querySelector('.card[tabindex="0"]'))?.focus());
  }

  /** One card as a button. @param {string} key @returns {ViewNode} */
  button(key) {
    const rules = /** @type {HandRules} */ (this.rules);
    const name = nameOf(key);
    const fits = rules.fits(name);
    const label = [
      called(this.tools.game, name),
      rules.pairs && this.twin(key) ? t('tractor.pair') : '',
      fits ? '' : t('hand.does-not-fit'),
    ];
    return h(
      'button',
      {
        key,
        class: ['card', fits ? '' : 'dim', rules.mark?.(name) ?? ''].join(' ').trim(),
        type: 'button',
        'data-card': name,
        'aria-label': label.filter(Boolean).join(', '),
        'aria-pressed': String(this.selected.has(key)),
        tabindex: key === this.focused ? 0 : -1,
        onclick: () => this.tap(key),
        onfocus: () => this.focus(key),
      },
      (rules.face ?? this.tools.card)(name),
    );
  }

  /** All cards in one fan. @param {string} label @returns {ViewNode} */
  fan(label) {
    return this.group(
      label,
      'fan',
      this.keys.map((key) => this.button(key)),
    );
  }

  /** @param {string} label @param {string} style @param {ViewChild[]} children @returns {ViewNode} */
  group(label, style, children) {
    return h(
      'div',
      {
        class: `hand ${style}`,
        role: 'group',
        'aria-label': label,
        style: rowLengths(this.keys.length),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event),
      },
      children,
    );
  }

  /** @param {string} key */
  tap(key) {
    const rules = /** @type {HandRules} */ (this.rules);
    this.focused = key;
    if (!rules.fits(nameOf(key))) rules.why(nameOf(key));
    else if (rules.most === 1 && this.selected.has(key)) rules.play(this.chosen());
    else {
      this.toggle(key);
      this.takeTwin(key);
    }
    this.redraw();
  }

  /** The other equal card. @param {string} key */
  twin(key) {
    return this.keys.find((other) => other !== key && nameOf(other) === nameOf(key));
  }

  /** Selecting a card selects its equal card as well; deselecting does not. @param {string} key */
  takeTwin(key) {
    const twin = this.twin(key);
    const { pairs, most } = /** @type {HandRules} */ (this.rules);
    if (pairs && twin && this.selected.has(key) && this.selected.size < most) this.selected.add(twin);
  }

  /** @param {string} key */
  toggle(key) {
    const most = this.rules?.most ?? 1;
    if (this.selected.delete(key)) return;
    if (most === 1) this.selected.clear();
    if (this.selected.size < most) this.selected.add(key);
  }

  /** @param {string} key */
  focus(key) {
    if (this.focused === key) return;
    this.focused = key;
    this.redraw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const button = /** @type {HTMLElement} */ (event.target).closest?.('.card');
    if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
    this.root = button.closest('.hand');
    const name = nameOf(this.focused);
    if (event.key === 'Enter') this.enter();
    else if (event.key === '?') this.rules?.why(name);
    else if (!this.move(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Plays the selected cards or, if none are selected, the card itself. */
  enter() {
    const rules = /** @type {HandRules} */ (this.rules);
    if (!this.selected.size) {
      if (!rules.fits(nameOf(this.focused))) {
        rules.why(nameOf(this.focused));
        return;
      }
      this.toggle(this.focused);
    }
    rules.play(this.chosen());
    this.redraw();
  }

  /** @param {string} key of the keyboard */
  move(key) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
    const ends = { Home: 0, End: this.keys.length - 1 }[key];
    if (step === undefined && ends === undefined) return false;
    const buttons = Array.from(this.root?.querySelectorAll('.card') ?? []);
    const at = buttons.indexOf(/** @type {Element} */ (document.activeElement));
    const to = ends ?? (at + /** @type {number} */ (step) + buttons.length) % buttons.length;
    /** @type {HTMLElement | undefined} */ (buttons[to])?.focus();
    return true;
  }
}

/** How many cards a row has: all of them, or on a narrow screen six at most, in rows of one length. @param {number} cards */
function rowLengths(cards) {
  const rows = Math.ceil(cards / 6) || 1;
  return { '--cards': String(Math.max(1, cards)), '--narrow': String(Math.max(3, Math.ceil(cards / rows))) };
}

/** @param {string} key */
function nameOf(key) {
  return key.split('#')[0];
}
