import { type GameName, isMain } from '../game-name.ts';

type Facts = Record<string, unknown> & { readonly players: readonly unknown[] };

/** What everybody knew, together: what those who watch see, and whatever any seat (`own`, by seat) sees beyond that. */
export function allSeen(game: GameName, seen: object, own: readonly object[]): object {
  // The main games list their players by seat, each as that player sees themselves.
  return isMain(game) ? withPlayers(seen, own as readonly Facts[]) : filledObject(seen, own);
}

function withPlayers(seen: object, own: readonly Facts[]): object {
  const facts: Facts = { ...seen, players: own.map(({ players }, seat) => players[seat]) };
  for (const [name, value] of Object.entries(facts)) {
    if (value === null) facts[name] = own.map((it) => it[name]).find((it) => it !== null) ?? null;
    // What modules show of their own is hidden thing by thing.
    else if (name === 'parts')
      facts[name] = filled(
        value,
        own.map((it) => it[name]),
      );
  }
  return facts;
}

/** Wherever nothing is seen, what somebody else sees in the same place. */
function filled(seen: unknown, others: readonly unknown[]): unknown {
  if (seen === null) return others.find((it) => it !== null && it !== undefined) ?? null;
  if (Array.isArray(seen)) {
    return seen.map((it, i) =>
      filled(
        it,
        others.map((other) => partOf(other, i)),
      ),
    );
  }
  return typeof seen === 'object' ? filledObject(seen, others) : seen;
}

function filledObject(seen: object, others: readonly unknown[]): object {
  return Object.fromEntries(
    Object.entries(seen).map(([name, it]) => [
      name,
      filled(
        it,
        others.map((other) => partOf(other, name)),
      ),
    ]),
  );
}

function partOf(whole: unknown, name: string | number): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}
