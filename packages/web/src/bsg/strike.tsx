import type { Words } from '@starboard/words';
import { Icon, type IconName, isIcon } from './icons.tsx';
import type { Strike } from './recent.ts';

const SHAPES: Readonly<Record<string, IconName>> = { armory: 'crew', 'unmanned-viper': 'viper' };

const shape = (who: string): IconName => SHAPES[who] ?? (isIcon(who) ? who : 'burst');

/** A shot where it fell: who, at what, what the die said, and what came of it. */
export function StrikeMark({
  strike: { by, target, result, harm },
  words,
}: {
  readonly strike: Strike;
  readonly words: Words;
}) {
  return (
    <span className={`strike ${harm}`}>
      <Icon name={shape(by)} />
      <span aria-hidden="true">›</span>
      <Icon name={shape(target)} />
      {result > 0 && <b className="eight">{result}</b>}
      <span className="harm">{words.say(`web-bsg-harm-${harm}`)}</span>
    </span>
  );
}
