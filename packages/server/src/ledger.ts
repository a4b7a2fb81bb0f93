import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One part of the rules ledger: a game or an expansion, and how many rules it states. */
export interface Part {
  readonly title: string;
  readonly statements: number;
}

/** The ledger of the checkout this server runs from. */
export const ownLedger = fileURLToPath(new URL('../../../rules', import.meta.url));

/** Reads every rules/*.md; empty when there is no such folder. */
export async function readLedger(folder: string): Promise<readonly Part[]> {
  const files = (await namesIn(folder)).filter((name) => name.endsWith('.md')).sort();
  const parts = await Promise.all(
    files.map(async (name) => partOf(name, await readFile(join(folder, name), 'utf8'))),
  );
  return parts.filter((part) => part.statements > 0);
}

function partOf(name: string, text: string): Part {
  const heading = /^# ([^:\n]+)/m.exec(text)?.[1]?.trim();
  return {
    title: heading ?? name.replace(/\.md$/, ''),
    statements: text.match(/^- \*\*[A-Z]+-[A-Z0-9.]+\*\* \S/gm)?.length ?? 0,
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}
