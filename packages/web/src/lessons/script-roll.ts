import type { RollView } from '@starboard/roll';
import type { Script } from './script.ts';

/** In the first round the other player chooses to settle: that is what the lesson's settlers wait for. */
export const script: Script = {
  opening: () => null,
  others({ facts, viewer }, { ask }) {
    // The lesson's game is this one, and so are its facts.
    const { round, players } = facts as RollView;
    if (round !== 1 || ask.kind !== 'plan' || ask.plan !== 'assign') return null;
    const rolled = players.find(({ seat }) => seat === viewer)?.rolled ?? [];
    const [first] = rolled;
    if (first === undefined) return null;
    const wilds = rolled
      .filter(({ face }) => face === 'wild')
      .map(({ die }) => ({ die, to: 'settle' }));
    return { wilds, select: { die: first.die, phase: 'settle' }, uses: [] };
  },
};
