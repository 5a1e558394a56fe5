// Umpire, the referee for table games, from Node 18 on, without dependencies: one process answers
// all questions (docs/answer.md).
//
//   import { Umpire } from "umpire-referee";
//   const umpire = new Umpire();
//   (await umpire.count("cribbage", "5H 5D 5S JC 5C")).points  // 29
//   await umpire.close();

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** What is wrong with a question, or with what it is about. */
export class UmpireError extends Error {
  /** @param {{kind: string, text: string, line?: number, column?: number, rule?: string}} error */
  constructor(error) {
    super(error.text);
    this.name = "UmpireError";
    /** `question`, `input`, `bug`, `gone` if the process has ended, or `timeout`. */
    this.kind = error.kind;
    this.line = error.line;
    this.column = error.column;
    this.rule = error.rule;
    /** @type {any} what `judge` or `explain` had decided before the fault */
    this.answer = undefined;
  }
}

/** `$UMPIRE`, or the launcher of the repository this file lies in, or `umpire` on the path. */
function usualCommand() {
  const launcher = fileURLToPath(new URL("../umpire", import.meta.url));
  return process.env.UMPIRE ?? (existsSync(launcher) ? launcher : "umpire");
}

/** The exit status of a command whose input is wrong. */
const BAD_INPUT = 65;

/** How many milliseconds a process may take to end once it is told to. */
const TIME_TO_END = 10_000;

/** On Windows there are no groups of processes that could be ended together. */
const GROUPS = process.platform !== "win32";

/** @param {any} answer @param {{keepGoing?: boolean}} more */
function sound(answer, { keepGoing = false }) {
  if (answer.status !== BAD_INPUT || keepGoing) return answer;
  const error = new UmpireError(answer.faults[0] ?? { kind: "input", text: answer.err.trim() });
  error.answer = answer;
  throw error;
}

/** A running `umpire answer`. Questions may be asked ahead of the answers to others. */
export class Umpire {
  /** @type {{resolve: (answer: any) => void, reject: (error: Error) => void}[]} */
  #waiting = [];
  #process;
  #ended;
  /** @type {UmpireError | undefined} */
  #gone;
  #timeout;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clock;
  #closing = false;

  /**
   * @param {string} [command] the program to start
   * @param {{timeout?: number}} [limits] milliseconds to wait for an answer before the process is
   *   ended; `Infinity` waits without a limit
   */
  constructor(command = usualCommand(), { timeout = 60_000 } = {}) {
    this.#timeout = timeout;
    this.#process = spawn(command, ["answer"], { stdio: ["pipe", "pipe", "inherit"], detached: GROUPS });
    this.#process.stdin.on("error", () => {}); // its end is told below
    this.#ended = new Promise((resolve) => {
      this.#process.on("error", (failure) => resolve(`umpire cannot be started: ${failure.message}`));
      this.#process.on("close", (status) => resolve(`umpire has ended, with status ${status}`));
    });
    this.#process.on("exit", () => this.#waiting.length === 0 && this.#leave());
    this.#ended.then((text) => this.#end(new UmpireError({ kind: "gone", text })));
    createInterface({ input: this.#process.stdout }).on("line", (line) => this.#take(line));
  }

  /** @param {string} line */
  #take(line) {
    const { answer, error } = JSON.parse(line);
    const { resolve, reject } = /** @type {any} */ (this.#waiting.shift());
    this.#rewind();
    if (error) reject(new UmpireError(error));
    else resolve(answer);
  }

  /** Starts the time of the question that is to be answered next, or of the end if none is left. */
  #rewind() {
    clearTimeout(this.#clock);
    if (this.#waiting.length > 0 && this.#timeout !== Infinity) {
      this.#clock = setTimeout(() => {
        const text = `no answer within ${this.#timeout} ms: umpire was ended; ask for less at once, or allow more time`;
        this.#end(new UmpireError({ kind: "timeout", text }));
        this.#kill();
      }, this.#timeout);
    } else if (this.#waiting.length === 0 && this.#closing && !this.#gone) {
      this.#clock = setTimeout(() => this.#kill(), TIME_TO_END);
    }
  }

  /** Kills the process and its children. */
  #kill() {
    try {
      if (GROUPS && this.#process.pid) process.kill(-this.#process.pid, "SIGKILL");
    } catch {
      // all of them have ended
    }
    this.#process.kill("SIGKILL");
    this.#leave();
  }

  /** Lets go of the pipes: a child that lives on would keep them open, and the end would not come. */
  #leave() {
    this.#process.stdin.destroy();
    this.#process.stdout.destroy();
  }

  /** @param {UmpireError} gone */
  #end(gone) {
    clearTimeout(this.#clock);
    this.#gone ??= gone;
    this.#waiting.splice(0).forEach((each) => each.reject(gone));
  }

  /**
   * Asks anything.
   * @param {string} does what is to be done
   * @param {Record<string, unknown>} [members] what else the question says
   * @returns {Promise<any>}
   */
  question(does, members = {}) {
    if (this.#gone) return Promise.reject(this.#gone);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      if (this.#waiting.length === 1) this.#rewind();
      this.#process.stdin.write(`${JSON.stringify({ ...members, do: does })}\n`);
    });
  }

  /** Ends the process, after what was asked is answered. */
  async close() {
    this.#closing = true;
    this.#process.stdin.end();
    if (this.#waiting.length === 0) this.#rewind();
    await this.#ended;
  }

  /** @param {string} game @param {string | string[]} words @param {object} [more] details, profile, set */
  count(game, words, more = {}) {
    return this.question("count", { game, words, ...more });
  }

  /** @param {string} text @returns {Promise<any[]>} the verdict on each game */
  async verify(text) {
    return (await this.question("verify", { text })).verdicts;
  }

  /**
   * Rejects wrong input, unless `keepGoing` is true: then the answer lists all `faults`.
   * @param {string} game @param {string} text @param {{strict?: boolean, keepGoing?: boolean}} [more]
   */
  async judge(game, text, more = {}) {
    return sound(await this.question("judge", { game, text, ...more }), more);
  }

  /**
   * Rejects wrong input as `judge` does.
   * @param {string} text @param {string} [game] of classic input
   * @param {{strict?: boolean, keepGoing?: boolean}} [more]
   */
  async explain(text, game, more = {}) {
    return sound(await this.question("explain", { text, game, ...more }), more);
  }

  /** @param {string} text @param {object} [more] number, after, seat, event, view */
  ask(text, more = {}) {
    return this.question("ask", { text, ...more });
  }
}
