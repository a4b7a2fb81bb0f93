import type { Person } from '@starboard/words';
import { botName } from '../app/bot-names.ts';
import type { PracticeSetup } from './messages.ts';

/** Who sits where in a game on this device; `captain` is who did not say their name. */
export function peopleOf({ seats, humans, names }: PracticeSetup, captain: string): Person[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: humans.includes(seat) ? names[seat] || captain : botName(seat),
  }));
}
