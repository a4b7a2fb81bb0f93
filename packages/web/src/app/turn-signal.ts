import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSay } from '../language/provider.tsx';
import { settings } from '../settings.ts';
import type { TableClient } from '../table/client.ts';
import { amAway } from '../table/take-over.tsx';

/** Says that I am asked, in the tab and (if wanted) with a sound, for those who look elsewhere. */
export function useTurnSignal(client: TableClient): void {
  const say = useSay();
  const state = useSyncExternalStore(client.subscribe, client.state);
  const asked = state.view?.asks.some(({ answered }) => !answered) ?? false;
  const game = state.game === null ? '' : say(`web-game-${state.game}`);
  const turn = say('web-your-turn');
  const away = amAway(state);
  const left = say('web-away-title');
  const before = useRef({ asked, away });
  useEffect(() => {
    const calls = away ? left : asked ? turn : null;
    if (game !== '')
      document.title = calls === null ? `${game} · Starboard` : `● ${calls} · ${game}`;
    const news = (asked && !before.current.asked) || (away && !before.current.away);
    if (news && settings().sounds) chime();
    before.current = { asked, away };
  }, [asked, away, game, turn, left]);
}

let audio: AudioContext | null = null;

/** Two soft notes, made here: no file to fetch. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [pitch, at] of [
      [659, 0],
      [880, 0.14],
    ] as const) {
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, now + at);
      loud.gain.exponentialRampToValueAtTime(0.08, now + at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.5);
      tone.connect(loud).connect(audio.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.55);
    }
  } catch {
    // A browser without sound still plays.
  }
}
