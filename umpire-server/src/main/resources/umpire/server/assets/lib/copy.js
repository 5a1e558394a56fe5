/** A link with a copy button; the link is shown for browsers that cannot copy. */

import { announce } from './live.js';
import { h } from './view.js';
import { t } from './words.js';

/** @param {string} label @param {string} address @param {string} [key] @returns {ViewNode} */
export function copyable(label, address, key) {
  const whole = new URL(address, location.href).href;
  return h(
    'div',
    { class: 'copy', key },
    h('input', {
      type: 'text',
      readonly: true,
      value: whole,
      'aria-label': label,
      onfocus: (/** @type {any} */ e) => e.target.select(),
    }),
    h(
      'button',
      {
        type: 'button',
        onclick: (/** @type {Event} */ event) => copy(whole, /** @type {HTMLElement} */ (event.currentTarget)),
      },
      t('copy'),
    ),
  );
}

/** @param {string} text @param {HTMLElement} button */
async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = button.parentElement?.querySelector('input');
    field?.select();
    document.execCommand('copy');
  }
  button.textContent = t('copied');
  announce(t('copied'));
}
