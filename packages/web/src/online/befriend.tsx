import type { Words } from '@starboard/words';
import { Button } from '../app/button.tsx';
import type { Friend } from './api.ts';

/** What a press does, by how we stand: ask, accept, take back, or part. */
const WORDS = {
  friends: 'place-unfriend',
  asked: 'place-unfriend-asked',
  asks: 'place-befriend-back',
} as const;

/** To be friends with somebody, or no longer. */
export function Befriend({
  who,
  how,
  own,
  onPress,
}: {
  readonly who: { readonly name: string };
  /** Undefined where neither asked. */
  readonly how: Friend['how'] | undefined;
  readonly own: Words;
  readonly onPress: (wanted: boolean) => void;
}) {
  return (
    <Button className="button quiet" onPress={() => onPress(how === undefined || how === 'asks')}>
      {own.say(how === undefined ? 'place-befriend' : WORDS[how], { name: who.name })}
    </Button>
  );
}
