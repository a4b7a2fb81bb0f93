import { type BsgView, canPilot, DEFINITIONS, TITLES, type Title } from '@starboard/bsg';
import type { Choice } from '@starboard/kernel';
import { wantsOffice } from './goals.ts';
import { type Position, preferred } from './position.ts';

/** How much an office matters. */
const WEIGHT: Readonly<Record<Title, number>> = { president: 1, admiral: 1, cag: 0.5 };

/** What it would be worth that a title went from who has it to somebody this seat trusts most. */
export function titleWorth(position: Position, title: Title): number {
  const { facts, suspicion, me } = position;
  const holder = facts.titles[title];
  const doubt = holder === null ? 0.5 : holder === me.seat ? 0 : (suspicion[holder] ?? 0.3);
  return WEIGHT[title] * (doubt - 0.3);
}

/** Which title changes hands, if any. */
export function titleChoice(position: Position, of: readonly Choice[]): Choice {
  return preferred(position, of, (it) => {
    const title = TITLES.find((each) => each === it);
    return title === undefined ? 0.15 : titleWorth(position, title);
  });
}

/** Whom a title should go to: somebody trusted; oneself, where nobody is trusted more. */
export function heir(position: Position, of: readonly Choice[], title: string): Choice {
  const { facts, suspicion, me, role } = position;
  return preferred(position, of, (it) => {
    const seat = Number(it);
    const player = facts.players[seat];
    if (player === undefined) return -1;
    const self = seat === me.seat;
    const known = role === 'hidden-cylon' && !self && suspicion[seat] === 1;
    const trust = self || known ? 0.85 : 1 - (suspicion[seat] ?? 0.3);
    const flies = title === 'cag' && player.character !== null && canPilot(player.character);
    const held = player.where === 'brig' || player.where === 'sickbay' ? 0.4 : 0;
    const wanted = self && wantsOffice(position) ? 0.5 : 0;
    return trust + (flies ? 0.15 : 0) + wanted - held;
  });
}

/** Who is next in line for a title, but for whoever has it (BSG-36.3); modules know more lines than this. */
export function heirTo({ players }: BsgView, title: Title, holder: number): number | null {
  const line = DEFINITIONS.titles.find(({ id }) => id === title)?.succession ?? [];
  for (const character of line) {
    const next = players.find((player) => player.character === character);
    if (next === undefined || next.seat === holder || next.revealed !== 'no') continue;
    if (title !== 'admiral' || next.where !== 'brig') return next.seat;
  }
  return null;
}
