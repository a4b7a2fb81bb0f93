import type { Trauma } from '@starboard/bsg/reading';
import type { Definition, Words } from '@starboard/words';
import { TraumaToken } from './trauma.tsx';

const SIDES = ['benevolent', 'antagonistic'] as const;

/** A card with two halves: what each kind of token brings, and which one it was. */
export function Halves({
  definition,
  side,
  words,
}: {
  readonly definition: Definition;
  /** The token that decided; null while it is not known. */
  readonly side: Trauma | null;
  readonly words: Words;
}) {
  const lines = definition.lines.slice(-SIDES.length);
  return (
    <div className="halves">
      {SIDES.map((it, i) => (
        <p
          key={it}
          className={side === null ? 'half' : it === side ? 'half chosen' : 'half passed'}
        >
          <TraumaToken token={it} words={words} silent /> <span>{lines[i]}</span>
        </p>
      ))}
    </div>
  );
}
