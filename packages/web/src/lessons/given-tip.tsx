import { useEffect } from 'react';
import { Button } from '../app/button.tsx';
import { change } from '../settings.ts';
import { useSecretsOpen } from '../table/face-down.ts';
import type { Seen } from './lesson.ts';
import { Note, Told } from './note.tsx';
import type { Tip } from './tip.ts';
import { useExtraWords } from './words.ts';

/** A tip beside what it is about. */
export default function Given({
  tip,
  seen,
  onShown,
  onRead,
}: {
  readonly tip: Tip;
  readonly seen: Seen;
  /** It can be read now. */
  readonly onShown: (id: string) => void;
  readonly onRead: () => void;
}) {
  const words = useExtraWords('lessons');
  const open = useSecretsOpen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every tip
  useEffect(() => {
    if (words !== null) onShown(tip.id);
  }, [tip.id, words]);
  const under = open ? tip.under?.(seen) : undefined;
  const says =
    words === null
      ? ''
      : [tip.id, ...(under === undefined ? [] : [under])]
          .map((id) => words.say(`tip-${id}`))
          .join(' ');
  return (
    <>
      <Told text={says} />
      {words !== null && (
        <Note
          key={tip.id}
          name={words.say('tip')}
          at={tip.at}
          column
          {...(tip.keep !== undefined && { keep: tip.keep })}
        >
          <p className="kicker">{words.say('tip')}</p>
          <p className="says">{says}</p>
          <p className="answers">
            <Button className="button" onPress={onRead}>
              {words.say('tip-got-it')}
            </Button>
            <Button className="button quiet" onPress={() => change({ tips: false })}>
              {words.say('tip-no-more')}
            </Button>
          </p>
        </Note>
      )}
    </>
  );
}
