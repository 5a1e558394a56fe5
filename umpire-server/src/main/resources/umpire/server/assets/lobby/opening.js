/** A new table in three steps: the game, the rules, the seats. Further options are folded. */

import { prefer, prefs } from '../lib/prefs.js';
import { h } from '../lib/view.js';
import {
  has,
  loadGame,
  presetAbout,
  presetName,
  strategyAbout,
  switchAbout,
  switchEffect,
  t,
} from '../lib/words.js';

const OPTIONS = {
  absent: ['wait', 'stand-in', 'forfeit'],
  takeback: ['consent', 'never'],
  watch: ['open', 'delayed', 'closed'],
};

/** The numbers of players of a preset. @param {GameSheet} game @param {PresetSheet} preset @returns {{ least: number, most: number }} */
function players(game, preset) {
  return game.seats.find((each) => each.preset === preset.name) ?? game.players;
}

export class Opening {
  /** @param {GameSheet[]} games @param {() => void} redraw @param {(body: object) => void} open */
  constructor(games, redraw, open) {
    this.games = games;
    this.redraw = redraw;
    this.open = open;
    /** @type {GameSheet | undefined} */
    this.game = undefined;
    /** @type {PresetSheet | undefined} */
    this.preset = undefined;
    /** @type {Record<string, string>} */
    this.switches = {};
    /** @type {string[]} */
    this.seats = [];
    /** @type {GameWords | undefined} */
    this.words = undefined;
    /** @type {Record<string, any>} */
    this.options = {
      absent: 'wait',
      takeback: 'consent',
      watch: 'open',
      hints: true,
      listed: true,
      move: 0,
      reserve: 0,
    };
  }

  /** @param {GameSheet} game */
  choose(game) {
    if (game.id === 'snooker') {
      location.href = '/score';
      return;
    }
    this.game = game;
    this.preset = undefined;
    this.switches = {};
    this.words = undefined;
    this.seats = ['me'];
    while (this.seats.length < Math.max(2, game.players.least)) this.seats.push('link');
    this.redraw();
    loadGame(game.id).then((words) => {
      if (this.game !== game) return;
      this.words = words;
      this.redraw();
    });
  }

  /** @returns {ViewNode | undefined} */
  view() {
    if (!this.games.length) return undefined;
    return h(
      'section',
      { key: 'opening', class: 'opening card-box', 'aria-labelledby': 'new' },
      h('h2', { id: 'new' }, t('new.title')),
      h(
        'div',
        { class: 'step', role: 'group', 'aria-label': t('new.game') },
        this.games.map((game) =>
          this.choice(
            has('game.' + game.id) ? t('game.' + game.id) : game.title,
            this.game === game,
            () => this.choose(game),
            game.id,
          ),
        ),
      ),
      this.game ? this.rules(this.game) : undefined,
      this.game && this.preset ? this.places(this.game, this.preset) : undefined,
    );
  }

  /** @param {string} label @param {boolean} chosen @param {() => void} act @param {string} value @param {string} [about] */
  choice(label, chosen, act, value, about) {
    return h(
      'button',
      {
        key: value,
        type: 'button',
        class: chosen ? 'choice chosen' : 'choice',
        'aria-pressed': String(chosen),
        'data-value': value,
        onclick: act,
      },
      h('b', null, label),
      about ? h('span', null, about) : undefined,
    );
  }

  /** Sets the number of seats that the rules need, and keeps the first existing ones. @param {GameSheet} game @param {PresetSheet} preset */
  seat(game, preset) {
    const { least, most } = players(game, preset);
    while (this.seats.length < Math.max(2, least)) this.seats.push('link');
    this.seats.length = Math.min(this.seats.length, most);
  }

  /** Presets with their differences in words. @param {GameSheet} game */
  rules(game) {
    return h(
      'div',
      { class: 'step tall', role: 'group', 'aria-label': t('new.rules') },
      h('h3', null, t('new.rules')),
      game.presets
        .filter((preset) => preset.name !== 'classic')
        .map((preset) =>
          this.choice(
            presetName(preset.name),
            this.preset === preset,
            () => {
              this.preset = preset;
              this.switches = {};
              this.seat(game, preset);
              this.redraw();
            },
            preset.name,
            presetAbout(preset, this.words),
          ),
        ),
      this.preset ? this.differences(game, this.preset) : undefined,
    );
  }

  /** @param {GameSheet} game @param {PresetSheet} preset */
  differences(game, preset) {
    const first = game.presets[0];
    const differing = game.switches.filter((s) => value(s, preset) !== value(s, first));
    return h(
      'details',
      { class: 'fold' },
      h('summary', null, t('new.switches')),
      differing.length ? h('p', { class: 'fine' }, t('new.differs', { first: presetName(first.name) })) : undefined,
      differing.length
        ? h(
            'ul',
            { class: 'plain' },
            differing.map((s) => h('li', null, switchEffect(s, value(s, preset), this.words))),
          )
        : undefined,
      game.switches.map((s) => this.change(s, preset)),
    );
  }

  /** @param {SwitchSheet} option @param {PresetSheet} preset */
  change(option, preset) {
    const change = (/** @type {any} */ event) => {
      this.switches[option.name] = event.target.value;
      this.redraw();
    };
    const now = this.switches[option.name] ?? value(option, preset);
    return h(
      'label',
      { key: option.name, class: 'field' },
      h('span', null, switchAbout(option, this.words)),
      option.ways
        ? h(
            'select',
            { value: now, onchange: change },
            option.ways.map((way) => h('option', { value: way.name }, switchEffect(option, way.name, this.words))),
          )
        : h('input', { type: 'number', min: option.least, max: option.most, value: now, onchange: change }),
    );
  }

  /** @param {GameSheet} game @param {PresetSheet} preset */
  places(game, preset) {
    return h(
      'form',
      {
        class: 'step tall',
        onsubmit: (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          this.open(this.body(game, preset));
        },
      },
      h('h3', null, t('new.seats')),
      h(
        'label',
        { class: 'field' },
        h('span', null, t('name')),
        h('input', {
          value: prefs.name,
          maxlength: 24,
          autocomplete: 'nickname',
          placeholder: t('seat.you-name'),
          onchange: (/** @type {any} */ e) => prefer({ name: e.target.value.trim() }),
        }),
      ),
      this.seats.map((seat, i) => this.place(game, seat, i)),
      h(
        'div',
        { class: 'choices' },
        this.seats.length < players(game, preset).most
          ? h(
              'button',
              {
                type: 'button',
                onclick: () => {
                  this.seats.push('link');
                  this.redraw();
                },
              },
              t('new.more'),
            )
          : undefined,
        this.seats.length > Math.max(2, players(game, preset).least)
          ? h(
              'button',
              {
                type: 'button',
                onclick: () => {
                  this.seats.pop();
                  this.redraw();
                },
              },
              t('new.fewer'),
            )
          : undefined,
      ),
      this.further(),
      h('button', { class: 'primary' }, t('new.open')),
    );
  }

  /** @param {GameSheet} game @param {string} seat @param {number} i */
  place(game, seat, i) {
    return h(
      'label',
      { key: 'seat' + i, class: 'field' },
      h('span', null, t('new.seat', { n: i + 1 })),
      h(
        'select',
        {
          value: seat,
          onchange: (/** @type {any} */ e) => {
            this.seats[i] = e.target.value;
          },
        },
        h('option', { value: 'me' }, t('new.me')),
        h('option', { value: 'link' }, t('new.link')),
        game.strategies.map((strategy) =>
          h('option', { value: 'bot ' + strategy.name }, `${t('seat.bot')}: ${strategyAbout(strategy)}`),
        ),
      ),
    );
  }

  further() {
    const keep = (/** @type {string} */ name) => (/** @type {any} */ event) => {
      const field = event.target;
      this.options[name] =
        field.type === 'checkbox' ? field.checked : field.type === 'number' ? Number(field.value) : field.value;
    };
    return h(
      'details',
      { class: 'fold' },
      h('summary', null, t('new.options')),
      ['move', 'reserve'].map((name) =>
        h(
          'label',
          { key: name, class: 'field' },
          h('span', null, t('option.' + name)),
          h('input', { type: 'number', min: 0, max: 86400, value: this.options[name], onchange: keep(name) }),
        ),
      ),
      Object.entries(OPTIONS).map(([name, values]) =>
        h(
          'label',
          { key: name, class: 'field' },
          h('span', null, t('option.' + name)),
          h(
            'select',
            { value: this.options[name], onchange: keep(name) },
            values.map((v) => h('option', { value: v }, t(`option.${name}.${v}`))),
          ),
        ),
      ),
      ['hints', 'listed'].map((name) =>
        h(
          'label',
          { key: name, class: 'field check' },
          h('input', { type: 'checkbox', checked: this.options[name], onchange: keep(name) }),
          h('span', null, t('option.' + name)),
        ),
      ),
    );
  }

  /** @param {GameSheet} game @param {PresetSheet} preset */
  body(game, preset) {
    const changed = Object.entries(this.switches).filter(
      ([name, now]) => now !== value(/** @type {SwitchSheet} */ (game.switches.find((s) => s.name === name)), preset),
    );
    const seats = this.seats.map((seat) => {
      if (seat === 'me') return { kind: 'me', name: prefs.name || t('seat.you-name') };
      return seat === 'link' ? { kind: 'link' } : { kind: 'bot', strategy: seat.slice(4) };
    });
    const options = Object.fromEntries(Object.entries(this.options).filter(([, v]) => v !== 0));
    return { game: game.id, rules: preset.name, switches: Object.fromEntries(changed), seats, options };
  }
}

/** @param {SwitchSheet} option @param {PresetSheet} preset */
function value(option, preset) {
  return preset.values[option.name] ?? option.standard;
}
