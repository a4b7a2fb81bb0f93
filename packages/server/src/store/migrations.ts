import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Database } from './database.ts';

/** Forward only. A migration that has been released is never changed; a new one is added. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': {
    async up(db) {
      // The auth library's tables, as it describes them (better-auth 1.7, anonymous and username plugins).
      await run(
        db,
        `create table "user" (
          "id" text primary key, "name" text not null, "email" text not null unique,
          "emailVerified" boolean not null, "image" text,
          "createdAt" timestamptz not null default current_timestamp,
          "updatedAt" timestamptz not null default current_timestamp,
          "isAnonymous" boolean, "username" text unique, "displayUsername" text)`,
        `create table "session" (
          "id" text primary key, "expiresAt" timestamptz not null, "token" text not null unique,
          "createdAt" timestamptz not null default current_timestamp, "updatedAt" timestamptz not null,
          "ipAddress" text, "userAgent" text,
          "userId" text not null references "user" ("id") on delete cascade)`,
        `create table "account" (
          "id" text primary key, "issuer" text not null, "accountId" text not null,
          "providerId" text not null, "userId" text not null references "user" ("id") on delete cascade,
          "accessToken" text, "refreshToken" text, "idToken" text,
          "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, "scope" text,
          "password" text, "createdAt" timestamptz not null default current_timestamp,
          "updatedAt" timestamptz not null, unique ("issuer", "accountId"))`,
        `create table "verification" (
          "id" text primary key, "identifier" text not null, "value" text not null,
          "expiresAt" timestamptz not null, "createdAt" timestamptz not null default current_timestamp,
          "updatedAt" timestamptz not null default current_timestamp)`,
        `create index session_of_user on "session" ("userId")`,
        `create index account_of_user on "account" ("userId")`,
        `create index verification_identifier on "verification" ("identifier")`,
        `create table player (
          id text primary key references "user" ("id") on delete cascade,
          name text not null, language text not null, quiet jsonb, webhook text,
          email text, email_confirmed boolean not null default false, email_code text,
          created_at timestamptz not null)`,
        `create table passkey (
          id text primary key, player_id text not null references player on delete cascade,
          name text not null, public_key text not null, counter integer not null,
          transports jsonb not null, created_at timestamptz not null)`,
        'create index passkey_player on passkey (player_id)',
        `create table token (
          id text primary key, player_id text not null references player on delete cascade,
          name text not null, hash text not null unique, created_at timestamptz not null,
          used_at timestamptz)`,
        'create index token_player on token (player_id)',
        `create table push (
          endpoint text primary key, player_id text not null references player on delete cascade,
          keys jsonb not null, created_at timestamptz not null)`,
        'create index push_player on push (player_id)',
        'create table setting (name text primary key, value text not null)',
        `create table challenge (
          handle text primary key, challenge text not null, expires_at timestamptz not null)`,
      );
    },
  },
  '0002-tables': {
    async up(db) {
      await run(
        db,
        `create table game_table (
          id text primary key, game text not null, options jsonb not null, seats integer not null,
          no_tells boolean not null, pace jsonb not null, title text not null, listed boolean not null,
          join_rule text not null, watch_rule text not null, private_talk boolean not null,
          invite text not null, status text not null,
          host text references player on delete set null,
          rematch_of text unique references game_table on delete set null,
          webhook text, webhook_language text,
          created_at timestamptz not null, started_at timestamptz, ended_at timestamptz,
          revision integer not null default 0)`,
        `create index game_table_listed on game_table (created_at) where listed`,
        `create table seat (
          table_id text not null references game_table on delete cascade, seat integer not null,
          player_id text references player on delete set null, bot text, away_since timestamptz,
          agrees_to_end boolean not null default false, hand_code text,
          memory jsonb, memory_seq integer not null default -1,
          primary key (table_id, seat), unique (table_id, player_id))`,
        'create index seat_player on seat (player_id)',
        `create table match (
          table_id text primary key references game_table on delete cascade, seq integer not null,
          match text not null, clock jsonb not null, orders jsonb not null,
          wake_at timestamptz, job_at timestamptz)`,
        `create table move (
          table_id text not null references game_table on delete cascade, seq integer not null,
          entry jsonb, hash text not null, events jsonb not null, replaces integer not null,
          player_id text, key text, at timestamptz not null,
          primary key (table_id, seq), unique (table_id, player_id, key))`,
        `create table held (
          table_id text not null references game_table on delete cascade, ask integer not null,
          seat integer not null, answer jsonb not null, player_id text, key text,
          primary key (table_id, ask))`,
        `create table talk (
          id bigint generated always as identity primary key,
          table_id text not null references game_table on delete cascade,
          player_id text references player on delete set null, name text not null,
          seat integer, to_seat integer, text text, notice jsonb, at timestamptz not null)`,
        'create index talk_table on talk (table_id, id)',
        `create table result (
          table_id text not null references game_table on delete cascade, seat integer not null,
          player_id text references player on delete set null, game text not null,
          won boolean not null, score double precision, reason text not null,
          ended_at timestamptz not null, primary key (table_id, seat))`,
        'create index result_player on result (player_id, ended_at)',
      );
    },
  },
  '0003-held-keys': {
    async up(db) {
      await run(
        db,
        // A key that was used twice stopped its table: the answers stay, and only one keeps the key.
        `update held set key = null where exists (
          select from held other where other.table_id = held.table_id and other.player_id = held.player_id
            and other.key = held.key and other.ask < held.ask)`,
        'create unique index held_key on held (table_id, player_id, key)',
      );
    },
  },
  '0004-tries': {
    async up(db) {
      await run(
        db,
        `create table attempt (
          whose text primary key, count integer not null, since timestamptz not null)`,
      );
    },
  },
  '0005-whispers': {
    async up(db) {
      await run(
        db,
        'alter table talk add column to_player text references player on delete set null',
        // Who was meant before a game began cannot be told any more: then only who said it still hears it.
        `update talk set to_player = seat.player_id from seat, game_table
          where talk.to_seat = seat.seat and talk.table_id = seat.table_id
            and game_table.id = talk.table_id and talk.at >= game_table.started_at`,
      );
    },
  },
  '0006-game-master': {
    async up(db) {
      await run(
        db,
        'alter table match add column paused_at timestamptz',
        'alter table match add column revision integer not null default 0',
        'alter table seat add column vacation_from timestamptz',
        'alter table seat add column vacation_until timestamptz',
        'alter table seat add column vacation_ms double precision not null default 0',
      );
    },
  },
  '0007-people': {
    async up(db) {
      await run(
        db,
        'alter table game_table add column password text',
        `create table block (
          player_id text not null references player on delete cascade,
          blocked_id text not null references player on delete cascade,
          created_at timestamptz not null, primary key (player_id, blocked_id))`,
        'create index block_blocked on block (blocked_id)',
        `create table report (
          id text primary key,
          reporter_id text references player on delete set null, reporter_name text not null,
          reported_id text references player on delete set null, reported_name text not null,
          table_id text references game_table on delete set null,
          kind text not null, text text not null, said jsonb not null,
          created_at timestamptz not null, settled_at timestamptz)`,
        // Nobody reports the same person twice for the same table while the first waits.
        `create unique index report_once on report (reporter_id, reported_id, (coalesce(table_id, '')))
          where settled_at is null`,
      );
    },
  },
  '0008-ratings': {
    async up(db) {
      await run(
        db,
        'alter table result add column role text',
        'alter table result add column character text',
        'alter table game_table add column rated_at timestamptz',
        // Of games that ended before it is not known who was on which side.
        'update game_table set rated_at = ended_at',
        `create index game_table_unrated on game_table (ended_at)
          where rated_at is null and ended_at is not null`,
        `create table rating (
          player_id text not null references player on delete cascade,
          game text not null, role text not null,
          mu double precision not null, sigma double precision not null,
          games integer not null, primary key (player_id, game, role))`,
      );
    },
  },
  '0009-match-patches': {
    async up(db) {
      await run(
        db,
        `create table match_patch (
          table_id text not null references match on delete cascade, seq integer not null,
          patch text not null, primary key (table_id, seq))`,
      );
    },
  },
  '0010-recovery': {
    async up(db) {
      await run(
        db,
        `create table recovery (
          hash text primary key, player_id text not null references player on delete cascade,
          created_at timestamptz not null, expires_at timestamptz, used_at timestamptz)`,
        'create index recovery_player on recovery (player_id)',
      );
    },
  },
  '0011-news': {
    async up(db) {
      await run(
        db,
        'alter table player add column webhook_form text',
        'alter table player add column calendar text unique',
        'alter table game_table add column webhook_form text',
      );
    },
  },
  '0012-going-back': {
    async up(db) {
      await run(
        db,
        'alter table game_table add column back_to integer',
        'alter table seat add column agrees_to_go_back boolean not null default false',
      );
    },
  },
  '0013-friends': {
    async up(db) {
      await run(
        db,
        `create table friend (
          player_id text not null references player on delete cascade,
          friend_id text not null references player on delete cascade,
          created_at timestamptz not null, primary key (player_id, friend_id))`,
        'create index friend_friend on friend (friend_id)',
        `create table invitation (
          table_id text not null references game_table on delete cascade,
          player_id text not null references player on delete cascade,
          by_id text not null references player on delete cascade,
          created_at timestamptz not null, declined_at timestamptz,
          primary key (table_id, player_id))`,
        'create index invitation_player on invitation (player_id)',
      );
    },
  },
  '0014-digests': {
    async up(db) {
      await run(
        db,
        `alter table player add column mail_when text not null default 'turns'`,
        'alter table player add column digest_at timestamptz',
        `create index player_digest on player (digest_at) where digest_at is not null`,
      );
    },
  },
  '0015-muted': {
    async up(db) {
      await run(
        db,
        `create table mute (
          player_id text not null references player on delete cascade,
          muted_id text not null references player on delete cascade,
          created_at timestamptz not null, primary key (player_id, muted_id))`,
        'create index mute_muted on mute (muted_id)',
      );
    },
  },
  '0016-statistics': {
    async up(db) {
      await run(
        db,
        `create table tally_game (
          game text not null, seats integer not null, reason text not null, games integer not null,
          primary key (game, seats, reason))`,
        `create table tally_seat (
          game text not null, role text not null, character text not null, reason text not null,
          games integer not null, wins integer not null,
          primary key (game, role, character, reason))`,
        // What is counted already is never counted again: it is added up here, once.
        `create temporary table counts on commit drop as
          select result.*, game_table.seats from result join game_table on game_table.id = result.table_id
          where game_table.rated_at is not null and (game_table.listed or not exists (
            select from result other where other.table_id = result.table_id and other.player_id is null))`,
        `insert into tally_game
          select game, seats, reason, count(distinct table_id) from counts group by game, seats, reason`,
        `insert into tally_seat
          select game, coalesce(role, ''), coalesce(character, ''), reason, count(*), count(*) filter (where won)
          from counts where player_id is not null group by 1, 2, 3, 4`,
      );
    },
  },
  '0017-hook-trouble': {
    async up(db) {
      await run(
        db,
        'alter table player add column hook_trouble jsonb',
        'alter table game_table add column hook_trouble jsonb',
      );
    },
  },
  '0018-former-players': {
    async up(db) {
      await run(
        db,
        `create table former (
          table_id text not null references game_table on delete cascade,
          player_id text not null references player on delete cascade,
          primary key (table_id, player_id))`,
        'create index former_player on former (player_id)',
      );
    },
  },
};

async function run<DB>(db: Kysely<DB>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) };

/** Brings the schema to the newest form; several processes may try at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** The form a store is in, by the name of its last migration; null for one that was never used. */
export async function formOf(db: Kysely<Database>): Promise<string | null> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (found[0]?.there !== true) return null;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? null;
}

/** Every table of ours that ever was; what else lies in the database is somebody else's. */
const OWN = [
  'user',
  'session',
  'account',
  'verification',
  'player',
  'passkey',
  'token',
  'push',
  'setting',
  'challenge',
  'attempt',
  'block',
  'mute',
  'report',
  'rating',
  'tally_game',
  'tally_seat',
  'recovery',
  'game_table',
  'seat',
  'match',
  'match_patch',
  'move',
  'held',
  'talk',
  'result',
  'friend',
  'invitation',
  'former',
  'kysely_migration',
  'kysely_migration_lock',
];

/** Makes the schema what it was when a backup was taken. Only for a store with nothing in it. */
export async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  await run(db, `drop table if exists ${OWN.map((table) => `"${table}"`).join(', ')}`);
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error !== undefined) throw error;
}

/** The name of the newest migration this program knows. */
export const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';
