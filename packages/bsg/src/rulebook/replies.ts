import type { Seat } from '@starboard/kernel';
import { DEFINITIONS } from '../content/library.ts';
import type { BsgTable } from '../table/facts.ts';
import type { Moment } from './moments.ts';
import { momentOf, onceOf, playAt } from './plays.ts';
import { procedure } from './writing.ts';

// Moments that come up wherever something happens, and are answered at once.

/** Whether something could still be played at a moment, as far as this turn goes. */
function isLeft({ facts }: BsgTable, moment: Moment): boolean {
  return DEFINITIONS.skillCards.some((kind) => {
    const use = playAt(kind, moment);
    if (use === null) return false;
    const once = onceOf(use.play, kind.id);
    return once?.in !== 'turn' || !facts.thisTurn.used.includes(once.name);
  });
}

/** A human player has discarded Treachery: Sabotage (PEG-17.9, 17.10, T6). */
const treacheryDiscarded = procedure<{ readonly seat: Seat }>('treachery-discarded', {
  answer: momentOf('treachery-discarded', {
    opens: (t) => isLeft(t, 'treachery-discarded'),
    about: (_t, { seat }) => ({ seat }),
    plays: 'one',
  }),
});

/** Somebody has destroyed a basestar or a centurion: Major Victory (PEG-T19). */
const enemyDestroyed = procedure<{ readonly by: Seat }>('enemy-destroyed', {
  answer: momentOf('enemy-destroyed', {
    opens: (t) => isLeft(t, 'enemy-destroyed'),
    around: (_t, { by }) => ({ destroyer: by }),
    plays: 'one',
  }),
});

export const replyProcedures = [treacheryDiscarded, enemyDestroyed];
