/** A new match: two names, the rules, the number of frames. The pad has space for two players, so doubles are not offered. */

import { h } from '../lib/view.js';
import { presetAbout, presetName, switchAbout, switchEffect, t } from '../lib/words.js';

/**
 * @typedef {{ names: string[], preset: string, values: Record<string, string>, fault: string, more: boolean }} Setup
 */

/** @returns {Setup} */
export function blank() {
  return { names: ['', ''], preset: 'wpbsa', values: {}, fault: '', more: false };
}

/**
 * The form.
 *
 * @param {any} kernel
 * @param {Setup} setup
 * @param {() => void} redraw
 * @param {(match: { preset: string, changes: string, names: string[] }) => void} begin
 * @returns {ViewNode}
 */
export function setupForm(kernel, setup, redraw, begin) {
  const profiles = JSON.parse(kernel.profiles());
  return h('form', {
      class: 'setup', key: 'setup', 'aria-label': t('snooker.new'),
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        submit(kernel, setup, profiles, redraw, begin);
      },
    },
    h('h2', null, t('snooker.new')),
    h('div', { class: 'row' }, [0, 1].map((seat) => nameField(setup, seat))),
    presetField(profiles, setup, redraw),
    field(t('snooker.best-of'), switchField(find(profiles, 'frames'), setup, profiles)),
    h('details', { open: setup.more, ontoggle: (/** @type {any} */ event) => { setup.more = event.target.open; } },
      h('summary', null, t('snooker.all-rules')),
      profiles.switches.filter((/** @type {any} */ one) => !['frames', 'players'].includes(one.name))
        .map((/** @type {any} */ one) => field(switchAbout(one), switchField(one, setup, profiles), one.name))),
    setup.fault ? h('p', { class: 'fault', role: 'alert' }, setup.fault) : null,
    h('button', { class: 'primary', type: 'submit', 'data-testid': 'begin' }, t('snooker.begin')));
}

/** @param {string} label @param {ViewNode} control @param {string} [key] */
function field(label, control, key) {
  return h('label', { class: 'field', key }, h('span', null, label), control);
}

/** @param {Setup} setup @param {number} seat */
function nameField(setup, seat) {
  return field(t('snooker.player-n', { n: seat + 1 }), h('input', {
    value: setup.names[seat], maxlength: 40, autocomplete: 'off', autocapitalize: 'words',
    placeholder: t(`snooker.name.${seat + 1}`), 'data-testid': `name-${seat}`,
    oninput: (/** @type {any} */ event) => { setup.names[seat] = event.target.value; },
  }), `name-${seat}`);
}

/** @param {any} profiles @param {Setup} setup @param {() => void} redraw */
function presetField(profiles, setup, redraw) {
  const chosen = profiles.presets.find((/** @type {any} */ one) => one.name === setup.preset);
  return h('div', { class: 'preset', key: 'preset' },
    field(t('snooker.rules'), h('select', {
        value: setup.preset, 'data-testid': 'preset',
        onchange: (/** @type {any} */ event) => {
          setup.preset = event.target.value;
          setup.values = {};
          redraw();
        },
      },
      profiles.presets.filter((/** @type {any} */ one) => one.values.players !== 'four')
        .map((/** @type {any} */ one) => h('option', { value: one.name, key: one.name }, presetName(one.name))))),
    h('p', { class: 'about' }, presetAbout(chosen)));
}

/** @param {any} option a switch @param {Setup} setup @param {any} profiles */
function switchField(option, setup, profiles) {
  const value = setup.values[option.name] ?? usual(profiles, setup.preset, option);
  const change = (/** @type {any} */ event) => { setup.values[option.name] = event.target.value; };
  if (!option.ways) {
    return h('input', {
      type: 'number', inputmode: 'numeric', min: option.least, max: option.most, value, onchange: change,
      'data-testid': `switch-${option.name}`,
    });
  }
  return h('select', { value, onchange: change, 'data-testid': `switch-${option.name}` },
    option.ways.map((/** @type {any} */ way) => h('option', { value: way.name, key: way.name }, switchEffect(option, way.name))));
}

/** @param {any} profiles @param {string} name */
function find(profiles, name) {
  return profiles.switches.find((/** @type {any} */ one) => one.name === name);
}

/** A switch's value in the preset. @param {any} profiles @param {string} preset @param {any} option */
function usual(profiles, preset, option) {
  const values = profiles.presets.find((/** @type {any} */ one) => one.name === preset).values;
  return values[option.name] ?? option.standard;
}

/** @param {any} kernel @param {Setup} setup @param {any} profiles @param {() => void} redraw
 * @param {(match: { preset: string, changes: string, names: string[] }) => void} begin */
function submit(kernel, setup, profiles, redraw, begin) {
  const names = setup.names.map((name, seat) => name.trim() || t(`snooker.name.${seat + 1}`));
  const changes = profiles.switches
    .filter((/** @type {any} */ one) => (setup.values[one.name] ?? usual(profiles, setup.preset, one)) !== usual(profiles, setup.preset, one))
    .map((/** @type {any} */ one) => `${one.name}=${setup.values[one.name]}`)
    .join(' ');
  setup.fault = kernel.fault(setup.preset, changes, names);
  if (setup.fault) redraw();
  else begin({ preset: setup.preset, changes, names });
}
