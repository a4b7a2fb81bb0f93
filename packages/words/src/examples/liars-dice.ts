import type { Bid, LiarsDice } from '@starboard/examples';
import type { Ask, Choice, SeenEvent } from '@starboard/kernel';
import type { Line } from '../line.ts';
import {
  type OrderNames,
  order,
  orderPlay,
  orderTest,
  outcome,
  plainArgs,
  reason,
  refusal,
  seated,
} from '../shared.ts';
import type { Speech } from '../speech.ts';
import { type Thing, thing } from '../thing.ts';
import type { Words } from '../words.ts';
import { NO_CARDS } from './no-cards.ts';

type Events = LiarsDice['events'];
type Who = (seat: number) => Thing;
type Tellers = { readonly [K in keyof Events]: (data: Events[K], who: Who) => Line };

const bidOf = ({ count, face }: Bid): Thing => thing('liars-dice-bid', { count, face });
const faces = (shown: readonly number[]): Thing[] =>
  shown.map((face) => thing('liars-dice-face', { face }));

const tellers: Tellers = {
  rolled: ({ seat, faces: shown }, who) =>
    shown === undefined
      ? ['liars-dice-event-rolled', { who: who(seat) }]
      : ['liars-dice-event-rolled-seen', { who: who(seat), faces: faces(shown) }],
  openings: (openings, who) => [
    'liars-dice-event-openings',
    {
      openings: openings.map(({ seat, count }) =>
        thing('liars-dice-opening', { who: who(seat), count }),
      ),
    },
  ],
  bid: ({ seat, bid }, who) => ['liars-dice-event-bid', { who: who(seat), bid: bidOf(bid) }],
  challenged: ({ seat, bidder }, who) => [
    'liars-dice-event-challenged',
    { who: who(seat), bidder: who(bidder) },
  ],
  revealed: ({ cups, bid, count }, who) => [
    'liars-dice-event-revealed',
    {
      cups: cups.flatMap((cup, seat) =>
        cup.length === 0 ? [] : [thing('liars-dice-cup', { who: who(seat), faces: faces(cup) })],
      ),
      bid: bidOf(bid),
      count,
    },
  ],
  'lost-a-die': ({ seat, left }, who) =>
    left === 0
      ? ['liars-dice-event-out', { who: who(seat) }]
      : ['liars-dice-event-lost-a-die', { who: who(seat), left }],
};

/** Liar's dice in a language. */
export function liarsDiceSpeech(words: Words): Speech {
  const said = ([id, args]: Line): string => words.say(id, args);
  return {
    ...NO_CARDS,
    prompt: (ask) => said(promptLine(ask)),
    choice: (_ask, choice) => said(choiceLine(choice)),
    refusal: (why) => refusal(words, 'liars-dice', why.id, plainArgs(why)),
    event: (event, people) => said(told(event, seated(people))),
    outcome: (ended, people) => outcome(words, 'liars-dice', ended, people),
    // Facts come from a game of this kind, so that they are what its view says.
    scene: (facts, people) => sceneLines(facts as LiarsDice['view'], seated(people)).map(said),
    reason: (why) => reason(words, why, plainArgs(why)),
    window: (name) => words.say(`liars-dice-moment-${name}`),
    order: (given) => order(words, given, orderNames(words)),
    orderTest: (fact, test) => orderTest(words, fact, test, orderNames(words)),
    orderPlay: (choice) => orderPlay(words, choice, orderNames(words)),
    option: (name) => words.say(`liars-dice-option-${name}`),
  };
}

/** The bid, and what is under each cup as far as it is seen. A bid of no dice is none yet. */
function sceneLines({ cups, round }: LiarsDice['view'], who: Who): Line[] {
  const bid: Line =
    round === null || round.bid.count === 0
      ? ['liars-dice-scene-no-bid']
      : ['liars-dice-scene-bid', { who: who(round.bidder), bid: bidOf(round.bid) }];
  return [bid, ...cups.map((cup, seat) => cupLine(cup, who(seat)))];
}

function cupLine({ dice, faces: seen }: LiarsDice['view']['cups'][number], who: Thing): Line {
  if (dice === 0) return ['liars-dice-scene-out', { who }];
  return seen === null
    ? ['liars-dice-scene-cup', { who, dice }]
    : ['liars-dice-scene-seen', { who, faces: faces(seen) }];
}

/** What is bid stands in what the ask is about, or in the plan's data. */
function promptLine(ask: Ask): Line {
  const { count, face, dice } = (ask.kind === 'plan' ? ask.data : ask.about) ?? {};
  const bid =
    typeof count === 'number' && typeof face === 'number' ? { bid: bidOf({ count, face }) } : {};
  return [`liars-dice-prompt-${ask.prompt}`, { ...bid, ...(typeof dice === 'number' && { dice }) }];
}

function choiceLine(choice: Choice): Line {
  if (choice === 'pass') return ['choice-pass'];
  return choice === 'liar' ? ['liars-dice-choice-liar'] : ['liars-dice-face', { face: choice }];
}

function orderNames(words: Words): OrderNames {
  const known = (id: string): Thing | null => (words.has(id) ? thing(id) : null);
  const fact = (name: string): Thing | null => known(`liars-dice-fact-${name}`);
  return {
    window: (name) => known(`liars-dice-moment-${name}`),
    fact,
    is(name, value) {
      const subject = fact(name);
      return subject === null || typeof value !== 'number'
        ? null
        : thing('order-test-is', { fact: subject, value });
    },
    play: (choice) => known(`liars-dice-play-${choice}`),
  };
}

/** Events come from a game of this kind, so that the data is what the type says. */
function told({ type, data }: SeenEvent, who: Who): Line {
  const teller = tellers[type as keyof Events] as ((data: unknown, who: Who) => Line) | undefined;
  if (teller === undefined) throw new RangeError(`liar's dice has no event "${type}"`);
  return teller(data, who);
}
