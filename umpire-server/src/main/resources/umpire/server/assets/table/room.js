/** Before a game begins: the players, and links for the free seats. */

import { copyable } from '../lib/copy.js';
import { h } from '../lib/view.js';
import { t } from '../lib/words.js';

/** @param {Update} update @param {string} id @param {ViewNode} [waiting] shown while parts of the deal are missing @returns {ViewNode} */
export function room(update, id, waiting) {
  const links = kept(id);
  return h(
    'section',
    { key: 'room', class: 'room card-box' },
    h('h2', null, t('room.waiting')),
    h(
      'ul',
      { class: 'seats' },
      update.life.seats.map((seat, i) =>
        h(
          'li',
          { key: i },
          h('span', { class: 'place' }, seat.name || t('seat.free')),
          h(
            'span',
            { class: 'role' },
            seat.kind === 'bot' ? t('seat.bot') : seat.name === update.viewer.seat && seat.name ? t('seat.you') : '',
          ),
          !seat.name && links[i] ? copyable(t('room.link', { n: i + 1 }), links[i]) : undefined,
        ),
      ),
    ),
    waiting ?? h('p', { class: 'fine' }, t('room.explained')),
  );
}

/** The links of seats from opening the table, kept for this visit on this device. @param {string} id @returns {Record<number, string>} */
function kept(id) {
  try {
    return JSON.parse(sessionStorage.getItem('links-' + id) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} id @param {Record<number, string>} links */
export function keepLinks(id, links) {
  try {
    sessionStorage.setItem('links-' + id, JSON.stringify(links));
  } catch {
    // The lobby's answer contains them as well.
  }
}

/** @param {string} name @param {(name: string) => void} sit @param {string} [trouble] why it was not possible @returns {ViewNode} */
export function nameForm(name, sit, trouble) {
  return h(
    'form',
    {
      class: 'room card-box',
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const field = /** @type {HTMLInputElement} */ (
          /** @type {HTMLFormElement} */ (event.target).elements.namedItem('name')
        );
        sit(field.value.trim());
      },
    },
    h('h1', null, t('room.sit')),
    h(
      'label',
      { class: 'field' },
      h('span', null, t('name')),
      h('input', { name: 'name', required: true, maxlength: 24, value: name, autocomplete: 'nickname' }),
    ),
    trouble ? h('p', { class: 'trouble', role: 'alert' }, trouble) : undefined,
    h('button', { class: 'primary' }, t('room.take')),
    h('a', { href: location.pathname }, t('watch')),
  );
}
