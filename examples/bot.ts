/**
 * A program that plays a whole game of Roll for the Galaxy against two of the server's bots, through the public API
 * and nothing else. It knows just enough of the rules to answer legally; make it better.
 *
 *   npm run build && npx tsc -b examples
 *   node examples/dist/bot.js http://localhost:3000            makes a guest of its own
 *   STARBOARD_TOKEN=sb_... node examples/dist/bot.js <url>     plays as whoever made the token
 *
 * With Node 22.18 or newer, "node examples/bot.ts" does as well.
 */

interface Ask {
  readonly id: number;
  readonly answered: boolean;
  readonly ask: {
    readonly kind: 'one' | 'some' | 'order' | 'amount' | 'plan';
    readonly prompt: string;
    readonly of?: readonly (string | number)[];
    readonly min?: number;
    readonly max?: number;
    readonly plan?: string;
    readonly data?: Data;
  };
}

/** What comes with the four plans of Roll. */
interface Data {
  readonly dice: readonly { readonly die: number; readonly face: string }[];
  readonly colours: readonly string[];
  readonly tiles: readonly number[];
  readonly citizenry: readonly number[];
  readonly recruits: number;
  readonly recallable: readonly number[];
  readonly recalls: number;
}

interface Standing {
  readonly seq: number;
  readonly view: {
    readonly asks: readonly Ask[];
    readonly outcome: {
      readonly winners: readonly number[];
      readonly scores?: readonly number[];
    } | null;
  };
}

const url = process.argv[2] ?? 'http://localhost:3000';
let token = process.env['STARBOARD_TOKEN'];
let cookie = '';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? { cookie } : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const [session] = response.headers.getSetCookie();
  if (session !== undefined) cookie = session.split(';')[0] ?? '';
  // What the API answers is described at /api/openapi.json.
  const answer: T = JSON.parse(await response.text());
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const shuffled = <T>(items: readonly T[]): T[] =>
  [...items]
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

const PHASES = ['explore', 'develop', 'settle', 'produce', 'ship'];

/** Any legal answer; where the form allows more than the rules do, the server says so and we try another. */
function decide({ ask }: Ask): unknown {
  const { of = [], min = 0, max = 0, data } = ask;
  switch (ask.kind) {
    case 'one':
      return pick(of);
    case 'some':
      return shuffled(of).slice(0, min + Math.floor(Math.random() * (max - min + 1)));
    case 'order':
      return shuffled(of);
    case 'amount':
      return min + Math.floor(Math.random() * (max - min + 1));
    case 'plan':
      if (data === undefined) throw new Error('a plan without data');
      return planned(ask.plan ?? '', data);
  }
}

function planned(plan: string, data: Data): unknown {
  switch (plan) {
    case 'assign': {
      // Every wild die to a phase of its own choice; the phase with the most workers is the one we select.
      const wilds = data.dice
        .filter(({ face }) => face === 'wild')
        .map(({ die }) => ({ die, to: pick(PHASES) }));
      const columns = data.dice.map(
        ({ die, face }) => wilds.find((wild) => wild.die === die)?.to ?? face,
      );
      const count = (phase: string): number => columns.filter((it) => it === phase).length;
      const phase = PHASES.reduce((best, it) => (count(it) > count(best) ? it : best));
      const selecting = data.dice[columns.findIndex((it) => it !== phase)] ?? pick(data.dice);
      return { wilds, select: { die: selecting.die, phase }, uses: [] };
    }
    case 'explore':
      return data.colours.length === 0
        ? { do: 'done' }
        : Math.random() < 0.3
          ? { do: 'stock', colour: pick(data.colours) }
          : { do: 'scout', colour: pick(data.colours), abandon: [] };
    case 'place':
      return data.tiles.map((tile) => ({
        tile,
        stack: pick(['develop', 'settle']),
        end: 'bottom',
      }));
    case 'manage':
      return {
        recruit: shuffled(data.citizenry).slice(0, data.recruits),
        recall: shuffled(data.recallable).slice(0, data.recalls),
      };
    default:
      throw new Error(`no idea what "${plan}" is`);
  }
}

if (token === undefined) {
  await call('POST', '/api/guests', { name: 'Example bot' });
  ({ token } = await call<{ token: string }>('POST', '/api/tokens', { name: 'examples/bot.ts' }));
}
const { id } = await call<{ id: string }>('POST', '/api/tables', {
  game: 'roll',
  seats: 3,
  title: 'Three bots',
});
for (const seat of [1, 2])
  await call('PUT', `/api/tables/${id}/seats/${seat}/bot`, { level: 'normal' });
await call('POST', `/api/tables/${id}/start`, {});
console.log(`playing at ${url}/table/${id}`);

let answers = 0;
let standing = await call<Standing>('GET', `/api/tables/${id}/view`);
while (standing.view.outcome === null) {
  const open = standing.view.asks.find(({ answered }) => !answered);
  if (open === undefined) {
    standing = await call<Standing>('GET', `/api/tables/${id}/view?seen=${standing.seq}&wait=25`);
    continue;
  }
  try {
    // Sent again with the same key, an answer is taken once: safe to repeat when the connection breaks.
    const body = {
      ask: open.id,
      seq: standing.seq,
      key: crypto.randomUUID(),
      answer: decide(open),
    };
    await call('POST', `/api/tables/${id}/answers`, body);
    answers += 1;
  } catch (error) {
    if (!(error instanceof Error) || !/: (409|422) /.test(error.message)) throw error;
  }
  standing = await call<Standing>('GET', `/api/tables/${id}/view`);
}
const { winners, scores = [] } = standing.view.outcome;
console.log(
  `over after ${answers} answers of mine: ${scores.join(' to ')}, won by seat ${winners.join(' and ')}`,
);
