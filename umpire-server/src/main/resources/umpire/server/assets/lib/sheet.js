/** A sheet over the page: one dialog for any content. The browser handles focus and the escape key. */

import { draw, h } from './view.js';
import { t } from './words.js';

/** @type {HTMLDialogElement | undefined} */
let dialog;

/**
 * Opens a sheet; its content is drawn again whenever `redraw` is called.
 *
 * @param {string} title
 * @param {(redraw: () => void) => ViewChild[]} content
 */
export function openSheet(title, content) {
  if (!dialog) {
    dialog = document.createElement('dialog');
    dialog.className = 'sheet';
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    document.body.append(dialog);
  }
  const sheet = dialog;
  sheet.setAttribute('aria-label', title);
  const redraw = () =>
    draw(
      sheet,
      h(
        'div',
        { class: 'sheet-head' },
        h('h2', null, title),
        h('button', { type: 'button', class: 'quiet', onclick: closeSheet }, t('close')),
      ),
      h('div', { class: 'sheet-body' }, content(redraw)),
    );
  redraw();
  if (!sheet.open) sheet.showModal();
}

export function closeSheet() {
  dialog?.close();
}
