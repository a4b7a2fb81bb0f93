import type { BsgEvents } from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import type { LogEntry } from '../../table/client.ts';

/** What somebody gave to a check, and how it went: all of it was public, and looks different now. */
export interface Given {
  readonly turn: number;
  readonly count: number;
  readonly result: BsgEvents['check-settled']['result'];
}

/** The checks that are over, the oldest first, as far as there is room for them. */
const MOST = 7;

/** What a seat gave to the checks of a log. */
export function givenBy(log: readonly LogEntry[], seat: number): readonly Given[] {
  const found: Given[] = [];
  let turn = 0;
  let count = 0;
  for (const { event } of log) {
    // The log of this game holds this game's events.
    switch (event.type) {
      case 'turn-began':
        turn = (event.data as BsgEvents['turn-began']).turn;
        break;
      case 'check-began':
        count = 0;
        break;
      case 'contributed': {
        const given = event.data as BsgEvents['contributed'];
        if (given.seat === seat) count += given.count;
        break;
      }
      case 'check-settled':
        found.push({ turn, count, result: (event.data as BsgEvents['check-settled']).result });
        count = 0;
        break;
    }
  }
  return found.slice(-MOST);
}

/** Check by check: as many backs of cards as they gave, and how it went. */
export function GivenCards({
  given,
  who,
  words,
  own,
}: {
  readonly given: readonly Given[];
  readonly who: string;
  readonly words: Words;
  readonly own: Words;
}) {
  return (
    <div className="given">
      <p className="kicker">{own.say('web-moment-given', { who })}</p>
      <ol>
        {given.map(({ turn, count, result }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays as it is
          <li key={at}>
            <span className="backs">
              {[...Array(count).keys()].map((card) => (
                <i key={card} />
              ))}
            </span>
            <b className={result}>{own.say(`web-moment-given-${result}`)}</b>
            <small>{words.say('web-bsg-turn-number', { turn })}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
