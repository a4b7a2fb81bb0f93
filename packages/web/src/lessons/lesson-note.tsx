import { useEffect, useState } from 'react';
import { Button } from '../app/button.tsx';
import type { TableProps } from '../table/page.tsx';
import { type Step, seenAt, stepNow } from './lesson.ts';
import { Note, Told, useKey, useRecap } from './note.tsx';
import { useOnPage } from './on-page.ts';
import { useExtraWords } from './words.ts';

const NOTHING: readonly string[] = [];

/** The step of a lesson that is about what lies on the table. The bots wait while there is something to read. */
export function LessonNote({
  steps,
  table,
  read,
  onRead,
  onHold,
  onEnd,
}: {
  readonly steps: readonly Step[];
  readonly table: TableProps;
  readonly read: readonly string[];
  readonly onRead: (id: string) => void;
  readonly onHold: (on: boolean) => void;
  /** The last step was read: on with this game, or with another one. */
  readonly onEnd: (then: 'go-on' | 'new') => void;
}) {
  const words = useExtraWords('lessons');
  const seen = seenAt(table.state);
  const step = stepNow(steps, read, seen);
  const [asked, setAsked] = useState<string | null>(null);
  const last = step !== null && step === steps[steps.length - 1];
  const reading = step?.until === 'read';
  useEffect(() => {
    onHold(reading);
  }, [reading, onHold]);
  const next = reading && !last ? () => onRead(step.id) : null;
  const astray = useOnPage(step?.astray === undefined ? NOTHING : [step.astray]).size > 0;
  const recap = useRecap();
  useKey('n', recap ? null : next);
  if (words === null) return null;
  // First it is seen, then it is spoken of.
  if (step === null || recap) return <Told text="" />;
  const args = step.args?.(seen, (id) => table.speech.name(id)) ?? {};
  const at = steps.indexOf(step);
  const told = `lesson-${step.id}${step.otherwise?.(seen) === true ? '-otherwise' : ''}`;
  const todo = `${told}-${astray ? 'astray' : 'do'}`;
  const says = words.say(told, args);
  const does = words.has(todo) ? words.say(todo, args) : '';
  const more = asked === told ? words.say(`${told}-more`, args) : '';
  return (
    <>
      <Told text={`${says} ${does} ${more}`} />
      <Note
        key={step.id}
        name={words.say('lesson')}
        at={step.at}
        keep={step.keep ?? ''}
        wanted={step.wanted ?? NOTHING}
        also={step.until === 'answer' ? '.bottom' : null}
        spotlight
        column={step.column === true}
      >
        <p className="kicker">
          {words.say('lesson')}
          <span className="steps" aria-hidden="true">
            {steps.map(({ id }, i) => (
              <i key={id} className={i <= at ? 'done' : ''} />
            ))}
          </span>
          <span className="count">
            {words.say('lesson-step', { step: at + 1, of: steps.length })}
          </span>
        </p>
        <p className="says">{says}</p>
        {does !== '' && <p className="do">{does}</p>}
        {more !== '' && <p className="more">{more}</p>}
        <p className="answers">
          {next !== null && (
            <Button className="button primary" aria-keyshortcuts="N" onPress={next}>
              {words.say('lesson-next')}{' '}
              <span className="cap" aria-hidden="true">
                N
              </span>
            </Button>
          )}
          {last && (
            <>
              <Button className="button primary" onPress={() => onEnd('go-on')}>
                {words.say('lesson-go-on')}
              </Button>
              <Button className="button" onPress={() => onEnd('new')}>
                {words.say('lesson-new-game')}
              </Button>
            </>
          )}
          {step.more === true && more === '' && words.has(`${told}-why`) && (
            <Button className="button" onPress={() => setAsked(told)}>
              {words.say(`${told}-why`, args)}
            </Button>
          )}
          <Button className="button quiet" onPress={table.onLeave}>
            {words.say('lesson-leave')}
          </Button>
        </p>
      </Note>
    </>
  );
}
