import { main } from '../src/main.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a person would, without a terminal. */
export async function run(...args: string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(args, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    progress: () => {},
    done: () => {},
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
