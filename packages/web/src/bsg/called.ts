import type { BsgEvents, BsgView, CharacterId } from '@starboard/bsg/reading';
import type { Person, Speech } from '@starboard/words';
import type { Called } from '../table/called.ts';
import type { LogEntry } from '../table/client.ts';
import { nameAmong } from './short-name.ts';

// People are called by whom they play. Who plays whom is read from the log, so that what happened stays what it was when
// somebody plays another one later.

type People = readonly Person[];
type Played = readonly (CharacterId | null)[];

/** Those who are spoken of as women, where a language asks. */
const WOMEN: ReadonlySet<CharacterId> = new Set<CharacterId>([
  'laura-roslin',
  'kara-starbuck-thrace',
  'sharon-boomer-valerii',
  'helena-cain',
  'anastasia-dee-dualla',
  'ellen-tigh',
  'louanne-kat-katraine',
  'caprica-six',
  'tory-foster',
  'callandra-cally-tyrol',
]);

/** People by the names of their characters, in full where two would be called alike; who has none yet by their own. */
function asPlayed(chairs: People, played: Played, speech: Speech): People {
  const names = played.map((it) => (it === null ? null : speech.name(`character:${it}`)));
  const all = names.flatMap((it) => it ?? []);
  return chairs.map((chair, seat) => {
    const character = played[seat] ?? null;
    const name = names[seat] ?? null;
    if (character === null || name === null) return chair;
    return { name: nameAmong(name, all), gender: WOMEN.has(character) ? 'f' : 'm' };
  });
}

function chosenIn({ event }: LogEntry): BsgEvents['character-picked'] | null {
  const chose = event.type === 'character-picked' || event.type === 'character-replaced';
  // The log of this game holds this game's events.
  return chose ? (event.data as BsgEvents['character-picked']) : null;
}

/** Gives what people are called, for as long as the same people sit there and the same language is spoken. */
export function calling(
  chairs: People,
  speech: Speech,
): (log: readonly LogEntry[], facts: object) => Called {
  // The same people are the same thing: lines that were said stay as they are.
  const known = new Map<string, People>();
  const called = (played: Played): People => {
    const key = played.join(' ');
    const found = known.get(key) ?? asPlayed(chairs, played, speech);
    known.set(key, found);
    return found;
  };
  return (log, facts) => {
    const told = new Set(log.flatMap((entry) => chosenIn(entry)?.seat ?? []));
    // A log that begins later does not tell who plays whom; the view of this game holds this game's facts.
    let played: Played = (facts as BsgView).players.map(({ seat, character }) =>
      told.has(seat) ? null : character,
    );
    const then = new Map<LogEntry, People>();
    for (const entry of log) {
      // Whoever chooses somebody is still called as before.
      then.set(entry, called(played));
      const chosen = chosenIn(entry);
      if (chosen !== null) {
        played = played.map((it, seat) => (seat === chosen.seat ? chosen.character : it));
      }
    }
    const now = called(played);
    return { now, at: (entry) => then.get(entry) ?? now };
  };
}
