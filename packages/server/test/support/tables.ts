import { type AskView, type Json, sampleAnswer, whims } from '@starboard/kernel';
import type { Server } from '@starboard/server';
import { type Live, Person } from './person.ts';

export interface Seated {
  readonly table: string;
  readonly people: Person[];
  readonly lives: Live[];
  readonly invite: string;
}

/** A table with people on all its seats, all connected, begun. */
export async function seated(
  servers: readonly Server[],
  game: string,
  seats: number,
  more: object = {},
  people: Person[] = [],
): Promise<Seated> {
  const urls = servers.map(({ url }) => url);
  const urlFor = (i: number): string => urls[i % urls.length] ?? '';
  for (let i = people.length; i < seats; i++)
    people.push(await Person.guest(urlFor(i), `Player ${i}`));
  const [host] = people;
  if (host === undefined) throw new Error('nobody');
  const made = await host.do('POST', '/api/tables', { game, seats, ...more });
  for (let i = 1; i < seats; i++)
    await people[i]?.do('PUT', `/api/tables/${made.id}/seats/${i}`, { invite: made.invite });
  await host.do('POST', `/api/tables/${made.id}/start`);
  const lives: Live[] = [];
  for (const person of people) {
    const live = await person.live();
    await live.join(made.id);
    lives.push(live);
  }
  return { table: made.id, people, lives, invite: made.invite };
}

const chance = whims('tests');

/** A legal answer to any ask: the test may look into the server, which a player may not. */
export function legalAnswer({ services }: Server, table: string, ask: AskView): Json {
  const room = [...services.hall.rooms.values()].find(({ id }) => id === table);
  const open = room?.playing?.match.state.asks.find(({ id }) => id === ask.id);
  if (room?.playing == null || open === undefined) throw new Error('that is not asked');
  return sampleAnswer(room.game, room.playing.match.state, open, chance);
}

/** Plays so many answers, by whoever is asked; stops at the end of the game. */
export async function playOn(
  server: Server,
  { table, lives }: Seated,
  answers: number,
  each: () => void = () => {},
): Promise<number> {
  let given = 0;
  while (given < answers) {
    const [first] = lives;
    if (first === undefined || first.at(table).view?.outcome != null) return given;
    const live = lives.find((it) => it.asks(table).length > 0);
    const [ask] = live?.asks(table) ?? [];
    if (live === undefined || ask === undefined) throw new Error('nobody is asked');
    const reply = await live.answer(table, ask.id, legalAnswer(server, table, ask));
    if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
    given += 1;
    const seq = reply.seq;
    for (const it of lives) await it.until(() => it.at(table).seq >= seq);
    each();
  }
  return given;
}
