import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { shutOut } from '../accounts/entrances.ts';
import type { Caller } from '../accounts/players.ts';
import { comeBack } from '../play/away.ts';
import { type Act, act } from '../play/enter.ts';
import { farewell, inRoom, stepsSince, welcome } from '../play/hall.ts';
import { clocksOf, infoOf } from '../play/info.ts';
import { type Member, mayTakeBack, seatOf, viewFor } from '../play/room.ts';
import { stepFor } from '../play/step.ts';
import { lastOwn } from '../reach/since.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import { viewerOf } from '../tables/roles.ts';
import { say, talkFor } from '../tables/talk.ts';
import { refusalBody } from './errors.ts';
import { checked } from './route.ts';
import { type ClientMessage, clientMessage } from './schemas.ts';

/** The open connections, and by what they came in, so that they end with it. */
export type Sockets = Map<WebSocket, Caller | null>;

/** How often somebody is asked whether they are still there: each counted from when they came, so never all at once. */
const STILL_THERE_MS = 20_000;

/** A client that does not read is cut off rather than remembered for. */
const MOST_BUFFERED = 4 * 1024 * 1024;
const MOST_TABLES = 20;
/** How many steps a client gets that was away; it can ask for older ones. */
const MOST_STEPS = 200;

interface Line {
  readonly services: Services;
  readonly socket: WebSocket;
  readonly player: PlayerId | null;
  readonly joined: Map<TableId, Member>;
  /** Messages this client may still send at once. */
  budget: number;
  spentAt: number;
  last: Promise<void>;
  /** What carries the socket's messages. */
  readonly wire: Duplex;
  heldBack: boolean;
  /** Nothing has come since they were last asked whether they are still there. */
  silent: boolean;
  readonly stillThere: NodeJS.Timeout;
}

export function attend(
  services: Services,
  socket: WebSocket,
  wire: Duplex,
  caller: Caller | null,
): void {
  const player = caller?.player ?? null;
  const now = performance.now();
  const { messagesPerSecond } = services.config.limits;
  const line: Line = {
    services,
    socket,
    player,
    joined: new Map(),
    budget: messagesPerSecond * 3,
    spentAt: now,
    last: Promise.resolve(),
    wire,
    heldBack: false,
    silent: false,
    stillThere: setInterval(() => askWhetherThere(line), STILL_THERE_MS).unref(),
  };
  services.sockets.set(socket, caller);
  socket.on('message', (data: Buffer, binary: boolean) => {
    line.silent = false;
    // Shown the door already.
    if (socket.readyState !== socket.OPEN) return;
    if (binary) return socket.close(1003, 'text only');
    if (!spend(line)) return socket.close(1008, 'too fast');
    // One after the other, so that an answer sent after a join is taken after it.
    line.last = line.last.then(() => receive(line, data.toString('utf8')));
  });
  socket.on('pong', () => {
    line.silent = false;
  });
  socket.on('close', () => hangUp(line));
  socket.on('error', () => socket.terminate());
  send(line, { type: 'hello', player, heartbeat: 30 });
}

/** Ends the connection if nobody is at the other end any more. */
function askWhetherThere(line: Line): void {
  if (line.silent) return line.socket.terminate();
  line.silent = true;
  line.socket.ping();
}

function spend(line: Line): boolean {
  const { messagesPerSecond } = line.services.config.limits;
  const now = performance.now();
  line.budget = Math.min(
    messagesPerSecond * 3,
    line.budget + ((now - line.spentAt) / 1000) * messagesPerSecond,
  );
  line.spentAt = now;
  line.budget -= 1;
  return line.budget >= 0;
}

function send(line: Line, message: object): void {
  sendText(line, JSON.stringify(message));
}

function sendText(line: Line, text: string): void {
  const { socket } = line;
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_BUFFERED) return socket.terminate();
  holdBack(line);
  socket.send(text);
}

/** What is sent in one go travels in one go: an update, and the reply to what led to it. */
function holdBack(line: Line): void {
  if (line.heldBack) return;
  line.heldBack = true;
  line.wire.cork();
  process.nextTick(() => {
    line.heldBack = false;
    line.wire.uncork();
  });
}

function hangUp(line: Line): void {
  const { hall, sockets } = line.services;
  sockets.delete(line.socket);
  clearInterval(line.stillThere);
  for (const [id, member] of line.joined) {
    const room = hall.rooms.get(id);
    if (room !== undefined) farewell(hall, room, member);
  }
  line.joined.clear();
}

async function receive(line: Line, text: string): Promise<void> {
  if (line.socket.readyState !== line.socket.OPEN) return;
  let id: number | null = null;
  try {
    const given: unknown = parsed(text);
    if (typeof given === 'object' && given !== null && 'id' in given && Number.isInteger(given.id))
      id = Number(given.id);
    const message = checked(clientMessage, given, 'message');
    send(line, { type: 'done', id: message.id, ...(await answer(line, message)) });
  } catch (error) {
    const { status, body } = refusalBody(error, line.services.hall.log);
    send(line, { type: 'refused', id, status, ...body });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'bad-request');
  }
}

async function answer(line: Line, message: ClientMessage): Promise<object> {
  const { hall } = line.services;
  switch (message.type) {
    case 'ping':
      return {};
    case 'join':
      await join(line, message);
      return {};
    case 'leave': {
      const member = line.joined.get(message.table);
      const room = hall.rooms.get(message.table);
      line.joined.delete(message.table);
      if (member !== undefined && room !== undefined) farewell(hall, room, member);
      return {};
    }
    case 'back':
      await inRoom(hall, message.table, async (room) => {
        viewerOf(room, playerOf(line));
        const seat = seatOf(room, line.player);
        if (seat === null) throw new Refusal(403, 'not-your-seat');
        await comeBack(hall, room, seat);
      });
      return {};
    case 'talk': {
      const said = await say(hall, message.table, playerOf(line), message, message.to);
      return { said: said.id };
    }
    case 'answer':
    case 'take-back':
    case 'orders':
      return act(hall, message.table, playerOf(line), actOf(message));
  }
}

function playerOf({ player }: Line): PlayerId {
  if (player === null) throw new Refusal(401, 'not-signed-in');
  return player;
}

function actOf(message: Extract<ClientMessage, { key: string }>): Act {
  switch (message.type) {
    case 'answer':
      return {
        kind: 'answer',
        ask: message.ask,
        seq: message.seq,
        key: message.key,
        answer: message.answer,
      };
    case 'take-back':
      return { kind: 'take-back', seq: message.seq, key: message.key };
    case 'orders':
      return { kind: 'orders', orders: message.orders, key: message.key };
  }
}

/** Says where a table stands, with what was missed; from now on this connection gets every update. */
async function join(
  line: Line,
  { table, seen, invite }: Extract<ClientMessage, { type: 'join' }>,
): Promise<void> {
  const { hall } = line.services;
  if (!line.joined.has(table) && line.joined.size >= MOST_TABLES)
    throw new Refusal(429, 'too-many-joined');
  await inRoom(hall, table, async (room) => {
    // Refused before anything is done for somebody who may not see it.
    viewerOf(room, line.player, invite);
    const before = line.joined.get(table);
    if (before !== undefined) room.members.delete(before);
    const seat = seatOf(room, line.player);
    if (seat !== null) await comeBack(hall, room, seat);
    // Coming back reads the table again: by then the seat may be somebody else's.
    const viewer = viewerOf(room, line.player, invite);
    const seq = room.playing?.seq ?? null;
    const since = Math.max(seen ?? -1, (seq ?? 0) - MOST_STEPS);
    const stored = seq === null ? [] : await stepsSince(hall.store, table, since, MOST_STEPS);
    // What another process has added since is not for whoever we still believe to sit there.
    const steps = stored.filter((step) => step.seq <= (seq ?? 0));
    const member: Member = {
      player: line.player,
      viewer,
      invite,
      send: (_, text) => sendText(line, text),
    };
    line.joined.set(table, member);
    send(line, {
      type: 'table-joined',
      table,
      you: viewer,
      seq,
      info: infoOf(room, viewer !== 'spectator' || room.table.host === line.player),
      view: viewFor(room, viewer),
      steps: steps.map((step) => stepFor(step, viewer)),
      clocks: clocksOf(room, viewer),
      mayTakeBack: mayTakeBack(room, viewer),
      lastOwn: line.player === null ? null : await lastOwn(hall, table, line.player),
      talk: await talkFor(hall, table, line.player),
    });
    welcome(hall, room, member);
  });
  // Closed while it was joining.
  if (line.socket.readyState !== line.socket.OPEN) hangUp(line);
}

/** Ends the connections whose session or token is gone: of one player, or all of them. */
export async function recheck({ hall, sockets }: Services, player: PlayerId | null): Promise<void> {
  const callers = [...sockets.values()].flatMap((it) =>
    it === null || (player !== null && it.player !== player) ? [] : [it],
  );
  if (callers.length === 0) return;
  const out = await shutOut(hall.store, callers);
  for (const [socket, caller] of sockets) {
    if (caller !== null && out.has(caller)) socket.close(4001, 'signed out');
  }
}
