import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { botFor } from '@starboard/bots';
import { bsg } from '@starboard/bsg';
import {
  answer,
  anyGame,
  beginMatch,
  enterMove,
  eventsFor,
  recordOf,
  seatAt,
  seedFrom,
  start,
  viewOf,
  whims,
} from '@starboard/kernel';

// Lets bots play Battlestar Galactica until a game ends as asked, and writes it as a record that "starboard verify"
// accepts: for endings that random players do not reach. --after names an event that must have happened, too.
//   node scripts/record-bots.mjs --players 4 --modules pegasus,new-caprica --ending humans-left-new-caprica --to FILE

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    modules: { type: 'string', default: '' },
    level: { type: 'string', default: 'normal' },
    seed: { type: 'string', default: '1' },
    ending: { type: 'string' },
    after: { type: 'string' },
    to: { type: 'string' },
  },
});
const MOST_GAMES = 200;

const game = anyGame(bsg);
const seats = Number(values.players);
const options = { modules: values.modules === '' ? [] : values.modules.split(',') };
const bot = botFor(bsg.name, values.level);
if (bot === null || values.ending === undefined || values.to === undefined) {
  throw new Error('needs --ending and --to, and a level there is');
}

/** The answers of one game, and how it ended. */
function play(trial) {
  const { state, events } = start(game, trial);
  const seen = [...events];
  const entries = [];
  const sitting = Array.from({ length: seats }, (_, seat) => ({
    memory: bot.sitDown(viewOf(game, state, seatAt(seat))),
    noticed: 0,
    chance: whims(`${trial.seed}/${seat}`),
  }));
  while (state.outcome === null) {
    const open = state.asks.find(({ answered }) => !answered);
    const player = sitting[open.seat];
    const view = viewOf(game, state, open.seat);
    const ask = view.asks.find(({ id }) => id === open.id);
    player.memory = bot.notice(
      player.memory,
      eventsFor(seen.slice(player.noticed), open.seat),
      view,
    );
    player.noticed = seen.length;
    const decision = bot.decide(view, ask, player.memory, player.chance);
    player.memory = decision.memory;
    entries.push({ kind: 'answer', seat: open.seat, ask: open.id, answer: decision.answer });
    seen.push(...answer(game, state, open.seat, open.id, decision.answer).events);
  }
  return { entries, ending: state.outcome.reason.id, told: seen.map(({ type }) => type) };
}

function record(trial, entries) {
  let { match } = beginMatch(game, trial);
  const links = [];
  for (const entry of entries) {
    const move = enterMove(game, match, entry);
    links.push(move.link);
    match = move.match;
  }
  return recordOf(match, links);
}

for (let i = 0; i < MOST_GAMES; i++) {
  const trial = { seats, seed: seedFrom(`${values.seed}/${i}`), options };
  const { entries, ending, told } = play(trial);
  console.log(`game ${i}: ${ending} after ${entries.length} answers`);
  if (ending !== values.ending) continue;
  if (values.after !== undefined && !told.includes(values.after)) continue;
  await writeFile(values.to, `${JSON.stringify(record(trial, entries))}\n`);
  process.exit(0);
}
console.error(`no game of ${MOST_GAMES} ended so`);
process.exit(1);
