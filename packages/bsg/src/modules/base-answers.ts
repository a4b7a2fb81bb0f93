import { titleOf } from '../content/library.ts';
import { jumpFleet, sleeperPhase } from '../rulebook/procedures.ts';
import type { Questions } from '../rulebook/questions.ts';
import { isCylon, playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import { BASESTAR_TOKENS } from '../table/vocabulary.ts';
import { boxOf } from './box.ts';

/** BSG-2.19 to 2.22: Cylon cards and others, by number of players. */
const LOYALTY: Readonly<Record<number, { readonly cylon: number; readonly human: number }>> = {
  3: { cylon: 1, human: 5 },
  4: { cylon: 1, human: 6 },
  5: { cylon: 2, human: 8 },
  6: { cylon: 2, human: 9 },
};

/** What the first rulebook says. It answers everything. */
export const baseAnswers: Questions = {
  leaderNeeded: () => false,
  loyaltyDeck: (players) => LOYALTY[players] ?? { cylon: 1, human: 5 },
  shuffledIn(players, { variant }) {
    if (players % 2 === 1) return null;
    return variant === 'no-sympathizer' ? 'not-a-cylon' : 'sympathizer'; // BSG-2.25, 2.36
  },
  moreHumanCards: 0,
  keepsHumanCards: false,
  revealedSleeper: true,
  executedHandsLoyaltyOver: () => false,
  executedHuman: 'keeps-cards',
  executionEndsTurn: 'found-cylon',
  eliminates: false,
  refuge: 'hangar-deck',
  commandPost: () => 'command',
  mostNukes: 2,
  handsLoyaltyOver: null,
  cylonsMayIgnore: false,
  quorumLimit: null,
  cylonDraw: ({ variant }) => ({ count: variant === 'no-sympathizer' ? 3 : 2, different: false }),
  succession: (title) => titleOf(title).succession,
  reachable: (facts, seat) => boxOf(facts).reached[standingOf(facts, seat).moves],
  newcomerStarts: () => null,
  custodyFor: () => 'brig',
  resurrectsAt: () => 'resurrection-ship',
  sentTo: (_facts, _seat, hazard) => hazard,
  crisisDeck: ({ crisis }) => crisis,
  nextCivilian: () => 'pool',
  atAutoJump: () => jumpFleet,
  lastJumpFrom: 8,
  milestones: [{ distance: 4, phase: sleeperPhase, isDone: ({ sleeperDone }) => sleeperDone }],
  cylonsPrepareJump: false,
  crisisPassedOver: 'discarded',
  jumpRemovesCivilians: true,
  substitute: () => null,
  basestarTokens: BASESTAR_TOKENS,
  basestarTokenDrawn: () => null,
  lastJump: 'humans-reached-kobol',
  frozen: () => false,
  wins: (facts, seat, humansWin) => isCylon(playerAt(facts, seat)) !== humansWin,
};
