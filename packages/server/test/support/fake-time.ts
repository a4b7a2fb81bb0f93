import type { Server } from '@starboard/server';
import type { Time } from '../../src/time.ts';

interface Timer {
  readonly moment: number;
  readonly callback: () => void;
}

/** A clock that stands still until it is told to go on. */
export class FakeTime implements Time {
  private ms: number;
  private timers: Timer[] = [];

  constructor(start = Date.UTC(2030, 0, 1, 12)) {
    this.ms = start;
  }

  now(): number {
    return this.ms;
  }

  at(moment: number, callback: () => void): () => void {
    const timer = { moment, callback };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((it) => it !== timer);
    };
  }

  /** Goes on without any timer: as for a process that was started in between. */
  jump(ms: number): void {
    this.ms += ms;
  }

  /** Goes on, one timer after the other; after each the server comes to rest before time goes on. */
  async advance(ms: number, server: Server): Promise<void> {
    const end = this.ms + ms;
    await atRest(server);
    for (;;) {
      const [next] = this.timers
        .filter(({ moment }) => moment <= end)
        .sort((a, b) => a.moment - b.moment);
      if (next === undefined) break;
      this.ms = Math.max(this.ms, next.moment);
      this.timers = this.timers.filter((it) => it !== next);
      next.callback();
      await atRest(server);
    }
    this.ms = end;
  }
}

/** Waits until nothing is being done to any table and no bot thinks. (One that waits for its moment is at rest.) */
export async function atRest({ services }: Server): Promise<void> {
  for (let quiet = 0; quiet < 4; ) {
    await new Promise((resolve) => setTimeout(resolve, 3));
    const { rooms, loading } = services.hall;
    const busy = loading.size > 0 || [...rooms.values()].some((room) => room.busy > 0);
    quiet =
      busy || services.hall.bots.pool.busy() + services.hall.replays.busy() > 0 ? 0 : quiet + 1;
  }
}
