import type { GameRecord } from '@starboard/kernel';

// A record from a file lasts as long as the tab: whoever wants it longer has the file.

const keyOf = (id: string): string => `starboard.record ${id}`;

function parsed(text: string): GameRecord | null {
  try {
    const found: unknown = JSON.parse(text);
    const isRecord =
      typeof found === 'object' &&
      found !== null &&
      'format' in found &&
      found.format === 'starboard-record';
    // Only what it claims to be: whether it is genuine is seen when it is played again.
    return isRecord ? (found as GameRecord) : null;
  } catch {
    return null;
  }
}

/** Keeps a record for the replay; gives the id it has there, or null when it is no record. */
export function keepRecord(text: string): string | null {
  const record = parsed(text);
  if (record === null) return null;
  const id = `file-${String(record.final).slice(0, 12)}`;
  try {
    sessionStorage.setItem(keyOf(id), text);
  } catch {
    return null;
  }
  return id;
}

export function keptRecord(id: string): GameRecord | null {
  try {
    return parsed(sessionStorage.getItem(keyOf(id)) ?? '');
  } catch {
    return null;
  }
}

/** Hands the record over as a file, with what people were called: the one `starboard verify` reads. */
export function saveRecord(record: GameRecord, names: readonly string[] | undefined): void {
  const text = JSON.stringify({ ...record, ...(names !== undefined && { names }) });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `starboard-${record.game}-${record.final.slice(0, 12)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
