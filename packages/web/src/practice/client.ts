import { turned } from '@starboard/kernel';
import { gameNamed, isMain } from '../game-name.ts';
import { lessonSeed } from '../lessons/deals.ts';
import { onSettings, settings, usualOrders } from '../settings.ts';
import { type TableClient, tableStore } from '../table/client.ts';
import { toBegin } from './begun.ts';
import { keep, kept } from './keep.ts';
import type { FromWorker, PracticeSetup, ToWorker } from './messages.ts';
import { peopleOf } from './people.ts';

export interface PracticeTable extends TableClient {
  /** What whoever did not say their name is called: another word in another language. */
  callMe(name: string): void;
  /** Bots wait, while somebody reads, or go on. */
  hold(on: boolean): void;
}

/** Sits down at a practice game: one that was kept, or else a new one. */
export function practiceClient(id: string, setup: PracticeSetup | null): PracticeTable {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const say = (message: ToWorker): void => worker.postMessage(message);
  const store = tableStore();
  let seat = 0;
  let captain = '';
  let sat: PracticeSetup | null = null;
  /** What the bots wait for: somebody who reads, and whatever is shown. */
  const waiting = new Set<object>();
  const reader = {};

  function hold(what: object, on: boolean): void {
    const before = waiting.size > 0;
    if (on) waiting.add(what);
    else waiting.delete(what);
    if (waiting.size > 0 !== before) say({ say: 'hold', on });
  }

  function sitDown(at: PracticeSetup): void {
    const bots = Array.from({ length: at.seats }, (_, i) => i).filter(
      (it) => !at.humans.includes(it),
    );
    sat = at;
    store.set({ game: at.game, people: peopleOf(at, captain), bots });
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    switch (data.say) {
      case 'seen': {
        seat = data.seat;
        const { view, log } = store.state();
        store.set({
          connection: 'live',
          // It comes as a copy: what has not changed stays the very same.
          view: view === null ? data.view : turned(view, data.view).value,
          log: [...log.slice(0, data.log.kept), ...data.log.added],
          canTakeBack: data.canTakeBack,
          curtain: data.next,
          sending: false,
          refusal: null,
        });
        return;
      }
      case 'save': {
        const over = store.state().view?.outcome != null;
        void keep({ id, saved: data.saved, when: Date.now(), over });
        return;
      }
      case 'refused':
        store.set({ refusal: data.why, sending: false });
        return;
      case 'unreadable':
        store.set({ connection: 'unreadable' });
    }
  });

  // It could not be loaded, or it broke: what was kept is still there.
  worker.addEventListener('error', () => store.set({ connection: 'failed' }));

  const forgetPace = onSettings(({ botPace }) => say({ say: 'pace', pace: botPace }));

  void kept(id)
    .catch(() => undefined)
    .then((found) => {
      const pace = settings().botPace;
      if (found !== undefined && gameNamed(found.saved.setup.game) === null) {
        store.set({ connection: 'unreadable' });
      } else if (found !== undefined) {
        sitDown(found.saved.setup);
        say({ say: 'resume', saved: found.saved, pace });
      } else if (setup !== null) {
        sitDown(setup);
        say({
          say: 'begin',
          setup,
          seed: setup.lesson === true && isMain(setup.game) ? lessonSeed(setup.game) : freshSeed(),
          pace,
          orders: usualOrders(setup.game),
        });
      } else {
        store.set({ connection: 'lost' });
      }
    });

  return {
    subscribe: store.subscribe,
    state: store.state,
    answer(ask, answer) {
      store.set({ sending: true, refusal: null });
      say({ say: 'answer', seat, ask, answer });
    },
    takeBack() {
      say({ say: 'take-back', seat });
    },
    order(orders) {
      say({ say: 'orders', seat, orders });
    },
    talk() {},
    quick() {},
    back() {},
    async rematch() {
      return sat === null ? '/' : toBegin(sat);
    },
    callMe(name) {
      captain = name;
      if (sat !== null) store.set({ people: peopleOf(sat, captain) });
    },
    hold: (on) => hold(reader, on),
    wait() {
      const shown = {};
      hold(shown, true);
      return () => hold(shown, false);
    },
    lift() {
      const next = store.state().curtain;
      if (next !== null) say({ say: 'look', seat: next });
    },
    close() {
      forgetPace();
      worker.terminate();
    },
  };
}

function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
