import { isIP } from 'node:net';
import { z } from 'zod';

/** Everything that can be set, with safe defaults. docs/operating.md says the same in words. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Where people reach the server; the first is used in links. */
  readonly origins: readonly string[];
  readonly secret: string | undefined;
  /** How many proxies stand before the server, or at which addresses; false for none. */
  readonly trustProxy: false | number | readonly string[];
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly limits: {
    readonly perMinute: number;
    readonly signInsPerMinute: number;
    /** Tries at the password of one account, in ten minutes. */
    readonly triesPerAccount: number;
    readonly messagesPerSecond: number;
    /** For each account, several minutes' worth at once. */
    readonly botSecondsPerMinute: number;
    readonly logKbPerMinute: number;
    readonly talkPerMinute: number;
    /** Tables that one account has made and that wait for players, and as many that are being played. */
    readonly tablesPerAccount: number;
    /** How many days of one game somebody may be away without their clock running. */
    readonly vacationDays: number;
  };
  /** How long things are kept that nobody uses, in days. */
  readonly keep: {
    readonly sessionDays: number;
    /** Guests, after their last session. */
    readonly guestDays: number;
    /** What was said at a table, after its game. */
    readonly chatDays: number;
  };
  /** Messages to a person within this time become one. */
  readonly burstSeconds: number;
  readonly botPaceMs: number;
  readonly idleTables: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const text = z.string().min(1).optional();
const count = (fallback: number, min = 0, max = 1_000_000_000) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback);

const environment = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine(
      (it) => /^\d+$/.test(it) && Number(it) <= 65_535,
      'must be a whole number from 0 to 65535',
    )
    .transform(Number),
  HOST: z.string().default('localhost'),
  STARBOARD_DATA: z.string().default('./data'),
  DATABASE_URL: text,
  STARBOARD_URL: text,
  STARBOARD_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  STARBOARD_TRUST_PROXY: z
    .string()
    .default('0')
    .refine(
      (it) => /^\d$/.test(it) || it.split(',').every(isProxy),
      'must be the number of proxies in front, or their addresses with commas (10.0.0.7, 10.1.0.0/16, loopback)',
    ),
  STARBOARD_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  STARBOARD_METRICS_TOKEN: text,
  STARBOARD_REQUESTS_PER_MINUTE: count(600, 1),
  STARBOARD_SIGN_INS_PER_MINUTE: count(20, 1),
  STARBOARD_TRIES_PER_ACCOUNT: count(10, 1),
  STARBOARD_MESSAGES_PER_SECOND: count(20, 1),
  STARBOARD_BOT_SECONDS_PER_MINUTE: count(30, 1),
  STARBOARD_LOG_KB_PER_MINUTE: count(1000, 10),
  STARBOARD_TALK_PER_MINUTE: count(20, 1),
  STARBOARD_TABLES_PER_ACCOUNT: count(50, 1),
  STARBOARD_VACATION_DAYS: count(14, 0, 365),
  STARBOARD_SESSION_DAYS: count(90, 1, 3650),
  STARBOARD_GUEST_DAYS: count(30, 1, 36_500),
  STARBOARD_CHAT_DAYS: count(365, 1, 36_500),
  STARBOARD_BURST_SECONDS: count(10, 0, 3600),
  STARBOARD_BOT_PACE_MS: count(600, 0, 60_000),
  STARBOARD_IDLE_TABLES: count(50, 0, 100_000),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be like smtps://user:password@mail.example')
    .optional(),
  MAIL_FROM: z.string().default('Starboard <starboard@localhost>'),
});

/** The settings, or the sentence that says what is wrong with them. */
export function readConfig(env: Environment): Config | string {
  // An empty variable is one that is not set.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environment.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const name = String(issue?.path[0] ?? '');
    return `${name} ${issue?.message ?? 'is wrong'}, not "${/SECRET|SMTP/.test(name) ? '***' : given[name]}".`;
  }
  const it = read.data;
  const origins = (it.STARBOARD_URL ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
  const wrong = origins.find((url) => !isOrigin(url));
  if (wrong !== undefined)
    return `STARBOARD_URL must be like https://starboard.example, not "${wrong}".`;
  return {
    port: it.PORT,
    host: it.HOST,
    dataDir: it.STARBOARD_DATA,
    databaseUrl: it.DATABASE_URL,
    origins: origins.map((url) => new URL(url).origin),
    secret: it.STARBOARD_SECRET,
    trustProxy: proxiesOf(it.STARBOARD_TRUST_PROXY),
    logLevel: it.STARBOARD_LOG,
    metricsToken: it.STARBOARD_METRICS_TOKEN,
    smtpUrl: it.SMTP_URL,
    mailFrom: it.MAIL_FROM,
    limits: {
      perMinute: it.STARBOARD_REQUESTS_PER_MINUTE,
      signInsPerMinute: it.STARBOARD_SIGN_INS_PER_MINUTE,
      triesPerAccount: it.STARBOARD_TRIES_PER_ACCOUNT,
      messagesPerSecond: it.STARBOARD_MESSAGES_PER_SECOND,
      botSecondsPerMinute: it.STARBOARD_BOT_SECONDS_PER_MINUTE,
      logKbPerMinute: it.STARBOARD_LOG_KB_PER_MINUTE,
      talkPerMinute: it.STARBOARD_TALK_PER_MINUTE,
      tablesPerAccount: it.STARBOARD_TABLES_PER_ACCOUNT,
      vacationDays: it.STARBOARD_VACATION_DAYS,
    },
    keep: {
      sessionDays: it.STARBOARD_SESSION_DAYS,
      guestDays: it.STARBOARD_GUEST_DAYS,
      chatDays: it.STARBOARD_CHAT_DAYS,
    },
    burstSeconds: it.STARBOARD_BURST_SECONDS,
    botPaceMs: it.STARBOARD_BOT_PACE_MS,
    idleTables: it.STARBOARD_IDLE_TABLES,
  };
}

/** Who is believed when they say whom a request comes from: the nearest so many, or those at these addresses. */
function proxiesOf(text: string): Config['trustProxy'] {
  if (text === '0') return false;
  return /^\d$/.test(text) ? Number(text) : text.split(',').map((it) => it.trim());
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address) && bits === undefined) return true;
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '';
}

/** A name and nothing behind it: it cannot be reached in a folder of another site. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}
