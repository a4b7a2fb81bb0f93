import { message } from '@starboard/kernel';
import {
  bsgSpeech,
  type Definition,
  type GameName,
  loadWords,
  rollSpeech,
  type Speech,
  type Words,
} from '@starboard/words';
import { readText } from '@starboard/words/node';
import { measureWords, type WordsMeasured } from '../bench/words.ts';
import { languageNamed } from '../language.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError } from '../usage.ts';

export const usage = `starboard words --lang <language> --game <game> [--json]
starboard words --measure [--json]
  Prints every card, tile, ability and place of a game in a language, from the definitions that run.
  --json            one list of { id, kind, name, text }
  --measure         what each language weighs, and how long it takes to say a card`;

const speeches: Readonly<Record<GameName, (words: Words) => Speech>> = {
  roll: rollSpeech,
  bsg: bsgSpeech,
};

export async function words(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    lang: { type: 'string' },
    game: { type: 'string' },
    json: { type: 'boolean' },
    measure: { type: 'boolean' },
  });
  noMore(positionals, 0);
  if (values.measure === true) return measure(values.json === true, output);
  const speech = await speechFor(values.lang ?? 'en', values.game);
  const definitions = speech.ids.map((id) => speech.definition(id));
  if (values.json === true) output.out(JSON.stringify(definitions.map(forMachines), null, 2));
  else for (const definition of definitions) output.out(forPeople(definition));
  return 0;
}

async function measure(json: boolean, output: Output): Promise<number> {
  const measured = await measureWords();
  if (json) output.out(JSON.stringify(measured, null, 2));
  else for (const it of measured) output.out(weighed(it));
  return 0;
}

function weighed({ language, sizes, opened, card, again }: WordsMeasured): string {
  const parts = Object.entries(sizes).map(
    ([part, { bytes, gzipped }]) => `  ${part}: ${bytes} bytes, ${gzipped} gzipped`,
  );
  return [
    `${language}: both games opened in ${opened} ms, a card in ${card} µs, again in ${again} µs`,
    ...parts,
  ].join('\n');
}

async function speechFor(lang: string, game: string | undefined): Promise<Speech> {
  const tag = await languageNamed(lang);
  const known = Object.keys(speeches).join(', ');
  if (game === undefined) {
    throw new UsageError(`name a game: ${known}`, message('name-a-game', { known }));
  }
  if (!isSpoken(game)) {
    throw new UsageError(
      `no game named "${game}"; there are ${known}`,
      message('no-game', { name: game, known }),
    );
  }
  return speeches[game](await loadWords(readText, tag, [game]));
}

function isSpoken(game: string): game is GameName {
  return Object.hasOwn(speeches, game);
}

function forMachines({ id, kind, name, lines }: Definition) {
  return { id, kind, name, text: lines.join('\n') };
}

function forPeople({ name, lines }: Definition): string {
  return `${name}\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
