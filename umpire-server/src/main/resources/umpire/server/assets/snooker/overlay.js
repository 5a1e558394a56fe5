/** A transparent line of numbers, to be laid over a video by streaming software. */

import { draw, h } from '../lib/view.js';
import { t } from '../lib/words.js';
import { visit } from './board.js';
import { side } from './numbers.js';
import { watch } from './watched.js';

watch('snooker/overlay.css', (app, facts) => {
  const [one, other] = [side(facts, 0), side(facts, 1)];
  const away = Math.max(one.snookers, other.snookers);
  draw(app, h('div', { class: 'overlay', key: 'overlay' },
    h('div', { class: 'strip', key: 'strip' },
      player(one, 0),
      h('span', { class: 'frames', 'aria-label': t('snooker.frames') }, `${one.frames} – ${other.frames}`),
      player(other, 1)),
    facts.table.break > 0 ? visit(facts) : null,
    away > 0 ? h('p', { class: 'needs', key: 'needs' }, t('snooker.needs', { n: away })) : null));
});

/** @param {ReturnType<typeof side>} own @param {number} seat */
function player(own, seat) {
  return h('span', { class: `player${own.striking ? ' striking' : ''}`, key: seat },
    h('b', { class: 'name' }, own.name),
    h('span', { class: 'points', 'data-testid': `points-${seat}` }, own.points));
}
