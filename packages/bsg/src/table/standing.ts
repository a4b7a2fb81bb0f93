import type { Seat } from '@starboard/kernel';
import type { Facts } from './facts.ts';

/** How somebody stands at the table. A Cylon who has not been revealed stands as a human. */
export type Standing =
  | 'human'
  | 'cylon'
  | 'sympathizer'
  /** Pegasus: a Cylon leader, and one who walks among humans; the same for the Sympathetic Cylon. */
  | 'leader'
  | 'infiltrator'
  | 'sympathetic'
  | 'sympathetic-infiltrator'
  /** Out of the game, and still at the table (EXO-38.13). */
  | 'eliminated';

/** What a standing means, wherever the rules ask. */
export interface StandingRules {
  /** Takes part. */
  readonly plays: boolean;
  /** A human player: can be sent, named, asked in windows. */
  readonly human: boolean;
  /** The sheet of the character applies (BSG-12.23). */
  readonly sheet: boolean;
  /** Whose texts of skill cards apply: a Cylon uses Treachery alone (BSG-23.7, PEG-17.2, 17.3). */
  readonly texts: 'humans' | 'cylons' | 'nobody';
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
  /** Has Loyalty cards; a leader has an Agenda instead (PEG-19.1, 21.18). */
  readonly loyalty: boolean;
  /** Becomes this by infiltrating, and by ending it (PEG-21). */
  readonly infiltrates: Standing | null;
  readonly returnsAs: Standing | null;
  /** More cards in the Receive Skills step (PEG-21.7, 38.14). */
  readonly moreCards: number;
  /** Cards at the start of the game (PEG-20.2). */
  readonly startingCards: number;
}

const CYLON: StandingRules = {
  plays: true,
  human: false,
  sheet: false,
  texts: 'cylons',
  checkCards: 1,
  drawsCrisis: false,
  holdsTitles: false,
  draws: 'any',
  moves: 'cylons',
  fullCylon: true,
  loyalty: true,
  infiltrates: null,
  returnsAs: null,
  moreCards: 0,
  startingCards: 3,
};

const HUMAN: StandingRules = {
  plays: true,
  human: true,
  sheet: true,
  texts: 'humans',
  checkCards: null,
  drawsCrisis: true,
  holdsTitles: true,
  draws: 'skill-set',
  moves: 'humans',
  fullCylon: false,
  loyalty: true,
  infiltrates: null,
  returnsAs: null,
  moreCards: 0,
  startingCards: 3,
};

/** PEG-21.3 to 21.10 */
const INFILTRATOR: StandingRules = {
  ...HUMAN,
  checkCards: 2,
  holdsTitles: false,
  loyalty: false,
  moreCards: 1,
  returnsAs: 'leader',
};

export const STANDINGS: Readonly<Record<Standing, StandingRules>> = {
  human: HUMAN,
  cylon: CYLON,
  sympathizer: { ...CYLON, fullCylon: false },
  // PEG-18.5, 18.7, section 20
  leader: {
    ...CYLON,
    sheet: true,
    draws: 'skill-set',
    loyalty: false,
    infiltrates: 'infiltrator',
    startingCards: 2,
  },
  infiltrator: INFILTRATOR,
  // PEG-38.10 to 38.17
  sympathetic: { ...CYLON, infiltrates: 'sympathetic-infiltrator' },
  'sympathetic-infiltrator': {
    ...INFILTRATOR,
    sheet: false,
    draws: 'any',
    returnsAs: 'sympathetic',
  },
  eliminated: {
    ...CYLON,
    plays: false,
    texts: 'nobody',
    checkCards: 0,
    fullCylon: false,
    loyalty: false,
    startingCards: 0,
  },
};

/** What a standing means. Most are human, which needs no looking up: it is asked all the time. */
export const standingRules = (standing: Standing): StandingRules =>
  standing === 'human' ? HUMAN : STANDINGS[standing];

export function standingOf({ players }: Facts, seat: Seat): StandingRules {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return standingRules(player.standing);
}
