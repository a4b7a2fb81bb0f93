import { parseArgs } from 'node:util';
import { type Message, message } from '@starboard/kernel';

/** A mistake in how the command was called: told in one line, with exit code 2. `why` says it in any language. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly why: Message;
  /** The game whose own refusal it is. */
  readonly game: string | null;

  constructor(
    text: string,
    why: Message = message('wrong-arguments', { details: text }),
    game: string | null = null,
  ) {
    super(text);
    this.why = why;
    this.game = game;
  }
}

interface OptionKind {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
}

type ValueOf<O extends OptionKind> = O['type'] extends 'boolean'
  ? boolean
  : O['multiple'] extends true
    ? string[]
    : string;

interface Arguments<O extends Readonly<Record<string, OptionKind>>> {
  readonly values: { readonly [K in keyof O]?: ValueOf<O[K]> };
  readonly positionals: readonly string[];
}

/** Node's own parser, its complaints as usage errors. */
export function readArguments<const O extends Readonly<Record<string, OptionKind>>>(
  args: readonly string[],
  options: O,
): Arguments<O> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    // parseArgs gives each option the type its kind says.
    return { values: values as Arguments<O>['values'], positionals };
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split('\n');
    throw new UsageError(line ?? 'wrong arguments');
  }
}

export function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new UsageError(
      `--${name} takes a whole number from ${min} to ${max}, not "${text}"`,
      message('whole-number', { name, min, max, given: text }),
    );
  }
  return value;
}

export function noMore(positionals: readonly string[], allowed: number): void {
  const extra = positionals[allowed];
  if (extra !== undefined) {
    throw new UsageError(`unexpected "${extra}"`, message('unexpected', { name: extra }));
  }
}
