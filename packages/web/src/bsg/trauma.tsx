import { type BsgView, type PlayerView, STANDINGS, type Trauma } from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import { Icon } from './icons.tsx';
import { nebulaIn, traumaOf } from './nebula.ts';

/** A trauma token: its face where it is known, its back where not. */
export function TraumaToken({
  token,
  words,
  index = 0,
  silent = false,
}: {
  readonly token: Trauma | null;
  readonly words: Words;
  /** Its name stands beside it. */
  readonly silent?: boolean;
  /** Tokens that are turned up come one after the other. */
  readonly index?: number;
}) {
  return (
    <span className={`trauma ${token ?? 'hidden'}`} style={{ '--nth': index }}>
      <Icon name={token ?? 'trauma'} />
      {!silent && (
        <span className="visually-hidden">
          {words.say(token === null ? 'web-bsg-trauma-hidden' : `bsg-trauma-${token}`)}
        </span>
      )}
    </span>
  );
}

/** The tokens only their owner sees, and which of them count against the owner at the Trial (EXO-38.3). */
export function OwnTrauma({
  facts,
  me,
  words,
}: {
  readonly facts: BsgView;
  readonly me: PlayerView;
  readonly words: Words;
}) {
  const nebula = nebulaIn(facts);
  if (nebula === null || nebula.phase === 'over') return null;
  const tokens = traumaOf(facts, me.seat);
  const laid = nebula.laid[me.seat] ?? [];
  const against = STANDINGS[me.standing].human ? 'antagonistic' : 'benevolent';
  return (
    <div className="own-trauma">
      <p>
        {words.say('web-bsg-trauma-mine')}{' '}
        {tokens.length === 0
          ? '–'
          : tokens.map((token, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
              <TraumaToken key={i} token={token} words={words} />
            ))}
        {laid.length > 0 && ` · ${words.say('web-bsg-trauma-laid')} `}
        {laid.map((token, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
          <TraumaToken key={i} token={token} words={words} />
        ))}
      </p>
      <p className="soft">
        {words.say(`web-bsg-trauma-against-${against}`, {
          count: tokens.filter((it) => it === against).length,
        })}
      </p>
    </div>
  );
}
