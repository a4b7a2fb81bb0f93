import { spelledKind } from '@starboard/kernel';
import type { z } from 'zod';
import { formatKeys } from './format.ts';
import { hint } from './nearest.ts';
import { lookUp, type Path, spelledPath } from './path.ts';

/** What is wrong with a value, and where in it. */
export interface Issue {
  readonly path: Path;
  readonly message: string;
}

type ZodIssue = z.core.$ZodIssue;

/** What the format refuses, in sentences. */
export function issuesOf(error: z.core.$ZodError, value: unknown): Issue[] {
  return error.issues.flatMap((issue) => sentences(issue, [], value));
}

function sentences(issue: ZodIssue, above: Path, whole: unknown): Issue[] {
  const path: Path = [
    ...above,
    ...issue.path.map((part) => (typeof part === 'symbol' ? '' : part)),
  ];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `unknown key "${key}"${path.length === 0 ? '' : ` in ${spelledPath(path)}`}${hint(key, formatKeys)}`,
      }));
    case 'invalid_type': {
      const found = valueAt(whole, path);
      const wanted = KINDS[issue.expected] ?? issue.expected;
      return [
        at(
          path,
          found === undefined ? 'is missing' : `expected ${wanted}, found ${spelledKind(found)}`,
        ),
      ];
    }
    case 'invalid_union': {
      const branch = furthest(issue.errors);
      if (branch === null) return [at(path, issue.message)];
      return branch.flatMap((inner) => sentences(inner, path, whole));
    }
    case 'invalid_value':
      return [at(path, `expected ${issue.values.map(String).join(', ')}`)];
    case 'too_small':
      return [
        at(
          path,
          issue.origin === 'number' || issue.origin === 'int'
            ? `is less than ${issue.minimum}`
            : 'is empty',
        ),
      ];
    case 'too_big':
      return [at(path, `is more than ${issue.maximum}`)];
    case 'invalid_key':
      return [at(path, issue.issues[0]?.message ?? issue.message)];
    default:
      return [at(path, issue.message)];
  }
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'a map',
  record: 'a map',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

function at(path: Path, message: string): Issue {
  return { path, message: path.length === 0 ? message : `${spelledPath(path)}: ${message}` };
}

function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => lookUp(value, String(part)), whole);
}

/** Of the forms a value could have had, the one it got furthest into; null when it got into none. */
function furthest(branches: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | null {
  return (
    branches.find((issues) =>
      issues.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
    ) ?? null
  );
}
