import type { LogEvent } from 'kysely';

/** Whether the store takes what it is given. */
export interface Health {
  /** No room for more: something was refused for that, and nothing has been taken since. */
  full: boolean;
}

/** PostgreSQL's codes for a disk that is full, broken or only to be read; and the operating system's. */
const FULL = new Set(['53100', '58030', '25006', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(String(error.code));
}

const WRITES = /^\s*(?:\/\*.*?\*\/)?\s*(?:insert|update|delete|with)\b/i;

/** Watches every statement. */
export function watchHealth(health: Health): (event: LogEvent) => void {
  return (event) => {
    if (event.level === 'error') {
      if (isFull(event.error)) health.full = true;
    } else if (health.full && WRITES.test(event.query.sql)) {
      health.full = false;
    }
  };
}
