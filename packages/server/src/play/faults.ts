import { Fault } from '@starboard/kernel';
import { Refusal } from '../refusal.ts';

/** What the referee refused, as the server says it. Anything that is nobody's mistake goes on as it is. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Fault)) return error;
  switch (error.code) {
    case 'not-your-ask':
      return new Refusal(403, error.why);
    case 'illegal-answer':
    case 'bad-orders':
    case 'bad-setup':
      return new Refusal(422, error.why);
    case 'stale-ask':
    case 'game-over':
    case 'nothing-to-take-back':
      return new Refusal(409, error.why);
    case 'corrupt-state':
    case 'broken-rules':
      return error;
  }
}
