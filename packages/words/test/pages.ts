import { CARDS } from '@starboard/roll';
import {
  bsgSpeech,
  type Definition,
  liarsDiceSpeech,
  rollSpeech,
  type Speech,
  ticTacToeSpeech,
  type Words,
} from '@starboard/words';
import { allEntries } from '../src/bsg/definitions.ts';
import { bsgAsks, bsgEvents, bsgOrders, bsgReasons } from './bsg-specimens.ts';
import {
  liarsDiceAsks,
  liarsDiceEvents,
  liarsDiceScenes,
  ticTacToeAsks,
  ticTacToeEvents,
  ticTacToeScenes,
} from './example-specimens.ts';
import { PEOPLE } from './languages.ts';
import { refusalArgs, rollAsks, rollEvents, rollReasons } from './roll-specimens.ts';
import { choicesOf } from './self-play.ts';
import { refusalsIn } from './sources.ts';

/** Every kind of operation, rule and power in a definition, by name. */
function kindsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(kindsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const own =
      typeof item === 'string' && /^(op|kind|rule|use|among|if|moreIf|what)$/.test(key)
        ? [`${key}=${item}`]
        : item === true
          ? [key]
          : [];
    return [...own, ...kindsIn(item)];
  });
}

/** As few definitions as show every kind, in their order. */
function sample(all: readonly { readonly id: string; readonly it: unknown }[]): string[] {
  const seen = new Set<string>();
  return all.flatMap(({ id, it }) => {
    const kinds = kindsIn(it);
    if (kinds.every((kind) => seen.has(kind))) return [];
    for (const kind of kinds) seen.add(kind);
    return [id];
  });
}

function definitionText({ id, name, lines }: Definition): string {
  return [`**${name}** \`${id}\`  `, ...lines.map((line) => `${line}  `)].join('\n').trimEnd();
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

function asked(speech: Speech, asks: typeof rollAsks): string {
  return list(
    asks.map((ask) => {
      const choices = choicesOf(ask).map((choice) => speech.choice(ask, choice, PEOPLE));
      const prompt = speech.prompt(ask, PEOPLE);
      return choices.length === 0 ? prompt : `${prompt} — ${choices.join(' · ')}`;
    }),
  );
}

/** A page for a proof-reader: something of every kind that a language says. */
export function goldenPage(words: Words): string {
  const roll = rollSpeech(words);
  const bsg = bsgSpeech(words);
  const inRow = ticTacToeSpeech(words);
  const liar = liarsDiceSpeech(words);
  const refusals = [...new Set([...refusalsIn('kernel'), ...refusalsIn('roll')])];
  const sections: [title: string, text: string][] = [
    [
      'Roll for the Galaxy: tiles',
      sample(CARDS.map((it) => ({ id: it.id, it })))
        .map((id) => definitionText(roll.definition(id)))
        .join('\n\n'),
    ],
    ['Roll for the Galaxy: asks', asked(roll, rollAsks)],
    ['Roll for the Galaxy: log', list(rollEvents.map((event) => roll.event(event, PEOPLE)))],
    [
      'Battlestar Galactica: cards',
      sample([...allEntries()].map(([id, { it }]) => ({ id, it })))
        .map((id) => definitionText(bsg.definition(id)))
        .join('\n\n'),
    ],
    ['Battlestar Galactica: asks', asked(bsg, bsgAsks)],
    ['Battlestar Galactica: log', list(bsgEvents.map((event) => bsg.event(event, PEOPLE)))],
    [
      'Tic-tac-toe and liar’s dice',
      [
        asked(inRow, ticTacToeAsks),
        list(ticTacToeEvents.map((event) => inRow.event(event, PEOPLE))),
        list(ticTacToeScenes.flatMap((facts) => inRow.scene?.(facts, PEOPLE) ?? [])),
        asked(liar, liarsDiceAsks),
        list(liarsDiceEvents.map((event) => liar.event(event, PEOPLE))),
        list(liarsDiceScenes.flatMap((facts) => liar.scene?.(facts, PEOPLE) ?? [])),
      ].join('\n'),
    ],
    ['Refusals', list(refusals.map((id) => roll.refusal({ id, args: refusalArgs })))],
    [
      'Why bots did it',
      list([
        ...rollReasons.map((why) => roll.reason(why, PEOPLE)),
        ...bsgReasons.map((why) => bsg.reason(why, PEOPLE)),
      ]),
    ],
    ['Standing orders', list(bsgOrders.map((it) => bsg.order(it, PEOPLE)))],
  ];
  return [
    `# ${words.language.name}`,
    'Generated from the definitions and messages (`npx vitest run packages/words -u` writes it anew). One of everything, for proof-reading.',
    ...sections.map(([title, text]) => `## ${title}\n\n${text}`),
    '',
  ].join('\n\n');
}
