import { type Message, message } from './message.ts';

/**
 * What can go wrong at the kernel's edge.
 * - not-your-ask: the ask is open, but for another seat
 * - stale-ask: the ask is no longer open, or never was
 * - illegal-answer: the answer breaks the ask; `why` says how
 * - game-over: nothing is asked any more
 * - nothing-to-take-back: the seat's last answer lies behind the horizon
 * - bad-setup: this number of seats or these options do not make a game
 * - bad-orders: the standing orders are not of the known form
 * - corrupt-state: a stored state, match or record is damaged or of an unknown version
 * - broken-rules: the game's own rules misbehaved (a bug in a game, never a player's mistake)
 */
export type FaultCode =
  | 'not-your-ask'
  | 'stale-ask'
  | 'illegal-answer'
  | 'game-over'
  | 'nothing-to-take-back'
  | 'bad-setup'
  | 'bad-orders'
  | 'corrupt-state'
  | 'broken-rules';

/** The kernel's only error. `code` and `why` are for programs and words, `message` is for developers. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  readonly why: Message;

  constructor(code: FaultCode, why: Message | string, details?: string) {
    const reason = typeof why === 'string' ? message(why) : why;
    super(
      `${code}: ${details ?? reason.id}${details === undefined && reason.args !== undefined ? ` ${JSON.stringify(reason.args)}` : ''}`,
    );
    this.code = code;
    this.why = reason;
  }
}

/** A bug in a game's rules: thrown for the author, with what to look at. */
export function brokenRules(details: string): Fault {
  return new Fault('broken-rules', message('broken-rules', { details }), details);
}

export function corrupt(details: string): Fault {
  return new Fault('corrupt-state', message('corrupt-state', { details }), details);
}
