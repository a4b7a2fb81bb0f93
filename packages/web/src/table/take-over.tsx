import { useEffect } from 'react';
import { Button } from '../app/button.tsx';
import type { TableState } from './client.ts';
import type { TableProps } from './page.tsx';
import './take-over.css';

/** Whether somebody else decides for me, or nobody does, until I am back. */
export function amAway({ online, view }: TableState): boolean {
  return (
    online?.status === 'playing' &&
    view !== null &&
    online.away.some((seat) => seat === view.viewer)
  );
}

/** Every person here is away: bots stand still until one of them is back. */
export function standsStill({ online, people, bots }: TableState): boolean {
  const seats = people.map((_, seat) => seat).filter((seat) => !bots.includes(seat));
  return online !== null && seats.length > 0 && seats.every((it) => online.away.includes(it));
}

/** What tells that somebody is there. A pointer moves also when a desk is bumped. */
const INPUT = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** More often than that it need not be said. */
const PAUSE_MS = 500;

/** My time ran out: says who decides now. Whatever I press or type anywhere takes my seat back, and does what it does. */
export function TakeOver({ state, client, words }: TableProps) {
  const away = amAway(state);
  useEffect(() => {
    if (!away) return;
    let said = Number.NEGATIVE_INFINITY;
    const back = (): void => {
      if (performance.now() - said < PAUSE_MS) return;
      said = performance.now();
      client.back();
    };
    // Before anything else hears of it, so that an answer comes from somebody who is back.
    for (const it of INPUT) window.addEventListener(it, back, { capture: true, passive: true });
    return () => {
      for (const it of INPUT) window.removeEventListener(it, back, { capture: true });
    };
  }, [away, client]);
  if (!away) return null;
  return (
    <section className="take-over" role="alert">
      <p>{words.say(standsStill(state) ? 'web-away-waits' : 'web-away-bot')}</p>
      <Button className="button primary" onPress={() => client.back()}>
        {words.say('web-away-take-over')}
      </Button>
    </section>
  );
}
