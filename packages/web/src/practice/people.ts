import type { Person } from '@starboard/words';
import { botName } from '../app/bot-names.ts';
import type { PracticeSetup } from './messages.ts';

/** Who sits where in a game on this device; `captain` is who did not say their name, and the next such one has a number. */
export function peopleOf({ seats, humans, names }: PracticeSetup, captain: string): Person[] {
  const nameless = humans.filter((seat) => !names[seat]);
  const called = (seat: number): string => {
    const nth = nameless.indexOf(seat) + 1;
    return nth > 1 ? `${captain} ${nth}` : captain;
  };
  return Array.from({ length: seats }, (_, seat) => ({
    name: humans.includes(seat) ? names[seat] || called(seat) : botName(seat),
  }));
}
