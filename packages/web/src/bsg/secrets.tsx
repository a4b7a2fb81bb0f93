import { type BsgView, loyaltyOf, meaningOf, type PlayerView } from '@starboard/bsg/reading';
import type { AskView, Choice } from '@starboard/kernel';
import { useState } from 'react';
import { Button } from '../app/button.tsx';
import { change, useSettings } from '../settings.ts';
import { Act } from '../table/act.tsx';
import { Digit, useDigits } from '../table/ask-panel.tsx';
import { about } from '../table/details.tsx';
import { hides, useSecretsOpen } from '../table/face-down.ts';
import type { TableProps } from '../table/page.tsx';
import { roam } from '../table/roam.ts';
import { briefOf } from './brief.tsx';
import { Covered } from './covered.tsx';
import { type Goal, goalsOf } from './goals.ts';
import { Icon } from './icons.tsx';
import { definitionId, named } from './names.ts';
import { nebulaIn } from './nebula.ts';
import { aboutNote, sayNote, standing } from './notes.ts';
import { mayHaveSecrets, secretAnswers } from './secret-answers.ts';
import type { Spot } from './spots.ts';
import { OwnTrauma } from './trauma.tsx';

/** What only this player may know: loyalty, what was seen in secret, cards of an office. */
export function Secrets({
  me,
  facts,
  table: { speech, words, state, called },
  ask,
  lit,
  chosen,
  onTouch,
  onSecret,
}: {
  readonly me: PlayerView;
  readonly facts: BsgView;
  readonly table: TableProps;
  /** What I am asked, whatever of it is secret. */
  readonly ask: AskView | null;
  readonly lit: ReadonlySet<Spot>;
  readonly chosen: Spot | null;
  readonly onTouch: (spot: Spot) => void;
  /** An answer that lies under the card. */
  readonly onSecret: (choice: Choice) => void;
}) {
  const held = me.loyalty.flatMap((card) => (card === null ? [] : [card]));
  const cylon = held.some((card) => loyaltyOf(card).team === 'cylon') || me.revealed !== 'no';
  const side =
    me.agenda !== null
      ? 'web-bsg-own-aim'
      : cylon
        ? 'web-bsg-you-are-cylon'
        : 'web-bsg-you-are-human';
  const face = me.agenda !== null ? 'goal' : cylon ? 'cylon' : 'population';
  // After the end everything lies open: what belongs to an office is its holder's, and nothing is a secret.
  const over = state.view?.outcome != null;
  const quorum = over && facts.titles.president !== me.seat ? [] : (facts.quorumHand ?? []);
  const heading = words.say(over ? 'web-tab-mine' : 'web-only-you');
  const names = [
    ...held.map((card) => speech.name(`loyalty:${card}`)),
    ...(me.agenda === null ? [] : [named(speech, me.agenda)]),
  ].map((name) => `${name}.`);
  const notes = [...standing(me.notes, state.log)].reverse();
  const goals = goalsOf(me, facts);
  const [crossroads = null] = nebulaIn(facts)?.dealt[me.seat] ?? [];
  const { openSecrets } = useSettings();
  const covers = !over && hides(me);
  const looking = useSecretsOpen();
  const open = looking || !covers;
  const cards = held.length + (me.agenda === null ? 0 : 1);
  // Whatever came since the cards were looked at last.
  const known = cards + me.notes.length;
  const [seen, setSeen] = useState(known);
  if (seen !== known && (open || known < seen)) setSeen(known);
  // Kept open, they stand with the other answers.
  const under = covers && !openSecrets && looking ? secretAnswers(ask) : [];
  const others = ask !== null && 'of' in ask.ask ? ask.ask.of.length - under.length : 0;
  useDigits(under.length === 0 ? 0 : others + under.length, (index) => {
    const choice = under[index - others];
    if (choice !== undefined) onSecret(choice);
  });
  return (
    <section className="secrets" aria-label={heading}>
      <h2>
        <Icon name="secret" /> {heading}
      </h2>
      {covers && (
        <div className="loyalty">
          {!openSecrets && (
            <Covered words={words} title={words.say('web-bsg-your-loyalty')}>
              {known > seen && (
                <span className="new">
                  <span className="visually-hidden">{words.say('web-bsg-secret-new')}</span>
                </span>
              )}
              <span className={open ? `card-back ${face}` : 'card-back'} aria-hidden="true">
                <Icon name={open ? face : 'secret'} />
                {cards > 1 && <b>{cards}</b>}
              </span>
            </Covered>
          )}
          {!openSecrets && mayHaveSecrets(ask) && (
            <p className="under">{words.say('web-bsg-secret-actions')}</p>
          )}
          <button
            type="button"
            className="keep-open"
            aria-pressed={openSecrets}
            onClick={() => change({ openSecrets: !openSecrets })}
          >
            {words.say(openSecrets ? 'web-bsg-turn-down' : 'web-bsg-keep-open')}
          </button>
        </div>
      )}
      {covers && (
        // Whoever hears the page hears them when they look.
        <p className="visually-hidden" role="status">
          {looking && !openSecrets && [words.say(side), ...names].join(' ')}
        </p>
      )}
      {open && (
        <div className={cylon ? 'opened cylon' : 'opened'}>
          {cards > 0 && <p className="side">{words.say(side)}</p>}
          {ask !== null &&
            under.map((choice, i) => (
              <Button
                key={String(choice)}
                className="button secret-answer"
                isDisabled={state.sending}
                onPress={() => onSecret(choice)}
              >
                <Digit index={others + i} />
                <Act note={briefOfReveal(choice)}>
                  {speech.choice(ask.ask, choice, called.now, facts)}
                </Act>
              </Button>
            ))}
          <OwnTrauma facts={facts} me={me} words={words} />
          <ul onKeyDown={roam}>
            {held.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
              <li key={`loyalty-${i}`}>
                <Held id={`loyalty:${card}`} stop={i === 0}>
                  {goalLines(goals.find((it) => it.card === card)) ??
                    speech.name(`loyalty:${card}`)}
                </Held>
              </li>
            ))}
            {crossroads !== null && (
              <li>
                <Held id={`crossroads:${crossroads}`}>
                  <span className="agenda">
                    <b>{speech.name(`crossroads:${crossroads}`)}</b>
                    {linesOf(crossroads).map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </span>
                </Held>
              </li>
            )}
            {me.agenda !== null && (
              <li>
                <Held id={definitionId(speech, me.agenda) ?? ''} stop={held.length === 0}>
                  <span className="agenda">
                    <b>{named(speech, me.agenda)}</b>
                    {linesOf(me.agenda).map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </span>
                </Held>
              </li>
            )}
          </ul>
        </div>
      )}
      {(me.superCrises?.length ?? 0) > 0 && (
        <p className="office">{words.say('web-bsg-own-super-crisis')}</p>
      )}
      <ul className="offices" onKeyDown={roam}>
        {me.superCrises?.map((card) => (
          <li key={card}>
            <Held id={definitionId(speech, card) ?? ''}>{named(speech, card)}</Held>
          </li>
        ))}
      </ul>
      {quorum.length > 0 && (
        <p className="office">
          <Icon name="quorum" /> {words.say('web-bsg-own-quorum', { count: quorum.length })}
        </p>
      )}
      <ul className="offices" onKeyDown={roam}>
        {newestFirst(quorum).map(([card, i]) => {
          const spot: Spot = `quorum:${i}`;
          return (
            <li key={spot}>
              <Held
                id={`quorum:${card}`}
                lit={lit.has(spot)}
                chosen={chosen === spot}
                onTouch={() => onTouch(spot)}
              >
                {speech.name(`quorum:${card}`)}
              </Held>
            </li>
          );
        })}
      </ul>
      {open && notes.length > 0 && (
        <ul className="seen">
          {notes.map((note, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added
              key={`note-${notes.length - i}`}
              className="note"
              {...about(aboutNote(speech, note))}
            >
              {sayNote(words, speech, called.now, note)}
            </li>
          ))}
        </ul>
      )}
      {/* That more lies below is seen. */}
      <span className="edge" aria-hidden="true" />
    </section>
  );

  /** A Personal Goal: what it needs, how far that has come, what it costs. */
  function goalLines(goal: Goal | undefined) {
    if (goal === undefined) return null;
    return (
      <span className="agenda">
        <b>{speech.name(`loyalty:${goal.card}`)}</b>
        <span className={goal.met ? 'progress met' : 'progress'}>
          <Icon name="goal" /> {progressLine(goal)}
        </span>
        {linesOf(goal.card).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    );
  }

  /** What the card brings about. */
  function briefOfReveal(choice: Choice): string | null {
    const meant = ask === null ? null : meaningOf(ask.ask, choice);
    return meant?.is === 'reveal' ? briefOf(speech, `loyalty:${meant.loyalty}`) : null;
  }

  function progressLine({ progress, met, loses }: Goal): string {
    const costs = words.say(`bsg-resource-${loses}`);
    if (met) return words.say('web-bsg-goal-met', { costs });
    if (progress === null) return words.say('web-bsg-goal-not-yet', { costs });
    const { have, need, most } = progress;
    return words.say(most ? 'web-bsg-goal-at-most' : 'web-bsg-goal-progress', {
      have,
      need,
      costs,
    });
  }

  /** What a card says, below its kind. */
  function linesOf(id: string): readonly string[] {
    const found = definitionId(speech, id);
    return found === null ? [] : speech.definition(found).lines.slice(1);
  }
}

/** With its place in the hand, by which it is played. */
const newestFirst = <T,>(cards: readonly T[]): readonly (readonly [T, number])[] =>
  cards.map((card, i) => [card, i] as const).reverse();

function Held({
  id,
  lit = false,
  chosen = false,
  stop = false,
  onTouch,
  children,
}: {
  readonly id: string;
  readonly lit?: boolean;
  readonly chosen?: boolean;
  readonly stop?: boolean;
  readonly onTouch?: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={['held', lit && 'lit', chosen && 'chosen'].filter(Boolean).join(' ')}
      aria-disabled={!lit}
      tabIndex={stop || lit ? 0 : -1}
      data-roam=""
      onClick={() => lit && onTouch?.()}
      {...about([id])}
    >
      {children}
    </button>
  );
}
