import { type BsgView, loyaltyOf, type PlayerView } from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import { useState } from 'react';
import { change, useSettings } from '../settings.ts';
import { about } from '../table/details.tsx';
import type { TableProps } from '../table/page.tsx';
import { roam } from '../table/roam.ts';
import { type Goal, goalsOf } from './goals.ts';
import { Icon } from './icons.tsx';
import { definitionId, named } from './names.ts';
import { nebulaIn } from './nebula.ts';
import { aboutNote, sayNote } from './notes.ts';
import type { Spot } from './spots.ts';
import { OwnTrauma } from './trauma.tsx';

/** What only this player may know: loyalty, what was seen in secret, cards of an office. */
export function Secrets({
  me,
  facts,
  table: { speech, words, state, called },
  lit,
  chosen,
  onTouch,
}: {
  readonly me: PlayerView;
  readonly facts: BsgView;
  readonly table: TableProps;
  readonly lit: ReadonlySet<Spot>;
  readonly chosen: Spot | null;
  readonly onTouch: (spot: Spot) => void;
}) {
  const held = me.loyalty.flatMap((card) => (card === null ? [] : [card]));
  const cylon = held.some((card) => loyaltyOf(card).team === 'cylon') || me.revealed !== 'no';
  const side =
    me.agenda !== null
      ? 'web-bsg-own-aim'
      : cylon
        ? 'web-bsg-you-are-cylon'
        : 'web-bsg-you-are-human';
  // After the end everything lies open: what belongs to an office is its holder's, and nothing is a secret.
  const over = state.view?.outcome != null;
  const quorum = over && facts.titles.president !== me.seat ? [] : (facts.quorumHand ?? []);
  const heading = words.say(over ? 'web-tab-mine' : 'web-only-you');
  const notes = [...me.notes].reverse();
  const goals = goalsOf(me, facts);
  const [crossroads = null] = nebulaIn(facts)?.dealt[me.seat] ?? [];
  const { openSecrets } = useSettings();
  const [peeking, setPeeking] = useState(false);
  const open = over || openSecrets || peeking;
  const cards = held.length + (me.agenda === null ? 0 : 1);
  return (
    <section className="secrets" aria-label={heading}>
      <h2>
        <Icon name="secret" /> {heading}
      </h2>
      {cards > 0 && !over && (
        <div className="loyalty">
          {!openSecrets && <Covered cards={cards} words={words} onPeek={setPeeking} />}
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
      {open && (
        <div className={cylon ? 'opened cylon' : 'opened'}>
          {cards > 0 && <p className="side">{words.say(side)}</p>}
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
        </div>
      )}
      <ul className="offices" onKeyDown={roam}>
        {me.superCrises?.map((card) => (
          <li key={card}>
            <Held id={definitionId(speech, card) ?? ''}>{named(speech, card)}</Held>
          </li>
        ))}
        {quorum.map((card, i) => {
          const spot: Spot = `quorum:${i}`;
          return (
            <li key={spot}>
              <Held
                id={`quorum:${card}`}
                lit={lit.has(spot)}
                chosen={chosen === spot}
                onTouch={() => onTouch(spot)}
              >
                <Icon name="quorum" /> {speech.name(`quorum:${card}`)}
              </Held>
            </li>
          );
        })}
      </ul>
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

/** A card back, the same for everybody: what lies under it is seen while it is held, by pointer or by key. */
function Covered({
  cards,
  words,
  onPeek,
}: {
  readonly cards: number;
  readonly words: Words;
  readonly onPeek: (peeking: boolean) => void;
}) {
  const release = (): void => onPeek(false);
  const isKey = (key: string): boolean => key === ' ' || key === 'Enter';
  return (
    <button
      type="button"
      className="covered"
      onPointerDown={() => onPeek(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={({ key }) => isKey(key) && onPeek(true)}
      onKeyUp={({ key }) => isKey(key) && onPeek(false)}
      onBlur={release}
    >
      <span className="card-back" aria-hidden="true">
        <Icon name="secret" />
      </span>
      <span>
        <b>{words.say('web-bsg-your-loyalty')}</b>
        <span className="how">{words.say('web-cards', { count: cards })}</span>
        <span className="how">{words.say('web-bsg-hold-to-look')}</span>
      </span>
    </button>
  );
}

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
