import * as syntax from '@fluent/syntax';
import { CARDS } from '@starboard/roll';
import {
  bsgSpeech,
  type Definition,
  liarsDiceSpeech,
  printedBy,
  rollSpeech,
  type Speech,
  ticTacToeSpeech,
  type Words,
} from '@starboard/words';
import { bsgAsks, bsgEvents, bsgOrders, bsgReasons, bsgRefusalArgs } from './bsg-specimens.ts';
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

/** A page of sections, each under its title. */
function page(
  title: string,
  sections: readonly (readonly [title: string, text: string])[],
): string {
  return [
    `# ${title}`,
    'Generated (`npx vitest run packages/words/test/golden.test.ts -u` writes it anew): every text, for proof-reading.',
    ...sections.map(([name, text]) => `## ${name}\n\n${text}`),
    '',
  ].join('\n\n');
}

/** The boxes, and the modules that come in each. */
const BOXES = {
  base: ['base'],
  pegasus: ['pegasus', 'new-caprica', 'cylon-leaders', 'sympathetic-cylon'],
  exodus: ['exodus', 'personal-goals', 'final-five', 'cylon-fleet', 'ionian-nebula'],
} as const;

/** Every card, sheet and place of Battlestar Galactica, box by box. */
function bsgPages(words: Words): [name: string, text: string][] {
  const bsg = bsgSpeech(words);
  return Object.entries(BOXES).map(([box, modules]) => [
    `bsg-${box}`,
    page(
      `${words.language.name}: Battlestar Galactica, ${box}`,
      modules.map((module) => [
        module,
        printedBy([module])
          .map((id) => definitionText(bsg.definition(id)))
          .join('\n\n'),
      ]),
    ),
  ]);
}

/** What is asked, what happened, why something is refused, and why a bot did what it did. */
function spokenPage(words: Words): string {
  const roll = rollSpeech(words);
  const bsg = bsgSpeech(words);
  const inRow = ticTacToeSpeech(words);
  const liar = liarsDiceSpeech(words);
  const refused = [...new Set([...refusalsIn('kernel'), ...refusalsIn('roll')])];
  return page(`${words.language.name}: asks, log, refusals, reasons, orders`, [
    ['Roll for the Galaxy: asks', asked(roll, rollAsks)],
    ['Roll for the Galaxy: log', list(rollEvents.map((event) => roll.event(event, PEOPLE)))],
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
    [
      'Refusals',
      list([
        ...refused.map((id) => roll.refusal({ id, args: refusalArgs })),
        ...refusalsIn('bsg').map((id) => bsg.refusal({ id, args: bsgRefusalArgs(id) })),
      ]),
    ],
    [
      'Why bots did it',
      list([
        ...rollReasons.map((why) => roll.reason(why, PEOPLE)),
        ...bsgReasons.map((why) => bsg.reason(why, PEOPLE)),
      ]),
    ],
    ['Standing orders', list(bsgOrders.map((it) => bsg.order(it, PEOPLE)))],
  ]);
}

/** The pages of a language that speak from definitions and specimens, by name. */
export function goldenPages(words: Words): [name: string, text: string][] {
  const roll = rollSpeech(words);
  return [
    ...bsgPages(words),
    [
      'roll',
      page(`${words.language.name}: Roll for the Galaxy`, [
        ['Tiles', CARDS.map(({ id }) => definitionText(roll.definition(id))).join('\n\n')],
      ]),
    ],
    ['spoken', spokenPage(words)],
  ];
}

/** What the interface says: its messages as they are written, with what they are told in angle brackets. */
export function interfacePage(
  language: string,
  sources: readonly (readonly [string, string])[],
): string {
  return page(
    `${language}: interface`,
    sources.map(([file, text]) => [file, list(messagesIn(text))]),
  );
}

function messagesIn(source: string): string[] {
  return syntax.parse(source, {}).body.flatMap((entry) => {
    if (entry.type !== 'Message' || entry.value === null) return [];
    const forms = entry.attributes.map(({ id, value }) => ` · ${id.name}: ${written(value)}`);
    return [`\`${entry.id.name}\` ${written(entry.value)}${forms.join('')}`];
  });
}

function written({ elements }: syntax.Pattern): string {
  return elements
    .map((it) => (it.type === 'TextElement' ? it.value : placed(it.expression)))
    .join('')
    .replace(/\n/g, ' ');
}

function placed(it: syntax.Placeable['expression']): string {
  switch (it.type) {
    case 'VariableReference':
      return `⟨${it.id.name}⟩`;
    case 'FunctionReference':
      return `⟨${it.arguments.positional.map((arg) => placed(arg).replace(/[⟨⟩]/g, '')).join(' ')}⟩`;
    case 'SelectExpression':
      return `⟨${it.variants.map(({ value }) => written(value)).join(' / ')}⟩`;
    case 'StringLiteral':
    case 'NumberLiteral':
      return it.value;
    default:
      return `⟨${it.type}⟩`;
  }
}
