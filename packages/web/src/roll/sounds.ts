import { useEffect, useRef } from 'react';
import type { SoundName } from '../art/sounds.ts';
import { play } from '../table/sound.tsx';
import type { Playback } from './playback.ts';

/** What is heard when something is shown; everything else is silent. */
const HEARD: Readonly<Record<string, SoundName>> = {
  revealed: 'card',
  'extra-die': 'die',
  'phases-set': 'jump',
  stocked: 'tick',
  scouted: 'card',
  'worker-placed': 'die',
  completed: 'pass',
  produced: 'tick',
  shipped: 'tick',
};

/** The sounds of a round as it is shown, and of the dice that fall for a new plan. */
export function useRollSounds(playback: Playback | null, plan: number | null): void {
  const type = playback?.moment.entry?.event.type ?? '';
  const step = playback?.step ?? 0;
  const row = useRef({ type: '', length: 0 });
  useEffect(() => {
    const sound = step === 0 ? undefined : HEARD[type];
    if (sound === undefined) return;
    row.current = { type, length: row.current.type === type ? row.current.length + 1 : 0 };
    play(sound, row.current.length);
  }, [type, step]);
  useEffect(() => {
    if (plan !== null) play('die');
  }, [plan]);
}
