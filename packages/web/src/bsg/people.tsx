import type { BsgView, CharacterId, PlayerView } from '@starboard/bsg';
import type { Speech, Words } from '@starboard/words';
import { Button } from 'react-aria-components';
import type { TableProps } from '../table/page.tsx';
import type { Spot } from './spots.ts';

/** A person on the board: the initials of the character, in the colour of the seat. */
export function Token({
  seat,
  character,
  speech,
}: {
  readonly seat: number;
  readonly character: CharacterId | null;
  readonly speech: Speech;
}) {
  const name = character === null ? '' : speech.name(character);
  return (
    <span className={`token seat-${seat}`} title={name}>
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.replace(/[“”"„'’]/g, '').split(/\s+/);
  const [first = '', ...rest] = words;
  return `${first.charAt(0)}${rest[rest.length - 1]?.charAt(0) ?? ''}`;
}

interface PlayersProps {
  readonly facts: BsgView;
  readonly table: TableProps;
  readonly lit: ReadonlySet<Spot>;
  readonly onTouch: (spot: Spot) => void;
}

/** Everybody: who, where, how many cards, which titles. */
export function Players({ facts, table, lit, onTouch }: PlayersProps) {
  const { words } = table;
  return (
    <section className="players" aria-label={words.say('web-players')}>
      <h2>{words.say('web-players')}</h2>
      <ul>
        {facts.players.map((player) => (
          <li key={player.seat}>
            <PlayerRow player={player} facts={facts} table={table} lit={lit} onTouch={onTouch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlayerRow({
  player,
  facts,
  table: { state, words, speech },
  lit,
  onTouch,
}: PlayersProps & { readonly player: PlayerView }) {
  const { seat, character, where, handSize, revealed } = player;
  const spot: Spot = `player:${seat}`;
  const waiting = state.view?.waiting.includes(seat) ?? false;
  const badges = [
    facts.titles.president === seat && speech.name('president'),
    facts.titles.admiral === seat && speech.name('admiral'),
    where === 'brig' && speech.name('brig'),
    revealed !== 'no' && words.say('web-bsg-cylon'),
  ].filter((it) => it !== false);
  return (
    <Button
      className={[
        'player',
        facts.current === seat && 'current',
        lit.has(spot) && 'lit',
        revealed !== 'no' && 'cylon',
      ]
        .filter(Boolean)
        .join(' ')}
      isDisabled={!lit.has(spot)}
      onPress={() => onTouch(spot)}
    >
      <Token seat={seat} character={character} speech={speech} />
      <span className="who">
        <b>{character === null ? '…' : speech.name(character)}</b>
        <span>
          {state.people[seat]?.name} · {placeName(words, speech, where)} ·{' '}
          {words.say('web-cards', { count: handSize })}
        </span>
      </span>
      <span className="badges">
        {badges.map((badge) => (
          <span key={badge} className="badge">
            {badge}
          </span>
        ))}
        {waiting && (
          <span className="badge thinking" role="img" aria-label={words.say('web-thinking')}>
            …
          </span>
        )}
      </span>
    </Button>
  );
}

function placeName(words: Words, speech: Speech, where: string): string {
  if (where === 'viper') return words.say('web-bsg-in-viper');
  if (where === 'off-board') return words.say('web-bsg-off-board');
  return speech.name(where);
}
