import type { BsgView, PlayerView } from '@starboard/bsg';
import { cardsComeAndGo, hiddenCards, isCylonCard } from './loyalty.ts';
import { humanCardsNoted, type Ledgers, publicly, weighed } from './worlds.ts';

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function isProvedHuman(loyalty: PlayerView['loyalty']): boolean {
  return loyalty.length > 0 && loyalty.every((card) => card !== null && !isCylonCard(card));
}

/** How little somebody with a goal of the own is to be trusted, by the deck the goal is of. */
const AGENDA_DOUBT = { hostile: 0.65, sympathetic: 0.35 } as const;

/** Cards of somebody that a seat knows nothing of. */
function unseenCards(me: PlayerView | undefined, player: PlayerView): number {
  return Math.max(0, hiddenCards(player) - humanCardsNoted(me, player.seat));
}

/** Nobody is sure of what was only ever concluded. */
const SUREST = 0.97;

/**
 * How likely each seat is to be a Cylon, for a seat that knows what it sees: its own cards, what it looked at, who is
 * out in the open, and what speaks for whom.
 */
export function suspicions(facts: BsgView, ledgers: Ledgers, own: number): readonly number[] {
  const me = facts.players[own];
  const known = new Map<number, number>();
  for (const player of facts.players) {
    const { seat, revealed, agendaDeck, loyalty } = player;
    if (revealed !== 'no') known.set(seat, 1);
    else if (agendaDeck !== null) known.set(seat, AGENDA_DOUBT[agendaDeck]);
    // Whose cards all lie open has been proved human.
    else if (seat !== own && isProvedHuman(loyalty)) known.set(seat, 0);
    else if (cardsComeAndGo(facts) && loyalty.length > 0 && unseenCards(me, player) === 0)
      known.set(seat, 0);
  }
  known.set(own, me?.loyalty.some(isCylonCard) === true ? 1 : 0);
  const unknown = facts.players.filter(({ seat }) => !known.has(seat));
  const doubts = weighed(facts, ledgers, unknown, own);
  const seen = (seat: number): boolean =>
    (me?.notes ?? []).some(
      (note) => note.about === 'loyalty' && note.seat === seat && isCylonCard(note.card),
    );
  return facts.players.map(
    ({ seat }) => known.get(seat) ?? (seen(seat) ? 1 : Math.min(SUREST, doubts[seat] ?? 0.3)),
  );
}

/** How likely a seat is to be a Cylon in the eyes of somebody who sees only what all can see. */
export function exposureOf(facts: BsgView, ledgers: Ledgers, seat: number): number {
  const open = publicly(facts);
  const player = open.players[seat];
  if (player === undefined || player.revealed !== 'no') return 1;
  if (isProvedHuman(player.loyalty)) return 0;
  const unknown = open.players.filter(
    ({ revealed, agendaDeck, loyalty }) =>
      revealed === 'no' && agendaDeck === null && !isProvedHuman(loyalty),
  );
  return weighed(open, ledgers, unknown, null)[seat] ?? 0.3;
}
