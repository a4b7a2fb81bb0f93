import { ToggleButton } from '../app/button.tsx';
import { Sign } from '../art/sign.tsx';
import type { SoundName } from '../art/sounds.ts';
import { change, settings, useSettings } from '../settings.ts';
import type { TableProps } from './page.tsx';

let audio: AudioContext | null = null;

/** Makes a sound, for who wants sounds. A row of the same rises step by step. */
export function play(name: SoundName, step = 0): void {
  const { sounds, volume } = settings();
  if (!sounds) return;
  // Most play without: how they are made comes with the first.
  void import('../art/sounds.ts').then(({ SOUNDS }) => {
    try {
      audio ??= new AudioContext();
      SOUNDS[name](audio, audio.currentTime, volume / 100, step);
    } catch {
      // A browser without sound still plays.
    }
  });
}

/** Sounds on or off, in the bar of a table. */
export function SoundSwitch({ words }: Pick<TableProps, 'words'>) {
  const { sounds } = useSettings();
  return (
    <ToggleButton
      className="button quiet icon-button"
      aria-label={words.say('web-sounds-switch')}
      isSelected={sounds}
      onChange={(on) => {
        change({ sounds: on });
        // What was switched on is heard.
        play('tick');
      }}
    >
      <Sign name="sound" />
    </ToggleButton>
  );
}
