import {
  PHASES,
  type Phase,
  type PlayerView,
  type RollEvents,
  type RollView,
} from '@starboard/roll';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../app/button.tsx';
import { Sign } from '../art/sign.tsx';
import { useNarrow } from '../table/narrow.ts';
import type { TableProps } from '../table/page.tsx';
import { addedIn, type Deeds, deedsIn, endedIn } from './deeds.ts';
import { DiePicture, DieShape } from './die.tsx';
import { Face, Faces } from './face.tsx';
import { LaneHead } from './lanes.tsx';
import { Figures, type Looking, PlayerName } from './others.tsx';
import { sitesOf } from './outlook.ts';
import { type Moment, momentNow, type Playback } from './playback.ts';
import { TileCard } from './tile.tsx';
import { SmallTilePicture } from './tile-picture.tsx';

/**
 * The open plans: a row for each player, a lane for each phase. Lanes that happen are wide, the others narrow and grey.
 * As they stand, or as they are being shown.
 */
export function Round({
  facts,
  table,
  playback,
  looking,
}: {
  readonly facts: RollView;
  readonly table: TableProps;
  readonly playback: Playback | null;
  readonly looking: Looking;
}) {
  const { state, words } = table;
  const { players } = facts;
  const moment = playback?.moment ?? momentNow(facts);
  const { active } = moment;
  const deeds = useMemo(() => deedsIn(state.log), [state.log]);
  const narrow = useNarrow();
  const ended = useMemo(() => endedIn(state.log), [state.log]);
  const added = useMemo(() => addedIn(state.log), [state.log]);
  const now = useRef<HTMLLIElement>(null);
  // On a phone the phases lie below each other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another phase begins
  useEffect(() => now.current?.scrollIntoView({ block: 'nearest' }), [moment.phase]);
  const list = new Intl.ListFormat(words.language.tag, { type: 'conjunction' });
  const names = (of: readonly PlayerView[]): string =>
    list.format(of.map(({ seat }) => state.people[seat]?.name ?? ''));
  return (
    <section
      className={playback === null ? 'round' : 'round shown'}
      tabIndex={narrow ? 0 : undefined}
      aria-label={words.say('web-roll-watching-phases')}
      style={{ '--players': players.length }}
    >
      <div className="heads">
        <header>
          <h2>
            {words.say(active === null ? 'web-roll-round' : 'web-roll-plans-open', {
              round: Math.max(1, facts.round),
            })}
          </h2>
          {active !== null && (
            <p>
              {words.say('web-roll-happen', {
                phases: list.format(active.map((it) => words.say(`roll-phase-${it}`))),
              })}
            </p>
          )}
        </header>
        {players.map((player) => (
          <div
            key={player.seat}
            className={`head seat-${player.seat}${looking.chosen === player.seat ? ' chosen' : ''}`}
          >
            <Face player={player} />
            <div>
              <PlayerName player={player} table={table} looking={looking} />
              <Figures player={player} table={table} />
            </div>
          </div>
        ))}
      </div>
      <ol className="strip">
        {PHASES.map((phase) => {
          const chose = players.filter(({ seat }) => moment.selected[seat] === phase);
          const silent = active !== null && !active.includes(phase);
          return (
            <li
              key={phase}
              ref={phase === moment.phase ? now : null}
              className={columnClass(moment, phase)}
            >
              <div className="lane-top">
                <LaneHead phase={phase} table={table} />
                {active !== null && (
                  <p className={phase === moment.phase ? 'when now' : 'when'}>
                    {words.say(whenOf(moment, phase, ended))}
                  </p>
                )}
                {active !== null && phase === added && (
                  <p className="chose extra" title={words.name({ say: 'web-roll-chosen-by-die' })}>
                    <span className="visually-hidden">{words.say('web-roll-chosen-by-die')}</span>
                    <span className="by" aria-hidden="true">
                      {words.say('web-roll-extra-die')}
                    </span>
                    <span aria-hidden="true">
                      <DiePicture colour="home" words={words} />
                    </span>
                  </p>
                )}
                {chose.length > 0 && (
                  <p className="chose">
                    <span className="by" aria-hidden="true">
                      {words.name({ say: 'web-roll-chosen-by' })}
                    </span>
                    <Faces
                      players={chose}
                      named={words.say('web-roll-chosen-by-who', { names: names(chose) })}
                    />
                  </p>
                )}
              </div>
              {players.map((player) => (
                <Crew
                  key={player.seat}
                  player={player}
                  phase={phase}
                  moment={moment}
                  silent={silent}
                  deeds={deeds(player.seat, phase)}
                  table={table}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A player's workers in a phase, and what has come of them. */
function Crew({
  player,
  phase,
  moment,
  silent,
  deeds,
  table: { state, speech, words },
}: {
  readonly player: PlayerView;
  readonly phase: Phase;
  readonly moment: Moment;
  readonly silent: boolean;
  readonly deeds: Deeds;
  readonly table: TableProps;
}) {
  const { seat } = player;
  const dice = moment.workers[seat]?.[phase] ?? [];
  const got = gains(deeds, (id, args) => words.say(id, args));
  // What is being built, and afterwards how far that has come.
  const sites =
    !silent && (phase === 'develop' || phase === 'settle')
      ? sitesOf(player, phase, dice.length).filter(
          ({ lying, coming }) => coming > 0 || (deeds.placed > 0 && lying > 0),
        )
      : [];
  const isEmpty =
    dice.length === 0 && got.length === 0 && deeds.done.length === 0 && sites.length === 0;
  return (
    <div className={isEmpty ? `crew seat-${seat} empty` : `crew seat-${seat}`}>
      {!isEmpty && <span className="name">{state.people[seat]?.name}</span>}
      {/* What has come of it so far stands above the dice that still wait: below them it would be theirs. */}
      {got.length > 0 && (
        <span className="note got">
          <Sign name="check" /> {got.join(' · ')}
        </span>
      )}
      {dice.length > 0 && (
        <span className="dice">
          {dice.map((die) => (
            <DieShape key={die} die={die} face={phase} words={words} piece />
          ))}
        </span>
      )}
      {silent && dice.length > 0 && (
        <span className="note">{words.name({ say: 'web-roll-to-cup' })}</span>
      )}
      {sites.map(({ id, lying, coming, need }) => (
        <span key={id} className="note">
          <SmallTilePicture id={id} size={24} />{' '}
          {words.say('web-roll-site', { tile: speech.name(id), count: lying + coming, of: need })}
        </span>
      ))}
      {deeds.done.map((id) => (
        <span key={id} className="note done">
          <SmallTilePicture id={id} size={24} /> {speech.name(id)} <Sign name="check" />
          <span className="visually-hidden">
            {words.say('web-roll-did-done', { tile: speech.name(id) })}
          </span>
        </span>
      ))}
    </div>
  );
}

function gains(
  { credits, tiles, goods, points }: Deeds,
  say: (id: string, args: { readonly count: number }) => string,
): readonly string[] {
  return [
    ...(credits > 0 ? [say('web-roll-did-credits', { count: credits })] : []),
    ...(tiles > 0 ? [say('web-roll-did-tiles', { count: tiles })] : []),
    ...(goods > 0 ? [say('web-roll-did-goods', { count: goods })] : []),
    ...(points > 0 ? [say('web-roll-did-points', { count: points })] : []),
  ];
}

/** When a phase happens, as seen from now. */
function whenOf({ active, phase }: Moment, it: Phase, ended: ReadonlySet<Phase>): string {
  if (active?.includes(it) !== true) return 'web-roll-no-phase';
  if (ended.has(it)) return 'web-roll-over';
  if (phase === it) return 'web-roll-happening';
  const next = active.find((other) => other !== phase && !ended.has(other));
  return next === it ? 'web-roll-next' : 'web-roll-later';
}

function columnClass({ active, phase, selected }: Moment, it: Phase): string {
  return [
    'column',
    it,
    active?.includes(it) === true && 'active',
    active !== null && !active.includes(it) && 'silent',
    phase === it && 'selected',
    active === null && selected.includes(it) && 'chosen-by',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is being shown, in a sentence, and the way to skip it: by its button, or by Escape. */
export function Caption({
  table: { state, words, speech },
  playback: { moment, step, of, skip },
}: {
  readonly table: TableProps;
  readonly playback: Playback;
}) {
  const { entry, active } = moment;
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') skip();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [skip]);
  // The log of this game holds this game's events.
  const built =
    entry?.event.type === 'completed' ? (entry.event.data as RollEvents['completed']).card : null;
  return (
    <section className="ask caption">
      <div>
        <p className="hint">
          {words.say(active === null ? 'web-roll-reveal' : 'web-roll-watching-phases')} ·{' '}
          {words.say('web-roll-step-of', { count: step, of })}
        </p>
        <p className="prompt">{entry === null ? '' : speech.event(entry.event, state.people)}</p>
        <div className="answers">
          <Button className="button" autoFocus onPress={skip}>
            {words.say('web-roll-skip')}
          </Button>
        </div>
      </div>
      {built !== null && (
        <div key={built} className="built">
          <TileCard id={built} speech={speech} words={words} />
        </div>
      )}
    </section>
  );
}
