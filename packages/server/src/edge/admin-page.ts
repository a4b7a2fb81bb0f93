import { openReports } from '../accounts/reports.ts';
import { escaped, page } from '../page.ts';
import { type Overdue, overdueTables } from '../running/overdue.ts';
import type { Services } from '../services.ts';

/**
 * What whoever runs the server wants to know at a glance: no secrets, nothing that can be changed, and no names but those that
 * reports are about.
 */
export async function adminPage({ hall, sockets }: Services): Promise<string> {
  const { db, kind } = hall.store;
  const now = hall.time.now();
  const tables = await db
    .selectFrom('game_table')
    .select(['game', 'status', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy(['game', 'status'])
    .orderBy('game')
    .orderBy('status')
    .execute();
  const late = await overdueTables({ db }, now);
  const reports = await openReports({ db });
  const answers = await hall.metrics.answers.get();
  const given = answers.values.map(({ labels, value }) => [
    `answers ${labels['result']} (${labels['by']})`,
    value,
  ]);
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
  return page(
    'Admin: Starboard',
    `<header><p class="name"><a href="/">Starboard</a></p><h1>Admin</h1>
<p class="lead">${escaped(new Date(now).toISOString())}</p></header>
<main>
<h2>Tables that cannot be woken</h2>
${late.length === 0 ? '<p>None.</p>' : lateTable(late, now)}
<h2>Reports that nobody has settled</h2>
${reports.length === 0 ? '<p>None.</p>' : reportList(reports)}
<h2>Tables</h2>
${rows(
  ['game', 'status', 'tables'],
  tables.map(({ game, status, count }) => [game, status, count]),
)}
<h2>This process</h2>
${rows(
  ['what', 'how much'],
  [
    ['store', kind],
    ['running for, in minutes', Math.round(process.uptime() / 60)],
    ['memory, in MB', memory],
    ['connections', sockets.size],
    ['tables in memory', hall.rooms.size],
    ['bots thinking', hall.bots.pool.busy()],
    ...given,
  ],
)}
</main>`,
  );
}

function lateTable(late: readonly Overdue[], now: number): string {
  return rows(
    ['table', 'game', 'seq', 'overdue, in minutes'],
    late.map(({ id, game, seq, since }) => [id, game, seq, Math.round((now - since) / 60_000)]),
  );
}

/** One below the other: people write as much as they like. */
function reportList(reports: Awaited<ReturnType<typeof openReports>>): string {
  return reports
    .map(({ id, at, kind, reported, reporter, table, text, said }) => {
      const where = table === null ? [] : [`at table ${table}`];
      const facts = [at, `about ${kind}`, `by ${reporter.name}`, ...where].join(' · ');
      const lines = said.map((it) => `<li class="written">${escaped(it)}</li>`).join('');
      return `<article>
<h3>${escaped(reported.name)}</h3>
<p>${escaped(facts)}</p>
<p class="written">${escaped(text)}</p>
${said.length === 0 ? '' : `<p>Said there:</p><ul>${lines}</ul>`}
<p>When done: <code>starboard reports settle ${escaped(id)}</code></p>
</article>`;
    })
    .join('\n');
}

function rows(head: readonly string[], body: readonly (readonly (string | number)[])[]): string {
  const line = (tag: string, cells: readonly (string | number)[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(String(cell))}</${tag}>`).join('')}</tr>`;
  return `<table class="words">${line('th', head)}${body.map((cells) => line('td', cells)).join('\n')}</table>`;
}
