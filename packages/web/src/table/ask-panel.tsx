import type { AskView, Choice, Json } from '@starboard/kernel';
import { useState } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import type { TableProps } from './page.tsx';

/** The open ask of this viewer, or null. */
export function openAsk({ view }: TableProps['state']): AskView | null {
  return view?.asks.find(({ answered }) => !answered) ?? null;
}

/** One sentence that says what is asked, and its answers. For asks that no board shows better. */
export function AskPanel(props: TableProps & { readonly ask: AskView }) {
  const { ask, state, client, speech, words } = props;
  const send = (answer: Json): void => client.answer(ask.id, answer);
  return (
    <section className="ask" aria-label={words.say('web-your-decision')}>
      <p className="prompt" aria-live="polite">
        {speech.prompt(ask.ask, state.people)}
      </p>
      {state.refusal !== null && (
        <p className="refusal" role="alert">
          {speech.refusal(state.refusal)}
        </p>
      )}
      <Answers key={ask.id} {...props} send={send} />
    </section>
  );
}

type AnswerProps = TableProps & { readonly ask: AskView; readonly send: (answer: Json) => void };

function Answers(props: AnswerProps) {
  const { ask } = props.ask;
  switch (ask.kind) {
    case 'one':
      return <OneOf {...props} of={ask.of} />;
    case 'some':
      return <SomeOf {...props} of={ask.of} min={ask.min} max={ask.max} />;
    case 'order':
      return <InOrder {...props} of={ask.of} />;
    case 'amount':
      return <Amount {...props} min={ask.min} max={ask.max} />;
    case 'plan':
      return null;
  }
}

function OneOf({ ask, of, send, speech, state }: AnswerProps & { of: readonly Choice[] }) {
  return (
    <div className="answers">
      {of.map((choice, i) => (
        <Button
          key={String(choice)}
          className={i === 0 ? 'button primary' : 'button'}
          isDisabled={state.sending}
          onPress={() => send(choice)}
        >
          {speech.choice(ask.ask, choice, state.people, state.view?.facts)}
        </Button>
      ))}
    </div>
  );
}

function SomeOf({
  ask,
  of,
  min,
  max,
  send,
  speech,
  state,
  words,
}: AnswerProps & { of: readonly Choice[]; min: number; max: number }) {
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const toggle = (choice: Choice): void =>
    setChosen((now) =>
      now.includes(choice) ? now.filter((it) => it !== choice) : [...now, choice],
    );
  return (
    <div className="answers">
      {of.map((choice) => (
        <ToggleButton
          key={String(choice)}
          className="button"
          isSelected={chosen.includes(choice)}
          onChange={() => toggle(choice)}
          isDisabled={!chosen.includes(choice) && chosen.length >= max}
        >
          {speech.choice(ask.ask, choice, state.people, state.view?.facts)}
        </ToggleButton>
      ))}
      <Button
        className="button primary"
        isDisabled={state.sending || chosen.length < min || chosen.length > max}
        onPress={() => send([...chosen])}
      >
        {words.say('web-confirm-count', { count: chosen.length })}
      </Button>
    </div>
  );
}

function InOrder({ ask, of, send, speech, state, words }: AnswerProps & { of: readonly Choice[] }) {
  const [order, setOrder] = useState<readonly Choice[]>([]);
  const left = of.filter((choice) => !order.includes(choice));
  const name = (choice: Choice): string =>
    speech.choice(ask.ask, choice, state.people, state.view?.facts);
  return (
    <div className="answers">
      <ol className="ordered">
        {order.map((choice) => (
          <li key={String(choice)}>{name(choice)}</li>
        ))}
      </ol>
      {left.map((choice) => (
        <Button
          key={String(choice)}
          className="button"
          onPress={() => setOrder([...order, choice])}
        >
          {name(choice)}
        </Button>
      ))}
      <Button className="button" isDisabled={order.length === 0} onPress={() => setOrder([])}>
        {words.say('web-start-over')}
      </Button>
      <Button
        className="button primary"
        isDisabled={state.sending || left.length > 0}
        onPress={() => send([...order])}
      >
        {words.say('web-confirm')}
      </Button>
    </div>
  );
}

function Amount({ min, max, send, state }: AnswerProps & { min: number; max: number }) {
  return (
    <div className="answers">
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
        <Button
          key={count}
          className="button"
          isDisabled={state.sending}
          onPress={() => send(count)}
        >
          {count}
        </Button>
      ))}
    </div>
  );
}
