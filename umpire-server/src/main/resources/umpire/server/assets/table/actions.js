/** Actions other than moves: hint, take back, phrases, resign, return. */

import { command, insist } from '../lib/api.js';
import { inWords } from '../lib/events.js';
import { closeSheet, openSheet } from '../lib/sheet.js';
import { h } from '../lib/view.js';
import { t } from '../lib/words.js';

export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'oops', 'one-moment', 'your-turn', 'good-game'];

/**
 * @param {Update} update
 * @param {string} api
 * @param {{ drawing: Drawing | undefined, tools: Tools, trouble: (failure: unknown) => void, replay: import('./replay.js').Replay }} around
 * @returns {ViewNode | undefined}
 */
export function actions(update, api, around) {
  if (around.replay.active() || update.state !== 'playing') return undefined;
  const seat = update.viewer.seat;
  const call = (/** @type {string} */ path, /** @type {object} */ body) =>
    command(api + path, body).catch(around.trouble);
  if (!seat) return undefined;
  const own = update.life.seats.find((s) => s.name === seat);
  const options = update.life.options ?? {};
  const mine = update.view?.awaited.includes(seat);
  return h(
    'div',
    { key: 'actions', class: 'actions' },
    backQuestion(update, seat, call),
    own?.standIn ? button('return', 'primary', () => call('/return', {})) : undefined,
    options.hints && mine ? button('hint', '', () => hint(api, around)) : undefined,
    options.takeback !== 'never' && !update.life.back && update.n > 0
      ? button('back', '', () => call('/back', { do: 'ask' }))
      : undefined,
    button('phrases', '', () => phrases(call)),
    button('resign', '', () => resign(call)),
  );
}

/** @param {string} key @param {string} style @param {() => void} act */
function button(key, style, act) {
  return h('button', { key, type: 'button', class: style || 'quiet', 'data-do': key, onclick: act }, t('do.' + key));
}

/** @param {Update} update @param {string} seat @param {(path: string, body: object) => void} call */
function backQuestion(update, seat, call) {
  const back = update.life.back;
  if (!back) return undefined;
  if (back.by === seat) return h('p', { class: 'question' }, t('back.asked'));
  return h(
    'div',
    { class: 'question', role: 'group', 'aria-label': t('back.question', { seat: back.by }) },
    h('span', null, t('back.question', { seat: back.by })),
    button('agree', 'primary', () => call('/back', { do: 'agree' })),
    button('refuse', '', () => call('/back', { do: 'refuse' })),
  );
}

/** @param {string} api @param {{ drawing: Drawing | undefined, tools: Tools, trouble: (failure: unknown) => void }} around */
async function hint(api, { drawing, tools, trouble }) {
  try {
    const { event } = await insist(api + '/hint', {});
    drawing?.suggest?.(event);
    tools.notice(t('hint', { event: inWords(tools.game, event) }));
  } catch (failure) {
    trouble(failure);
  }
}

/** @param {(path: string, body: object) => void} call */
function phrases(call) {
  openSheet(t('do.phrases'), () => [
    h(
      'div',
      { class: 'choices' },
      PHRASES.map((phrase) =>
        h(
          'button',
          {
            type: 'button',
            onclick: () => {
              closeSheet();
              call('/phrase', { phrase });
            },
          },
          t('phrase.' + phrase),
        ),
      ),
    ),
  ]);
}

/** @param {(path: string, body: object) => void} call */
function resign(call) {
  openSheet(t('do.resign'), () => [
    h('p', null, t('resign.sure')),
    h(
      'div',
      { class: 'choices' },
      h(
        'button',
        {
          type: 'button',
          class: 'danger',
          onclick: () => {
            closeSheet();
            call('/resign', {});
          },
        },
        t('do.resign'),
      ),
      h('button', { type: 'button', onclick: closeSheet }, t('cancel')),
    ),
  ]);
}
