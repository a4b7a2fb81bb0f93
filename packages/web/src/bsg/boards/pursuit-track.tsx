import { CIVILIANS_AT } from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import { about } from '../../table/details.tsx';
import { Icon } from '../icons.tsx';
import { type Box, type Layout, styleOf } from './drawing.ts';
import type { BoardProps } from './frame.tsx';

type Space = 'start' | 'civilians' | 'nothing' | 'attack';

function spaceAt(at: number): Space {
  if (at === 0) return 'start';
  if (at === CIVILIANS_AT.length - 1) return 'attack';
  return CIVILIANS_AT[at] === 0 ? 'nothing' : 'civilians';
}

/** What a space of the track does (EXO-23). */
function leadOf(words: Words, at: number): string {
  return words.say(`web-bsg-pursuit-${spaceAt(at)}-lead`, { count: CIVILIANS_AT[at] ?? 0 });
}

/** How near the Cylon fleet has come: five spaces, and what each brings. */
export function PursuitTrack({
  facts,
  words,
  box,
  layout,
}: BoardProps & {
  readonly box: Box;
  readonly layout: Pick<Layout, 'width' | 'height'>;
}) {
  const at = facts.pursuit?.track ?? 0;
  return (
    <div className="pursuit" style={styleOf(box, layout)}>
      <h3>{words.say('web-bsg-pursuit')}</h3>
      <ol aria-label={words.say('web-bsg-pursuit')}>
        {CIVILIANS_AT.map((civilians, space) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
            key={space}
            className={[spaceAt(space), space === at && 'here'].filter(Boolean).join(' ')}
            aria-current={space === at ? 'step' : undefined}
            {...about([], leadOf(words, space))}
          >
            <span className="what" aria-hidden="true">
              {space === at ? (
                <span className="marker" data-piece="pursuit">
                  <Icon name="raider" />
                </span>
              ) : (
                <Sign space={spaceAt(space)} civilians={civilians} words={words} />
              )}
            </span>
            <span className="visually-hidden">{leadOf(words, space)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Sign({
  space,
  civilians,
  words,
}: {
  readonly space: Space;
  readonly civilians: number;
  readonly words: Words;
}) {
  switch (space) {
    case 'start':
      return words.say('web-bsg-start');
    case 'civilians':
      return (
        <>
          {civilians}
          <Icon name="civilian" />
        </>
      );
    case 'nothing':
      return '–';
    case 'attack':
      return <Icon name="burst" />;
  }
}
