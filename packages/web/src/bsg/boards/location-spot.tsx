import {
  type BsgView,
  boardOf,
  type CharacterId,
  closes,
  crisisOf,
  isHazard,
  isLost,
  type Location,
  moveCost,
} from '@starboard/bsg/reading';
import type { Speech, Words } from '@starboard/words';
import { memo } from 'react';
import { Sign } from '../../art/sign.tsx';
import { narrowly } from '../../language/hyphens.ts';
import { WholeWords } from '../../language/whole-words.tsx';
import { Digit } from '../../table/ask-panel.tsx';
import { about } from '../../table/details.tsx';
import { isGivenTheSame } from '../../table/steady.ts';
import { Icon } from '../icons.tsx';
import { named } from '../names.ts';
import { alliesAt, tokensWaitingAt } from '../nebula.ts';
import type { Spot } from '../spots.ts';
import { AllyFace, Token } from '../token.tsx';
import { TraumaToken } from '../trauma.tsx';
import { type Box, type Layout, styleOf } from './drawing.ts';
import type { BoardProps } from './frame.tsx';
import { LOCATION_SIGNS } from './location-signs.ts';
import { forcesAt } from './planet.ts';

/** A word, and a name, that needs closer letters. */
const LONG = { word: /\S{13}/, name: /\S{12}|.{15}/ };

/** A location: its name, what can be done there, who is there, whether it can be used. */
export function LocationSpot({
  facts,
  lit,
  chosen,
  there,
  moving = false,
  strikes: _,
  ...room
}: BoardProps & RoomOnBoard) {
  const { location, mine } = room;
  const spot: Spot = `location:${location}`;
  const isLit = lit.has(spot);
  const here = facts.players.find(({ seat }) => seat === mine);
  return (
    <Room
      {...room}
      lit={isLit}
      chosen={chosen === spot}
      digit={there.get(spot)?.key ?? null}
      damaged={facts.damaged.some((it) => it === location)}
      closedBy={closedBy(facts, location)}
      lost={isLost(facts, location)}
      forces={forcesAt(facts, location)}
      cost={moving && isLit && here !== undefined ? costOfMove(here.where, location) : 0}
      people={facts.players
        .filter(({ where }) => where === location)
        .map(({ seat, character, revealed }) => ({ seat, character, cylon: revealed !== 'no' }))}
      allies={alliesAt(facts, location)}
      waiting={tokensWaitingAt(facts, location)}
    />
  );
}

interface RoomOnBoard {
  readonly location: Location;
  readonly box: Box;
  readonly layout: Layout;
  readonly stop: boolean;
  /** The texts for both sides stand on it. */
  readonly readable: boolean;
  /** Room for its name alone, for its text too, or also for people below that. */
  readonly height: 'slim' | 'short' | 'full';
}

interface RoomProps extends RoomOnBoard {
  readonly words: Words;
  readonly speech: Speech;
  readonly mine: number | null;
  readonly lit: boolean;
  readonly chosen: boolean;
  /** Which key answers with it, where it is answered here. */
  readonly digit: number | null;
  readonly damaged: boolean;
  /** The card in play that closes it. */
  readonly closedBy: string | null;
  readonly lost: boolean;
  readonly forces: number;
  /** Cards it costs to go there. */
  readonly cost: number;
  readonly people: readonly {
    readonly seat: number;
    readonly character: CharacterId | null;
    readonly cylon: boolean;
  }[];
  readonly allies: ReturnType<typeof alliesAt>;
  readonly waiting: number;
  readonly onTouch: (spot: Spot) => void;
}

const Room = memo(function Room({
  location,
  box,
  layout,
  stop,
  readable,
  height,
  words,
  speech,
  mine,
  lit,
  chosen,
  digit,
  damaged,
  closedBy,
  lost,
  forces,
  cost,
  people,
  allies,
  waiting,
  onTouch,
}: RoomProps) {
  const spot: Spot = `location:${location}`;
  const name = speech.name(spot);
  const sign = LOCATION_SIGNS[location];
  const closed = closedBy === null ? null : `${words.say('web-bsg-kept')} ${speech.name(closedBy)}`;
  const long = LONG[height === 'slim' ? 'word' : 'name'].test(name);
  return (
    <button
      type="button"
      className={[
        'location',
        (damaged || closed !== null) && 'damaged',
        lost && 'lost',
        isHazard(location) && 'hazard',
        readable && 'readable',
        height,
        lit && 'lit',
        chosen && 'chosen',
        people.length + allies.length + waiting > 0 && 'peopled',
        people.length + allies.length > 2 && 'crowded',
        people.length + allies.length > 4 && 'packed',
      ]
        .filter(Boolean)
        .join(' ')}
      style={{
        ...styleOf(box, layout),
        '--heads': people.length + allies.length + Math.min(waiting, 1),
      }}
      aria-disabled={!lit}
      aria-pressed={chosen}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      onClick={() => lit && onTouch(spot)}
      {...about(
        [
          spot,
          ...(closedBy === null ? [] : [closedBy]),
          ...allies.map(({ ally }) => `ally:${ally}`),
        ],
        note(),
      )}
    >
      {sign !== undefined && height !== 'slim' && (
        <span className="watermark" aria-hidden="true">
          <Sign name={sign} />
        </span>
      )}
      <span className={long ? 'name long' : 'name'}>
        {sign !== undefined && <Sign name={sign} />}
        <span>
          <WholeWords name={narrowly(name, words.language.tag)} />
        </span>
      </span>
      {digit !== null && <Digit index={digit} />}
      {cost > 0 && (
        <span className="cost">
          <Sign name="cards" />
          <span aria-hidden="true">{cost}</span>
          <span className="visually-hidden">{words.say('web-cards', { count: cost })}</span>
        </span>
      )}
      {damaged || closed !== null ? (
        <span className="damage">
          <Icon name="damage" />
          <span className="text">
            <span>
              {lost
                ? words.say('web-bsg-harm-destroyed')
                : damaged
                  ? speech.brief(spot, 'damaged')
                  : closed}
            </span>
          </span>
        </span>
      ) : height === 'slim' ? null : (
        <Effects location={location} both={readable} speech={speech} />
      )}
      <span className="tokens">
        {forces > 0 && (
          <span className="forces" data-piece={`forces-${location}`}>
            <Icon name="centurion" />
            <span aria-hidden="true">{forces}</span>
            <span className="visually-hidden">
              {words.say('web-bsg-forces', { count: forces })}
            </span>
          </span>
        )}
        {waiting > 0 && (
          <span className="waiting-token" data-piece={`trauma-${location}`}>
            <TraumaToken token={null} words={words} />
          </span>
        )}
        {allies.map(({ ally, tokens }) => (
          <span key={ally} className="ally" data-piece={`ally-${ally}`}>
            <AllyFace ally={ally} name={speech.name(`ally:${ally}`)} />
            <span className="visually-hidden">{speech.name(`ally:${ally}`)}</span>
            {tokens.slice(0, 1).map((token) => (
              <TraumaToken key={ally} token={token} words={words} />
            ))}
          </span>
        ))}
        {people.map(({ seat, character, cylon }) => (
          <Token
            key={seat}
            seat={seat}
            character={character}
            speech={speech}
            mine={seat === mine}
            cylon={cylon}
            piece
          />
        ))}
      </span>
      <span className="visually-hidden">
        {people
          .flatMap(({ character }) => (character === null ? [] : [named(speech, character)]))
          .join(', ')}
      </span>
    </button>
  );

  function note(): string {
    const told = [
      ...(cost > 0 ? [words.say('web-bsg-cost-lead', { count: cost })] : []),
      ...(lost ? [words.say('web-bsg-location-lost')] : []),
      ...(damaged && !lost ? [words.say('web-bsg-location-damaged')] : []),
      ...(forces > 0 ? [words.say('web-bsg-forces', { count: forces })] : []),
      ...(waiting > 0 ? [words.say('web-bsg-trauma-waiting')] : []),
      ...allies.flatMap(({ ally, tokens: [token = null] }) =>
        words.say(token === null ? 'web-bsg-ally-here' : 'web-bsg-ally-here-known', {
          ally: speech.name(`ally:${ally}`),
          ...(token !== null && { token: words.say(`bsg-trauma-${token}`) }),
        }),
      ),
    ];
    return told.join('\n');
  }
}, isGivenTheSame);

/** What can be done there, in a few words, by either side where there is room; the details say all of it. */
const Effects = memo(function Effects({
  location,
  both,
  speech,
}: {
  readonly location: Location;
  readonly both: boolean;
  readonly speech: Speech;
}) {
  const ofCylons = boardOf(location).reachedBy === 'cylons';
  const text = speech.brief(`location:${location}`);
  const cylon = speech.brief(`location:${location}`, 'cylon');
  return (
    <span className="text" aria-hidden="true">
      <span className={ofCylons ? 'for-cylons' : 'for-humans'}>
        {both && <Icon name={ofCylons ? 'cylon' : 'population'} />} {text}
      </span>
      {both && cylon !== text && (
        <span className="for-cylons">
          <Icon name="cylon" /> {cylon}
        </span>
      )}
    </span>
  );
});

/** The card in play that closes a place, or the whole ship it is on (Jammed Assault, Bomb on Colonial 1). */
function closedBy({ kept }: Pick<BsgView, 'kept'>, location: Location): string | null {
  for (const { deck, card } of kept) {
    if (deck !== 'crisis' && deck !== 'super-crisis') continue;
    const { lasting } = crisisOf(card);
    if (lasting?.rule === 'closed' && closes(lasting.place, location)) return `${deck}:${card}`;
  }
  return null;
}

/** From outside a location one comes out of a viper (BSG-5.14). */
export function costOfMove(from: string, to: Location): number {
  return moveCost(isLocation(from) ? from : null, to);
}

function isLocation(where: string): where is Location {
  return where !== 'viper' && where !== 'off-board';
}
