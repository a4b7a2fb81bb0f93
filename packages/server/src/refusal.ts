import { type Message, message } from '@starboard/kernel';

/** Something the server will not do, and why: a code for programs, an id for words, a status for HTTP. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly why: Message;

  constructor(status: number, why: Message | string) {
    const reason = typeof why === 'string' ? message(why) : why;
    super(reason.id);
    this.status = status;
    this.why = reason;
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, `no-such-${what}`);
