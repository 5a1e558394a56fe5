/** A table of any game: its facts and legal events, in the game's own words. */

import { inWords } from '../lib/events.js';
import { draw, h } from '../lib/view.js';

/** The maximum number of buttons; with more events the player types. */
const BUTTONS = 80;

/** @param {HTMLElement} root @param {Tools} tools @returns {Drawing} */
export function create(root, tools) {
  const { t } = tools;
  /** @type {Played} */
  let message;

  function paint() {
    const { view } = message;
    draw(
      root,
      h(
        'div',
        { class: 'felt generic' },
        view.seats.map(seat),
        facts(view.table),
        Object.entries(view.cards).map(cards),
        moves(view, tools),
      ),
    );
  }

  /** @param {View['seats'][number]} seat */
  function seat(seat) {
    return h(
      'section',
      { key: seat.name, class: message.view.awaited.includes(seat.name) ? 'chip turn' : 'chip' },
      tools.badge(seat.name),
      h(
        'div',
        { class: 'row' },
        seat.hand.map((name, i) => h('span', { key: name + i, class: 'small-card' }, tools.card(name))),
      ),
      facts(seat.own),
    );
  }

  /** @param {[string, string[]]} place */
  function cards([name, list]) {
    return h(
      'section',
      { key: 'cards-' + name },
      h('h3', null, tools.word(name)),
      h(
        'div',
        { class: 'row' },
        list.map((card, i) => h('span', { key: card + i, class: 'small-card' }, tools.card(card))),
      ),
    );
  }

  /** @param {Record<string, any>} known */
  function facts(known) {
    const shown = Object.entries(known).filter(([, value]) => value !== '' && !(Array.isArray(value) && !value.length));
    if (!shown.length) return undefined;
    return h(
      'dl',
      { class: 'facts' },
      shown.map(([name, value]) => [
        h('dt', null, tools.word(name)),
        h('dd', null, typeof value === 'boolean' ? t(value ? 'yes' : 'no') : tools.say({ text: tools.word(value) })),
      ]),
    );
  }

  return {
    update(next) {
      message = next;
      paint();
    },
  };
}

/** The legal events as buttons, and a text field for all others. @param {View} view @param {Tools} tools */
export function moves(view, tools) {
  if (!view.legal.length) return undefined;
  return h(
    'div',
    { class: 'moves' },
    view.legal
      .slice(0, BUTTONS)
      .map((event) => h('button', { key: event, type: 'button', onclick: () => tools.send(event) }, inWords(tools.game, event))),
    view.complete && view.legal.length <= BUTTONS
      ? undefined
      : h(
          'form',
          {
            class: 'say',
            onsubmit: (/** @type {SubmitEvent} */ event) => {
              event.preventDefault();
              const field = /** @type {HTMLInputElement} */ (
                /** @type {HTMLFormElement} */ (event.target).elements.namedItem('event')
              );
              tools.send(field.value).then((done) => {
                if (done) field.value = '';
              });
            },
          },
          h('input', { name: 'event', 'aria-label': tools.t('generic.event'), placeholder: tools.t('generic.event') }),
          h('button', null, tools.t('send')),
        ),
  );
}
