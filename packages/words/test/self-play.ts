import {
  type AnyGame,
  type Ask,
  type Choice,
  eventFor,
  type Outcome,
  type SeenEvent,
  seedFrom,
  viewersOf,
  viewOf,
} from '@starboard/kernel';
import { playTrial } from '@starboard/kernel/harness';
import type { Speech } from '@starboard/words';
import { PEOPLE } from './languages.ts';

/** What random games gave people to read. */
export interface Played {
  readonly events: readonly SeenEvent[];
  readonly asks: readonly { readonly ask: Ask; readonly facts: object }[];
  readonly outcomes: readonly Outcome[];
}

const MOST_OF_A_KIND = 40;

/** Plays some games and keeps some events and asks of every kind, as each viewer got them. */
export function playSome(
  game: AnyGame,
  seats: readonly number[],
  games: number,
  options: Readonly<Record<string, unknown>> = {},
): Played {
  const events: SeenEvent[] = [];
  const asks: { ask: Ask; facts: object }[] = [];
  const outcomes: Outcome[] = [];
  const counts = new Map<string, number>();
  const room = (kind: string): boolean => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < MOST_OF_A_KIND;
  };
  for (const players of seats) {
    for (let i = 0; i < games; i++) {
      const result = playTrial(
        game,
        { seats: players, seed: seedFrom(`words/${players}/${i}`), options },
        {
          events(happened) {
            for (const event of happened) {
              for (const viewer of viewersOf(players)) {
                const seen = eventFor(event, viewer);
                const kind = `event ${event.type} ${Object.keys(Object(seen?.data)).join()}`;
                if (seen !== null && room(kind)) events.push(seen);
              }
            }
          },
          checks: [
            ({ state, open }) => {
              if (room(`ask ${open.ask.prompt}`)) {
                const { facts } = viewOf(game, state, open.seat);
                asks.push(structuredClone({ ask: open.ask, facts }));
              }
              return undefined;
            },
          ],
        },
      );
      if (result.violations.length > 0) throw new Error(result.violations.join('\n'));
      if (result.outcome !== null) outcomes.push(result.outcome);
    }
  }
  return { events, asks, outcomes };
}

/** Everything that people were given to read, as one of them would. */
export function readOut(speech: Speech, { events, asks, outcomes }: Played): string[] {
  return [
    ...events.map((event) => speech.event(event, PEOPLE)).filter((text) => text !== ''),
    ...asks.flatMap(({ ask, facts }) => [
      speech.prompt(ask, PEOPLE),
      ...choicesOf(ask).map((choice) => speech.choice(ask, choice, PEOPLE, facts)),
      ...(speech.scene?.(facts, PEOPLE) ?? []),
    ]),
    ...outcomes.map((outcome) => speech.outcome(outcome, PEOPLE)),
  ];
}

export function choicesOf(ask: Ask): readonly Choice[] {
  return 'of' in ask ? ask.of : [];
}
