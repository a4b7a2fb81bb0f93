import { Button } from '../app/button.tsx';
import { change } from '../settings.ts';
import { Note, Told } from './note.tsx';
import type { Tip } from './tip.ts';
import { useExtraWords } from './words.ts';

/** A tip beside what it is about. */
export default function Given({ tip, onRead }: { readonly tip: Tip; readonly onRead: () => void }) {
  const words = useExtraWords('lessons');
  const says = words === null ? '' : words.say(`tip-${tip.id}`);
  return (
    <>
      <Told text={says} />
      {words !== null && (
        <Note key={tip.id} name={words.say('tip')} at={tip.at}>
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
