import { kindOf, lookOf, SKILLS, TREACHERY } from '@starboard/bsg';
import { type Ask, type AskView, seatAt } from '@starboard/kernel';
import { bsgSpeech, loadWords } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { describe, expect, it } from 'vitest';
import { cardsAskedAbout } from '../src/bsg/asked-cards.tsx';
import { drawnInAll, sayDraw } from '../src/bsg/draws.ts';
import { withOnce } from '../src/bsg/grave.ts';
import { meanwhileOf } from '../src/bsg/meanwhile.ts';
import { sayRanOut } from '../src/bsg/ran-out.ts';
import { drawnLast } from '../src/bsg/recent.ts';
import { rolledFor, viperHit } from '../src/bsg/rolled-for.ts';
import { sayScarce } from '../src/bsg/scarce.ts';
import { withAdded } from '../src/bsg/turning.ts';
import {
  abilityBrief,
  dividedInto,
  inVain,
  optionOf,
  whatArrivalBrings,
} from '../src/bsg/what-it-does.ts';

const PEOPLE = [{ name: 'Mara' }, { name: 'Jonas' }];
const happened = (type: string, data: object) => ({ seq: 0, event: { type, data } });
const drew = (seat: number) => happened('drew-skill', { seat, skill: 'tactics' });
/** A card of this kind. */
const cardOf = (kind: string): number => {
  for (let it = 0; it < 200; it++) if (kindOf(it).id === kind) return it;
  throw new Error(`no ${kind}`);
};
const inWindow = (prompt: string, about: Ask['about']): Ask =>
  ({ kind: 'one', prompt, of: ['pass'], about }) as Ask;
const divided = (count: number): Ask =>
  ({
    kind: 'amount',
    prompt: 'split-skill-draw',
    min: 0,
    max: count,
    args: { count, first: 'leadership', second: 'politics' },
  }) as Ask;

/** The second basestar is easier to hit. */
const SHIPS = {
  kept: [],
  vipers: [],
  basestars: [
    { sector: 'bow', damage: [] },
    { sector: 'bow', damage: ['structural-damage'] },
  ],
} as const;

describe.each(await languageTags())(
  'what is asked is told to whoever is asked: %s',
  async (tag) => {
    const words = await loadWords(readText, tag, ['bsg', 'bsg-brief', 'table']);
    const speech = bsgSpeech(words);

    it.each([
      ['before-roll', { what: 'risk', roller: 0 }],
      ['after-roll', { result: 7, roller: 0 }],
      ['crisis-revealed', { seat: 0 }],
      ['option-chosen', { option: 1, seat: 0 }],
    ])('%s: who did it is "you" to themselves alone', (prompt, about) => {
      const ask = inWindow(prompt, about);
      expect(speech.prompt(ask, PEOPLE, seatAt(0))).not.toContain('Mara');
      expect(speech.prompt(ask, PEOPLE, seatAt(1))).toContain('Mara');
      expect(speech.prompt(ask, PEOPLE)).toContain('Mara');
    });

    it('what ran out is named while it can still be won back (BSG-10.6, 10.7)', () => {
      const of = (fuel: number, morale: number) =>
        sayRanOut({ resources: { food: 5, fuel, morale, population: 3 } }, words);
      const fuel = words.name({ say: 'bsg-resource-fuel' });
      const morale = words.name({ say: 'bsg-resource-morale' });
      expect(of(1, 1)).toBeUndefined();
      expect(of(0, 1)?.toLowerCase()).toContain(`${fuel}: 0`.toLowerCase());
      expect(of(0, 1)).not.toContain(morale);
      // Only the first begins the sentence.
      expect(of(0, 0)).toContain(`, ${morale}: 0`);
    });

    it('which option was chosen is said as the card numbers it', () => {
      const ask = inWindow('option-chosen', { option: 1, seat: 0 });
      for (const asked of [seatAt(0), seatAt(1)])
        expect(speech.prompt(ask, PEOPLE, asked)).toContain('2');
    });

    it('whom the power of my card should strike is asked beside the card, once it lies open', () => {
      const asked = (among: string, revealed: 'no' | 'cylon') => {
        const args = { among };
        const ask = { kind: 'one', prompt: 'name-a-character', of: [0, 1], things: 'seat', args };
        const loyalty = ['not-a-cylon', 'cylon-sickbay'] as const;
        const open = { ask, window: null } as unknown as AskView;
        return cardsAskedAbout(open, { onTable: [] }, { loyalty, revealed }, speech);
      };
      expect(asked('on-galactica-to-sickbay', 'cylon')).toEqual(['loyalty:cylon-sickbay']);
      expect(asked('on-galactica-to-sickbay', 'no')).toEqual([]);
      expect(asked('humans', 'cylon')).toEqual([]);
    });

    it('an ability says what it does', () => {
      const brief = speech.brief('ability:moral-compass');
      expect(brief).not.toBe('');
      expect(abilityBrief('moral-compass', speech, words)).toBe(brief);
      expect(abilityBrief('no-such-ability', speech, words)).toBeNull();
    });

    it('an ability that is used once in the game says so, others do not', () => {
      const used = (name: string) =>
        withOnce('…', { is: 'use', name, said: null }, 'check-resolved', undefined, words);
      const once = words.say('web-bsg-once');
      expect(used('command-authority')).toBe(`${once} · …`);
      expect(used('intuition-pass')).toContain(once);
      expect(used('recon')).toBe('…');
    });

    it('an ability that took effect is told with what it does', () => {
      const data = { seat: 0, ability: 'mysterious-intuition' };
      const told = speech.event({ type: 'ability-used', data }, PEOPLE);
      const does = words.say('bsg-brief-ability-mysterious-intuition').replaceAll('|', '');
      expect(told).toContain('Mara');
      expect(told).toContain(does);
    });

    // BSG-30.3, 30.4, 30.6, 30.8 to 30.12, 31.17, EXO-28.5
    it.each([
      ['before-roll', 'viper', 'raider', ['3']],
      ['before-roll', 'viper', 'heavy-raider', ['7']],
      ['before-roll', 'galactica', 'basestar-0', ['5']],
      ['before-roll', 'galactica', 'basestar-1', ['3']],
      ['before-roll', 'raider', 'galactica', ['8']],
      ['before-roll', 'basestar', 'galactica', ['4']],
      ['roll-begins', 'raider', 'viper', ['5', '8']],
      ['before-roll', 'armory', 'centurion', ['7']],
      // BSG-30.12
      ['before-roll', 'nuke', 'basestar-0', ['3', '7', '3']],
      ['before-roll', 'nuke', 'basestar-1', ['1', '5', '3']],
    ])('%s: an attack by %s (target: %s) says what hits', (prompt, by, target, numbers) => {
      const ask = inWindow(prompt, { what: 'attack', by, target });
      expect(rolledFor(ask, SHIPS, words)?.match(/\d/g)).toEqual(numbers);
    });

    it('what hits a viper Mark VII is said where there is one', () => {
      const ask = inWindow('before-roll', { what: 'attack', by: 'raider', target: 'viper' });
      const vipers = [{ where: 'reserves', pilot: null, mark: 7 }] as const;
      expect(rolledFor(ask, { ...SHIPS, vipers }, words)?.match(/\d/g)).toEqual(['5', '6', '8']);
    });

    it('Ambush makes it harder for vipers without a pilot', () => {
      const kept = [{ deck: 'crisis', card: 'ambush' }] as const;
      const vipers = [{ where: 'bow', pilot: seatAt(1) }] as const;
      const needed = (by: string, roller: number) => {
        const ask = inWindow('before-roll', { what: 'attack', by, target: 'raider', roller });
        return rolledFor(ask, { ...SHIPS, vipers, kept }, words)?.match(/\d/g);
      };
      expect(needed('viper', 0)).toEqual(['5']);
      expect(needed('viper', 1)).toEqual(['3']);
      expect(needed('galactica', 0)).toEqual(['3']);
    });

    it('what is risked is named', () => {
      const risk = (ship: string) =>
        rolledFor(inWindow('before-roll', { what: 'risk', ship, atLeast: 3 }), SHIPS, words);
      expect(risk('raptor')).toContain('aptor');
      expect(risk('viper')).toMatch(/2 [Vv]iper/);
    });

    it('options name the place they are of, but for a Crisis card', () => {
      const of = (deck: string, id: string): Ask =>
        ({
          kind: 'one',
          prompt: 'choose-option',
          of: [0, 1],
          things: 'option',
          about: { line: { text: { of: { deck, id }, path: [] }, at: 0 } },
        }) as Ask;
      expect(optionOf(of('location', 'caprica'), speech)).toBe(speech.name('location:caprica'));
      expect(optionOf(of('crisis', 'water-shortage-1'), speech)).toBeNull();
      expect(optionOf(inWindow('before-roll', {}), speech)).toBeNull();
    });

    it('what would change nothing, or help the others, says so', () => {
      const [emergency, planning] = [cardOf('declare-emergency'), cardOf('strategic-planning')];
      const vain = (prompt: string, about: Ask['about'], played = emergency) =>
        inVain(inWindow(prompt, about), played, words);
      expect(vain('after-total', { short: -1 })).toBe(words.say('web-bsg-already-passed'));
      expect(vain('after-total', { short: 5 })).toBe(
        words.say('web-bsg-still-short', { short: 3 }),
      );
      expect(vain('after-total', { short: 2 })).toBeNull();
      const enemy = { what: 'attack', by: 'raider', target: 'viper' };
      expect(vain('before-roll', enemy, planning)).toBe(words.say('web-bsg-helps-cylons'));
      expect(vain('before-roll', { ...enemy, by: 'viper' }, planning)).toBeNull();
    });

    it('what a roll does to a viper is said, where it does not depend on which one', () => {
      const hit = (result: number, vipers: Parameters<typeof viperHit>[1]['vipers'] = []) =>
        viperHit(inWindow('viper-attacked', { result, piloted: false }), { vipers }, words);
      expect(hit(4)).toBe(words.say('web-bsg-viper-hit-none', { result: 4 }));
      expect(hit(6)).toBe(words.say('web-bsg-viper-hit-damaged', { result: 6 }));
      expect(hit(8)).toBe(words.say('web-bsg-viper-hit-destroyed', { result: 8 }));
      expect(hit(5, [{ mark: 7 }])).toBeUndefined();
    });

    it('a draw that is divided names both skills', () => {
      const [one, other] = [words.say('bsg-skill-leadership'), words.say('bsg-skill-politics')];
      expect([0, 1, 2].map((count) => dividedInto(divided(2), count, words))).toEqual([
        `2 ${other}`,
        `1 ${one} · 1 ${other}`,
        `2 ${one}`,
      ]);
    });

    it('which card of how many is drawn is said', () => {
      const me = { seat: seatAt(0), standing: 'human', where: 'command' } as const;
      const first = sayDraw([drew(1)], me, 0, {}, words);
      expect(first).toBe(words.say('web-bsg-starting-hand', { card: 1, of: 3 }));
      expect(sayDraw([drew(1), drew(0), drew(0)], me, 0, {}, words)).toContain('3');
      // BSG-15.1
      const played = happened('card-played', {
        seat: 0,
        card: lookOf(cardOf('consolidate-power')),
      });
      const gone = happened('discarded', { seat: 0, cards: [] });
      expect(sayDraw([played, gone, drew(0)], me, 4, {}, words)).toBe(
        words.say('web-bsg-card-of', { card: 2, of: 2 }),
      );
      // Who may draw one alone needs no number; what nobody told counts what there is.
      const used = happened('location-activated', { seat: 0, location: 'research-lab' });
      expect(sayDraw([used], me, 4, {}, words)).toBeUndefined();
      expect(sayDraw([happened('check-reckless', {}), drew(0)], me, 4, {}, words)).toBe(
        words.say('web-bsg-drawn-so-far', { count: 1 }),
      );
    });

    it('every deck says in brief what it is for', () => {
      for (const skill of [...SKILLS, TREACHERY])
        expect(words.has(`web-bsg-skill-for-${skill}`), skill).toBe(true);
    });

    // BSG-37.3
    it('where ships are too few, it is said for how many they are', () => {
      const ask = { prompt: 'place-scarce-ship', args: { ship: 'heavy-raider' } };
      const table = {
        raiders: [],
        heavyRaiders: ['port-bow', 'bow', null, null],
        basestars: [],
        vipers: [],
        civilianPool: 0,
        onTable: [{ deck: 'crisis', card: 'boarding-parties' }],
        kept: [],
      } as const;
      const raiders = happened('ships-placed', { ship: 'raider', count: 4, sector: 'bow' });
      const heavy = happened('ships-placed', { ship: 'heavy-raider', count: 1, sector: 'bow' });
      expect(sayScarce(ask, table, [raiders, heavy], words)).toBe(
        words.say('web-bsg-scarce-of', { left: 2, wanted: 3 }),
      );
      // Whether it was launched or placed cannot be told.
      const launched = happened('activated', { what: 'launch-heavy-raiders' });
      expect(sayScarce(ask, table, [launched, heavy], words)).toBe(
        words.say('web-bsg-scarce', { left: 2 }),
      );
      // Dogfight launches ships of its own meanwhile.
      const kept = [{ deck: 'crisis', card: 'dogfight' }] as const;
      expect(sayScarce(ask, { ...table, kept }, [raiders, heavy], words)).toBe(
        words.say('web-bsg-scarce', { left: 2 }),
      );
      expect(sayScarce({ prompt: 'move-to' }, table, [], words)).toBeUndefined();
    });

    it('a destination says how far the fleet will be, and what ends the game there', () => {
      const resources = { food: 8, fuel: 3, morale: 10, population: 9 };
      const facts = { modules: [], distance: 6, resources };
      const far = whatArrivalBrings('desolate-moon', facts, null, words);
      expect(far).toContain(words.say('web-bsg-distance-then', { distance: 8, of: 8 }));
      expect(far).toContain(words.say('web-bsg-humans-lose'));
      const near = whatArrivalBrings('barren-planet', facts, null, words);
      expect(near).toBe(words.say('web-bsg-distance-then', { distance: 8, of: 8 }));
    });

    it('who looked at ships reads which of them carries what', () => {
      const faces = ['population-1', 'population-1-fuel-1'];
      const data = { seat: 0, ships: [5, 11], faces };
      const told = speech.event({ type: 'civilians-seen', data }, PEOPLE);
      for (const part of ['6', '12']) expect(told).toContain(part);
      for (const face of faces)
        expect(told).toContain(`(${words.name({ say: `bsg-face-${face}` })})`);
    });
  },
);

describe('what others did meanwhile', () => {
  const ask = { ask: { prompt: 'after-total' } } as AskView;
  const said = { ask: 1, prompt: 'after-total', card: 7, passed: false, at: 0 };
  const theirs = happened('card-played', { seat: 2, card: 30 });

  it('a card that was not needed any more is still mine', () => {
    const me = { seat: seatAt(0), hand: [7] };
    expect(meanwhileOf(said, [theirs], null, me)).toEqual({ is: 'too-late', entry: theirs });
    const own = happened('card-played', { seat: 0, card: lookOf(7) });
    expect(meanwhileOf(said, [own], null, { ...me, hand: [] })).toBeNull();
    expect(meanwhileOf(said, [], null, me)).toBeNull();
  });

  it('who passed and is asked again hears why', () => {
    const me = { seat: seatAt(0), hand: [7] };
    const passed = { ...said, card: null, passed: true };
    expect(meanwhileOf(passed, [theirs], ask, me)?.is).toBe('asked-again');
    expect(meanwhileOf(passed, [theirs], null, me)).toBeNull();
    expect(meanwhileOf(passed, [], ask, me)).toBeNull();
  });

  it('who is asked about the next die or the next check is not asked again', () => {
    const me = { seat: seatAt(0), hand: [7] };
    const passed = { ...said, card: null, passed: true };
    const settled = happened('check-settled', { of: 'brig', deck: 'location', result: 'fail' });
    expect(meanwhileOf(passed, [settled, theirs], ask, me)).toBeNull();
    const roll = { ask: { prompt: 'before-roll' } } as AskView;
    const rolled = happened('rolled', { seat: 1, die: 6, result: 6 });
    const beforeRoll = { ...passed, prompt: 'before-roll' };
    expect(meanwhileOf(beforeRoll, [theirs], roll, me)?.is).toBe('asked-again');
    expect(meanwhileOf(beforeRoll, [theirs, rolled], roll, me)).toBeNull();
  });

  it('what was added last is in the check, and out of the hand, while the cards are turned up', () => {
    const player = (seat: number, handSize: number, hand: readonly number[] | null) => ({
      seat: seatAt(seat),
      handSize,
      hand,
    });
    const check = { added: [{ seat: seatAt(1), count: 2 }] };
    const before = { check, players: [player(0, 3, [7, 8, 9]), player(1, 4, null)] };
    const now = { players: [player(0, 1, [8]), player(1, 4, null)] };
    const since = [
      happened('contributed', { seat: 0, count: 2 }),
      happened('contributed', { seat: null, count: 2 }),
    ];
    expect(withAdded(before, now, since)).toEqual({
      added: [
        { seat: 1, count: 2 },
        { seat: 0, count: 2 },
      ],
      players: [player(0, 1, [8]), player(1, 4, null)],
    });
    expect(withAdded(before, now, []).players).toEqual(before.players);
  });

  it('cards that are drawn one after the other are counted', () => {
    expect(drawnLast([drew(0), drew(1), drew(0), drew(0)], 0)).toBe(2);
    expect(drawnLast([drew(0), theirs], 0)).toBe(0);
  });

  // BSG-2.29, 22.1, 4.5
  it('how many cards are drawn in all is known', () => {
    const began = [happened('turn-began', { seat: 0, turn: 5 })];
    const cylon = { seat: seatAt(0), standing: 'cylon', where: 'caprica' } as const;
    expect(drawnInAll([], cylon, 0)).toBe(3);
    expect(drawnInAll(began, cylon, 5)).toBe(2);
    expect(drawnInAll(began, cylon, 5, { variant: 'no-sympathizer' })).toBe(3);
    // PEG-38.14
    expect(drawnInAll(began, { ...cylon, standing: 'sympathetic-infiltrator' }, 5)).toBe(3);
    expect(drawnInAll(began, { ...cylon, standing: 'human', where: 'sickbay' }, 5)).toBe(1);
  });
});
