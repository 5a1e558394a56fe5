/** Snooker on a table page, for watching and replays: the board, and a link to the pad for the scorer. */

import { draw, h } from '../lib/view.js';
import { frameTitle, scores, situation, visit } from '../snooker/board.js';
import { mostFrames } from '../snooker/numbers.js';
import { moves } from './generic.js';

/** @param {HTMLElement} root @param {Tools} tools @returns {Drawing} */
export function create(root, tools) {
  return {
    update({ view, life, viewer, table }) {
      const scorer = Boolean(life.options?.scorer);
      draw(
        root,
        h(
          'div',
          { class: 'snooker', key: 'snooker' },
          h('h2', { key: 'title' }, frameTitle(view, mostFrames(tools.told()))),
          scores(view),
          visit(view),
          situation(view),
          scorer && viewer.eyes !== 'spectator'
            ? h('p', { key: 'score' }, h('a', { href: `/t/${table}` }, tools.t('snooker.score-here')))
            : undefined,
          scorer ? undefined : moves(view, tools),
        ),
      );
    },
  };
}
