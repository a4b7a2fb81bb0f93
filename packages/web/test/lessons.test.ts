import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BsgView,
  countedIn,
  type LoyaltyId,
  loyaltyOf,
  type PlayerView,
} from '@starboard/bsg';
import { type Json, seatAt, viewOf } from '@starboard/kernel';
import { languagesFolder } from '@starboard/words/node';
import { describe, expect, test } from 'vitest';
import { STEPS as BSG_STEPS } from '../src/lessons/bsg-steps.ts';
import { TIPS as BSG_TIPS } from '../src/lessons/bsg-tips.ts';
import { lessonSeed, lessonSetup } from '../src/lessons/deals.ts';
import { type Seen, seenAt, stepNow } from '../src/lessons/lesson.ts';
import { placeOf } from '../src/lessons/place.ts';
import { STEPS as ROLL_STEPS } from '../src/lessons/roll-steps.ts';
import { TIPS as ROLL_TIPS } from '../src/lessons/roll-tips.ts';
import { playOpening, scripted, scriptOf } from '../src/lessons/script.ts';
import { begin, botsTurn, enter, type PracticeGame, playBot } from '../src/practice/game.ts';
import { tableStore } from '../src/table/client.ts';
import { PLAYED } from './support/played.ts';

const STEPS = { roll: ROLL_STEPS, bsg: BSG_STEPS };
const TIPS = { roll: ROLL_TIPS, bsg: BSG_TIPS };

/** A lesson from its beginning, in the worker's way. */
async function lesson(game: 'roll' | 'bsg'): Promise<PracticeGame> {
  const script = await scriptOf(game);
  if (script === null) throw new Error('no lesson');
  const practice = begin(scripted(PLAYED[game], script), lessonSetup(game), lessonSeed(game));
  playOpening(practice, script);
  return practice;
}

function seen({ match, logs, played }: PracticeGame) {
  const view = viewOf(played.game, match.state, seatAt(0));
  const people = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo' }, { name: 'Dan' }];
  return seenAt(tableStore({ view, log: logs[0] ?? [], people }).state());
}

/** Does as it is told; gives the steps in the order in which they were shown. */
async function shown(
  game: 'roll' | 'bsg',
  obedient: (practice: PracticeGame) => Json,
): Promise<{ steps: string[]; practice: PracticeGame }> {
  const practice = await lesson(game);
  const read: string[] = [];
  const steps: string[] = [];
  for (let i = 0; i < 300 && read.at(-1) !== STEPS[game].at(-1)?.id; i++) {
    const now = seen(practice);
    const step = stepNow(STEPS[game], read, now);
    if (step !== null && steps.at(-1) !== step.id) steps.push(step.id);
    if (step?.until === 'read') {
      read.push(step.id);
      continue;
    }
    if (now.ask !== null) {
      const { id } = now.ask;
      enter(practice, { kind: 'answer', seat: seatAt(0), ask: id, answer: obedient(practice) });
      continue;
    }
    const open = botsTurn(practice);
    if (open === null) break;
    playBot(practice, open);
  }
  return { steps, practice };
}

function obedientInRoll(practice: PracticeGame): Json {
  const { ask } = seen(practice);
  const data = ask?.ask.kind === 'plan' ? (ask.ask.data as Record<string, Json>) : {};
  switch (ask?.ask.prompt) {
    case 'assign-workers': {
      const dice = data['dice'] as { die: number; face: string }[];
      const spare = dice.find(({ face }) => face !== 'settle');
      if (spare === undefined) throw new Error('no die to choose with');
      return { wilds: [], select: { die: spare.die, phase: 'explore' }, uses: [] };
    }
    case 'choose-explore-task':
      return { do: 'scout', die: (data['dice'] as number[] | undefined)?.[0] ?? 0, abandon: [] };
    default:
      throw new Error(`not told: ${ask?.ask.prompt}`);
  }
}

function obedientInBsg(practice: PracticeGame): Json {
  const { ask, state } = seen(practice);
  const of = ask !== null && 'of' in ask.ask ? ask.ask.of : [];
  switch (ask?.ask.prompt) {
    case 'move-to':
      return 'weapons-control';
    case 'choose-action':
      return 'location';
    case 'choose-target':
      return of.find((it) => String(it).endsWith(' raider')) ?? null;
    case 'contribute': {
      const check = (state.view?.facts as BsgView | undefined)?.check;
      if (check == null) throw new Error('no check');
      const helping = of.map(Number).filter((card) => countedIn(check, card) > 0);
      expect(helping.length, 'cards that help').toBeGreaterThanOrEqual(2);
      expect(helping.length, 'cards that hurt').toBeLessThan(of.length);
      return helping.slice(0, 2);
    }
    default:
      throw new Error(`not told: ${ask?.ask.prompt}`);
  }
}

describe('the lesson of Battlestar Galactica', () => {
  test('shows every step, in order, to whoever does as told', async () => {
    const { steps } = await shown('bsg', obedientInBsg);
    expect(steps).toEqual(BSG_STEPS.map(({ id }) => id));
  });

  test('has a human, a traitor, and a check that the traitor spoils', async () => {
    const { practice } = await shown('bsg', obedientInBsg);
    const cylons = [0, 1, 2, 3].map((seat) => {
      const { facts } = viewOf(practice.played.game, practice.match.state, seatAt(seat));
      const own = (facts as BsgView).players[seat]?.loyalty ?? [];
      return own.some((card) => card !== null && loyaltyOf(card).team === 'cylon');
    });
    expect(cylons).toEqual([false, false, false, true]);
    const given = practice.logs[3]?.find(
      ({ event }) =>
        event.type === 'contributed' && Reflect.get(event.data as object, 'seat') === 3,
    );
    expect(Reflect.get(given?.event.data as object, 'count')).toBe(2);
    const settled = practice.logs[0]?.find(({ event }) => event.type === 'check-settled');
    expect(Reflect.get(settled?.event.data as object, 'result')).toBe('fail');
  });
});

describe('the lesson of Roll for the Galaxy', () => {
  test('the first plan can be made as told: two settlers, and a die to choose with', async () => {
    const practice = await lesson('roll');
    const { ask } = seen(practice);
    const { dice } = (ask?.ask.kind === 'plan' ? ask.ask.data : {}) as { dice: { face: string }[] };
    const faces = dice.map(({ face }) => face);
    expect(faces.filter((face) => face === 'settle')).toHaveLength(2);
    expect(faces).toHaveLength(3);
    expect(stepNow(ROLL_STEPS, [], seen(practice))?.id).toBe('roll-dice');
    const plan = obedientInRoll(practice);
    enter(practice, { kind: 'answer', seat: seatAt(0), ask: ask?.id ?? 0, answer: plan });
    const open = botsTurn(practice);
    if (open !== null) playBot(practice, open);
    const phases = practice.logs[0]?.find(({ event }) => event.type === 'phases-set');
    expect(phases?.event.data).toEqual({ phases: ['explore', 'settle'] });
  });

  test('tells whoever chose something else what they chose', async () => {
    const step = ROLL_STEPS.find(({ id }) => id === 'roll-revealed');
    for (const phase of ['explore', 'develop', 'settle']) {
      const practice = await lesson('roll');
      const { ask } = seen(practice);
      const { dice } = (ask?.ask.kind === 'plan' ? ask.ask.data : {}) as {
        dice: { die: number }[];
      };
      const answer = { wilds: [], select: { die: dice[0]?.die ?? 0, phase }, uses: [] };
      enter(practice, { kind: 'answer', seat: seatAt(0), ask: ask?.id ?? 0, answer });
      const open = botsTurn(practice);
      if (open !== null) playBot(practice, open);
      const after = seen(practice);
      expect(step?.when(after)).toBe(true);
      expect(step?.otherwise?.(after)).toBe(phase !== 'explore');
      expect(step?.args?.(after, (id) => id)).toEqual({ other: 'Ben', phase });
    }
  });
});

/** Messages of a file of a language. */
function messages(tag: string): string[] {
  const text = readFileSync(join(languagesFolder, tag, 'lessons.ftl'), 'utf8');
  return [...text.matchAll(/^([a-z0-9-]+) =/gm)].map(([, id]) => id ?? '');
}

test.each(readdirSync(languagesFolder))('%s has the words of every step, and no others', (tag) => {
  const wanted = new Set([
    'lesson',
    'lesson-step',
    'lesson-next',
    'lesson-leave',
    'lesson-go-on',
    'lesson-new-game',
  ]);
  for (const { id, more, astray, otherwise } of [...ROLL_STEPS, ...BSG_STEPS]) {
    wanted.add(`lesson-${id}`);
    if (astray !== undefined) wanted.add(`lesson-${id}-astray`);
    if (otherwise !== undefined) wanted.add(`lesson-${id}-otherwise`);
    if (more === true) for (const it of ['why', 'more']) wanted.add(`lesson-${id}-${it}`);
  }
  const there = messages(tag).filter((id) => id.startsWith('lesson'));
  expect(there.filter((id) => !id.endsWith('-do')).sort()).toEqual([...wanted].sort());
  const told = there.filter((id) => id.endsWith('-do')).map((id) => id.replace(/-do$/, ''));
  expect(told.filter((id) => !wanted.has(id))).toEqual([]);
});

test.each(readdirSync(languagesFolder))('%s has the words of every tip, and no others', (tag) => {
  const wanted = ['tip', 'tip-got-it', 'tip-no-more', 'tip-bsg-cylon', 'tip-bsg-human'];
  for (const tips of Object.values(TIPS)) wanted.push(...tips.map(({ id }) => `tip-${id}`));
  const there = messages(tag).filter((id) => id.startsWith('tip'));
  expect(there.sort()).toEqual(wanted.sort());
});

describe('a tip', () => {
  const told = (game: 'roll' | 'bsg', practice: PracticeGame): string[] =>
    TIPS[game].filter(({ when }) => when(seen(practice))).map(({ id }) => id);

  test('is there when it is about something, and not before', async () => {
    const practice = await lesson('bsg');
    expect(told('bsg', practice)).toEqual([]);
    for (let i = 0; i < 100 && seen(practice).ask?.ask.prompt !== 'contribute'; i++) {
      const { ask } = seen(practice);
      const open = botsTurn(practice);
      if (ask !== null) {
        const answer = obedientInBsg(practice);
        enter(practice, { kind: 'answer', seat: seatAt(0), ask: ask.id, answer });
      } else if (open !== null) playBot(practice, open);
    }
    expect(told('bsg', practice)).toEqual(['bsg-check']);
  });

  test('is for the side it speaks to, and of what I am it tells whoever looks', async () => {
    const practice = await lesson('bsg');
    const now = seen(practice);
    const asked = { kind: 'one', prompt: 'move-to', of: ['stay'] } as const;
    const ask = { id: 1, window: null, answered: false, answer: null, ask: asked } as const;
    const facts = now.state.view?.facts as BsgView;
    const as = (me: Partial<PlayerView>, prompt: string): Seen => {
      const players = facts.players.map((it, seat) => (seat === 0 ? { ...it, ...me } : it));
      const view = { ...now.state.view, facts: { ...facts, players, boarding: [1, 0, 0, 0, 0] } };
      const state = { ...now.state, view } as Seen['state'];
      return { ...now, state, ask: { ...ask, ask: { ...asked, prompt } } };
    };
    const ids = (it: Seen) => TIPS.bsg.filter(({ when }) => when(it)).map(({ id }) => id);
    expect(ids(as({}, 'move-to'))).toContain('bsg-boarded');
    expect(ids(as({ revealed: 'cylon' }, 'move-to'))).toEqual(['bsg-revealed', 'bsg-boarders']);
    // The same tip for everybody, whatever lies under it.
    for (const [card, under] of [
      ['cylon-brig', 'bsg-cylon'],
      ['not-a-cylon', 'bsg-human'],
    ] as const) {
      const acting = as({ loyalty: [card as LoyaltyId] }, 'choose-action');
      expect(ids(acting)).toContain('bsg-loyalty');
      expect(TIPS.bsg.find(({ id }) => id === 'bsg-loyalty')?.under?.(acting)).toBe(under);
    }
  });

  test('waits for the second round where the first has enough to look at', async () => {
    expect(told('roll', await lesson('roll'))).toEqual([]);
  });
});

describe('a note', () => {
  const view = { width: 1366, height: 768 };
  const size = { width: 400, height: 200 };

  test('stands above what lies at the bottom, and below what lies at the top', () => {
    const hand = { left: 300, top: 560, width: 700, height: 200 };
    const { top } = placeOf(size, hand, [], view);
    expect(top + size.height).toBeLessThanOrEqual(hand.top);
    const dials = { left: 0, top: 60, width: 1366, height: 60 };
    expect(placeOf(size, dials, [], view).top).toBeGreaterThanOrEqual(120);
  });

  test('keeps clear of the question', () => {
    const board = { left: 260, top: 60, width: 800, height: 480 };
    const ask = { left: 0, top: 560, width: 1366, height: 208 };
    const box = placeOf(size, board, [ask], view);
    expect(box.top + box.height).toBeLessThanOrEqual(ask.top);
  });

  test('lies beside what had better be seen, where there is room', () => {
    const ask = { left: 12, top: 600, width: 1028, height: 150 };
    const stage = { left: 12, top: 150, width: 1028, height: 440 };
    const top = { left: 0, top: 0, width: 1366, height: 140 };
    const seen = [top, stage].map((box) => ({ box, weight: 1 }));
    const narrow = { width: 296, height: 200 };
    const box = placeOf(narrow, ask, [ask], view, [], seen);
    expect(box.left).toBeGreaterThanOrEqual(1040);
    expect(box.top).toBeGreaterThanOrEqual(140);
    // What is asked counts for more.
    const column = { left: 1040, top: 140, width: 326, height: 628 };
    expect(placeOf(narrow, ask, [ask, column], view, [], seen).left).toBeLessThan(1040);
  });

  test('is in sight on a phone', () => {
    const box = placeOf(
      { width: 374, height: 260 },
      { left: 0, top: 0, width: 390, height: 844 },
      [],
      {
        width: 390,
        height: 844,
      },
    );
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(390);
    expect(box.top + box.height).toBeLessThanOrEqual(844);
  });
});
