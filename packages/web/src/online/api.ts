import type { GameRecord, Message, SeenEvent } from '@starboard/kernel';
import type { Telling } from '../replay/running.ts';
import type { Step } from './messages.ts';

/** Hours without messages: minutes from midnight, in a time so many minutes east of Greenwich. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** Messages to a webhook do not arrive: since when, and why the last one did not. */
export interface HookTrouble {
  readonly at: string;
  readonly why: 'inside' | 'late' | 'answered' | 'unreachable';
  /** What it answered, if it did. */
  readonly status: number | null;
}

/** Who I am to the server. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  /** A mail whenever it is my turn, or one a day. */
  readonly mailWhen: 'turns' | 'daily';
  readonly webhook: string | null;
  /** What the webhook understands; null for what its address suggests. */
  readonly webhookForm: string | null;
  readonly webhookTrouble: HookTrouble | null;
  /** Whether there is a secret link to my deadlines. */
  readonly calendar: boolean;
  readonly quiet: Quiet | null;
  readonly login: string | null;
  readonly hasPassword: boolean;
  /** How many codes are left that bring me back. */
  readonly recoveryCodes: number;
  readonly passkeys: readonly { readonly id: string; readonly name: string }[];
  readonly guest: boolean;
}

export type Level = 'easy' | 'normal' | 'strong';

export interface SeatInfo {
  readonly seat: number;
  readonly player: { readonly id: string; readonly name: string } | null;
  readonly bot: Level | null;
  readonly away: boolean;
  readonly agreesToEnd: boolean;
  /** Until when its owner is away by arrangement; may be over. */
  readonly vacation: string | null;
}

export type Pace =
  | {
      readonly kind: 'live';
      readonly seconds: number;
      readonly reserve: number;
      readonly window: number;
    }
  | { readonly kind: 'mail'; readonly hours: number; readonly window: number };

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  readonly noTells: boolean;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly join: string;
  readonly watch: string;
  /** Whoever has no invitation must say one to sit down. */
  readonly password: boolean;
  readonly talk: { readonly private: boolean; readonly rules: string };
  readonly status: 'open' | 'playing' | 'finished' | 'abandoned';
  readonly host: string | null;
  readonly created: string;
  /** Since when the host lets the game stand still. */
  readonly paused: string | null;
  /** Where the host asks all to go back to, and which seats agree. */
  readonly goBack: { readonly to: number; readonly agreed: readonly number[] } | null;
  readonly waiting: readonly { readonly seat: number; readonly since: number }[];
  readonly invite?: string;
}

/** What would count no longer if all went back, and what was learned in secret since. */
export interface SinceThen {
  readonly undone: number;
  readonly secrets: readonly {
    readonly seq: number;
    /** It is I who know more. */
    readonly own: boolean;
    readonly event: SeenEvent;
  }[];
}

export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly seats: number;
  readonly won: boolean;
  readonly score: number | null;
  readonly ended: string;
}

export interface PartOfGames {
  readonly game: string;
  readonly role: string | null;
  readonly character: string | null;
  readonly reason: string;
  readonly games: number;
  readonly wins: number;
}

export interface Statistics {
  readonly player: { readonly id: string; readonly name: string };
  readonly ratings: readonly {
    readonly game: string;
    readonly role: string | null;
    readonly rating: number;
    readonly games: number;
  }[];
  readonly parts: readonly PartOfGames[];
  readonly games: readonly {
    readonly game: string;
    readonly games: number;
    readonly wins: number;
    readonly meanScore: number | null;
    readonly bestScore: number | null;
  }[];
}

/** Of all finished games of a server. */
export interface ServerStatistics {
  readonly endings: readonly {
    readonly game: string;
    readonly seats: number;
    readonly reason: string;
    readonly games: number;
  }[];
  readonly parts: readonly PartOfGames[];
}

export interface Friend {
  readonly id: string;
  readonly name: string;
  /** `asked`: I would like to be. `asks`: they would. */
  readonly how: 'friends' | 'asked' | 'asks';
}

/** Somebody asks me to a table. */
export interface Invitation {
  readonly by: string;
  readonly table: TableInfo;
}

/** What each address answers with. */
interface Answers {
  readonly account: Account;
  readonly table: TableInfo;
  readonly tables: readonly TableInfo[];
  readonly games: readonly FinishedGame[];
  readonly statistics: Statistics;
  readonly serverStatistics: ServerStatistics;
  readonly steps: readonly Step[];
  readonly record: GameRecord;
  readonly telling: Telling;
  readonly sinceThen: SinceThen;
  readonly key: { readonly key: string };
  readonly options: { readonly handle: string; readonly options: Record<string, unknown> };
  readonly code: { readonly code: string | null };
  readonly blocked: readonly { readonly id: string; readonly name: string }[];
  readonly muted: readonly { readonly id: string; readonly name: string }[];
  readonly friends: readonly Friend[];
  readonly invitations: readonly Invitation[];
  readonly away: readonly { readonly table: string; readonly until: string | null }[];
  readonly awayLeft: readonly { readonly table: string; readonly left: number }[];
  readonly channel: { readonly form: string | null; readonly trouble: HookTrouble | null };
  readonly url: { readonly url: string };
  readonly codes: { readonly codes: readonly string[] };
  readonly nothing: null;
}

/** The server said no, or could not be reached (status 0). */
export class Refused extends Error {
  readonly status: number;
  readonly why: Message;
  constructor(status: number, why: Message) {
    super(why.id);
    this.status = status;
    this.why = why;
  }
}

const AWAY = 'server-away';

/** Asks the server. `kind` says what comes back; throws Refused when nothing good does. */
export async function call<K extends keyof Answers>(
  _kind: K,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answers[K]> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, { id: AWAY });
  }
  if (response.ok) return readAnswer(response.status === 204 ? 'null' : await response.text());
  throw new Refused(response.status, await reasonOf(response));
}

/** Where only files are handed out, an address that is none may come back as the page itself. */
function readAnswer(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(0, { id: AWAY });
  }
}

async function reasonOf(response: Response): Promise<Message> {
  try {
    const { code, args } = await response.json();
    if (typeof code === 'string') return { id: code, args: args ?? {} };
  } catch {
    // Something between here and the server answered: a proxy, a captive portal.
  }
  return { id: response.status >= 500 ? AWAY : 'unknown' };
}
