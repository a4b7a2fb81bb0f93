import { type BsgView, boxOf, RED, RESOURCES, type Resource } from '@starboard/bsg/reading';
import type { Speech, Words } from '@starboard/words';
import { memo } from 'react';
import { about } from '../table/details.tsx';
import { Glyph } from '../table/glyph.tsx';
import { Icon, type IconName } from './icons.tsx';
import type { Spot } from './spots.ts';
import { homeOf } from './what-it-does.ts';

const FULL = 15;

interface DialsProps {
  readonly facts: BsgView;
  readonly words: Words;
  readonly speech: Speech;
}

/** Four numbers that must not run out; the mark on each scale is where the red zone begins. */
export function Dials({ facts, words }: DialsProps) {
  return (
    <dl className="dials">
      {RESOURCES.map((resource) => {
        const value = facts.resources[resource];
        const red = value <= RED[resource];
        const name = words.say(`bsg-resource-${resource}`);
        return (
          <div
            key={`${resource}-${value}`}
            className={red ? 'dial red' : 'dial'}
            {...about(
              [],
              `${name}: ${value}\n${words.say('web-bsg-red-from', { from: RED[resource] })}`,
            )}
          >
            <dt>
              <Ring resource={resource} value={value} />
              <span>{name}</span>
            </dt>
            <dd>
              {red && <Glyph name="warning" />}
              {value}
              {red && <span className="visually-hidden"> ({words.say('web-bsg-red-zone')})</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Three quarters of a ring: how much there is, where the red zone ends, and what it is. */
const Ring = memo(function Ring({
  resource,
  value,
}: {
  readonly resource: Resource;
  readonly value: number;
}) {
  const part = (count: number): string => `${(75 * Math.min(count, FULL)) / FULL} 100`;
  return (
    <span className="ring">
      <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        {[
          ['ground', part(FULL)],
          ['zone', part(RED[resource])],
          ['level', part(value)],
        ].map(([look, dashes]) => (
          <circle
            key={look}
            className={look}
            cx="18"
            cy="18"
            r="15"
            pathLength="100"
            strokeDasharray={dashes}
            transform="rotate(135 18 18)"
          />
        ))}
      </svg>
      <Icon name={resource} />
    </span>
  );
});

const SPACES = [0, 1, 2, 3, 4, 5];

export function Tracks({
  facts,
  words,
  speech,
  lit,
  onTouch,
}: DialsProps & {
  readonly lit: ReadonlySet<Spot>;
  readonly onTouch: (spot: Spot) => void;
}) {
  const label = (space: number): string => {
    if (space === 0) return words.say('web-bsg-start');
    if (space === 5) return words.say('web-bsg-jump');
    return space === 3 ? '−3' : space === 4 ? '−1' : '';
  };
  const far = homeOf(facts);
  const gone = Math.min(far, facts.distance);
  return (
    <section className="tracks" aria-label={words.say('web-bsg-fleet')}>
      <div className="jump">
        <h2>{words.say('web-bsg-jump-preparation')}</h2>
        <ol
          className="track"
          {...about(
            facts.visited.map((id) => `destination:${id}`),
            words.say('web-bsg-jump-lead'),
          )}
        >
          {SPACES.map((space) => {
            const here = space === facts.jumpTrack;
            return (
              <li
                key={space}
                className={[space >= 3 && 'blue', here && 'here'].filter(Boolean).join(' ')}
                aria-current={here ? 'step' : undefined}
              >
                <span>{label(space)}</span>
                {here && (
                  <span className="marker" data-piece="fleet">
                    <Icon name="jump" />
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <div className="distance">
        <h2>{words.say('web-bsg-distance-of', { distance: gone, of: far })}</h2>
        <span className="dots" aria-hidden="true">
          {Array.from({ length: far }, (_, i) => i + 1).map((at) => (
            <span key={at} className={at <= gone ? 'dot gone' : 'dot'} />
          ))}
        </span>
      </div>
      <div className={facts.boarding.length > 0 ? 'boarders' : 'boarders none'}>
        <h2>{words.say('web-bsg-boarding')}</h2>
        <ol className="track boarding" {...about([], words.say('web-bsg-boarding-lead'))}>
          {[0, 1, 2, 3].map((space) => {
            const count = facts.boarding.filter((it) => it === space).length;
            const spot: Spot = `boarding:${space}`;
            const inside =
              count > 0 ? (
                <>
                  <Icon name="centurion" />
                  {count > 1 && `×${count}`}
                </>
              ) : (
                <span>{space === 0 ? words.say('web-bsg-start') : ''}</span>
              );
            return (
              <li key={space} className={count > 0 ? 'here' : ''}>
                {lit.has(spot) ? (
                  <button
                    type="button"
                    className="lit"
                    aria-label={words.say('bsg-ships-centurion', { count })}
                    onClick={() => onTouch(spot)}
                  >
                    {inside}
                  </button>
                ) : (
                  inside
                )}
              </li>
            );
          })}
          <li className="lost">
            <span>{words.say('web-bsg-lost')}</span>
          </li>
        </ol>
      </div>
      <Stores facts={facts} words={words} speech={speech} />
    </section>
  );
}

/** Piles that have a name on the screen already. */
const PILES: Readonly<Record<string, string>> = {
  'new-caprica-crisisDeck': 'web-bsg-deck-new-caprica',
  'cylon-leaders-hostile': 'bsg-kind-agenda-hostile',
  'cylon-leaders-sympathetic': 'bsg-kind-agenda-sympathetic',
  'sympathetic-cylon-hostile': 'bsg-kind-agenda-hostile',
  'sympathetic-cylon-sympathetic': 'bsg-kind-agenda-sympathetic',
};

/** What modules put on the table and count, by the names of their own. */
function partsOf({ parts }: BsgView): (readonly [string, number])[] {
  return Object.entries(parts).flatMap(([module, part]) =>
    Object.entries(part).flatMap(([name, count]) => {
      const pile = `${module}-${name}`;
      return typeof count === 'number' ? [[PILES[pile] ?? `bsg-part-${pile}`, count] as const] : [];
    }),
  );
}

/** A sign, how many, what they are, the same in a word, and how they look. */
type Box = readonly [IconName, number, string, string, string?];

/** Boxes and decks: how much is left of everything. */
function Stores({ facts, words }: DialsProps) {
  const vipers = (where: string, seven: boolean): number =>
    facts.vipers.filter((it) => it.where === where && (it.mark === 7) === seven).length;
  const sevens: readonly Box[] = facts.vipers.some(({ mark }) => mark === 7)
    ? [
        ['viper-vii', vipers('reserves', true), 'web-bsg-mark-vii-reserve', 'vii'],
        ['viper-vii', vipers('damaged', true), 'web-bsg-mark-vii-damaged', 'vii', 'hurt'],
      ]
    : [];
  const boxes: readonly Box[] = [
    ['viper', vipers('reserves', false), 'web-bsg-vipers-reserve', 'vipers'],
    ['viper', vipers('damaged', false), 'web-bsg-vipers-damaged', 'damaged', 'hurt'],
    ...sevens,
    ['raptor', facts.raptors, 'web-bsg-raptors', 'raptors'],
    ['nuke', facts.nukes, 'web-bsg-nukes', 'nukes'],
    ['civilian', facts.civilianPool, 'web-bsg-civilians', 'civilians'],
  ];
  const humans: readonly (readonly [string, number])[] =
    facts.humanCards === null
      ? []
      : [
          ['web-bsg-deck-loyalty', facts.loyaltyDeck],
          ['web-bsg-deck-human', facts.humanCards],
          ['web-bsg-deck-human-discarded', facts.humanCardsDiscarded.length],
        ];
  const decks: readonly (readonly [string, number])[] = [
    ...partsOf(facts),
    ['web-bsg-deck-crisis', facts.crisisDeck],
    ['web-bsg-deck-super', facts.superCrisisDeck],
    ['web-bsg-deck-quorum', facts.quorumDeck],
    ['web-bsg-deck-destination', facts.destinationDeck],
    ['web-bsg-deck-destiny', facts.destiny],
    ['web-bsg-deck-quorum-hand', facts.quorumHandSize],
    ...humans,
    ...boxOf(facts).skills.map(
      (skill) => [`bsg-skill-${skill}`, facts.skillDecks[skill].cards] as const,
    ),
  ];
  const tops = [
    ...(facts.crisisTop === null ? [] : [`crisis:${facts.crisisTop}`]),
    ...(facts.quorumTop === null ? [] : [`quorum:${facts.quorumTop}`]),
    ...new Set(facts.humanCardsDiscarded.map((it) => `loyalty:${it}`)),
  ];
  // The track of those who came aboard takes the room of the words.
  const isBoarded = facts.boarding.length > 0;
  return (
    <ul className={sevens.length > 0 || isBoarded ? 'stores brief' : 'stores'}>
      {boxes.map(([icon, count, name, word, look]) => (
        <li
          key={name}
          className={look ?? (word === 'civilians' ? 'bare' : '')}
          {...about([], `${words.say(name)}: ${count}`)}
        >
          <Icon name={icon} />
          {look === 'hurt' && <Icon name="damage" className="small" />}
          <b aria-hidden="true">{count}</b>
          <span className="word" aria-hidden="true">
            {word === 'vii' ? `${count} VII` : words.say(`web-bsg-store-${word}`, { count })}
          </span>
          <span className="visually-hidden">
            {count} {words.say(name)}
          </span>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="decks"
          aria-disabled="true"
          {...about(tops, decks.map(([name, count]) => `${words.say(name)}: ${count}`).join('\n'))}
        >
          <Icon name="deck" /> <span className="word">{words.say('web-bsg-decks')}</span>
        </button>
      </li>
    </ul>
  );
}
