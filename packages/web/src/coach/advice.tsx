import type { AskView, Json } from '@starboard/kernel';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../app/button.tsx';
import { Covered } from '../bsg/covered.tsx';
import { Note, Told } from '../lessons/note.tsx';
import { useExtraWords } from '../lessons/words.ts';
import { showPlan, usePlanSeen } from '../roll/plan-in-hand.ts';
import { useSettings } from '../settings.ts';
import { openAsk } from '../table/ask-panel.tsx';
import { hasSecrets, useSecretsOpen } from '../table/face-down.ts';
import type { TableProps } from '../table/page.tsx';
import { type Coach, openCoach } from './client.ts';
import type { Advice as Given } from './messages.ts';
import { sayAnswer, useSayPlan } from './say-answer.ts';
import { sayWhy } from './say-why.ts';
import { isForCylons } from './side.ts';

/** What nobody takes back is done where it is asked once more. */
const isGrave = (answer: Json): boolean =>
  typeof answer === 'string' && answer.startsWith('reveal:');

/** It is given as it is, and whoever gave it is ready. */
const isWholePlan = ({ ask }: AskView): boolean => ask.kind === 'plan' && ask.plan === 'assign';

/** What a strong bot that sees what I see would answer here, and why. */
export default function Advice({
  table,
  wondered,
  onClose,
}: {
  readonly table: TableProps;
  /** The ask it is wanted for. */
  readonly wondered: number;
  readonly onClose: () => void;
}) {
  const words = useExtraWords('coach');
  const coach = useRef<Coach | null>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const { state, game, client } = table;
  const { openSecrets } = useSettings();
  const open = useSecretsOpen();
  const covers = hasSecrets(table);
  // What I would do tells what I am.
  const veiled = covers && !open;
  const sayPlan = useSayPlan(game);
  const ask = openAsk(state);
  const { view } = state;
  const onTable = usePlanSeen(ask !== null && isWholePlan(ask) ? ask.id : null);
  const advice = given !== null && given.ask === ask?.id ? given : null;
  const told = (it: Json): string =>
    words === null || ask === null || view === null
      ? ''
      : sayAnswer(table, words, sayPlan, ask.ask, it, view.facts);
  const answer = advice === null ? '' : told(advice.answer);
  const isMade = onTable !== null && answer === told(onTable as unknown as Json);
  /** The table showed another plan since the advice was given. */
  const differed = useRef(false);
  useEffect(() => {
    if (answer === '') differed.current = false;
    else if (!isMade) differed.current = true;
    // Whoever has made that plan needs no more advice.
    else if (differed.current) onClose();
  });
  useEffect(() => () => coach.current?.close(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, with what is there then
  useEffect(() => {
    if (ask === null || view === null || ask.id !== wondered) return;
    coach.current ??= openCoach();
    const events = state.log.map(({ event }) => event);
    coach.current.ask({ say: 'advise', game, view, ask, events }, (told) => {
      if (told.say === 'advice') setGiven(told.advice);
    });
  }, [wondered]);
  if (words === null || ask === null || view === null || ask.id !== wondered) return null;
  const would = veiled
    ? words.say('coach-face-down')
    : advice === null
      ? words.say('coach-thinking')
      : words.say('coach-would', { answer });
  const why =
    veiled || advice === null
      ? ''
      : sayWhy(table, words, advice.why, isForCylons(game, view.facts, view.viewer));
  return (
    <>
      <Told text={`${would} ${why}`} />
      <Note name={words.say('coach')} at={['.ask']} column>
        <p className="kicker">{words.say('coach')}</p>
        <p className="says">{would}</p>
        {why !== '' && <p className="do">{why}</p>}
        {covers && !openSecrets && <Covered words={table.words} className="covered advice" />}
        <p className="answers">
          {!veiled && advice !== null && !isGrave(advice.answer) && (
            <Button
              className="button"
              isDisabled={state.sending}
              onPress={() => client.answer(ask.id, advice.answer)}
            >
              {words.say(isWholePlan(ask) ? 'coach-do-ready' : 'coach-do')}
            </Button>
          )}
          {advice !== null && isWholePlan(ask) && !isMade && (
            <Button className="button" onPress={() => showPlan(advice.answer)}>
              {words.say('coach-show')}
            </Button>
          )}
          <Button className="button quiet" onPress={onClose}>
            {words.say('coach-close')}
          </Button>
        </p>
      </Note>
    </>
  );
}
