import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Result } from './parts.ts';

const file = fileURLToPath(new URL('one-part.js', import.meta.url));

/**
 * Measures a part, us and the peer in turns, in a process of its own: games played before in the same process change
 * what the engine has learned and how much memory it tidies up, for both sides, and no part is to depend on that.
 */
export function inItsOwnProcess(part: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    let result: Result | undefined;
    const child = fork(file, [part]);
    child.on('message', (message) => {
      if (isResult(message)) result = message;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (result === undefined) reject(new Error(`${part} was not measured (exit code ${code})`));
      else resolve(result);
    });
  });
}

function isResult(message: unknown): message is Result {
  return typeof message === 'object' && message !== null && 'ratio' in message;
}
