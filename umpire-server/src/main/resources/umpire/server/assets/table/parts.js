/** The seats' parts of the deal: reveals this browser's part when the table asks for it, and checks the record after the end. */

import { get, insist } from '../lib/api.js';
import { keepPart, keptPart, objections } from '../lib/fair.js';
import { h } from '../lib/view.js';
import { t } from '../lib/words.js';

export class Parts {
  /** @type {string[]} reasons to doubt a fair deal */
  found = [];
  /** Whether the record was compared. */
  checked = false;
  sending = false;

  /** @param {string} id of the table @param {string} api @param {() => void} redraw @param {(failure: unknown) => void} trouble */
  constructor(id, api, redraw, trouble) {
    this.id = id;
    this.api = api;
    this.redraw = redraw;
    this.trouble = trouble;
  }

  /** @param {Update} update */
  look(update) {
    const kept = keptPart(this.id);
    const own = ownPart(update);
    if (!kept) return;
    if (own?.state === 'awaited' && own.commitment === kept.commitment) this.reveal(update, kept);
    if (update.state === 'over' && !this.checked) this.compare(kept);
  }

  /** Stores the published commitments before revealing the part, which is revealed for only one commitment of the server. @param {Update} update @param {Part} kept */
  reveal(update, kept) {
    const published = {
      commitment: update.life.commitment ?? '',
      parts: (update.life.parts ?? []).map((part) => part.commitment),
    };
    if (kept.published && JSON.stringify(kept.published) !== JSON.stringify(published)) {
      this.found = ['secret'];
      return;
    }
    if (this.sending || !keepPart(this.id, { ...kept, published })) return;
    this.sending = true;
    insist(this.api + '/part', { part: kept.part })
      .catch(this.trouble)
      .finally(() => (this.sending = false));
  }

  /** @param {Part} kept */
  async compare(kept) {
    this.checked = true;
    try {
      this.found = objections(kept, await get(this.api + '/record'));
      this.redraw();
    } catch {
      this.checked = false;
    }
  }

  /** The players for whom the table waits before the first deal. @param {Update} update @returns {ViewNode | undefined} */
  waiting(update) {
    const own = ownPart(update);
    const lost = own?.state === 'awaited' && keptPart(this.id)?.commitment !== own.commitment;
    const awaited = (update.life.parts ?? []).filter((part) => part.state === 'awaited' && (lost || part !== own));
    if (!awaited.length) return undefined;
    const names = awaited.map((part) => update.life.seats[part.place].name ?? '');
    return h(
      'div',
      { key: 'parts' },
      h('p', { role: 'status' }, t('parts.waiting', { seats: names.join(', ') })),
      lost ? h('p', { class: 'fine' }, t('parts.lost')) : undefined,
      lost
        ? h(
            'button',
            {
              type: 'button',
              'data-do': 'give-part-up',
              onclick: () => insist(this.api + '/part', { giveUp: true }).catch(this.trouble),
            },
            t('parts.give-up'),
          )
        : undefined,
    );
  }

  /** Whether the record agrees with this browser's stored data. @returns {ViewNode | undefined} */
  verdict() {
    if (this.found.length)
      return h(
        'div',
        { key: 'fair', class: 'trouble', role: 'alert' },
        this.found.map((key) => h('p', null, t('fair.' + key))),
      );
    return this.checked ? h('p', { key: 'fair', class: 'fine' }, t('fair.fine')) : undefined;
  }
}

/** @param {Update} update */
function ownPart(update) {
  return (update.life.parts ?? []).find((part) => part.place === update.viewer.place);
}
