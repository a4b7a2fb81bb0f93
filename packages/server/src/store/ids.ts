import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const ID = /^[A-Za-z0-9_-]{16,64}$/;

export const tableId = z.string().regex(ID).brand<'table'>();
export type TableId = z.infer<typeof tableId>;

export const playerId = z.string().regex(ID).brand<'player'>();
export type PlayerId = z.infer<typeof playerId>;

/** 144 random bits: nobody guesses one. None begins with a dash, which a command line would take for an option. */
export function unguessable(): string {
  const id = randomBytes(18).toString('base64url');
  return id.startsWith('-') ? unguessable() : id;
}

export function newTableId(): TableId {
  return tableId.parse(unguessable());
}
