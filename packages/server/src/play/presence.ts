import type { TableId } from '../store/ids.ts';
import type { Time } from '../time.ts';

interface Heard {
  readonly seats: readonly number[];
  readonly watching: number;
  readonly at: number;
}

/** How long a process that says nothing more is believed. */
const BELIEVED_MS = 60_000;

/** Who is connected to which table, in all processes together. */
export class Presence {
  private readonly time: Time;
  private readonly tables = new Map<TableId, Map<string, Heard>>();

  constructor(time: Time) {
    this.time = time;
  }

  /** Takes in what a process says of a table. True when that changes anything. */
  heard(table: TableId, process: string, seats: readonly number[], watching: number): boolean {
    const before = JSON.stringify(this.of(table));
    const said = this.tables.get(table) ?? new Map<string, Heard>();
    this.tables.set(table, said);
    if (seats.length === 0 && watching === 0) said.delete(process);
    else said.set(process, { seats, watching, at: this.time.now() });
    if (said.size === 0) this.tables.delete(table);
    return JSON.stringify(this.of(table)) !== before;
  }

  of(table: TableId): { readonly seats: readonly number[]; readonly watching: number } {
    const seats = new Set<number>();
    let watching = 0;
    const oldest = this.time.now() - BELIEVED_MS;
    for (const heard of this.tables.get(table)?.values() ?? []) {
      if (heard.at < oldest) continue;
      for (const seat of heard.seats) seats.add(seat);
      watching += heard.watching;
    }
    return { seats: [...seats].sort((a, b) => a - b), watching };
  }

  /** The tables somebody is connected to. */
  get busy(): TableId[] {
    return [...this.tables.keys()];
  }
}
