import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WHYS } from '@starboard/bots';
import {
  type BsgView,
  DEFINITIONS,
  type LoyaltyId,
  loyaltyOf,
  MOMENTS,
  RESOURCES,
} from '@starboard/bsg/reading';
import {
  type AnyTypes,
  beginMatch,
  enterMove,
  type Json,
  type JsonObject,
  one,
  pastOf,
  seatAt,
  type View,
  viewOf,
} from '@starboard/kernel';
import type { PlanData } from '@starboard/roll';
import { bsgSpeech, loadWords, rollSpeech } from '@starboard/words';
import { languagesFolder, readText } from '@starboard/words/node';
import { describe, expect, test } from 'vitest';
import { forBeginners } from '../src/coach/beginners.ts';
import { isDisproved } from '../src/coach/hindsight.ts';
import { judgeOf } from '../src/coach/judges.ts';
import type { Turning } from '../src/coach/messages.ts';
import { review } from '../src/coach/review.ts';
import { sayWhy } from '../src/coach/say-why.ts';
import { begin, botsTurn, enter, type PracticeGame, playBot } from '../src/practice/game.ts';
import type { Recording } from '../src/replay/messages.ts';
import { tableStore } from '../src/table/client.ts';
import type { TableProps } from '../src/table/page.tsx';
import { PLAYED } from './support/played.ts';

const SEED = '7'.repeat(64);

/** A game of bots, in which somebody may interfere with what seat 0 does. */
function played(
  game: 'roll' | 'bsg',
  level: 'easy' | 'normal',
  instead: (practice: PracticeGame) => Json | null = () => null,
): Recording {
  const seats = game === 'roll' ? 2 : 4;
  const setup = { game, seats, humans: [], level, names: [], options: {} } as const;
  const practice = begin(PLAYED[game], setup, SEED);
  for (let i = 0; i < 6_000; i++) {
    const open = botsTurn(practice);
    if (open === null) break;
    const answer = open.seat === 0 ? instead(practice) : null;
    if (answer === null) playBot(practice, open);
    else enter(practice, { kind: 'answer', seat: seatAt(0), ask: open.id, answer });
  }
  expect(practice.match.state.outcome).not.toBeNull();
  return { game, seats, options: {}, noTells: false, seed: SEED, entries: practice.entries };
}

async function reviewed(recording: Recording): Promise<readonly Turning[]> {
  const { game, botOf } = PLAYED[recording.game as 'roll' | 'bsg'];
  const judge = await judgeOf(recording.game);
  if (judge === null) throw new Error('nobody judges it');
  const bots = { adviser: botOf('strong'), player: botOf('normal') };
  const steps = review({ game, judge, ...bots }, recording, 0);
  let before = -1;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    expect(value.done).toBeGreaterThan(before);
    expect(value.done).toBeLessThan(value.of);
    before = value.done;
  }
}

describe('the decisions that mattered most', () => {
  test.each(['roll', 'bsg'] as const)(
    'in %s are three at most, the dearest first',
    async (game) => {
      const recording = played(game, 'easy');
      const found = await reviewed(recording);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(3);
      const gains = found.map(({ gain }) => gain);
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
      expect(Math.min(...gains)).toBeGreaterThan(0);
      for (const { seq, mine, better } of found) {
        const entry = recording.entries[seq];
        expect(entry).toMatchObject({ kind: 'answer', seat: 0, answer: mine });
        expect(better).not.toEqual(mine);
      }
    },
  );

  test('a wasted round is among them', async () => {
    let wasted = -1;
    const recording = played('roll', 'normal', (practice) => {
      const { state } = practice.match;
      const view = viewOf(practice.played.game, state, seatAt(0));
      const ask = view.asks.find(({ answered }) => !answered)?.ask;
      const round = Number(Reflect.get(view.facts, 'round'));
      if (ask?.kind !== 'plan' || ask.plan !== 'assign' || round !== 3 || wasted >= 0) return null;
      // Everybody ships, and there is nothing to ship: whoever is put aside comes back, too.
      const { dice } = ask.data as unknown as PlanData;
      const [first] = dice;
      if (first === undefined) return null;
      wasted = practice.entries.length;
      const wilds = dice
        .filter(({ face }) => face === 'wild')
        .map(({ die }) => ({ die, to: 'ship' }));
      return { wilds, select: { die: first.die, phase: 'ship' }, uses: [] };
    });
    expect(wasted).toBeGreaterThan(0);
    expect((await reviewed(recording)).map(({ seq }) => seq)).toContain(wasted);
  });
});

test('nobody is told to have trusted who turned out to be of the other side', () => {
  const { seed, seats, entries } = played('bsg', 'easy');
  const begun = beginMatch(PLAYED.bsg.game, { seed, seats, options: {}, noTells: false });
  const past = pastOf<AnyTypes>(entries);
  let { match } = begun;
  for (const entry of entries) {
    past.pass(match);
    match = enterMove(PLAYED.bsg.game, match, entry, past.at).match;
  }
  const all = match.state.facts as unknown as { players: { loyalty: { card: LoyaltyId }[] }[] };
  const cylons = all.players.map(({ loyalty }) =>
    loyalty.some(({ card }) => loyaltyOf(card).team === 'cylon'),
  );
  expect(new Set(cylons).size).toBe(2);
  for (const viewer of cylons.keys()) {
    const end = viewOf(PLAYED.bsg.game, match.state, seatAt(viewer)) as unknown as View<BsgView>;
    for (const seat of cylons.keys()) {
      const said = (prompt: string) => isDisproved(one(prompt, [seat]), seat, end);
      expect(said('choose-for-executive-order')).toBe(cylons[seat] !== cylons[viewer]);
      expect(said('accused')).toBe(cylons[seat] === cylons[viewer]);
      expect(said('move-to')).toBe(false);
    }
  }
});

const LATE = DEFINITIONS.characters
  .filter(({ abilities }) => abilities.some(({ rule }) => rule === 'arrives-late'))
  .map(({ id }) => id);

test('beginners are not sent to characters who can do nothing at first', () => {
  const all = DEFINITIONS.characters.map(({ id }) => id);
  const ask = { kind: 'one', prompt: 'pick-a-character', of: all, things: 'character' } as const;
  const open = { id: 1, window: null, answered: false, answer: null, ask } as const;
  const left = forBeginners(open).ask;
  expect(all.filter((id) => !('of' in left) || !left.of.includes(id))).toEqual(LATE);
});

/** Messages of the coach in a language. */
function messages(tag: string): string[] {
  const text = readFileSync(join(languagesFolder, tag, 'coach.ftl'), 'utf8');
  return [...text.matchAll(/^([a-z0-9-]+) =/gm)].map(([, id]) => id ?? '');
}

describe.each(readdirSync(languagesFolder))('the coach in %s', (tag) => {
  test('has reasons of bots only', () => {
    const ids = messages(tag).filter((id) => id.startsWith('coach-why-'));
    const unknown = ids.filter(
      (id) => !Object.keys(WHYS).some((why) => id.startsWith(why.replace('bot-', 'coach-why-'))),
    );
    expect(unknown).toEqual([]);
  });

  test('has every message that is said', () => {
    const folder = new URL('../src/coach/', import.meta.url);
    const said = readdirSync(folder).flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/'(coach[a-z-]*)'/g),
    ]);
    const wanted = new Set(said.map(([, id]) => id ?? ''));
    const there = messages(tag).filter((id) => !id.startsWith('coach-why-'));
    expect(there.sort()).toEqual([...wanted].sort());
  });

  test('says a reason before it is done, and falls back on what bots say', async () => {
    const coach = await loadWords(readText, tag, ['coach']);
    const words = await loadWords(readText, tag, ['roll', 'web', 'table']);
    const table = {
      speech: rollSpeech(words),
      words,
      state: tableStore().state(),
      called: { now: [], at: () => [] },
    } as unknown as TableProps;
    const searched = { id: 'bot-roll-searched', args: { phase: 'settle', plans: 7 } };
    const why = sayWhy(table, coach, searched);
    expect(why).toContain('7');
    expect(why).toContain(words.say('roll-phase-settle'));
    const ahead = { id: 'bot-bsg-searched', args: { choices: 3, gains: 'fuel' } };
    // What is best for the fleet is no reason for its enemies.
    expect(sayWhy(table, coach, ahead, true)).toBe(
      coach.say('coach-why-bsg-searched-cylon', { choices: 3, gains: 'fuel' }),
    );
    expect(sayWhy(table, coach, ahead)).not.toBe(sayWhy(table, coach, ahead, true));
    const other = { id: 'bot-roll-discards' };
    expect(sayWhy(table, coach, other)).toBe(rollSpeech(words).reason(other, []));
  });

  test('names what a move did most for, the occasion, and what a place is for', async () => {
    const coach = await loadWords(readText, tag, ['coach']);
    const words = await loadWords(readText, tag, ['bsg', 'bsg-brief', 'web', 'table']);
    const speech = bsgSpeech(words);
    const table = {
      speech,
      words,
      state: tableStore().state(),
      called: { now: [], at: () => [] },
    } as unknown as TableProps;
    const why = (id: string, args: JsonObject, cylon = false) =>
      sayWhy(table, coach, { id, args }, cylon);
    const gains = [...RESOURCES, 'way', 'danger', 'damage', 'none'];
    for (const cylon of [false, true]) {
      const said = gains.map((it) => why('bot-bsg-searched', { choices: 2, gains: it }, cylon));
      expect(new Set(said).size).toBe(gains.length);
    }
    const used = { window: 'check-resolved', choice: 'command-authority' };
    const saved = why('bot-bsg-interrupts', used);
    expect(saved).toBe(coach.say('coach-why-bsg-interrupts-check-resolved'));
    // A Cylon has reasons of another kind; what there is no sentence for has the general one.
    expect(why('bot-bsg-interrupts', used, true)).toBe(coach.say('coach-why-bsg-interrupts'));
    expect(why('bot-bsg-interrupts', { ...used, window: 'viper-placed' })).toBe(
      coach.say('coach-why-bsg-interrupts'),
    );
    const brief = speech.brief('location:weapons-control').replaceAll('\u00ad', '');
    expect(why('bot-bsg-goes', { place: 'weapons-control' })).toContain(brief);
    expect(why('bot-bsg-goes', { place: 'stay' })).toBe(coach.say('coach-why-bsg-goes'));
  });

  test('has no sentence for an occasion that never comes', async () => {
    const words = await loadWords(readText, tag, ['bsg']);
    const occasions = (why: string): string[] => {
      const own = `coach-why-bsg-${why}-`;
      return messages(tag).flatMap((id) => (id.startsWith(own) ? [id.slice(own.length)] : []));
    };
    const windows = [...occasions('interrupts'), ...occasions('passes')];
    for (const name of windows) expect(Object.keys(MOMENTS)).toContain(name);
    for (const name of occasions('chooses')) {
      expect(words.has(`bsg-prompt-${name}`), name).toBe(true);
    }
    expect(windows.length * occasions('chooses').length).toBeGreaterThan(0);
  });
});
