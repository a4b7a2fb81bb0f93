import { type BsgView, RESOURCES, type Resource } from '@starboard/bsg';
import type { Words } from '@starboard/words';
import { Icon } from './icons.tsx';

/** BSG-1.25 */
const RED: Readonly<Record<Resource, number>> = { food: 4, fuel: 4, morale: 5, population: 6 };

export function Dials({ facts, words }: { readonly facts: BsgView; readonly words: Words }) {
  return (
    <dl className="dials">
      {RESOURCES.map((resource) => {
        const value = facts.resources[resource];
        const red = value <= RED[resource];
        return (
          <div key={resource} className={red ? 'dial red' : 'dial'}>
            <dt>
              <Icon name={resource} /> {words.say(`bsg-resource-${resource}`)}
            </dt>
            <dd>
              {value}
              {red && <span className="visually-hidden"> ({words.say('web-bsg-red-zone')})</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const SPACES = [0, 1, 2, 3, 4, 5];

export function Tracks({ facts, words }: { readonly facts: BsgView; readonly words: Words }) {
  const label = (space: number): string => {
    if (space === 0) return words.say('web-bsg-start');
    if (space === 5) return words.say('web-bsg-jump');
    return space === 3 ? '−3' : space === 4 ? '−1' : '·';
  };
  return (
    <div className="tracks">
      <h2>{words.say('web-bsg-jump-track', { distance: facts.distance })}</h2>
      <ol className="track">
        {SPACES.map((space) => (
          <li
            key={space}
            className={[space >= 3 && space < 5 && 'blue', space === facts.jumpTrack && 'here']
              .filter(Boolean)
              .join(' ')}
            aria-current={space === facts.jumpTrack ? 'step' : undefined}
          >
            {space === facts.jumpTrack ? '◆' : label(space)}
          </li>
        ))}
      </ol>
      <h2>{words.say('web-bsg-boarding')}</h2>
      <ol className="track boarding">
        {[0, 1, 2, 3].map((space) => {
          const count = facts.boarding.filter((it) => it === space).length;
          return (
            <li key={space} className={count > 0 ? 'here' : ''}>
              {count > 0 ? (
                <>
                  <Icon name="centurion" />
                  {count > 1 && count}
                </>
              ) : space === 0 ? (
                words.say('web-bsg-start')
              ) : (
                '·'
              )}
            </li>
          );
        })}
        <li>{words.say('web-bsg-lost')}</li>
      </ol>
      <ul className="stores">
        <li title={words.say('web-bsg-reserves')}>
          <Icon name="viper" /> {facts.vipers.filter(({ where }) => where === 'reserves').length}
          <span className="visually-hidden">{words.say('web-bsg-vipers-reserve')}</span>
        </li>
        <li className="hurt">
          <Icon name="viper" /> {facts.vipers.filter(({ where }) => where === 'damaged').length}
          <span>{words.say('web-bsg-damaged')}</span>
        </li>
        <li>
          <Icon name="raptor" /> {facts.raptors}
          <span className="visually-hidden">{words.say('web-bsg-raptors')}</span>
        </li>
        <li>
          <Icon name="nuke" /> {facts.nukes}
          <span className="visually-hidden">{words.say('web-bsg-nukes')}</span>
        </li>
        <li>
          <Icon name="civilian" /> {facts.civilianPool}
          <span className="visually-hidden">{words.say('web-bsg-civilians')}</span>
        </li>
      </ul>
    </div>
  );
}
