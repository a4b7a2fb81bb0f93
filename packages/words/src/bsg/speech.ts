import { type BsgEvents, type BsgView, playOf } from '@starboard/bsg/reading';
import type { Message, SeenEvent } from '@starboard/kernel';
import type { Line } from '../line.ts';
import {
  order,
  orderPlay,
  orderTest,
  outcome,
  plainArgs,
  reason,
  refusal,
  seated,
} from '../shared.ts';
import type { Definition, People, Speech } from '../speech.ts';
import { type Args, thing } from '../thing.ts';
import type { Words } from '../words.ts';
import { choiceLine, meaningLine, promptLine, reasonArgs } from './asks.ts';
import { briefOf, sidesOf } from './brief/index.ts';
import { allEntries, define, nameOf } from './definitions.ts';
import { tellers } from './events.ts';
import { orderNames } from './orders.ts';

/** Battlestar Galactica in a language. */
export function bsgSpeech(words: Words): Speech {
  const kept = new Map<string, Definition>();
  const briefs = new Map<string, string>();
  const said = ([id, args]: Line): string => words.say(id, args);
  const choice: Speech['choice'] = (ask, chosen, people, facts) => {
    const who = seated(people);
    if (ask.prompt === 'order-of-plays') {
      const { seat, play } = playOf(chosen);
      // The facts a viewer of this game gets are a BsgView.
      const line = meaningLine(play, '', who, facts as BsgView | undefined);
      return words.say('choice-play-by', { who: who(seat), play: thing(...line) });
    }
    return said(choiceLine(ask, chosen, who, facts as BsgView | undefined));
  };
  const moment = (name: string): string => words.say(`bsg-moment-${name}`);
  return {
    ids: [...allEntries().keys()],
    definition(id) {
      let found = kept.get(id);
      if (found === undefined) {
        found = define(words, id);
        kept.set(id, found);
      }
      return found;
    },
    name(id) {
      const entry = allEntries().get(id);
      if (entry === undefined) throw new RangeError(`there is no card "${id}"`);
      return words.say(nameOf(entry));
    },
    brief(id, side) {
      const key = side === undefined ? id : `${id} ${side}`;
      let found = briefs.get(key);
      if (found === undefined) {
        found = briefOf(words, id, side);
        briefs.set(key, found);
      }
      return found;
    },
    sides: (id) => sidesOf(words, id),
    prompt: (ask, people, asked) =>
      ask.prompt === 'order-of-plays'
        ? words.say('prompt-order-of-plays')
        : said(promptLine(ask, seated(people), asked)),
    choice,
    refusal: (why) => refusal(words, 'bsg', why.id, refusalArgs(words, why)),
    event: (event, people) => said(inFull(words, told(event, people), event)),
    outcome: (ended, people) => outcome(words, 'bsg', ended, people),
    reason: (why, people) => reason(words, why, reasonArgs(why, seated(people))),
    window: moment,
    order: (given, people = []) => order(words, given, orderNames(words, seated(people))),
    orderTest: (fact, test, people = []) =>
      orderTest(words, fact, test, orderNames(words, seated(people))),
    orderPlay: (choice) => orderPlay(words, choice, orderNames(words, seated([]))),
    option: (name) => words.say(`bsg-option-${name}`),
  };
}

/** An ability is told with what it does, where the briefs are there. */
function inFull(words: Words, line: Line, { type, data }: SeenEvent): Line {
  if (type !== 'ability-used') return line;
  // Events come from a game of this kind.
  const brief = `bsg-brief-ability-${(data as BsgEvents['ability-used']).ability}`;
  if (!words.has(brief)) return line;
  return [`${line[0]}-does`, { ...line[1], does: words.say(brief).replaceAll('|', '') }];
}

/** A module, or an option of the table, is named if there is one of that name. */
function refusalArgs(words: Words, why: Message): Args {
  const { module, other, players, name, choices } = why.args ?? {};
  const named = (of: string, id: unknown) =>
    typeof id === 'string' && words.has(`bsg-${of}-${id}`) ? thing(`bsg-${of}-${id}`) : null;
  const [it, another, option] = [
    named('module', module),
    named('module', other),
    named('option', name),
  ];
  return {
    ...plainArgs(why),
    ...(it !== null && { module: it }),
    ...(another !== null && { other: another }),
    ...(option !== null && { name: option }),
    ...(Array.isArray(choices) && {
      choices: choices.flatMap((choice) => named('reading', `${name}-${choice}`) ?? []),
    }),
    ...(Array.isArray(players) && {
      players: players.map((count) => thing('bsg-number', { number: Number(count) })),
    }),
  };
}

/** Events come from a game of this kind, so that the data is what the type says. */
function told({ type, data }: SeenEvent, people: People): Line {
  const teller = tellers[type as keyof BsgEvents] as
    | ((data: unknown, who: ReturnType<typeof seated>) => Line)
    | undefined;
  if (teller === undefined) throw new RangeError(`Battlestar Galactica has no event "${type}"`);
  return teller(data, seated(people));
}
