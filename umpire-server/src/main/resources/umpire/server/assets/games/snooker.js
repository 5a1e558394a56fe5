/** Snooker at a table page, for those who watch or replay: the board, and the way to the pad for who scores. */

import { draw, h, loadStyle } from '../lib/view.js';
import { t } from '../lib/words.js';
import { frameTitle, scores, situation, visit } from '../snooker/board.js';

/**
 * @param {HTMLElement} root
 * @param {Tools} tools
 */
export function create(root, tools) {
  loadStyle('snooker/table.css');
  return {
    /** @param {Update} message */
    update(message) {
      const facts = message.view;
      if (!facts) return;
      draw(root, h('div', { class: 'snooker', key: 'snooker' },
        h('h2', { key: 'title' }, frameTitle(facts)),
        scores(facts), visit(facts), situation(facts),
        message.life.options?.scorer && message.viewer.eyes !== 'spectator'
          ? h('p', { key: 'score' }, h('a', { href: `/t/${message.table}` }, t('snooker.score-here')))
          : null,
        facts.legal.length ? h('div', { class: 'moves', key: 'moves' },
          facts.legal.map((/** @type {string} */ words) => h('button', { key: words, onclick: () => tools.send(words) }, words))) : null));
    },
  };
}
