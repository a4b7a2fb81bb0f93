import { type Json, judge, type OpenAsk, sampleAnswer, seatAt, whims } from '@starboard/kernel';
import { comeBack } from './away.ts';
import { commit } from './commit.ts';
import { type Hall, inRoom, stepsSince } from './hall.ts';
import { hold } from './held.ts';
import { type Room, type SeatRow, viewFor } from './room.ts';
import { isBotSeat, standsStill } from './schedule.ts';
import { type HappenedStep, stepFor } from './step.ts';

/** Lets bots answer whatever waits for them. They think elsewhere; nothing here waits for them. */
export function seeToBots(hall: Hall, room: Room): void {
  const { playing } = room;
  if (playing === null || room.table.status !== 'playing' || hall.closed) return;
  if (standsStill(room)) return;
  for (const open of playing.match.state.asks) {
    const row = room.seats[open.seat];
    if (open.answered || row === undefined || !isBotSeat(row)) continue;
    if (room.thinking.has(open.id) || room.held.has(open.id)) continue;
    room.thinking.add(open.id);
    answerFor(hall, room, open, row)
      .catch((error: unknown) => hall.log.warn('a bot could not answer', error))
      .finally(() => room.thinking.delete(open.id));
  }
}

interface Thought {
  /** Of the game's time when it began to think. */
  readonly revision: number | undefined;
  readonly answer: Json;
  readonly memory: Json;
  readonly seq: number;
}

async function answerFor(hall: Hall, room: Room, open: OpenAsk, row: SeatRow): Promise<void> {
  const asked = hall.time.now();
  const thought = await think(hall, room, open, row);
  await untilItsMoment(hall, room, asked);
  await inRoom(hall, room.id, async (it) => {
    for (let tries = 0; tries < 8 && !hall.closed; tries++) {
      const { playing } = it;
      const now = playing?.match.state.asks.find(({ id, answered }) => id === open.id && !answered);
      const seat = it.seats[open.seat];
      // Somebody may have come back, or another process been faster.
      if (playing == null || now === undefined || seat === undefined || !isBotSeat(seat)) return;
      if (it.held.has(now.id) || standsStill(it)) return;
      const answer = legal(hall, it, now, thought.answer);
      if (playing.match.state.noTells && now.window !== null) {
        if ((await hold(hall, it, playing, now, answer, null, null)) === null) continue;
        break;
      }
      const entry = { kind: 'answer' as const, seat: now.seat, ask: now.id, answer };
      if (!(await commit(hall, it, playing, [{ entry, player: null, key: null }]))) continue;
      hall.metrics.answers.inc({ by: 'bot', result: 'taken' });
      break;
    }
    await remember(hall, it, row.seat, thought);
    if (it.wantBack.has(open.seat)) await comeBack(hall, it, open.seat);
  });
}

/**
 * When a bot's answer is given must not tell how long it had to think: at a table with no tells always after the
 * same time, or, should that not be enough, after a multiple of it.
 */
function untilItsMoment(hall: Hall, room: Room, asked: number): Promise<void> {
  const pace = room.table.no_tells ? Math.max(1, hall.bots.paceWithoutTells) : hall.bots.pace;
  if (pace === 0) return Promise.resolve();
  const beats = room.table.no_tells ? Math.max(1, Math.ceil((hall.time.now() - asked) / pace)) : 1;
  return new Promise((resolve) => {
    hall.time.at(asked + beats * pace, resolve);
  });
}

async function think(hall: Hall, room: Room, open: OpenAsk, row: SeatRow): Promise<Thought> {
  const seat = seatAt(row.seat);
  const view = viewFor(room, seat);
  const seq = room.playing?.seq ?? 0;
  const ask = view?.asks.find(({ id }) => id === open.id);
  const revision = room.playing?.revision;
  const none = { revision, answer: null, memory: null, seq };
  if (view == null || ask === undefined) return none;
  const steps = await stepsSince(hall.store, room.id, row.memory_seq);
  const stand = standing(steps.filter((step) => step.seq <= seq));
  // What may still be taken back is not remembered, but told every time.
  const horizon = seq - (room.playing?.match.undo?.links ?? 0);
  const seen = (some: readonly HappenedStep[]) => some.flatMap((it) => stepFor(it, seat).events);
  const started = performance.now();
  const question = {
    game: room.game.name,
    level: row.bot ?? 'normal',
    view,
    ask,
    memory: row.memory === null ? null : { value: row.memory as Json },
    settled: seen(stand.filter((step) => step.seq <= horizon)),
    events: seen(stand.filter((step) => step.seq > horizon)),
    seed: hall.luck('bot'),
    patience: room.table.no_tells
      ? Math.floor(hall.bots.paceWithoutTells * 0.8)
      : hall.bots.patience,
  };
  // Bots think on the account of whoever made the table.
  const decided = await hall.bots.pool.decide(question, room.table.host ?? room.id);
  hall.metrics.thinkSeconds.observe((performance.now() - started) / 1000);
  return decided === null ? none : { ...decided, revision, seq: Math.min(seq, horizon) };
}

/** The steps whose events still stand: some replace those before them. */
export function standing(steps: readonly HappenedStep[]): HappenedStep[] {
  let stand: HappenedStep[] = [];
  for (const step of steps) {
    stand = stand.filter(({ seq }) => seq < step.seq - step.replaces || step.replaces === 0);
    stand.push(step);
  }
  return stand;
}

/** The bot's answer, or some other legal one: a bot's mistake never stops a game. */
function legal(hall: Hall, room: Room, open: OpenAsk, answer: Json): Json {
  const state = room.playing?.match.state;
  if (state === undefined) return answer;
  if (answer !== null && judge(room.game, state, open, answer) === null) return answer;
  if (answer !== null)
    hall.log.info('a bot gave an illegal answer', {
      game: room.game.name,
      prompt: open.ask.prompt,
    });
  return sampleAnswer(room.game, state, open, whims(hall.luck('bot')));
}

async function remember(
  hall: Hall,
  room: Room,
  seat: number,
  { memory, seq, revision }: Thought,
): Promise<void> {
  // All may have gone back to before what it has seen: it looks once more when it is asked next.
  if (memory === null || room.playing?.revision !== revision) return;
  const row = room.seats[seat];
  if (row !== undefined) room.seats[seat] = { ...row, memory, memory_seq: seq };
  await hall.store.db
    .updateTable('seat')
    .set({ memory: JSON.stringify(memory), memory_seq: seq })
    .where('table_id', '=', room.id)
    .where('seat', '=', seat)
    .execute();
}
