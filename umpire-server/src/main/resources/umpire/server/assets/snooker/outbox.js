/**
 * Brings a match to the server, line by line, whenever it can be reached; the server judges every line
 * again. An acknowledged line is never sent as a new one: each line keeps its key.
 * If the server has a different course of the match, sending ends and the fork is shown: nothing is merged.
 */

import { Refusal, get, newKey, post } from '../lib/api.js';
import { eventsOf } from './match.js';
import { keep } from './shelf.js';

/** @typedef {import('./match.js').KeptMatch} KeptMatch */

const LONGEST_WAIT = 30000;

export class Outbox {
  /** @param {KeptMatch} kept @param {() => void} tell called after a change */
  constructor(kept, tell) {
    this.kept = kept;
    this.tell = tell;
    this.busy = false;
    this.compared = false;
    this.waits = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    this.wake = () => {
      this.waits = 0;
      this.send();
    };
    addEventListener('online', this.wake);
  }

  close() {
    removeEventListener('online', this.wake);
    clearTimeout(this.later);
  }

  /** The number of lines that the server has not acknowledged. */
  get waiting() {
    return this.kept.log.length - this.kept.sent;
  }

  /** Sends waiting lines. Concurrent calls are combined. */
  async send() {
    if (this.busy || this.kept.fork) return;
    this.busy = true;
    clearTimeout(this.later);
    try {
      await this.meet();
      while (this.waiting > 0 && !this.kept.fork) await this.sendNext();
      this.waits = 0;
    } catch (failure) {
      this.failed(failure);
    } finally {
      this.busy = false;
      this.tell();
    }
  }

  /** Opens a table on the server, or checks that the existing one is unchanged. */
  async meet() {
    const { kept } = this;
    if (!kept.table) {
      // Stored before it is sent: if the answer is lost, the key finds the table again.
      kept.opening ??= newKey();
      keep(kept);
      const opened = await post('/api/tables', { key: kept.opening, ...settings(kept) });
      kept.table = opened.id;
      keep(kept);
      this.compared = true;
    } else if (!this.compared) {
      const update = await get(`/api/tables/${encodeURIComponent(kept.table)}`);
      const known = this.acknowledged();
      // One extra line means that its answer was lost: its key finds it again.
      if (update.n !== known && !(this.waiting > 0 && Math.abs(update.n - known) === 1)) {
        this.fork(`${update.n} ≠ ${known}`);
      }
      this.compared = true;
    }
  }

  async sendNext() {
    const { kept } = this;
    const line = kept.log[kept.sent];
    const path = `/api/tables/${encodeURIComponent(kept.table ?? '')}`;
    const key = `${kept.id}-${kept.sent}`;
    if ('back' in line) await post(`${path}/back`, { key, do: 'ask', to: line.back });
    else await post(`${path}/moves`, { key, ask: this.acknowledged() + 1, by: line.by, event: line.event });
    kept.sent++;
    this.waits = 0;
    keep(kept);
    this.tell();
  }

  /** @param {unknown} failure */
  failed(failure) {
    const status = failure instanceof Refusal ? failure.problem.status : 0;
    if ([400, 403, 404, 409, 422].includes(status) && this.kept.table) {
      this.fork(/** @type {Refusal} */ (failure).message);
      return;
    }
    this.compared = false;
    const wait = Math.min(LONGEST_WAIT, 1000 * 2 ** this.waits++) * (0.5 + Math.random());
    this.later = setTimeout(() => this.send(), wait);
  }

  /** The number of events that the server has, according to its answers; it asks for the next one by number. */
  acknowledged() {
    return eventsOf(this.kept.log.slice(0, this.kept.sent)).length;
  }

  /** @param {string} why */
  fork(why) {
    this.kept.fork = { at: this.acknowledged(), why };
    keep(this.kept);
  }
}

/** The settings for the server's table. @param {KeptMatch} kept */
function settings(kept) {
  const switches = Object.fromEntries(kept.changes.split(' ').filter(Boolean).map((change) => change.split('=')));
  return {
    game: 'snooker',
    rules: kept.preset,
    switches,
    seats: kept.names.map((name) => ({ kind: 'me', name })),
    options: { scorer: true },
  };
}
