/** The reader's preferences, as in every menu. */

import { prefer, prefs } from './prefs.js';
import { h } from './view.js';
import { t } from './words.js';

/** @param {() => void} changed called when a choice must be shown @returns {ViewNode} */
export function settings(changed) {
  return h(
    'div',
    { class: 'settings' },
    select(
      'language',
      [
        ['en', 'English'],
        ['de', 'Deutsch'],
        ['zh', '中文'],
      ],
      changed,
    ),
    select(
      'theme',
      ['system', 'light', 'dark'].map((v) => [v, t('theme.' + v)]),
      changed,
    ),
    select(
      'deck',
      ['two', 'four'].map((v) => [v, t('deck.' + v)]),
      changed,
    ),
    toggle('sound', changed),
    toggle('keys', changed),
  );
}

/** @param {'language' | 'theme' | 'deck'} name @param {string[][]} values @param {() => void} changed */
function select(name, values, changed) {
  return h(
    'label',
    { class: 'field' },
    h('span', null, t('settings.' + name)),
    h(
      'select',
      {
        value: prefs[name],
        onchange: (/** @type {Event} */ event) => {
          prefer({ [name]: /** @type {HTMLSelectElement} */ (event.target).value });
          if (name === 'language') location.reload();
          else changed();
        },
      },
      values.map(([value, label]) => h('option', { value }, label)),
    ),
  );
}

/** @param {'sound' | 'keys'} name @param {() => void} changed */
function toggle(name, changed) {
  return h(
    'label',
    { class: 'field check' },
    h('input', {
      type: 'checkbox',
      checked: prefs[name],
      onchange: (/** @type {Event} */ event) => {
        prefer({ [name]: /** @type {HTMLInputElement} */ (event.target).checked });
        changed();
      },
    }),
    h('span', null, t('settings.' + name)),
  );
}
