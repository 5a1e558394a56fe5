// Plays scripted matches with the translated kernel: reads a line of JSON for each match, and writes
// the answers to each of its steps, one per line, in the order of umpire.offline.Script.
import { createInterface } from 'node:readline';
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';

const kernel = await import(pathToFileURL(process.argv[2]).href);
const whole = process.argv[3] === 'whole';

/** @param {string[]} answers */
function print(answers) {
  const text = answers.join('\n') + '\n';
  console.log(whole ? JSON.stringify(text) : createHash('sha256').update(text).digest('hex'));
}

for await (const line of createInterface({ input: process.stdin })) {
  const { preset, changes, names, steps } = JSON.parse(line);
  print([kernel.fault(preset, changes, names), kernel.profiles(), kernel.rule('in-off'), kernel.rule('?')]);
  const match = kernel.open(preset, changes, names);
  for (const { by, event, probes } of steps) {
    const answers = [match.legal(by), match.legal('*')];
    for (const probe of probes) {
      answers.push(match.check(by, probe), match.check('*', probe));
    }
    answers.push(match.play(by, event), match.facts(''), match.facts(by));
    print(answers);
  }
  print([match.record()]);
}
