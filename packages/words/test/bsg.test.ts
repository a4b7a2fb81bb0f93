import { FluentBundle } from '@fluent/bundle';
import {
  type Ability,
  bsg,
  DEFINITIONS,
  type Effect,
  type EffectOf,
  ENDINGS,
  installedModules,
  type LoyaltyCard,
  MOMENTS,
  type Moment,
  type MomentFact,
  playsAt,
  READINGS,
  type Resource,
  type SkillCardKind,
} from '@starboard/bsg';
import { anyGame, one, seatAt } from '@starboard/kernel';
import { bsgSpeech, PART_FILES, thing } from '@starboard/words';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { WINDOWS } from '../src/bsg/asks.ts';
import { condition } from '../src/bsg/conditions.ts';
import { allEntries } from '../src/bsg/definitions.ts';
import { clause, clauses } from '../src/bsg/effects/index.ts';
import { inPlayLine, useLines } from '../src/bsg/lines/cards.ts';
import { loyaltyLines } from '../src/bsg/lines/loyalty.ts';
import { textOf } from '../src/bsg/lines/text.ts';
import { conditions, effects, inPlays, numbersSaid } from './bsg-definitions.ts';
import {
  BSG_OPTIONS,
  BSG_VARIANTS,
  bsgAsks,
  bsgEvents,
  bsgOrders,
  bsgReasons,
  bsgRefusalArgs,
} from './bsg-specimens.ts';
import { hear, PEOPLE, TAGS } from './languages.ts';
import { messageIds } from './message-ids.ts';
import { marks, numbersIn } from './reading.ts';
import { choicesOf, playSome, readOut } from './self-play.ts';
import { promptsIn, reasonsOfBots, refusalsIn, windowsIn } from './sources.ts';

const ids = new Set(Object.values(DEFINITIONS).flatMap((all) => all.map(({ id }) => id as string)));
const played = playSome(anyGame(bsg), [3, 4, 5, 6], 6);
const expanded = [
  playSome(anyGame(bsg), [3, 4, 5], 3, { modules: ['pegasus'] }),
  playSome(anyGame(bsg), [4, 5, 6, 7], 4, {
    modules: ['pegasus', 'new-caprica', 'cylon-leaders'],
  }),
  playSome(anyGame(bsg), [4, 6], 4, { modules: ['pegasus', 'sympathetic-cylon'] }),
  playSome(anyGame(bsg), [3, 4, 5], 4, { modules: ['exodus', 'personal-goals', 'final-five'] }),
  playSome(anyGame(bsg), [4, 5], 4, { modules: ['exodus', 'final-five', 'ionian-nebula'] }),
  playSome(anyGame(bsg), [3, 6], 4, { modules: ['exodus', 'personal-goals', 'cylon-fleet'] }),
];
const spoken = vi.spyOn(FluentBundle.prototype, 'getMessage');

const gain = (resource: Resource): Effect => ({ op: 'resource', resource, by: 3 });

const isMoment = (name: string): name is Moment => name in MOMENTS;
const ALL_ABILITIES = DEFINITIONS.characters.flatMap<Ability>(({ abilities }) => abilities);

const QUORUM = DEFINITIONS.quorumCards.map(({ id }) => id);
const MODULES = installedModules().flatMap(({ id }) => (id === 'base' ? [] : [id]));

/** Said by clients on their own: labels, notices, codes of faults. */
const FOR_CLIENTS = /^(bsg-variant-|bsg-part-|bsg-target-sector$|fault-|nobody$|order-|refusal-)/;

describe.each(TAGS)('Battlestar Galactica in %s', async (tag) => {
  const { words, problems } = await hear(tag, ['bsg', 'bsg-brief']);
  const speech = bsgSpeech(words);
  const read = (text: string): void => {
    const found = marks(tag, text, ids);
    if (found.length > 0) expect(found).toEqual([]);
  };

  test('every card, sheet and place reads well', () => {
    spoken.mockClear();
    expect(speech.ids.length).toBeGreaterThan(130);
    for (const id of speech.ids) {
      const { name, lines } = speech.definition(id);
      read(name);
      expect(speech.name(id)).toBe(name);
      for (const line of lines) read(line);
    }
    expect(problems).toEqual([]);
  });

  test('the numbers of every card are those of its definition', () => {
    for (const [id, { it }] of allEntries()) {
      const text = speech.definition(id).lines.join(' ');
      expect(numbersIn(text), text).toEqual(expect.arrayContaining(numbersSaid(it)));
    }
  });

  test('whatever an effect is, its sentence has its numbers', () => {
    fc.assert(
      fc.property(effects, (effect) => {
        const text = words.say('bsg-sentence', { clauses: [clause(effect)] });
        expect(numbersIn(text), text).toEqual(expect.arrayContaining(numbersSaid(effect)));
        read(text);
      }),
      { numRuns: 1500, seed: 7 },
    );
    const gains = clauses([gain('food'), gain('fuel')]);
    read(words.say('bsg-sentence', { clauses: gains }));
    expect(problems).toEqual([]);
  });

  test('whatever follows whatever, the text has their numbers', () => {
    fc.assert(
      fc.property(fc.array(effects, { minLength: 2, maxLength: 5 }), (several) => {
        const text = textOf(words, several);
        expect(numbersIn(text), text).toEqual(expect.arrayContaining(numbersSaid(several)));
        read(text);
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(problems).toEqual([]);
  });

  test('whatever a card does in play, its sentence has its numbers', () => {
    fc.assert(
      fc.property(inPlays, (inPlay) => {
        const text = words.say(...inPlayLine(inPlay));
        expect(numbersIn(text), text).toEqual(expect.arrayContaining(numbersSaid(inPlay)));
        read(text);
      }),
      { numRuns: 100, seed: 7 },
    );
    expect(problems).toEqual([]);
  });

  test('whatever must hold, its clause has its numbers', () => {
    fc.assert(
      fc.property(
        conditions,
        fc.constantFrom('self', 'current', 'chosen', 'president', 'admiral', 'cag'),
        (it, about) => {
          const text = words.say('bsg-need-while', { condition: condition(it, about) });
          expect(numbersIn(text), text).toEqual(expect.arrayContaining(numbersSaid(it)));
          read(text);
        },
      ),
      { numRuns: 1200, seed: 7 },
    );
    expect(problems).toEqual([]);
  });

  test('a card that works in any check, and one of a sort in a check', () => {
    const card: SkillCardKind = {
      id: 'any',
      skill: 'treachery',
      strengths: [],
      play: { at: 'before-check', limit: 'check', effects: [{ op: 'no-destiny' }] },
      inCheck: { effects: [gain('food')] },
    };
    const lines = useLines(words, card).map(([id, args]) => words.say(id, args));
    expect(lines).toHaveLength(3);
    for (const line of lines) read(line);
    expect(problems).toEqual([]);
  });

  test('a Cylon card without limits says what it does, and nothing else', () => {
    const card: LoyaltyCard = { id: 'any', copies: 1, team: 'cylon', power: [gain('food')] };
    const [, line] = loyaltyLines(words, card).map(([id, args]) => words.say(id, args));
    const limited = loyaltyLines(words, { ...card, optional: true, notIn: 'custody' }).map(
      ([id, args]) => words.say(id, args),
    );
    read(line ?? '');
    expect(limited[1]?.length).toBeGreaterThan(line?.length ?? 0);
  });

  test('whoever is sent somewhere by choice is named with the place', () => {
    const sent: Effect = { op: 'send', who: 'chosen', to: 'brig' };
    const draws: Effect = { op: 'draw', who: 'admiral', count: 2, from: 'any' };
    for (const then of [[sent], [sent, draws]]) {
      for (const optional of [{}, { optional: true }] as const) {
        read(
          textOf(words, [
            { op: 'name', by: 'admiral', among: 'can-go-to-brig', then, ...optional },
          ]),
        );
      }
    }
    expect(problems).toEqual([]);
  });

  test('what is done to somebody by choice is said with the choice, if it is one thing', () => {
    const looks: Effect = { op: 'look-loyalty', by: 'admiral', of: 'chosen' };
    const executes: Effect = { op: 'execute', who: 'chosen' };
    const frees = { op: 'free', who: 'chosen' } as const;
    const draws: Effect = { op: 'draw', who: 'admiral', count: 2, from: 'any' };
    const things: readonly (readonly [EffectOf<'name'>['among'], Effect])[] = [
      ['with-hidden-loyalty', looks],
      ['human-with-hidden-loyalty', { ...looks, all: true }],
      ['others-here', executes],
      ['revealed-cylon', { ...executes, evenCylons: true }],
      ['in-detention', { ...frees, picks: 'admiral' }],
      ['in-detention', { ...frees, picks: 'current' }],
      ['prisoners', { ...frees, picks: 'admiral' }],
    ];
    for (const [among, effect] of things) {
      const name: Effect = { op: 'name', by: 'admiral', among, then: [effect] };
      const long = { ...name, then: [effect, draws] };
      const [whole, more] = [textOf(words, [name]), textOf(words, [long])];
      const may = [name, long].map((it) => textOf(words, [{ ...it, optional: true }]));
      for (const text of [whole, more, ...may]) read(text);
      expect(more.length).toBeGreaterThan(whole.length);
    }
    expect(problems).toEqual([]);
  });

  test('nobody is named twice in one breath', () => {
    for (const who of ['current', 'self', 'president', 'admiral', 'cag', 'chosen'] as const) {
      const draws: Effect = { op: 'draw', who, count: 2, from: ['politics'] };
      const discards: Effect = { op: 'discard', who, count: 3 };
      const apart = [draws, discards].map((it) => words.name(clause(it)));
      const together = textOf(words, [draws, discards]);
      const name = words.name(thing(`bsg-who-${who}`));
      // Some languages say "you" with the verb alone.
      if (name === '') continue;
      expect(together.split(name).length, together).toBeLessThanOrEqual(2);
      if (who !== 'self') expect(apart.join().split(name).length).toBe(3);
    }
  });

  test('everything that can happen and be asked reads well', () => {
    for (const event of bsgEvents) read(speech.event(event, PEOPLE));
    for (const ask of bsgAsks) {
      read(speech.prompt(ask, PEOPLE));
      for (const seat of PEOPLE.keys()) read(speech.prompt(ask, PEOPLE, seatAt(seat)));
      for (const choice of choicesOf(ask)) read(speech.choice(ask, choice, PEOPLE));
    }
    const vipers = [
      { where: 'bow', pilot: 1 },
      ...['stern', 'reserves', 'damaged', 'destroyed'].flatMap((where) => [
        { where, pilot: null },
        { where, pilot: null, mark: 7 },
      ]),
    ];
    const facts = { ...played.asks[0]?.facts, vipers };
    const ask = one('choose-viper-to-destroy', [...vipers.keys()], { things: 'viper' });
    for (const viper of vipers.keys()) read(speech.choice(ask, viper, PEOPLE, facts));
    for (const id of ENDINGS) {
      read(speech.outcome({ winners: [], losers: [], reason: { id } }, PEOPLE));
    }
    for (const name of BSG_OPTIONS) read(speech.option(name));
    for (const variant of BSG_VARIANTS) read(words.say(`bsg-variant-${variant}`));
    for (const [name, { choices }] of Object.entries(READINGS)) {
      for (const choice of choices) read(words.say(`bsg-reading-${name}-${choice}`));
    }
    for (const { id } of installedModules()) {
      if (id !== 'base') read(words.say(`bsg-module-${id}`));
    }
    expect(problems).toEqual([]);
  });

  test('random games read well', () => {
    for (const games of [played, ...expanded]) {
      for (const text of readOut(speech, games)) read(text);
    }
    expect(problems).toEqual([]);
  });

  test('every prompt, window and refusal in the sources has its sentence', () => {
    expect(windowsIn('bsg')).toEqual([...WINDOWS].sort());
    for (const id of promptsIn('bsg')) expect(words.has(`bsg-prompt-${id}`), id).toBe(true);
    for (const id of refusalsIn('bsg')) {
      const text = speech.refusal({ id, args: bsgRefusalArgs(id) });
      read(text);
      expect(text, id).not.toContain(`(${id})`);
    }
    expect(problems).toEqual([]);
  });

  test('the reasons of bots read well', () => {
    for (const why of bsgReasons) read(speech.reason(why, PEOPLE));
    const told = new Set(bsgReasons.map(({ id }) => id));
    expect(reasonsOfBots('bsg').filter((id) => !told.has(id))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('standing orders read well', () => {
    for (const window of WINDOWS) {
      read(speech.window(window));
      read(speech.order({ window, then: 'pass' }));
    }
    for (const order of bsgOrders) read(speech.order(order, PEOPLE));
    // The parts an order is made of, for all that the windows of the game know.
    for (const moment of Object.keys(MOMENTS).filter(isMoment)) {
      for (const [fact, kind] of Object.entries<MomentFact>(MOMENTS[moment])) {
        const values = kind.kind === 'one-of' ? kind.of : kind.kind === 'seat' ? [0, 1] : [3];
        for (const is of values) {
          const said = speech.orderTest(fact, { is }, PEOPLE);
          read(said);
          expect(said).not.toBe(words.say('order-other-test'));
        }
      }
      for (const play of playsAt(moment, ALL_ABILITIES, QUORUM, MODULES)) {
        const said = speech.orderPlay(play);
        read(said);
        expect(said).not.toBe(words.say('order-other-play'));
      }
    }
    for (const said of bsgOrders.map((order) => speech.order(order, PEOPLE))) {
      expect(said).not.toMatch(/true|false|onViper|no-such|nowhere/);
    }
    expect(problems).toEqual([]);
  });

  test('no message is there for nothing', () => {
    const used = new Set(spoken.mock.calls.map(([id]) => id));
    const all = messageIds(tag, ['common.ftl', ...PART_FILES.bsg]);
    expect(all.length).toBeGreaterThan(600);
    expect(all.filter((id) => !used.has(id) && !FOR_CLIENTS.test(id))).toEqual([]);
  });
});
