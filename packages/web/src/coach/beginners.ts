import { characterOf, meaningOf } from '@starboard/bsg/reading';
import type { AskView } from '@starboard/kernel';

/** The ask without characters who can do nothing at first: that is nothing to begin with. */
export function forBeginners(open: AskView): AskView {
  const { ask } = open;
  if (ask.kind !== 'one' || ask.prompt !== 'pick-a-character') return open;
  const of = ask.of.filter((choice) => {
    const meant = meaningOf(ask, choice);
    const { abilities } =
      meant.is === 'character' ? characterOf(meant.character) : { abilities: [] };
    return abilities.every(({ rule }) => rule !== 'arrives-late');
  });
  return of.length === 0 ? open : { ...open, ask: { ...ask, of } };
}
