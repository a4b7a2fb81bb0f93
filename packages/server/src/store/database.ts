import type { Entry, GameEvent, Message, Order } from '@starboard/kernel';
import type { ColumnType, Generated } from 'kysely';
import type { Clock, Pace } from '../play/clock.ts';
import type { HookForm } from '../reach/hooks.ts';
import type { HookTrouble } from '../reach/trouble.ts';
import type { PlayerId, TableId } from './ids.ts';

/** JSON goes in as text, since drivers disagree about lists, and comes out as a value. */
type Stored<T> = ColumnType<T, string, string>;
type Time = ColumnType<Date, Date, Date>;
type MaybeTrouble = ColumnType<
  HookTrouble | null,
  string | null | undefined,
  string | null | undefined
>;
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
  /** Null for the one its address suggests. */
  webhook_form: HookForm | null;
  /** Null while what is sent there arrives. */
  hook_trouble: MaybeTrouble;
  /** The secret part of the link to this person's deadlines. */
  calendar: string | null;
  email: string | null;
  email_confirmed: Generated<boolean>;
  email_code: string | null;
  /** A mail for every turn, or one a day. */
  mail_when: Generated<MailWhen>;
  /** When the next mail of the day is due. */
  digest_at: MaybeTime;
  created_at: Time;
}

export type MailWhen = 'turns' | 'daily';

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
  /** What is kept of the password for those who come without an invitation. */
  password: string | null;
  status: Status;
  host: PlayerId | null;
  rematch_of: TableId | null;
  webhook: string | null;
  webhook_language: string | null;
  webhook_form: HookForm | null;
  hook_trouble: MaybeTrouble;
  created_at: Time;
  started_at: MaybeTime;
  ended_at: MaybeTime;
  /** When its result was counted for ratings, or was found to count for none. */
  rated_at: MaybeTime;
  /** The seq that its host asks all to go back to. */
  back_to: number | null;
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
  agrees_to_go_back: Generated<boolean>;
  /** With this code another account takes the seat over. */
  hand_code: string | null;
  /** While its owner is away by arrangement the seat's clock stands. */
  vacation_from: MaybeTime;
  vacation_until: MaybeTime;
  /** How much of that its owners have had in this game. */
  vacation_ms: Generated<number>;
  /** What the seat's bot remembers, and up to which move it has looked. */
  memory: Stored<unknown> | null;
  memory_seq: Generated<number>;
}

/** The game itself: with its patches always the whole current state, so that opening never plays anything again. */
export interface MatchTable {
  table_id: TableId;
  seq: number;
  /** The kernel's match as JSON text, as it was when its `length` was the seq; patches lead on from there. */
  match: string;
  clock: Stored<Clock>;
  /** Standing orders at tables with no tells, by seat: there the server applies them when a window closes. */
  orders: Stored<readonly (readonly Order[])[]>;
  /** When somebody has to look at this table next. */
  wake_at: MaybeTime;
  /** For when a job is queued that will look. */
  job_at: MaybeTime;
  /** Since when nobody moves, because the host wants it so. */
  paused_at: MaybeTime;
  /** Counts what changes the game's time, or who may move, without a move: whoever has not seen it moves nothing. */
  revision: Generated<number>;
}

/** What leads from one match to the next, as JSON text: those since the match was last written as a whole. */
export interface MatchPatchTable {
  table_id: TableId;
  /** The seq it leads to. */
  seq: number;
  patch: string;
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
  /** The side, and whom they played, where the game has such a thing. */
  role: string | null;
  character: string | null;
  ended_at: Time;
}

/** What is believed of somebody's strength at a game, on one side of it where it has sides (empty where not). */
export interface RatingTable {
  player_id: PlayerId;
  game: string;
  role: string;
  mu: number;
  sigma: number;
  games: number;
}

/** How many games came to which end, with how many at the table: of the whole server. */
export interface TallyGameTable {
  game: string;
  seats: number;
  reason: string;
  games: number;
}

/** How those went for the people in them, by side and character (empty where a game has none). */
export interface TallySeatTable {
  game: string;
  role: string;
  character: string;
  reason: string;
  games: number;
  wins: number;
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

/** What brings somebody back who has lost everything else: written down (no end), or mailed. */
export interface RecoveryTable {
  /** SHA-256 of the code; the code itself is shown once. */
  hash: string;
  player_id: PlayerId;
  created_at: Time;
  expires_at: MaybeTime;
  used_at: MaybeTime;
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

/** Whom somebody does not want to meet. */
export interface BlockTable {
  player_id: PlayerId;
  blocked_id: PlayerId;
  created_at: Time;
}

/** Whom somebody does not want to read. */
export interface MuteTable {
  player_id: PlayerId;
  muted_id: PlayerId;
  created_at: Time;
}

/** Somebody would like to be friends with somebody; two who both would are. */
export interface FriendTable {
  player_id: PlayerId;
  friend_id: PlayerId;
  created_at: Time;
}

/** Somebody is asked to come to a table. */
export interface InvitationTable {
  table_id: TableId;
  player_id: PlayerId;
  by_id: PlayerId;
  created_at: Time;
  declined_at: MaybeTime;
}

/** Somebody who sat at a table, and whose seat went to somebody else in the game. */
export interface FormerTable {
  table_id: TableId;
  player_id: PlayerId;
}

export type ReportKind = 'talk' | 'play' | 'name' | 'other';

/** Something whoever runs the server should look at. Names are kept as they were: people can be deleted. */
export interface ReportTable {
  id: string;
  reporter_id: PlayerId | null;
  reporter_name: string;
  reported_id: PlayerId | null;
  reported_name: string;
  table_id: TableId | null;
  kind: ReportKind;
  text: string;
  /** What the reported person had said there. */
  said: Stored<readonly string[]>;
  created_at: Time;
  settled_at: MaybeTime;
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
  match_patch: MatchPatchTable;
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
  block: BlockTable;
  mute: MuteTable;
  friend: FriendTable;
  invitation: InvitationTable;
  former: FormerTable;
  report: ReportTable;
  rating: RatingTable;
  tally_game: TallyGameTable;
  tally_seat: TallySeatTable;
  recovery: RecoveryTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
}
