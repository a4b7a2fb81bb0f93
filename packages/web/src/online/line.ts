/** The live connection to the server: comes back by itself, and says when it did. */
export interface Line {
  /** Sends a message; false when there is no connection at this moment. */
  send(message: object): boolean;
  /** A new connection at once: as somebody else, after signing in. */
  anew(): void;
  close(): void;
}

interface Hears {
  /** Called whenever the connection is there, the first time and every time again. */
  opened(): void;
  heard(message: unknown): void;
  broken(): void;
  /** The server does not want us: signed out elsewhere, or not allowed. */
  turnedAway(): void;
}

const HEARTBEAT_MS = 25_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** Close codes of the server's own: signed out, refused. */
const TURNED_AWAY = new Set([4001, 4003]);

export function openLine(hears: Hears): Line {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT_MS;
  let again: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function connect(): void {
    clearTimeout(again);
    const { protocol, host } = window.location;
    const mine = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`);
    socket = mine;
    mine.addEventListener('open', () => {
      wait = FIRST_WAIT_MS;
      hears.opened();
    });
    mine.addEventListener('message', ({ data }) => {
      if (socket === mine) hears.heard(JSON.parse(String(data)));
    });
    mine.addEventListener('close', ({ code }) => {
      if (closed || socket !== mine) return;
      socket = null;
      if (TURNED_AWAY.has(code)) return hears.turnedAway();
      hears.broken();
      // Not everybody at once when a server comes back.
      again = setTimeout(connect, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    });
  }

  function send(message: object): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  // A phone that wakes up, a network that is back: no reason to wait any longer.
  function hurry(): void {
    if (socket === null && !closed) connect();
  }

  let pings = 0;
  const heartbeat = setInterval(() => send({ type: 'ping', id: pings++ }), HEARTBEAT_MS);
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  connect();
  return {
    send,
    anew() {
      const old = socket;
      socket = null;
      old?.close();
      connect();
    },
    close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(again);
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket?.close();
    },
  };
}
