import { message } from '@starboard/kernel';
import {
  briefParts,
  bsgSpeech,
  type Definition,
  type GameName,
  loadWords,
  MODULES_PRINTED,
  printedBy,
  rollSpeech,
  type Side,
  type Speech,
  type Words,
} from '@starboard/words';
import { readText } from '@starboard/words/node';
import { measureWords, type WordsMeasured } from '../bench/words.ts';
import { languageNamed } from '../language.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError } from '../usage.ts';

export const usage = `starboard words --lang <language> --game <game> [--modules <module,...>] [--json]
starboard words --measure [--json]
  Prints every card, tile, ability and place of a game in a language, from the definitions that run.
  Below each, after "=", what it does in at most 40 letters, also for each of its sides where it has several.
  --modules <list>  only what the base game and these modules of Battlestar Galactica print
  --json            one list of { id, kind, name, brief, sides, text }
  --measure         what each language weighs, and how long it takes to say a card`;

const speeches: Readonly<Record<GameName, (words: Words) => Speech>> = {
  roll: rollSpeech,
  bsg: bsgSpeech,
};

export async function words(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    lang: { type: 'string' },
    game: { type: 'string' },
    modules: { type: 'string' },
    json: { type: 'boolean' },
    measure: { type: 'boolean' },
  });
  noMore(positionals, 0);
  if (values.measure === true) return measure(values.json === true, output);
  const speech = await speechFor(values.lang ?? 'en', values.game);
  const ids = values.modules === undefined ? speech.ids : idsWith(values.modules, values.game);
  const printed = ids.map((id) => ({ ...speech.definition(id), ...briefsOf(speech, id) }));
  if (values.json === true) output.out(JSON.stringify(printed.map(forMachines), null, 2));
  else for (const it of printed) output.out(forPeople(it));
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
  return speeches[game](await loadWords(readText, tag, [game, ...briefParts(game)]));
}

/** What a table with these modules has, the base game first. */
function idsWith(list: string, game: string | undefined): string[] {
  const modules = list.split(',').filter((name) => name !== '');
  const known = MODULES_PRINTED.join(', ');
  const unknown = modules.find((name) => game !== 'bsg' || !MODULES_PRINTED.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(
      `no module named "${unknown}"; there are ${known}`,
      message('no-module', { name: unknown, known }),
    );
  }
  return printedBy(['base', ...modules]);
}

function isSpoken(game: string): game is GameName {
  return Object.hasOwn(speeches, game);
}

/** What something does in a few words, by itself and for each of its sides. */
interface Briefs {
  readonly brief: string;
  readonly sides: Readonly<Partial<Record<Side, string>>>;
}

function briefsOf(speech: Speech, id: string): Briefs {
  // Nothing is broken into lines here.
  const said = (side?: Side): string => speech.brief(id, side).replaceAll('\u00AD', '');
  return {
    brief: said(),
    sides: Object.fromEntries(speech.sides(id).map((side) => [side, said(side)])),
  };
}

function forMachines({ id, kind, name, lines, brief, sides }: Definition & Briefs) {
  return { id, kind, name, brief, sides, text: lines.join('\n') };
}

function forPeople({ name, lines, brief, sides }: Definition & Briefs): string {
  const ofSides = Object.entries(sides).map(([side, said]) => `${side}: ${said}`);
  return [
    name,
    ...lines.map((line) => `  ${line}`),
    ...[brief, ...ofSides].map((said) => `  = ${said}`),
    '',
  ].join('\n');
}
