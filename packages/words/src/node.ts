import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ReadText } from './language.ts';

const folder = new URL('../languages/', import.meta.url);

/** Where the languages lie in a checkout or an installed package. */
export const languagesFolder = fileURLToPath(folder);

export const readText: ReadText = (path) => readFile(new URL(path, folder), 'utf8');

/** Every language there is: a folder is a language. */
export async function languageTags(): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
