import { readConfig } from '@starboard/server';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError } from '../usage.ts';

export const usage = `starboard reports [settle <id>] [--url <address>]
  What people have reported and nobody has settled yet, or notes that one of them is settled. Asks the running server
  (HOST and PORT say where it is, unless --url does), with STARBOARD_METRICS_TOKEN where the server has one.`;

interface Report {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly reported: { readonly id: string | null; readonly name: string };
  readonly reporter: { readonly id: string | null; readonly name: string };
  readonly table: string | null;
  readonly text: string;
  readonly said: readonly string[];
}

export async function reports(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, { url: { type: 'string' } });
  const [what, id] = positionals;
  noMore(positionals, 2);
  if (what !== undefined && (what !== 'settle' || id === undefined))
    throw new UsageError('say "settle" and the id of a report, or nothing');
  const config = readConfig(process.env);
  if (typeof config === 'string') {
    output.err(config);
    return 1;
  }
  const { host, port, metricsToken } = config;
  const url =
    values.url ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  const path = id === undefined ? '' : `/${encodeURIComponent(id)}/settle`;
  let response: Response;
  try {
    response = await fetch(`${url.replace(/\/$/, '')}/operator/reports${path}`, {
      method: id === undefined ? 'GET' : 'POST',
      headers: metricsToken === undefined ? {} : { authorization: `Bearer ${metricsToken}` },
    });
  } catch {
    output.err(`There is no server at ${url}.`);
    return 1;
  }
  if (response.status === 404) {
    output.err(
      id === undefined
        ? 'The server does not show its reports: is STARBOARD_METRICS_TOKEN the right one?'
        : 'There is no such report, or it is settled.',
    );
    return 1;
  }
  if (!response.ok) {
    output.err(`The server answered with ${response.status}.`);
    return 1;
  }
  if (id !== undefined) {
    output.out(`settled: ${id}`);
    return 0;
  }
  // The server's own form.
  const open: readonly Report[] = JSON.parse(await response.text());
  output.out(open.length === 0 ? 'nothing is reported' : open.map(told).join('\n\n'));
  return 0;
}

function told({ id, at, kind, reported, reporter, table, text, said }: Report): string {
  const who = (it: Report['reported']): string => `${plain(it.name)} (${it.id ?? 'deleted'})`;
  return [
    `${id}  ${at}  ${kind}`,
    `  about ${who(reported)}, by ${who(reporter)}${table === null ? '' : `, at table ${table}`}`,
    `  ${plain(text)}`,
    ...said.map((line) => `  > ${plain(line)}`),
  ].join('\n');
}

/** What somebody wrote, in one line, with nothing in it that a terminal would obey. */
function plain(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' / ').replace(/\p{Cc}/gu, '�');
}
