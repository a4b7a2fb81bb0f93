import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { anyAnswer, botFor } from '@starboard/bots';
import { type AskView, type Json, type View, whims } from '@starboard/kernel';
import type { Live, Person } from './person.ts';

export interface Acknowledged {
  readonly key: string;
  readonly ask: number;
  readonly seq: number;
}

/**
 * A player's client as it should be: it plays whatever it is asked, comes back by itself when the connection breaks
 * (to any of the servers), says what it has seen, and sends what was not acknowledged again with the same key.
 */
export class Faithful {
  readonly acknowledged: Acknowledged[] = [];
  reconnects = 0;
  repeats = 0;
  /** Told that the store is away, and kept trying. */
  turnedAway = 0;
  over = false;
  running = true;
  /** Milliseconds between two answers. */
  pause = 0;
  seen = -1;
  private readonly chance = whims(randomUUID());
  readonly person: Person;
  private readonly table: string;
  private readonly urls: () => readonly string[];

  constructor(person: Person, table: string, urls: () => readonly string[]) {
    this.person = person;
    this.table = table;
    this.urls = urls;
  }

  /** Plays until told to stop, or until the game is over. */
  async play(): Promise<void> {
    let pending: { key: string; ask: number; answer: unknown } | null = null;
    let refusals = 0;
    while (this.running && !this.over) {
      const live = await this.connected();
      if (live === null) continue;
      try {
        while (this.running) {
          if (live.messages.some(({ type }) => type === 'moved')) break;
          const there = live.at(this.table);
          if (there.seq < this.seen) throw new Error(`went back from ${this.seen} to ${there.seq}`);
          this.seen = Math.max(this.seen, there.seq);
          if (there.view?.outcome != null) {
            this.over = true;
            break;
          }
          if (pending === null) {
            const [ask] = live.asks(this.table);
            if (ask === undefined) {
              const seq = there.seq;
              await live.until(() => live.at(this.table).seq > seq || !this.running);
              continue;
            }
            pending = { key: randomUUID(), ask: ask.id, answer: this.choose(ask, there.view) };
          }
          if (this.pause > 0) await sleep(this.pause);
          const reply = await live.ask({
            type: 'answer',
            table: this.table,
            seq: Math.max(0, there.seq),
            ...pending,
          });
          if (reply.type === 'done') {
            if (reply.repeated === true) this.repeats += 1;
            refusals = 0;
            this.acknowledged.push({ key: pending.key, ask: pending.ask, seq: reply.seq });
            pending = null;
            await live.until(() => live.at(this.table).seq >= reply.seq);
          } else if (reply.code === 'closed') {
            break;
          } else if (reply.status >= 500) {
            this.turnedAway += 1;
            await sleep(100);
          } else {
            // Refused for good: what was asked has changed, or the guess was not legal.
            pending = null;
            refusals += 1;
            if (refusals > 200) throw new Error(`refused for ever: ${JSON.stringify(reply)}`);
          }
        }
      } catch (error) {
        if (live.closed === null) {
          this.running = false;
          throw error;
        }
      } finally {
        live.close();
      }
    }
  }

  private choose(ask: AskView, view: View | null): Json {
    if (ask.ask.kind === 'plan' && ask.ask.plan === 'raise') {
      const { count, face, dice } = ask.ask.data as { count: number; face: number; dice: number };
      return count < dice ? { count: count + 1, face } : { count, face: face + 1 };
    }
    const answer = anyAnswer(ask, this.chance);
    // What chance cannot answer a bot can.
    const bot = answer === null && view !== null ? botFor(view.game, 'easy') : null;
    if (bot === null || view === null) return answer;
    return bot.decide(view, ask, bot.sitDown(view), this.chance).answer;
  }

  private async connected(): Promise<Live | null> {
    for (const url of this.urls()) {
      const live = await this.person
        .at(url)
        .live()
        .catch(() => null);
      if (live === null) continue;
      live.socket.on('error', () => {});
      try {
        await live.join(this.table, this.seen < 0 ? {} : { seen: this.seen });
        this.reconnects += 1;
        return live;
      } catch {
        live.close();
      }
    }
    await sleep(50);
    return null;
  }
}
