import { type BsgView, loyaltyOf, type PlayerView } from '@starboard/bsg/reading';
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
  table: { speech, words, state },
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
  const notes = [...me.notes].reverse();
  const goals = goalsOf(me, facts);
  const [crossroads = null] = nebulaIn(facts)?.dealt[me.seat] ?? [];
  return (
    <section className={cylon ? 'secrets cylon' : 'secrets'} aria-label={words.say('web-only-you')}>
      <h2>
        <Icon name="secret" /> {words.say('web-only-you')}
      </h2>
      {(held.length > 0 || me.agenda !== null) && <p className="side">{words.say(side)}</p>}
      <OwnTrauma facts={facts} me={me} words={words} />
      <ul onKeyDown={roam}>
        {held.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
          <li key={`loyalty-${i}`}>
            <Held id={`loyalty:${card}`} stop={i === 0}>
              {goalLines(goals.find((it) => it.card === card)) ?? speech.name(`loyalty:${card}`)}
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
        {me.superCrises?.map((card) => (
          <li key={card}>
            <Held id={definitionId(speech, card) ?? ''}>{named(speech, card)}</Held>
          </li>
        ))}
        {facts.quorumHand?.map((card, i) => {
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
        {notes.map((note, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added
          <li key={`note-${notes.length - i}`} className="note" {...about(aboutNote(speech, note))}>
            {sayNote(words, speech, state.people, note)}
          </li>
        ))}
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
