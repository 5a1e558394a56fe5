// Tests the scripts of the scoring pad with the translated kernel, and with a server that judges by it again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const [script, assets] = [process.env.UMPIRE_SCRIPT, process.env.UMPIRE_ASSETS];
const load = (path) => import(pathToFileURL(path).href);

globalThis.addEventListener ??= () => {};
globalThis.removeEventListener ??= () => {};

const kernel = await load(script);
const { ScoredMatch, eventsOf, readRecord } = await load(`${assets}/snooker/match.js`);
const { breakBalls, pottedBy, side, statistics } = await load(`${assets}/snooker/numbers.js`);
const { Outbox } = await load(`${assets}/snooker/outbox.js`);

const names = ['Anna', 'Ben'];
let matches = 0;

function begun(changes = '') {
  const kept = { id: `m${matches++}`, preset: 'wpbsa', changes, names, log: [], began: 0, sent: 0 };
  const match = new ScoredMatch(kernel, kept);
  match.play('*', 'lot Anna');
  return match;
}

/** Plays a maximum break, pot by pot, by the balls that the pad offers for one tap. */
function maximum(match) {
  let taps = 0;
  while (match.facts.awaits === 'seats') {
    match.play('Anna', `pot ${match.on().at(-1)}`);
    taps++;
  }
  return taps;
}

test('a maximum takes 36 taps, and undo goes back to the beginning', () => {
  const match = begun();
  assert.equal(maximum(match), 36);
  assert.equal(side(match.facts, 0).frames, 1);
  assert.equal(side(match.facts, 0).highest, 147);
  for (let left = match.told.length; left > 0; left--) match.undo();
  assert.equal(match.facts.table.frame, 0);
  assert.deepEqual(eventsOf(match.kept.log), []);
  assert.equal(match.kept.log.length, 2 * 37);
});

test('what a log leads to, its record leads to as well', () => {
  const match = begun('frames=1');
  for (const event of ['pot red', 'pot blue', 'hit red']) match.play('Anna', event);
  match.undo();
  match.play('Anna', 'hit none');
  match.play('*', 'miss');
  match.play('Ben', 'replace');
  const { events, ...rules } = readRecord(match.record());
  assert.deepEqual(events, eventsOf(match.kept.log));
  assert.deepEqual(rules, { preset: 'wpbsa', changes: 'frames=1', names });
  const other = new ScoredMatch(kernel, { ...match.kept, ...rules, log: events });
  assert.deepEqual(other.facts, match.facts);
  assert.deepEqual(other.told, match.told);
});

test('what a rule speaks against does not happen, and is explained', () => {
  const match = begun();
  const answer = match.play('Ben', 'pot red');
  assert.equal(answer.rule, 'in-turn');
  assert.equal(match.told.length, 1);
  assert.equal(match.play('Anna', 'pot moon').finding, 'unreadable');
  const foul = match.tried('Anna', 'hit none');
  assert.equal(foul.rulings.find((one) => one.rule === 'penalty').points, 4);
  assert.equal(match.told.length, 1);
});

test('the break is shown as its balls', () => {
  const match = begun();
  for (const event of ['pot red', 'pot pink', 'pot red']) match.play('Anna', event);
  assert.deepEqual(breakBalls(match.facts), ['red', 'pink', 'red']);
  match.play('*', 'touching yellow');
  assert.deepEqual(breakBalls(match.facts), ['red', 'pink', 'red']);
  match.play('Anna', 'hit yellow');
  assert.deepEqual(breakBalls(match.facts), []);
  assert.deepEqual(pottedBy('hit red pot red red white foul push'), ['red', 'red']);
});

test('statistics count what was told', () => {
  const match = begun();
  for (const event of ['pot red', 'pot black', 'hit none']) match.play('Anna', event);
  match.play('Ben', 'hit red');
  const [anna, ben] = statistics(match.told, names);
  assert.deepEqual([anna.strokes, anna.pots, anna.points, anna.fouls, anna.given, anna.highest], [3, 2, 8, 1, 4, 8]);
  assert.deepEqual([ben.strokes, ben.pots, ben.fouls], [1, 0, 0]);
  maximum(match);
});

/** A server that stores lines by key and judges them with the same kernel. Of ten answers, `lossy` are lost. */
function server(lossy) {
  const answers = new Map();
  const state = { log: [], calls: 0, down: false };
  const json = (status, body) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  const judge = (path, body) => {
    if (path === '/api/tables') return json(201, { id: 'T1' });
    if (!body) return json(200, { n: eventsOf(state.log).length });
    if (answers.has(body.key)) return json(200, {});
    if ('event' in body && body.ask !== eventsOf(state.log).length + 1) return json(409, { title: 'Too late', status: 409, detail: '' });
    const line = path.endsWith('/back') ? { back: body.to } : { by: body.by, event: body.event };
    try {
      new ScoredMatch(kernel, { preset: 'wpbsa', changes: '', names, log: [...state.log, line] });
    } catch (refused) {
      return json(422, { title: 'refused', status: 422, detail: String(refused) });
    }
    state.log.push(line);
    answers.set(body.key, true);
    return json(200, {});
  };
  globalThis.fetch = async (path, request) => {
    if (state.down) throw new TypeError('no network');
    const answer = judge(path, request.body ? JSON.parse(request.body) : undefined);
    if ((state.calls = (state.calls * 1103515245 + 12345) % 2147483648) % 1000 < 100 * lossy) throw new TypeError('the answer was lost');
    return answer;
  };
  return state;
}

async function delivered(outbox) {
  for (let tries = 0; tries < 500 && outbox.waiting > 0 && !outbox.kept.fork; tries++) {
    await outbox.send();
    clearTimeout(outbox.later);
  }
}

test('every line reaches the server once, however many answers are lost', async () => {
  for (const lossy of [0, 3, 6]) {
    const held = server(lossy);
    const match = begun();
    held.down = true;
    const outbox = new Outbox(match.kept, () => {});
    for (const event of ['pot red', 'pot black', 'hit red']) match.play('Anna', event);
    await outbox.send();
    clearTimeout(outbox.later);
    match.undo();
    match.play('Anna', 'pot red');
    held.down = false;
    await delivered(outbox);
    assert.equal(match.kept.fork, undefined);
    assert.deepEqual(held.log, match.kept.log);
    outbox.close();
  }
});

test('a fork is shown and never merged', async () => {
  const held = server(0);
  const match = begun();
  const outbox = new Outbox(match.kept, () => {});
  await delivered(outbox);
  held.log.push({ by: 'Anna', event: 'hit red' }, { by: 'Ben', event: 'pot red' });
  match.play('Anna', 'pot red');
  match.play('Anna', 'pot blue');
  await delivered(outbox);
  assert.ok(match.kept.fork);
  assert.equal(match.kept.fork.at, 1);
  const before = held.log.length;
  match.play('Anna', 'pot red');
  await outbox.send();
  assert.equal(held.log.length, before);
  outbox.close();
});
