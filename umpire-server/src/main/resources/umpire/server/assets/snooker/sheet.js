/** A sheet that lies over the page until it is done: a dialog, so that focus stays in it and Escape ends it. */

import { draw, h } from '../lib/view.js';
import { t } from '../lib/words.js';

/**
 * Opens one.
 *
 * @param {string} title
 * @param {(sheet: { close(): void, redraw(): void }) => ViewChild[]} body drawn again whenever asked to
 */
export function openSheet(title, body) {
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  dialog.setAttribute('aria-label', title);
  const sheet = {
    close() {
      dialog.close();
    },
    redraw() {
      draw(
        dialog,
        h('header', { key: 'head' },
          h('h2', null, title),
          h('button', { class: 'quiet', onclick: sheet.close, 'aria-label': t('snooker.close') }, '×')),
        h('div', { key: 'body', class: 'sheet-body' }, body(sheet)));
    },
  };
  dialog.onclose = () => dialog.remove();
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  document.body.append(dialog);
  sheet.redraw();
  dialog.showModal();
  return sheet;
}
