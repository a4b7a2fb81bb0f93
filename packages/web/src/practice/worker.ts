import { Fault, type Order, type Seat, seatAt } from '@starboard/kernel';
import { playOpening, scripted, scriptOf } from '../lessons/script.ts';
import {
  begin,
  botsTurn,
  enter,
  type Logged,
  mayTakeBack,
  type Played,
  type PracticeGame,
  playBot,
  resume,
  saved,
  seenBy,
} from './game.ts';
import type { FromWorker, PracticeSetup, Saved, ToWorker } from './messages.ts';
import { playedGame } from './played.ts';

// The referee and the bots think here, so that the page never stops.

let practice: PracticeGame | null = null;
let looking: Seat = seatAt(0);
/** Between two people at one device. */
let curtain = false;
let pace = 0;
/** Somebody reads or looks, and the bots wait; those that play at once do not. */
let held = false;
/** The log as the page has it. */
let told: readonly Logged[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** When something was shown last. */
let shown = 0;
/** Bots that play at once are shown together, as often as this: to lay the table out takes longer than to move. */
const BREATH = 250;

function tell(message: FromWorker): void {
  postMessage(message);
}

/** Who should take the device: nobody, while whoever holds it is asked something. */
function nextToLook({ setup, match }: PracticeGame): Seat | null {
  if (setup.humans.length < 2 || match.state.outcome !== null) return null;
  const asked = match.state.asks.filter(({ answered }) => !answered).map(({ seat }) => seat);
  if (!curtain && asked.includes(looking)) return null;
  return asked.find((seat) => setup.humans.includes(seat)) ?? null;
}

function show(): void {
  if (practice === null) return;
  const next = nextToLook(practice);
  if (next !== null) curtain = true;
  shown = performance.now();
  tell({
    say: 'seen',
    seat: looking,
    view: seenBy(practice, looking),
    log: news(practice.logs[looking] ?? []),
    canTakeBack: mayTakeBack(practice, looking),
    next,
  });
}

/** What the page does not have yet of a log: a whole game's would be much to send with every move. */
function news(log: readonly Logged[]): { kept: number; added: readonly Logged[] } {
  const differs = told.findIndex((entry, i) => entry !== log[i]);
  const kept = differs < 0 ? told.length : differs;
  told = [...log];
  return { kept, added: log.slice(kept) };
}

/** Shows what is, keeps it, and lets the next bot think if one is asked. */
function proceed(): void {
  if (practice === null) return;
  const open = botsTurn(practice);
  const wait = practice.setup.lesson === true ? Math.max(pace, LESSON_PACE) : pace;
  const stops = open === null || (held && wait > 0);
  if (stops || wait > 0 || performance.now() - shown > BREATH) show();
  clearTimeout(timer);
  if (stops) {
    tell({ say: 'save', saved: saved(practice) });
    return;
  }
  timer = setTimeout(() => {
    if (practice === null) return;
    playBot(practice, open);
    proceed();
  }, wait);
}

/** In a lesson the page has the time to say that somebody reads. */
const LESSON_PACE = 400;

async function begun(
  setup: PracticeSetup,
  seed: string,
  orders: readonly Order[],
): Promise<PracticeGame> {
  const game = begin(await playedIn(setup), setup, seed);
  const script = setup.lesson === true ? await scriptOf(setup.game) : null;
  if (script !== null) playOpening(game, script);
  // In a lesson everything is asked.
  if (script !== null || orders.length === 0) return game;
  for (const seat of setup.humans) enter(game, { kind: 'orders', seat: seatAt(seat), orders });
  return game;
}

/** The rules and the bots of a game; in a lesson the bots keep to its script. */
async function playedIn({ game, lesson, level }: PracticeSetup): Promise<Played> {
  const played = await playedGame(game, level);
  const script = lesson === true ? await scriptOf(game) : null;
  return script === null ? played : scripted(played, script);
}

/** A game that was kept; null when another version kept it in a way this one cannot read. */
function readable(played: Played, it: Saved): PracticeGame | null {
  try {
    return resume(played, it);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function sit(game: PracticeGame): void {
  practice = game;
  looking = seatAt(game.setup.humans[0] ?? 0);
  curtain = game.setup.humans.length > 1;
  proceed();
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => {
    // The page hears of what is reported as of anything that breaks here.
    if (!(error instanceof Fault)) return reportError(error);
    tell({ say: 'refused', why: error.why });
  });
});

async function hear(message: ToWorker): Promise<void> {
  switch (message.say) {
    case 'begin':
      pace = message.pace;
      return sit(await begun(message.setup, message.seed, message.orders));
    case 'resume': {
      pace = message.pace;
      const game = readable(await playedIn(message.saved.setup), message.saved);
      return game === null ? tell({ say: 'unreadable' }) : sit(game);
    }
    case 'pace':
      pace = message.pace;
      return held ? proceed() : undefined;
    case 'hold':
      held = message.on;
      return practice === null ? undefined : proceed();
    case 'look':
      looking = seatAt(message.seat);
      curtain = false;
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
