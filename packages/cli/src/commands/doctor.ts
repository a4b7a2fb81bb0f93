import { examine } from '@starboard/server';
import type { Output } from '../output.ts';
import { noMore, readArguments } from '../usage.ts';

export const usage = `starboard doctor [--json]
  Looks at what a server with these settings needs (settings, versions, store, disk, clock, address, mail) and changes
  nothing. Ends with 1 when something is wrong.`;

export async function doctor(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
  noMore(positionals, 0);
  const findings = await examine(process.env);
  if (values.json === true) output.out(JSON.stringify(findings));
  else
    for (const { state, about, what } of findings)
      output.out(`${state.padEnd(6)} ${about.padEnd(9)} ${what}`);
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}
