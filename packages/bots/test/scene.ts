import {
  type BsgView,
  bsg,
  type CharacterId,
  type CheckView,
  cardsOfKind,
  DEFINITIONS,
  type ModuleId,
  type PlayerView,
  type SkillCard,
} from '@starboard/bsg';
import {
  type Ask,
  answer,
  type Json,
  sampleAnswer,
  seatAt,
  seedFrom,
  start,
  type View,
  viewOf,
  whims,
} from '@starboard/kernel';
import { expect } from 'vitest';
import { memoryAsJson, newMemory } from '../src/bsg/memory.ts';
import { type Position, positionOf } from '../src/bsg/position.ts';
import { botFor, type Decision } from '../src/index.ts';

type Memory = ReturnType<typeof newMemory>;

const CAST: readonly CharacterId[] = [
  'saul-tigh',
  'laura-roslin',
  'lee-apollo-adama',
  'sharon-boomer-valerii',
  'tom-zarek',
];

/** What the first seat sees of a table with these modules, when the first turn begins. */
export function tableOf(modules: readonly ModuleId[]): View<BsgView> {
  const { state } = start(bsg, {
    seats: CAST.length,
    seed: seedFrom('scene'),
    options: { modules, characters: CAST },
  });
  const chance = whims('before the first turn');
  for (let i = 0; i < 20; i++) {
    const open = state.asks.find(({ answered }) => !answered);
    if (open === undefined || open.ask.prompt === 'move-to') break;
    answer(bsg, state, open.seat, open.id, sampleAnswer(bsg, state, open, chance));
  }
  expect(state.facts.turn).toBe(1);
  return viewOf(bsg, state, seatAt(0));
}

/** The first of the cards of a kind. */
export function cardOf(id: string): SkillCard {
  const kind = DEFINITIONS.skillCards.find((it) => it.id === id);
  const [card] = kind === undefined ? [] : cardsOfKind(kind);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** The same table with some of it as told, and some of what concerns the first seat, which is human unless told. */
export function told(
  view: View<BsgView>,
  facts: Partial<BsgView>,
  me: Partial<PlayerView> = {},
): BsgView {
  const players = (facts.players ?? view.facts.players).map((player) =>
    player.seat === 0
      ? { ...player, loyalty: ['not-a-cylon' as const], faceUp: [], notes: [], ...me }
      : player,
  );
  return { ...view.facts, ...facts, players };
}

/** Everybody somewhere, by seat. */
export function placed(view: View<BsgView>, ...where: readonly string[]): PlayerView[] {
  return view.facts.players.map((player, i) => ({ ...player, where: where[i] ?? player.where }));
}

/** A check under way, to which nobody has added anything. */
export function checkFor(
  of: CheckView['of'],
  source: CheckView['source'],
  more: Partial<CheckView> & Pick<CheckView, 'difficulty' | 'skills'>,
): CheckView {
  return {
    of,
    source,
    partial: null,
    onesPositive: false,
    ignored: null,
    added: [],
    cards: 2,
    faceUp: false,
    reckless: false,
    pile: null,
    mine: [],
    total: null,
    result: null,
    ...more,
  };
}

/** Somebody without marked tastes; what a bot is like is drawn once and stays. */
export const NORMAL = { boldness: 1, distrust: 1, nerve: 0.5, salt: 1 };

export function positionIn(
  view: View<BsgView>,
  facts: BsgView,
  memory: Partial<Memory> = {},
): Position {
  const remembered = { ...newMemory(view.seats), ...memory };
  return positionOf({ ...view, facts }, remembered, memory.personality ?? NORMAL, 'normal');
}

/** What the first seat decides. */
export function decided(
  view: View<BsgView>,
  facts: BsgView,
  ask: Ask,
  memory: Partial<Memory> = {},
  window: string | null = null,
): Decision {
  const bot = botFor('bsg', 'normal');
  if (bot === null) throw new Error('no bot');
  const remembered: Json = memoryAsJson({
    ...newMemory(view.seats),
    personality: NORMAL,
    ...memory,
  });
  const asked = { id: 1, window, ask, answered: false, answer: null };
  const decision = bot.decide({ ...view, facts }, asked, remembered, whims('scene'));
  if (decision.why.id === 'bot-unknown-ask' || decision.why.id === 'bot-stumbled') {
    throw new Error(`${ask.prompt} was answered by chance: ${JSON.stringify(decision.why)}`);
  }
  return decision;
}

/** The answer alone. */
export const answered = (...given: Parameters<typeof decided>): Json => decided(...given).answer;
