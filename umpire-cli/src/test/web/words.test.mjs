// The cases of words.cases.json on the pages' own renderer; WordsCasesTest tries them on Java's.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const table = JSON.parse(await readFile(new URL('words.cases.json', import.meta.url), 'utf8'));
const page = Object.fromEntries(Object.entries(table.between).map(([kind, text]) => ['between.' + kind, text]));

Object.defineProperty(globalThis, 'navigator', { value: { languages: ['de'] }, configurable: true });
globalThis.fetch = async (address) => ({
  ok: true,
  json: async () => (String(address).startsWith('/lang/') ? table.words : page),
});

const { loadWords, say } = await import(pathToFileURL(`${process.env.UMPIRE_ASSETS}/lib/words.js`).href);
await loadWords('cases');

for (const { why, note, told } of table.cases) {
  test(why, () => assert.equal(say(note), told));
}
