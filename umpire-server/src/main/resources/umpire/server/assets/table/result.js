/** The result of a game, and the next actions: rematch, replay, save the record, share it. */

import { command, get, post } from '../lib/api.js';
import { canKeep, keepPart, newPart } from '../lib/fair.js';
import { h } from '../lib/view.js';
import { t } from '../lib/words.js';

/** @param {Update} update @param {string} api @param {import('./replay.js').Replay} replay @param {(failure: unknown) => void} trouble @returns {ViewNode | undefined} */
export function result(update, api, replay, trouble) {
  if (update.state !== 'over' || !update.view || replay.active()) return undefined;
  const ended = update.life.ended;
  const winners = won(update.view, ended?.seat);
  const seated = Boolean(update.viewer.seat);
  const next = update.life.rematch;
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
      seated
        ? h(
            'button',
            {
              type: 'button',
              class: 'primary',
              'data-do': 'rematch',
              onclick: () => again(update, api).catch(trouble),
            },
            t(next ? 'do.rematch-go' : 'do.rematch'),
          )
        : undefined,
      next && !seated ? h('a', { class: 'button primary', href: `/t/${next}` }, t('do.rematch-go')) : undefined,
      h('button', { type: 'button', 'data-do': 'replay', onclick: () => replay.go(update.n) }, t('do.replay')),
      h('a', { class: 'button', 'data-do': 'review', href: `/review/${update.table}` }, t('do.review')),
      h('a', { class: 'button', href: `${api}/record`, download: `${update.table}.rec` }, t('record')),
    ),
  );
}

/** The winners: by the rules, or because a player of another side resigned, ran out of time or stayed away. @param {View} view @param {string} [loser] */
function won(view, loser) {
  if (view.winner.length || !loser) return view.winner;
  return view.sides.filter((side) => !side.seats.includes(loser)).flatMap((side) => side.seats);
}

/** Sits down at the rematch, which is opened if needed; the seat keeps its secret. @param {Update} update @param {string} api */
async function again(update, api) {
  const part = canKeep() ? newPart() : undefined;
  const commitment = part && { commitment: part.commitment };
  if (!update.life.rematch) await command(api + '/rematch', { ...commitment });
  const { life } = await get(api);
  const claim = { from: update.table, name: update.viewer.seat, ...commitment };
  const { committed } = await post(`/api/tables/${life.rematch}/claim`, claim);
  if (part && committed) keepPart(life.rematch, part);
  location.href = `/t/${life.rematch}`;
}
