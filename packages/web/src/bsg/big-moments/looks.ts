import type { SoundName } from '../../art/sounds.ts';
import { arrival, nuke, sceneBehind, underFire } from './pictures.ts';
import type { BigMoment, Kind } from './which.ts';

/** How a moment looks and sounds. */
interface Look {
  readonly sound: SoundName;
  /** What fills the screen behind it; null where the light alone does. */
  readonly behind: ((what: string) => string) | null;
}

export const LOOKS: Readonly<Record<Kind, Look>> = {
  loyalty: { sound: 'card', behind: null },
  looked: { sound: 'card', behind: null },
  sleeper: { sound: 'fail', behind: null },
  reveal: { sound: 'reveal', behind: null },
  execution: { sound: 'fail', behind: () => sceneBehind('airlock') },
  jump: { sound: 'jump', behind: arrival },
  kobol: { sound: 'pass', behind: () => sceneBehind('ruins') },
  'new-caprica': { sound: 'jump', behind: () => sceneBehind('occupation') },
  'ionian-nebula': { sound: 'jump', behind: () => sceneBehind('nebula') },
  nuke: { sound: 'raiders', behind: nuke },
  damage: { sound: 'raiders', behind: underFire },
};

/** What a picture depends on beside its kind: where the fleet has come to. */
export function seedOf({ entries }: BigMoment): string {
  const data = entries[0]?.event.data;
  const card = typeof data === 'object' && data !== null && 'card' in data ? data.card : '';
  return typeof card === 'string' ? card : '';
}
