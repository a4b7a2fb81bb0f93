import type { Entry, GameEvent, Message, Order } from '@starboard/kernel';
import type { ColumnType, Generated } from 'kysely';
import type { Clock, Pace } from '../play/clock.ts';
import type { PlayerId, TableId } from './ids.ts';

/** JSON goes in as text, since drivers disagree about lists, and comes out as a value. */
type Stored<T> = ColumnType<T, string, string>;
type Time = ColumnType<Date, Date, Date>;
type MaybeTime = ColumnType<Date | null, Date | null, Date | null>;

export type Status = 'open' | 'playing' | 'finished' | 'abandoned';
export type Who = 'anyone' | 'invited';
export type Level = 'easy' | 'normal' | 'strong';

/** What a person chose for themselves; the name and the means of signing in are with the auth library. */
export interface PlayerTable {
  id: PlayerId;
  name: string;
  language: string;
  /** Minutes from midnight, in minutes east of Greenwich. */
  quiet: Stored<Quiet | null> | null;
  webhook: string | null;
  email: string | null;
  email_confirmed: Generated<boolean>;
  email_code: string | null;
  created_at: Time;
}

export interface Quiet {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

export interface TableTable {
  id: TableId;
  game: string;
  options: Stored<Readonly<Record<string, unknown>>>;
  seats: number;
  no_tells: boolean;
  pace: Stored<Pace>;
  title: string;
  listed: boolean;
  join_rule: Who;
  watch_rule: Who | 'players';
  private_talk: boolean;
  invite: string;
  status: Status;
  host: PlayerId | null;
  rematch_of: TableId | null;
  webhook: string | null;
  webhook_language: string | null;
  created_at: Time;
  started_at: MaybeTime;
  ended_at: MaybeTime;
  /** Counts every change that is not a move, so that clients and processes notice. */
  revision: Generated<number>;
}

export interface SeatTable {
  table_id: TableId;
  seat: number;
  player_id: PlayerId | null;
  /** The strength of the bot that has this seat for good. */
  bot: Level | null;
  /** Since when a bot decides for an absent owner. */
  away_since: MaybeTime;
  agrees_to_end: Generated<boolean>;
  /** With this code another account takes the seat over. */
  hand_code: string | null;
  /** What the seat's bot remembers, and up to which move it has looked. */
  memory: Stored<unknown> | null;
  memory_seq: Generated<number>;
}

/** The game itself: always the whole current state, so that opening never plays anything again. */
export interface MatchTable {
  table_id: TableId;
  seq: number;
  /** The kernel's match as JSON text. */
  match: string;
  clock: Stored<Clock>;
  /** Standing orders at tables with no tells, by seat: there the server applies them when a window closes. */
  orders: Stored<readonly (readonly Order[])[]>;
  /** When somebody has to look at this table next. */
  wake_at: MaybeTime;
  /** For when a job is queued that will look. */
  job_at: MaybeTime;
}

export interface MoveTable {
  table_id: TableId;
  seq: number;
  entry: Stored<Entry | null> | null;
  hash: string;
  events: Stored<readonly GameEvent[]>;
  replaces: number;
  /** Who did it, or null for a bot or the clock. */
  player_id: PlayerId | null;
  /** The idempotency key, unique for the table and player. */
  key: string | null;
  at: Time;
}

/** Answers to a window at a table with no tells, until the window closes. */
export interface HeldTable {
  table_id: TableId;
  ask: number;
  seat: number;
  answer: Stored<Held>;
  player_id: PlayerId | null;
  /** The idempotency key of the answer, or of what took it back: unique for the table and player. */
  key: string | null;
}

export type Held = { readonly answer: unknown } | { readonly takenBack: true };

export interface TalkTable {
  id: Generated<number>;
  table_id: TableId;
  /** Null for the table itself, which tells what was done with its seats. */
  player_id: PlayerId | null;
  name: string;
  seat: number | null;
  to_seat: number | null;
  /** Who sat there when it was said: a whisper is for a person, not for whoever has the seat later. */
  to_player: PlayerId | null;
  text: string | null;
  notice: Stored<Message> | null;
  at: Time;
}

export interface ResultTable {
  table_id: TableId;
  seat: number;
  player_id: PlayerId | null;
  game: string;
  won: boolean;
  score: number | null;
  reason: string;
  ended_at: Time;
}

export interface TokenTable {
  id: string;
  player_id: PlayerId;
  name: string;
  /** SHA-256 of the token; the token itself is shown once. */
  hash: string;
  created_at: Time;
  used_at: MaybeTime;
}

export interface PasskeyTable {
  id: string;
  player_id: PlayerId;
  name: string;
  public_key: string;
  counter: number;
  transports: Stored<readonly string[]>;
  created_at: Time;
}

export interface PushTable {
  endpoint: string;
  player_id: PlayerId;
  keys: Stored<{ readonly p256dh: string; readonly auth: string }>;
  created_at: Time;
}

/** Secrets the server made for itself, shared by all its processes. */
export interface SettingTable {
  name: string;
  value: string;
}

/** A passkey challenge that was given out and not yet used. */
export interface ChallengeTable {
  handle: string;
  challenge: string;
  expires_at: Time;
}

/** Tries at somebody's password, since when: too many in a while are refused. */
export interface AttemptTable {
  /** A login name, or an account. */
  whose: string;
  count: number;
  since: Time;
}

/** The tables of the auth library that we read or write ourselves. */
export interface UserTable {
  id: PlayerId;
  name: string;
  username: string | null;
  displayUsername: string | null;
  isAnonymous: boolean | null;
  updatedAt: Date;
}

export interface SessionTable {
  id: string;
  userId: PlayerId;
  expiresAt: Date;
  createdAt: Date;
}

export interface AccountTable {
  id: string;
  userId: PlayerId;
  issuer: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface Database {
  player: PlayerTable;
  game_table: TableTable;
  seat: SeatTable;
  match: MatchTable;
  move: MoveTable;
  held: HeldTable;
  talk: TalkTable;
  result: ResultTable;
  token: TokenTable;
  passkey: PasskeyTable;
  push: PushTable;
  setting: SettingTable;
  challenge: ChallengeTable;
  attempt: AttemptTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
}
