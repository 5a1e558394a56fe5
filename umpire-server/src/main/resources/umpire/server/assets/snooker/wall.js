/** Numbers for a wall screen: points large enough for the whole room, and the statistics of the match. */

import { draw, h } from '../lib/view.js';
import { frameTitle, scores, situation, visit } from './board.js';
import { mostFrames } from './numbers.js';
import { gist, statisticsTable } from './told.js';
import { watch } from './watched.js';

watch('snooker/wall.css', (app, facts, told) => {
  draw(app, h('div', { class: 'wall', key: 'wall' },
    h('h1', { key: 'title' }, frameTitle(facts, mostFrames(told))),
    scores(facts),
    visit(facts),
    situation(facts),
    h('p', { class: 'said', key: 'said' }, gist(told.at(-1))),
    statisticsTable(told, facts.seats.map((seat) => seat.name))));
});
