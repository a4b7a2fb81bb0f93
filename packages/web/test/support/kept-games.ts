import { type OpenAsk, seatAt } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { begin, botsTurn, playBot, saved } from '../../src/practice/game.ts';
import type { Saved } from '../../src/practice/messages.ts';
import { PLAYED } from './played.ts';

/** A game of bots with each other, up to where somebody is asked something like this (or to its end). */
export function playedUntil(
  game: 'roll' | 'bsg',
  seats: number,
  seed: string,
  wanted: (ask: OpenAsk) => boolean,
): Saved {
  const setup = { game, seats, humans: [], level: 'easy', names: [], options: {} } as const;
  const practice = begin(PLAYED[game], setup, seed);
  for (let moves = 0; moves < 6_000; moves++) {
    const open = botsTurn(practice);
    if (open === null) return as(0, saved(practice));
    if (wanted(open)) return as(open.seat, saved(practice));
    playBot(practice, open);
  }
  throw new Error('it never ends');
}

/** The same game with a person at that seat. */
function as(seat: number, it: Saved): Saved {
  return { ...it, setup: { ...it.setup, humans: [seatAt(seat)] } };
}

/** Puts games where a browser keeps its practice games. */
export async function keepGames(
  page: Page,
  games: Readonly<Record<string, { readonly saved: unknown; readonly over: boolean }>>,
  when = Date.now(),
): Promise<void> {
  const kept = Object.entries(games).map(([id, { saved, over }]) => ({ id, when, saved, over }));
  await page.evaluate(`new Promise((done, failed) => {
    const asked = indexedDB.open('starboard', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('practice', { keyPath: 'id' });
    asked.onerror = () => failed(asked.error);
    asked.onsuccess = () => {
      const change = asked.result.transaction('practice', 'readwrite');
      for (const game of ${JSON.stringify(kept)}) change.objectStore('practice').put(game);
      change.oncomplete = () => { asked.result.close(); done(true); };
    };
  })`);
}
