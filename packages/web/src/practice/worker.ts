import { Fault, type Seat, seatAt } from '@starboard/kernel';
import {
  begin,
  botsTurn,
  canTakeBack,
  enter,
  type PracticeGame,
  playBot,
  resume,
  saved,
  seenBy,
} from './game.ts';
import type { FromWorker, ToWorker } from './messages.ts';

// The referee and the bots think here, so that the page never stops.

let practice: PracticeGame | null = null;
let looking: Seat = seatAt(0);
let pace = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(message: FromWorker): void {
  postMessage(message);
}

function show(): void {
  if (practice === null) return;
  const waiting = practice.match.state.asks.find(({ answered }) => !answered)?.seat ?? null;
  const humans = practice.setup.humans;
  const next = waiting !== null && humans.includes(waiting) && waiting !== looking ? waiting : null;
  tell({
    say: 'seen',
    seat: looking,
    view: seenBy(practice, looking),
    log: practice.logs[looking] ?? [],
    canTakeBack: canTakeBack(practice, looking),
    next,
  });
}

/** Shows what is, keeps it, and lets the next bot think if one is asked. */
function proceed(): void {
  if (practice === null) return;
  show();
  const open = botsTurn(practice);
  clearTimeout(timer);
  if (open === null) {
    tell({ say: 'save', saved: saved(practice) });
    return;
  }
  timer = setTimeout(() => {
    if (practice === null) return;
    playBot(practice, open);
    proceed();
  }, pace);
}

function sit(game: PracticeGame): void {
  practice = game;
  looking = seatAt(game.setup.humans[0] ?? 0);
  proceed();
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    hear(data);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    tell({ say: 'refused', why: error.why });
  }
});

function hear(message: ToWorker): void {
  switch (message.say) {
    case 'begin':
      pace = message.pace;
      return sit(begin(message.setup));
    case 'resume':
      pace = message.pace;
      return sit(resume(message.saved));
    case 'pace':
      pace = message.pace;
      return;
    case 'look':
      looking = seatAt(message.seat);
      return show();
    case 'answer': {
      if (practice === null) return;
      const { seat, ask, answer } = message;
      enter(practice, { kind: 'answer', seat: seatAt(seat), ask, answer });
      return proceed();
    }
    case 'orders':
      if (practice === null) return;
      enter(practice, {
        kind: 'orders',
        seat: seatAt(message.seat),
        orders: message.orders,
      });
      return proceed();
    case 'take-back':
      if (practice === null) return;
      enter(practice, { kind: 'take-back', seat: seatAt(message.seat) });
      return proceed();
  }
}
