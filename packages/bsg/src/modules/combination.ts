import { MODULE_IDS, type ModuleId } from './validity.ts';

/** Modules in the order in which they override each other, base first. */
export function inOrder<M extends { readonly id: ModuleId }>(modules: Iterable<M>): readonly M[] {
  const order = (id: ModuleId): number => {
    const at = MODULE_IDS.indexOf(id);
    return at < 0 ? MODULE_IDS.length : at;
  };
  return [...modules].sort((a, b) => order(a.id) - order(b.id));
}

/** What follows from a combination of modules, made once for each: it is asked for at every step. */
export function madeOnce<M extends { readonly id: ModuleId }, T>(
  known: () => readonly M[],
  make: (together: readonly M[]) => T,
): (table: { readonly modules: readonly ModuleId[] }) => T {
  /** The base game alone, which is asked for most often. */
  let alone: T | undefined;
  const made = new Map<string, T>();
  /** The same by the list a table keeps; and the last one asked for, which mostly is the next, too. */
  const byList = new WeakMap<readonly ModuleId[], T>();
  let last: { readonly modules: readonly ModuleId[]; readonly it: T } | null = null;
  const makeFor = (modules: readonly ModuleId[]): T =>
    make(known().filter(({ id }) => id === 'base' || modules.includes(id)));
  return ({ modules }) => {
    if (modules.length === 0) {
      alone ??= makeFor(modules);
      return alone;
    }
    if (last !== null && last.modules === modules) return last.it;
    let it = byList.get(modules);
    if (it === undefined) {
      const key = modules.join(' ');
      it = made.get(key) ?? makeFor(modules);
      made.set(key, it);
      byList.set(modules, it);
    }
    last = { modules, it };
    return it;
  };
}
