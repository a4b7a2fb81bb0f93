import type { BsgView, PlayerView } from '@starboard/bsg';
import type { AskView, Choice, Json } from '@starboard/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { AskPanel } from '../table/ask-panel.tsx';
import type { TableProps } from '../table/page.tsx';
import { CardButton } from './cards.tsx';
import { isOfCards, type Spot, spotOf } from './spots.ts';

/** The choices of an ask by where they lie. */
export function useSpots(ask: AskView | null, facts: BsgView): ReadonlyMap<Spot, Choice[]> {
  return useMemo(() => {
    const spots = new Map<Spot, Choice[]>();
    const of: readonly Choice[] = ask !== null && 'of' in ask.ask ? ask.ask.of : [];
    for (const choice of of) {
      const spot = ask === null ? null : spotOf(ask, choice, facts);
      if (spot !== null) spots.set(spot, [...(spots.get(spot) ?? []), choice]);
    }
    return spots;
  }, [ask, facts]);
}

interface DecisionProps {
  readonly table: TableProps;
  readonly ask: AskView | null;
  readonly facts: BsgView;
  readonly me: PlayerView | undefined;
  /** A place that was touched and offers several choices. */
  readonly touched: Spot | null;
  readonly spots: ReadonlyMap<Spot, Choice[]>;
  readonly onSend: (answer: Json) => void;
}

/** The ask in one sentence, its answers, and my hand. */
export function Decision({ table, ask, facts, me, touched, spots, onSend }: DecisionProps) {
  const { state, speech, words } = table;
  const [picked, setPicked] = useState<readonly number[]>([]);
  const id = ask?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new ask begins with nothing picked
  useEffect(() => setPicked([]), [id]);
  const cardsAsked = ask !== null && isOfCards(ask) && ask.ask.kind === 'some';
  const hand = me?.hand ?? [];
  const litCards = new Set(
    [...spots.keys()].flatMap((spot) => (spot.startsWith('card:') ? [Number(spot.slice(5))] : [])),
  );
  const touch = (card: number): void => {
    if (ask === null) return;
    if (ask.ask.kind === 'some') {
      setPicked((now) => (now.includes(card) ? now.filter((it) => it !== card) : [...now, card]));
      return;
    }
    const [choice] = spots.get(`card:${card}`) ?? [];
    if (choice !== undefined) onSend(choice);
  };
  return (
    <section className="decision" aria-label={words.say('web-your-decision')}>
      {ask === null ? (
        <p className="prompt waiting">{waitingFor(table)}</p>
      ) : cardsAsked && ask.ask.kind === 'some' ? (
        <>
          <p className="prompt" aria-live="polite">
            {speech.prompt(ask.ask, state.people)}
          </p>
          <div className="answers">
            <Button
              className="button primary"
              isDisabled={
                state.sending || picked.length < ask.ask.min || picked.length > ask.ask.max
              }
              onPress={() => onSend([...picked])}
            >
              {words.say('web-confirm-count', { count: picked.length })}
            </Button>
          </div>
        </>
      ) : (
        <AskPanel {...table} ask={touched === null ? ask : narrowed(ask, spots.get(touched))} />
      )}
      <div className="hand">
        {hand.map((card) => (
          <CardButton
            key={card}
            card={card}
            lit={litCards.has(card)}
            chosen={picked.includes(card)}
            speech={speech}
            words={words}
            onTouch={() => touch(card)}
          />
        ))}
      </div>
      {state.canTakeBack && (
        <Button className="button quiet take-back" onPress={() => table.client.takeBack()}>
          {words.say('web-take-back')}
        </Button>
      )}
      <p className="visually-hidden" aria-live="polite">
        {facts.turn}
      </p>
    </section>
  );
}

/** The same ask with only these choices shown. */
function narrowed(ask: AskView, choices: readonly Choice[] | undefined): AskView {
  if (choices === undefined || ask.ask.kind !== 'one') return ask;
  return { ...ask, ask: { ...ask.ask, of: choices } };
}

function waitingFor({ state, words, speech }: TableProps): string {
  const { view, people } = state;
  if (view?.outcome != null) return speech.outcome(view.outcome, people);
  const names = (view?.waiting ?? []).map((seat) => people[seat]?.name ?? '').join(', ');
  return words.say('web-waiting-for', { names });
}
