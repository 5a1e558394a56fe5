// node --test node/

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Umpire } from "./umpire.mjs";

const npm = spawnSync("npm", ["--version"]).status === 0;

const club = readFileSync(new URL("../examples/club.rec", import.meta.url), "utf8");
const umpire = new Umpire();
after(() => umpire.close());

test("counts the best hand", async () => {
  assert.equal((await umpire.count("cribbage", "5H 5D 5S JC 5C")).points, 29);
  const flush = { details: { crib: true }, set: { "crib-flush": "four" } };
  assert.equal((await umpire.count("cribbage", "2H 4H 6H 8H TC", flush)).points, 4);
});

test("verifies many records, asked ahead, in their order", async () => {
  const right = club.replace("Anna 28", "Anna 29");
  const texts = Array.from({ length: 200 }, (_, i) => (i % 3 === 0 ? right : club));
  const verdicts = await Promise.all(texts.map((text) => umpire.verify(text)));
  verdicts.forEach(([verdict], i) => {
    assert.equal(verdict.judgement, i % 3 === 0 ? "agrees" : "differs");
  });
});

test("judges, explains and asks", async () => {
  const sevens = readFileSync(new URL("../examples/sevens.in", import.meta.url), "utf8");
  assert.equal((await umpire.judge("cribbage", sevens)).out, "1:14 2:30\n");
  assert.equal((await umpire.explain(sevens, "cribbage")).rulings[2].rule, "pair");
  assert.equal((await umpire.explain(club)).status, 0);
  assert.deepEqual((await umpire.ask(club, { after: 10 })).events, ["lay 4H", "lay 6D"]);
});

test("says what is wrong, and goes on", async () => {
  await assert.rejects(umpire.count("cribage", ""), /did you mean cribbage/);
  await assert.rejects(umpire.count("cribbage", "5H 5H"), { kind: "input", rule: "one-deck" });
  assert.equal((await umpire.question("games")).games.length, 4);
});

test("rejects wrong input", async () => {
  const wrong = readFileSync(new URL("../examples/false-go.in", import.meta.url), "utf8");
  await assert.rejects(umpire.judge("cribbage", wrong), { kind: "input", line: 4, rule: "must-lay" });
  const kept = await umpire.judge("cribbage", wrong, { keepGoing: true });
  assert.deepEqual(kept.faults.map((/** @type {any} */ fault) => fault.rule), ["must-lay"]);
  await assert.rejects(umpire.explain(""), { kind: "input" });
});

test("waits no longer than it was told", async () => {
  const folder = mkdtempSync(join(tmpdir(), "umpire-"));
  const silent = join(folder, "silent");
  writeFileSync(silent, `#!${process.execPath}\nsetInterval(() => {}, 1000);\n`, { mode: 0o700 });
  const umpire = new Umpire(silent, { timeout: 200 });
  await assert.rejects(umpire.verify(club), { kind: "timeout", message: /within 200 ms/ });
  await assert.rejects(umpire.verify(club), { kind: "timeout" });
  await umpire.close();
  rmSync(folder, { recursive: true });
});

test("waits for no child of the command", { skip: process.platform === "win32" }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "umpire-"));
  const parent = join(folder, "parent");
  const away = 'require("child_process").spawn("sleep", ["8"], { detached: true, stdio: ["inherit", "inherit", "ignore"] })';
  const scripts = ["#!/bin/sh\nsleep 20\ntrue\n", "#!/bin/sh\nexec 3<&0\nsleep 8 <&3 2>/dev/null &\n", `#!${process.execPath}\n${away};\n`];
  for (const script of scripts) {
    writeFileSync(parent, script, { mode: 0o700 });
    const started = Date.now();
    const umpire = new Umpire(parent, { timeout: 300 });
    await assert.rejects(umpire.verify(club), { kind: "timeout" });
    await umpire.close();
    if (script.includes("&")) await new Umpire(parent).close();
    assert.ok(Date.now() - started < 5000, script);
  }
  rmSync(folder, { recursive: true });
});

test("is installed by npm", { skip: npm ? false : "no npm" }, () => {
  const folder = mkdtempSync(join(tmpdir(), "umpire-"));
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...words) =>
    execFileSync(command, words, { cwd: folder, encoding: "utf8" });
  writeFileSync(join(folder, "package.json"), "{}");
  run("npm", "install", "--offline", "--no-audit", "--no-fund", fileURLToPath(new URL(".", import.meta.url)));
  const asks = 'import { Umpire } from "umpire-referee"; console.log(typeof Umpire);';
  assert.equal(run(process.execPath, "--input-type=module", "-e", asks), "function\n");
  rmSync(folder, { recursive: true });
});

test("says that it has ended", async () => {
  await assert.rejects(new Umpire("/nowhere/umpire").verify(club), { kind: "gone" });
  const closed = new Umpire();
  await closed.close();
  await assert.rejects(closed.verify(club), { kind: "gone" });
});
