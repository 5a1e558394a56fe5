/** How a game ended, and what to do then: again, look back, keep the record, share it. */

import { command } from '../lib/api.js';
import { h } from '../lib/view.js';
import { t } from '../lib/words.js';

/** @param {Update} update @param {string} api @param {import('./replay.js').Replay} replay @param {(failure: unknown) => void} trouble @returns {ViewNode | undefined} */
export function result(update, api, replay, trouble) {
  if (update.state !== 'over' || !update.view || replay.active()) return undefined;
  const winners = update.view.winner;
  const ended = update.life.ended;
  return h(
    'section',
    { key: 'result', class: 'result', 'aria-label': t('over') },
    h('h2', null, winners.length ? t('won', { seats: winners.join(' & ') }) : t('over')),
    ended && ended.how !== 'rules' ? h('p', null, t('ended.' + ended.how, { seat: ended.seat ?? '' })) : undefined,
    h(
      'p',
      { class: 'scores' },
      update.view.sides.map((side) =>
        h('span', null, side.seats.join(' & '), ' ', h('b', null, Object.values(side.tallies)[0] ?? '')),
      ),
    ),
    h(
      'div',
      { class: 'choices' },
      update.viewer.seat && !update.life.rematch
        ? h(
            'button',
            { type: 'button', class: 'primary', 'data-do': 'rematch', onclick: () => again(api, trouble) },
            t('do.rematch'),
          )
        : undefined,
      update.life.rematch
        ? h('a', { class: 'button primary', href: `/t/${update.life.rematch}` }, t('do.rematch-go'))
        : undefined,
      h('button', { type: 'button', 'data-do': 'replay', onclick: () => replay.go(update.n) }, t('do.replay')),
      h('a', { class: 'button', href: `${api}/record`, download: `${update.table}.rec` }, t('record')),
    ),
  );
}

/** @param {string} api @param {(failure: unknown) => void} trouble */
async function again(api, trouble) {
  try {
    const answer = await command(api + '/rematch', {});
    if (answer.url || answer.id) location.href = answer.url ?? `/t/${answer.id}`;
  } catch (failure) {
    trouble(failure);
  }
}
