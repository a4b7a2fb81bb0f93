import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCoverage, readLedger, spelled } from '@starboard/scenarios';
import { loadRules, loadWords, rollSpeech, rulesReference } from '@starboard/words';
import { readText } from '@starboard/words/node';
import { checkout } from '../checkout.ts';
import { languageNamed } from '../language.ts';
import type { Output } from '../output.ts';
import { readArguments } from '../usage.ts';

export const usage = `starboard rules [--json]
  Shows which statements of the rules ledger no scenario and no test names.
starboard rules <id or words> [--lang <language>]
  Looks rules up: by id (ROLL-5.17), or those in which all these words begin some word.`;

const folders = {
  rules: join(checkout, 'rules'),
  scenarios: join(checkout, 'scenarios'),
  packages: join(checkout, 'packages'),
};

export async function rules(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    json: { type: 'boolean' },
    lang: { type: 'string' },
  });
  if (positionals.length > 0) return lookUp(positionals.join(' '), values.lang ?? 'en', output);
  const { coverage, problems } = await readCoverage(folders);
  for (const problem of problems) output.err(spelled(problem));
  if (values.json === true) {
    output.out(JSON.stringify(coverage));
  } else {
    const { parts } = await readLedger(folders.rules);
    for (const [part, ids] of Object.entries(coverage.uncovered)) {
      const total = parts.get(part)?.length ?? 0;
      output.out(`${part}: ${total - ids.length} of ${total} statements are shown`);
      if (ids.length > 0) output.out(`  not yet: ${ids.join(' ')}`);
    }
    output.out(`${coverage.covered} of ${coverage.total} in all`);
  }
  return problems.length === 0 ? 0 : 1;
}

/** Says the rules that fit, in a language as far as it has them. */
async function lookUp(query: string, wanted: string, output: Output): Promise<number> {
  const tag = await languageNamed(wanted);
  const words = await loadWords(readText, tag, ['roll']);
  const tiles = rollSpeech(words);
  let found = 0;
  for (const part of (await readLedger(folders.rules)).parts.keys()) {
    const ledger = await readFile(join(folders.rules, `${part}.md`), 'utf8');
    const reference = rulesReference(ledger, await loadRules(readText, tag, part), {
      named: (id) => (tiles.ids.includes(id) ? tiles.name(id) : undefined),
      sound: words.sound,
    });
    for (const { id, statement } of reference.search(query)) {
      output.out(`${id}  ${statement}`);
      found += 1;
    }
  }
  return found > 0 ? 0 : 1;
}
