import { type Opening, openings, type Pressure, press, seat } from '../load/measure.ts';
import { startLoadedServer, startLoadedServers } from '../load/site.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError, wholeNumber } from '../usage.ts';

export const usage = `starboard load [--tables 500] [--seats 4] [--game bsg] [--rates 25,50,100,200,400] [--seconds 10]
    [--processes 1] [--together] [--all] [--quick] [--json]
  Starts a server of its own, connects a client to every seat of so many tables over loopback, and answers at
  growing rates: how long from an answer until everybody at the table has the update. Beside it, at the same moments,
  how long an empty round trip takes: what the machine itself makes of it. DATABASE_URL measures a
  PostgreSQL server instead of a data folder, and any number of processes on it: the clients of a table are spread
  over them, or with --together all at one. --all goes on with the next rate when one was too much;
  --quick leaves out how long tables take to open.`;

/** The slowest 1 % must be faster than this. */
const ENOUGH_MS = 100;

export async function load(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    tables: { type: 'string' },
    seats: { type: 'string' },
    game: { type: 'string' },
    rates: { type: 'string' },
    seconds: { type: 'string' },
    processes: { type: 'string' },
    together: { type: 'boolean' },
    all: { type: 'boolean' },
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  noMore(positionals, 0);
  const count = wholeNumber('tables', values.tables, 500, { min: 1, max: 20_000 });
  const seats = wholeNumber('seats', values.seats, 4, { min: 2, max: 6 });
  const seconds = wholeNumber('seconds', values.seconds, 10, { min: 1, max: 600 });
  const rates = (values.rates ?? '25,50,100,200,400').split(',').map(Number);
  if (rates.some((rate) => !(rate > 0))) throw new UsageError('--rates takes numbers with commas');
  const game = values.game ?? 'bsg';
  const processes = wholeNumber('processes', values.processes, 1, { min: 1, max: 16 });
  const together = values.together === true;
  if (processes > 1 && (process.env['DATABASE_URL'] ?? '') === '')
    throw new UsageError('several processes need a DATABASE_URL: a data folder is for one');

  const opening = values.quick === true ? [] : await coldOpenings();
  const servers = await startLoadedServers(processes);
  const urls = servers.map(({ url }) => url);
  const tables = await seat(urls, { game, tables: count, seats, together }, output.progress);
  output.done();
  const measured: Pressure[] = [];
  for (const rate of rates) {
    const pressure = await press(tables, servers, rate, seconds);
    measured.push(pressure);
    if (values.json !== true) output.out(told(pressure));
    if (pressure.p99 > ENOUGH_MS && values.all !== true) break;
  }
  const sizes = tables
    .flatMap(({ clients }) => clients.flatMap((client) => client.sizes))
    .sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const metrics = await Promise.all(servers.map((server) => server.metrics()));
  const sum = (name: string): number => metrics.reduce((all, metric) => all + metric(name), 0);
  const megabytes = Math.round(sum('process_resident_memory_bytes') / 1024 / 1024);
  const each = sum('starboard_answer_seconds_sum') / sum('starboard_answer_seconds_count');
  const inside = Math.round(each * 100_000) / 100;
  for (const { clients } of tables) for (const client of clients) client.close();
  for (const server of servers) await server.stop();
  if (values.json === true) {
    output.out(
      JSON.stringify({
        tables: count,
        processes,
        together,
        seats,
        game,
        rates: measured,
        medianUpdateBytes: median,
        opening,
        megabytes,
        inside,
      }),
    );
    return 0;
  }
  const broke = measured.find(({ p99 }) => p99 > ENOUGH_MS);
  output.out(
    broke === undefined
      ? `never over ${ENOUGH_MS} ms`
      : `99 % take over ${ENOUGH_MS} ms at ${broke.rate} a second`,
  );
  output.out(`median update of ${game}: ${median} bytes (${sizes.length} updates)`);
  for (const { answers, milliseconds } of opening)
    output.out(`opening a table after ${answers} answers: ${milliseconds} ms`);
  output.out(`inside the server an answer takes ${inside} ms on average`);
  output.out(
    `memory of the server with ${count} tables and ${count * seats} connections: ${megabytes} MB`,
  );
  return 0;
}

/** Nothing is kept in memory that nobody is connected to: every opening is one from the store. */
async function coldOpenings(): Promise<Opening[]> {
  const cold = await startLoadedServer({ STARBOARD_IDLE_TABLES: '0' });
  const opening = await openings(cold.url, [15, 1500]);
  await cold.stop();
  return opening;
}

function told({ rate, taken, refused, p50, p99, worst, ping, busy }: Pressure): string {
  const each = (share: number): number => Math.round((share / taken) * 100_000) / 100;
  return [
    `${rate} a second: ${taken} taken (${refused} refused), half in ${p50} ms, 99 % in ${p99} ms, the slowest ${worst} ms`,
    `  an empty round trip: ${ping.p50}, ${ping.p99} ms; processor time for an answer taken: servers ${each(busy.servers)} ms, clients ${each(busy.clients)} ms`,
  ].join('\n');
}
