import { isPlainObject } from '@starboard/kernel';
import { NAMED, variantFormat } from './format.ts';
import { type Issue, issuesOf } from './issues.ts';
import { hint } from './nearest.ts';
import type { Path } from './path.ts';

/** A scenario as it is to be read, and where its words stand: those that go before first. */
export interface Spelled {
  readonly value: unknown;
  readonly places: readonly Path[];
}

type Parts = Readonly<Record<string, unknown>>;

/** A scenario itself; or, where it has variants, each of them laid over it. */
export function spelledOut(item: unknown, place: Path): (Spelled | { readonly issues: Issue[] })[] {
  if (!isPlainObject(item) || item['variants'] === undefined) {
    return [{ value: item, places: [place] }];
  }
  const { variants: written, ...scenario } = item;
  const variants = variantsIn(written);
  if (typeof variants === 'string') {
    return [{ issues: [{ path: [...place, 'variants'], message: `variants: ${variants}` }] }];
  }
  return variants.map(({ variant, way }) => {
    const own = [...place, 'variants', ...way];
    const spelled = laidOver(scenario, variant);
    if (!Array.isArray(spelled)) return { value: spelled, places: [own, place] };
    return { issues: spelled.map(({ path, message }) => ({ path: [...own, ...path], message })) };
  });
}

interface Variant {
  readonly variant: unknown;
  /** Where it is written among the variants. */
  readonly way: Path;
}

/** A list of variants; or what each name stands for in the first, the second and so on. */
function variantsIn(written: unknown): Variant[] | string {
  if (Array.isArray(written) && written.length > 0) {
    return (written satisfies unknown[]).map((variant, i) => ({ variant, way: [i] }));
  }
  const columns = isPlainObject(written) ? Object.entries(written) : [];
  const [first] = columns;
  const rows: unknown = first?.[1];
  if (!Array.isArray(rows) || rows.length === 0) {
    return 'expected a list of them, or of what a name stands for in each';
  }
  const short = columns.find(
    ([, values]) => !Array.isArray(values) || values.length !== rows.length,
  );
  if (short !== undefined)
    return `${short[0]}: expected ${rows.length} values, as ${first?.[0]} has`;
  return rows.map((_, i) => {
    const named = columns.map(([name, values]) => [name, (values as unknown[])[i]]);
    return { variant: { with: Object.fromEntries(named) }, way: [] };
  });
}

/** The variant over its scenario, or what is wrong with it. */
function laidOver(scenario: Parts, item: unknown): Parts | Issue[] {
  const read = variantFormat.safeParse(item);
  if (!read.success) return issuesOf(read.error, item);
  const { name, with: named = {}, rules = [], given, when, then } = read.data;
  if (name === undefined && Object.keys(named).length === 0) {
    return [{ path: [], message: 'a variant has a name, or says what is different with "with"' }];
  }
  const merged: Record<string, unknown> = { ...scenario };
  if (Array.isArray(scenario['rules'])) {
    merged['rules'] = [...new Set([...(scenario['rules'] as unknown[]), ...rules])];
  }
  if (given !== undefined) merged['given'] = mergedGiven(scenario['given'] ?? {}, given);
  if (when !== undefined) merged['when'] = when;
  if (then !== undefined) merged['then'] = mergedParts(scenario['then'] ?? {}, then, ['facts']);
  const used = new Set<string>();
  const issues: Issue[] = [];
  const filled = substituted(merged, (word) => {
    used.add(word);
    if (Object.hasOwn(named, word)) return named[word];
    const message = `the variant does not say what $${word} is${hint(word, Object.keys(named))}`;
    issues.push({ path: [], message });
    return null;
  });
  for (const word of Object.keys(named)) {
    if (used.has(word)) continue;
    const message = `with.${word}: the scenario has no $${word}${hint(word, used)}`;
    issues.push({ path: ['with', word], message });
  }
  if (issues.length > 0) return issues;
  return { ...(filled as Parts), scenario: nameOf(scenario, filled as Parts, name, named) };
}

/** The scenario's name with what sets the variant apart, unless the name already says it. */
function nameOf(scenario: Parts, filled: Parts, name: string | undefined, named: Parts): unknown {
  const common = filled['scenario'];
  if (typeof common !== 'string') return common;
  if (name !== undefined) return `${common}, ${name}`;
  if (common !== scenario['scenario']) return common;
  return `${common}, ${Object.values(named).map(spelledValue).join(', ')}`;
}

function spelledValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const WITHIN = /\$([A-Za-z][\w-]*)/g;

/** A value with every $name replaced: a text that is one by whatever it stands for, others as part of a text. */
function substituted(value: unknown, find: (word: string) => unknown): unknown {
  const text = (it: string): string =>
    it.replace(WITHIN, (_, word: string) => spelledValue(find(word)));
  if (typeof value === 'string') {
    const [, word] = NAMED.exec(value) ?? [];
    return word === undefined ? text(value) : find(word);
  }
  if (Array.isArray(value)) return value.map((item) => substituted(item, find));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [text(key), substituted(item, find)]),
  );
}

/** What is given goes before what was given already: key by key, and facts and options name by name. */
export function mergedGiven(all: unknown, own: unknown): unknown {
  return mergedParts(all, own, ['facts', 'options', 'next']);
}

function mergedParts(all: unknown, own: unknown, byName: readonly string[]): unknown {
  if (!isPlainObject(all) || !isPlainObject(own)) return own;
  const both: Record<string, unknown> = { ...all, ...own };
  for (const key of byName) {
    if (isPlainObject(all[key]) && isPlainObject(own[key])) {
      both[key] = mergedNames(all[key], own[key]);
    }
  }
  return both;
}

/** Own names come last; a name that is said anew takes what was said of its parts (`players.1`) with it. */
function mergedNames(all: Parts, own: Parts): Parts {
  const kept = Object.entries(all).filter(
    ([name]) => !Object.keys(own).some((it) => name === it || name.startsWith(`${it}.`)),
  );
  return { ...Object.fromEntries(kept), ...own };
}
