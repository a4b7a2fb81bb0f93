import { fileURLToPath } from 'node:url';

/** A place in this repository. */
export function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
