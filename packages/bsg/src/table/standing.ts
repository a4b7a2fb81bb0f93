import type { Seat } from '@starboard/kernel';
import type { Facts } from './facts.ts';

/** How somebody stands at the table. A Cylon who has not been revealed stands as a human. */
export type Standing = 'human' | 'cylon' | 'sympathizer';

/** What a standing means, wherever the rules ask. */
export interface StandingRules {
  /** A human player: can be sent, named, asked in windows. */
  readonly human: boolean;
  /** The sheet of the character applies (BSG-12.23). */
  readonly sheet: boolean;
  /** May use the texts of skill cards (BSG-23.7). */
  readonly skillTexts: boolean;
  /** How many cards may go into a check; null: any number (BSG-23.5). */
  readonly checkCards: number | null;
  /** Draws a Crisis card at the end of the turn (BSG-22.4). */
  readonly drawsCrisis: boolean;
  /** May be President or Admiral (BSG-13.1). */
  readonly holdsTitles: boolean;
  /** Draws by the skill set of the sheet, or whatever skills (BSG-22.1). */
  readonly draws: 'skill-set' | 'any';
  /** Moves among the places of humans or of Cylons (BSG-22.2). */
  readonly moves: 'humans' | 'cylons';
  /** A Cylon with all powers: the Cylon Fleet, Super Crisis cards (BSG-20.5, 20.6). */
  readonly fullCylon: boolean;
}

const CYLON: StandingRules = {
  human: false,
  sheet: false,
  skillTexts: false,
  checkCards: 1,
  drawsCrisis: false,
  holdsTitles: false,
  draws: 'any',
  moves: 'cylons',
  fullCylon: true,
};

export const STANDINGS: Readonly<Record<Standing, StandingRules>> = {
  human: {
    human: true,
    sheet: true,
    skillTexts: true,
    checkCards: null,
    drawsCrisis: true,
    holdsTitles: true,
    draws: 'skill-set',
    moves: 'humans',
    fullCylon: false,
  },
  cylon: CYLON,
  sympathizer: { ...CYLON, fullCylon: false },
};

export function standingOf({ players }: Facts, seat: Seat): StandingRules {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return STANDINGS[player.standing];
}
