/**
 * A match that is scored on this device, judged by the real kernel. It is stored as a log that
 * only grows, in the words of a record: events and takebacks. Everything else follows from it, so it
 * can be judged again anywhere.
 */

/** The balls by value, the cheapest first. */
export const BALLS = ['red', 'yellow', 'green', 'brown', 'blue', 'pink', 'black'];

/** The actor of events that are not a player's, as in a record. */
export const TABLE = '*';

/**
 * @typedef {{ by: string, event: string } | { back: number }} LogLine an event, or the number of events left by a takeback
 * @typedef {{ id: string, preset: string, changes: string, names: string[], log: LogLine[], began: number,
 *   table?: string, opening?: string, sent: number, fork?: { at: number, why: string } }} KeptMatch
 * @typedef {{ n: number, by: string, event: string, rulings: Ruling[] }} ToldEvent
 * @typedef {{ finding: string, rule?: string, sentence?: string, source?: string, text?: string,
 *   notes?: { text: string }[] }} FoundAgainst
 */

/** The events that count after a log. @param {LogLine[]} log @returns {{ by: string, event: string }[]} */
export function eventsOf(log) {
  /** @type {{ by: string, event: string }[]} */
  const events = [];
  for (const line of log) {
    if ('back' in line) events.length = Math.min(events.length, line.back);
    else events.push(line);
  }
  return events;
}

/**
 * The contents of a record: rules, players and events.
 *
 * @param {string} record
 * @returns {{ preset: string, changes: string, names: string[], events: { by: string, event: string }[] }}
 */
export function readRecord(record) {
  const lines = record.split('\n');
  const heading = lines.slice(0, lines.indexOf(''));
  const tag = (/** @type {string} */ name) => heading.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  // The base of changed rules, or the name of unchanged ones before their hash.
  const [preset = '', ...changes] = (tag('Rules') ?? tag('Profile')?.split(' ')[0] ?? '').split(' ');
  const events = lines.slice(heading.length + 1).flatMap(readEvent);
  return { preset, changes: changes.join(' '), names: (tag('Seats') ?? '').split(', '), events };
}

/** @param {string} line below the heading @returns {{ by: string, event: string }[]} empty if it is not an event */
function readEvent(line) {
  if (line.startsWith(`${TABLE} `)) return [{ by: TABLE, event: line.slice(2) }];
  const colon = line.indexOf(': ');
  return colon < 0 || /^(#|=|>|Result:)/.test(line) ? [] : [{ by: line.slice(0, colon), event: line.slice(colon + 2) }];
}

/** A match in progress. */
export class ScoredMatch {
  /** @param {any} kernel the exports of the offline script @param {KeptMatch} kept */
  constructor(kernel, kept) {
    this.kernel = kernel;
    this.kept = kept;
    /** @type {ToldEvent[]} */
    this.told = [];
    this.replay();
  }

  /** Replays the log, as is needed to take an event back. */
  replay() {
    this.told = [];
    this.match = this.opened();
    for (const { by, event } of eventsOf(this.kept.log)) {
      const told = JSON.parse(this.match.play(by, event));
      if (told.finding) throw new Error(`${by}: ${event}: ${told.sentence ?? told.text}`);
      this.told.push(told);
    }
    this.look();
  }

  opened() {
    return this.kernel.open(this.kept.preset, this.kept.changes, this.kept.names);
  }

  look() {
    this.facts = JSON.parse(this.match.facts(''));
    /** @type {string | undefined} */
    this.striker = this.facts.awaited[0];
  }

  /** The legal events of an actor, as the kernel lists them. @param {string} by @returns {string[]} */
  legal(by) {
    return JSON.parse(this.match.legal(by)).legal;
  }

  /** The balls that the striker may play at. @returns {string[]} */
  on() {
    if (!this.striker) return [];
    const aims = this.legal(this.striker).filter((words) => words.startsWith('aim '));
    const balls = new Set(aims.map((words) => words.split(' ')[1]));
    return BALLS.filter((ball) => (balls.size ? balls.has(ball) : this.facts.table.on.includes(ball)));
  }

  /** Plays an event; returns the refusal if it is illegal. @param {string} by @param {string} event
   * @returns {ToldEvent | FoundAgainst} */
  play(by, event) {
    const told = JSON.parse(this.match.play(by, event));
    if (!told.finding) {
      this.kept.log.push({ by: told.by, event: told.event });
      this.told.push(told);
      this.look();
    }
    return told;
  }

  /** The outcome of an event, without playing it. @param {string} by @param {string} event @returns {ToldEvent | FoundAgainst} */
  tried(by, event) {
    const other = this.opened();
    for (const line of eventsOf(this.kept.log)) other.play(line.by, line.event);
    return JSON.parse(other.play(by, event));
  }

  /** Takes the last event back. */
  undo() {
    if (this.told.length === 0) return;
    this.kept.log.push({ back: this.told.length - 1 });
    this.replay();
  }

  record() {
    return this.match.record();
  }
}
