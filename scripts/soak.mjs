// Plays every legal combination of modules of Battlestar Galactica with random players, at every number of players:
// no violation, every game ends, and what the combinations have to show is shown somewhere. Too long for `npm test`.
//
// Chance hardly ever wins, so that bots play some games as well.
//
//   npm run soak -- --games 1000 --thorough 5 --bots 20 --seed 1
//   npm run soak -- --combinations --games 200     (only random games, and the bots')
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';

const { values } = parseArgs({
  options: {
    combinations: { type: 'boolean', default: false },
    games: { type: 'string', default: '1000' },
    thorough: { type: 'string' },
    bots: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});

const thorough = values.thorough ?? (values.combinations ? '0' : '3');

await ensureBuilt();
const { bsg, installedModules, wrongCombination } = await import('../packages/bsg/dist/index.js');
const { contestAt, playContest } = await import('../packages/bots/dist/arena/index.js');
const starboard = fileURLToPath(new URL('../packages/cli/bin/starboard.mjs', import.meta.url));

/** Every choice of modules with every number of players that the rules accept. */
function combinations() {
  const known = installedModules();
  const ids = known.map(({ id }) => id).filter((id) => id !== 'base');
  const choices = Array.from({ length: 2 ** ids.length }, (_, mask) =>
    ids.filter((_id, i) => (mask >> i) % 2 === 1),
  );
  return choices.flatMap((modules) =>
    [3, 4, 5, 6, 7].flatMap((players) =>
      wrongCombination(known, modules, players) === null ? [{ modules, players }] : [],
    ),
  );
}

/** One run of `starboard sim`, as it prints it. */
function sim({ modules, players }, more) {
  const args = [
    'sim',
    'bsg',
    '--players',
    String(players),
    '--seed',
    values.seed,
    '--json',
    ...more,
  ];
  if (modules.length > 0) args.push('--modules', modules.join(','));
  return new Promise((done) => {
    const child = spawn(process.execPath, [starboard, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.on('close', () => done(JSON.parse(out)));
  });
}

const waiting = combinations();
const count = waiting.length;
/** What is missing everywhere it could have been seen. */
const missing = new Map();
const seen = new Set();
let wrong = 0;

async function work() {
  for (let it = waiting.shift(); it !== undefined; it = waiting.shift()) {
    const played = await sim(it, ['--games', values.games]);
    const looked =
      thorough === '0'
        ? { violations: [] }
        : await sim(it, ['--games', thorough, '--thorough', '--no-tells']);
    const violations = [...played.violations, ...looked.violations];
    wrong += violations.length;
    const gone = new Set(played.coverage.missing);
    for (const item of gone) missing.set(item, it);
    for (const item of bsg.coverage.all({ modules: it.modules }))
      if (!gone.has(item)) seen.add(item);
    const name = [it.players, ...it.modules].join(' ');
    process.stdout.write(
      `${name}: ${played.games} games, ${played.answers} answers, ${violations.length} violations, ` +
        `${played.coverage.seen} of ${played.coverage.total} seen\n`,
    );
    for (const violation of violations.slice(0, 3)) process.stdout.write(`  ${violation}\n`);
  }
}

/** What bots come to that chance does not. */
const PLAYED_BY_BOTS = [
  [],
  ['pegasus', 'new-caprica'],
  ['exodus', 'personal-goals', 'final-five', 'cylon-fleet'],
  ['exodus', 'personal-goals', 'final-five', 'ionian-nebula'],
];

function byBots() {
  const look = (_state, _memories, events) => {
    for (const event of events) for (const item of bsg.coverage.of(event)) seen.add(item);
  };
  for (const modules of PLAYED_BY_BOTS) {
    for (let i = 0; i < Number(values.bots); i++) {
      const contest = { ...contestAt(i, ['normal'], 5, values.seed), options: { modules } };
      playContest(bsg, contest, { look, notes: () => null });
    }
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
byBots();
const never = [...missing.keys()].filter((item) => !seen.has(item));
process.stdout.write(
  `${count} combinations, ${wrong} violations; never seen: ${never.length === 0 ? 'nothing' : never.join(', ')}\n`,
);
process.exitCode = wrong > 0 || never.length > 0 ? 1 : 0;
