// Umpire, the referee for table games, from Node 18 on, without dependencies: one process answers
// all questions (docs/answer.md).
//
//   import { Umpire } from "./umpire.mjs";
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
    /** `question`, `input`, `bug`, or `gone` if the process has ended. */
    this.kind = error.kind;
    this.line = error.line;
    this.column = error.column;
    this.rule = error.rule;
  }
}

/** `$UMPIRE`, or the launcher of the repository this file lies in, or `umpire` on the path. */
function usualCommand() {
  const launcher = fileURLToPath(new URL("../umpire", import.meta.url));
  return process.env.UMPIRE ?? (existsSync(launcher) ? launcher : "umpire");
}

/** A running `umpire answer`. Questions may be asked ahead of the answers to others. */
export class Umpire {
  /** @type {{resolve: (answer: any) => void, reject: (error: Error) => void}[]} */
  #waiting = [];
  #process;
  #ended;
  #gone = "";

  /** @param {string} [command] what to start */
  constructor(command = usualCommand()) {
    this.#process = spawn(command, ["answer"], { stdio: ["pipe", "pipe", "inherit"] });
    this.#process.stdin.on("error", () => {}); // its end is told below
    this.#ended = new Promise((resolve) => {
      this.#process.on("error", (failure) => resolve(`umpire cannot be started: ${failure.message}`));
      this.#process.on("close", (status) => resolve(`umpire has ended, with status ${status}`));
    });
    this.#ended.then((how) => this.#end(how));
    createInterface({ input: this.#process.stdout }).on("line", (line) => this.#take(line));
  }

  /** @param {string} line */
  #take(line) {
    const { answer, error } = JSON.parse(line);
    const { resolve, reject } = /** @type {any} */ (this.#waiting.shift());
    if (error) reject(new UmpireError(error));
    else resolve(answer);
  }

  /** @param {string} how */
  #end(how) {
    this.#gone = how;
    const gone = new UmpireError({ kind: "gone", text: how });
    this.#waiting.splice(0).forEach((each) => each.reject(gone));
  }

  /**
   * Asks anything.
   * @param {string} does what is to be done
   * @param {Record<string, unknown>} [members] what else the question says
   * @returns {Promise<any>}
   */
  question(does, members = {}) {
    if (this.#gone) return Promise.reject(new UmpireError({ kind: "gone", text: this.#gone }));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#process.stdin.write(`${JSON.stringify({ ...members, do: does })}\n`);
    });
  }

  /** Ends the process, after what was asked is answered. */
  async close() {
    this.#process.stdin.end();
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

  /** @param {string} game @param {string} text */
  judge(game, text) {
    return this.question("judge", { game, text });
  }

  /** @param {string} text @param {string} [game] of classic input */
  explain(text, game) {
    return this.question("explain", { text, game });
  }

  /** @param {string} text @param {object} [more] number, after, seat, event, view */
  ask(text, more = {}) {
    return this.question("ask", { text, ...more });
  }
}
