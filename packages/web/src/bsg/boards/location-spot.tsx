import { boardOf, isHazard, isLost, type Location, moveCost } from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import type { CSSProperties } from 'react';
import { about } from '../../table/details.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { named } from '../names.ts';
import { alliesAt, tokensWaitingAt } from '../nebula.ts';
import { initials, Token } from '../people.tsx';
import type { Spot } from '../spots.ts';
import { TraumaToken } from '../trauma.tsx';
import type { BoardProps } from './frame.tsx';
import { forcesAt } from './planet.ts';

const MARKED: Readonly<Partial<Record<Location, IconName>>> = {
  sickbay: 'sickbay',
  brig: 'brig',
  'resurrection-ship-overlay': 'resurrection',
  'pegasus-cic': 'command',
  airlock: 'airlock',
  'main-batteries': 'batteries',
  'engine-room': 'engine',
  'medical-center': 'medical',
  'resistance-hq': 'resistance',
  detention: 'brig',
  'occupation-authority': 'authority',
  'breeders-canyon': 'canyon',
  shipyard: 'shipyard',
  'basestar-bridge': 'basestar',
};

/** A word that needs a smaller letter. */
const LONG = /\S{13}/;

/** A location: its name, who is there, whether it can be used. */
export function LocationSpot({
  location,
  style,
  stop,
  readable,
  facts,
  words,
  speech,
  mine,
  lit,
  chosen,
  moving = false,
  onTouch,
}: BoardProps & {
  readonly location: Location;
  readonly style: CSSProperties;
  readonly stop: boolean;
  /** Its text stands on it. */
  readonly readable: boolean;
}) {
  const spot: Spot = `location:${location}`;
  const isLit = lit.has(spot);
  const damaged = facts.damaged.some((it) => it === location);
  const lost = isLost(facts, location);
  const forces = forcesAt(facts, location);
  const here = facts.players.find(({ seat }) => seat === mine);
  const cost = moving && isLit && here !== undefined ? costOf(here.where, location) : 0;
  const people = facts.players.filter(({ where }) => where === location);
  const allies = alliesAt(facts, location);
  const waiting = tokensWaitingAt(facts, location);
  const name = speech.name(spot);
  const mark = MARKED[location];
  return (
    <button
      type="button"
      className={[
        'location',
        damaged && 'damaged',
        lost && 'lost',
        isHazard(location) && 'hazard',
        readable && 'readable',
        isLit && 'lit',
        chosen === spot && 'chosen',
        people.length + allies.length > 2 && 'crowded',
        people.length + allies.length > 4 && 'packed',
      ]
        .filter(Boolean)
        .join(' ')}
      style={style}
      aria-disabled={!isLit}
      aria-pressed={chosen === spot}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      onClick={() => isLit && onTouch(spot)}
      {...about([spot, ...allies.map(({ ally }) => `ally:${ally}`)], note())}
    >
      <span className={LONG.test(name) ? 'name long' : 'name'}>
        {mark !== undefined && <Icon name={mark} />} {name}
      </span>
      {cost > 0 && <span className="cost">{words.say('web-cards', { count: cost })}</span>}
      {readable && <Brief location={location} words={words} />}
      {damaged && (
        <span className="damage">
          <Icon name="damage" /> {words.say(lost ? 'web-bsg-harm-destroyed' : 'web-bsg-damaged')}
        </span>
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
            <span className="face" aria-hidden="true">
              {initials(speech.name(`ally:${ally}`))}
            </span>
            <span className="visually-hidden">{speech.name(`ally:${ally}`)}</span>
            {tokens.slice(0, 1).map((token) => (
              <TraumaToken key={ally} token={token} words={words} />
            ))}
          </span>
        ))}
        {people.map(({ seat, character }) => (
          <Token
            key={seat}
            seat={seat}
            character={character}
            speech={speech}
            mine={seat === mine}
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
}

/** What can be done there, in a few words, by either side; the details say all of it. */
function Brief({ location, words }: { readonly location: Location; readonly words: Words }) {
  const cylon = `web-bsg-brief-${location}-cylon`;
  const ofCylons = boardOf(location).reachedBy === 'cylons';
  return (
    <span className="text" aria-hidden="true">
      <span className={ofCylons ? 'for-cylons' : 'for-humans'}>
        <Icon name={ofCylons ? 'cylon' : 'population'} /> {words.say(`web-bsg-brief-${location}`)}
      </span>
      {words.has(cylon) && (
        <span className="for-cylons">
          <Icon name="cylon" /> {words.say(cylon)}
        </span>
      )}
    </span>
  );
}

/** From outside a location one comes out of a viper (BSG-5.14). */
function costOf(from: string, to: Location): number {
  return moveCost(isLocation(from) ? from : null, to);
}

function isLocation(where: string): where is Location {
  return where !== 'viper' && where !== 'off-board';
}
