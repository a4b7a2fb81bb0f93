import {
  type BsgEvents,
  type BsgView,
  kindOf,
  loyaltyOf,
  type PlayerView,
  RESOURCES,
  strengthOf,
} from '@starboard/bsg/reading';
import type { Speech } from '@starboard/words';
import { Button } from '../app/button.tsx';
import type { LogEntry } from '../table/client.ts';
import { about } from '../table/details.tsx';
import { EndHeader } from '../table/end-header.tsx';
import { Glyph } from '../table/glyph.tsx';
import type { TableProps } from '../table/page.tsx';
import { Icon } from './icons.tsx';
import { aboutEvent, definitionId, named } from './names.ts';
import { aboutNote, type Note, sayNote } from './notes.ts';
import { storyOf } from './story.ts';
import { Token } from './token.tsx';

function last<K extends keyof BsgEvents>(log: readonly LogEntry[], type: K): BsgEvents[K] | null {
  const found = log.findLast(({ event }) => event.type === type);
  return found === undefined ? null : (found.event.data as BsgEvents[K]);
}

function results(log: readonly LogEntry[]): Readonly<Record<'pass' | 'partial' | 'fail', number>> {
  const counts = { pass: 0, partial: 0, fail: 0 };
  for (const { event } of log) {
    if (event.type === 'check-settled') {
      counts[(event.data as BsgEvents['check-settled']).result] += 1;
    }
  }
  return counts;
}

/** Names, and how often each comes. */
function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => [name, names.filter((it) => it === name).length] as const)
    .map(([name, count]) => (count === 1 ? name : `${name} ×${count}`))
    .join(', ');
}

/** Everything somebody still had in hand, now that it is over. */
function heldBy(
  { seat, hand, superCrises }: PlayerView,
  { quorumHand, titles }: BsgView,
  speech: Speech,
): readonly { readonly id: string; readonly name: string }[] {
  const skills = (hand ?? []).map((card) => {
    const id = `card:${kindOf(card).id}`;
    return { id, name: `${speech.name(id)} ${strengthOf(card)}` };
  });
  const others = [
    ...(superCrises ?? []).map((it) => `super-crisis:${it}`),
    ...(titles.president === seat ? (quorumHand ?? []).map((it) => `quorum:${it}`) : []),
  ];
  return [...skills, ...others.map((id) => ({ id, name: speech.name(id) }))];
}

/** How it ended: who was who, what is left, and how it came to that. */
export function End({
  facts,
  table,
  onBoard,
}: {
  readonly facts: BsgView;
  readonly table: TableProps;
  readonly onBoard: () => void;
}) {
  const { state, speech, words, called } = table;
  const outcome = state.view?.outcome;
  if (outcome == null) return null;
  const shown = last(state.log, 'loyalties-shown')?.loyalties ?? [];
  const { pass, partial, fail } = results(state.log);
  const mine = state.view?.viewer;
  const learned = (notes: readonly Note[]): ReadonlyMap<string, Note> =>
    new Map(
      notes
        .filter(({ about: what }) => what === 'loyalty')
        .map((it) => [sayNote(words, speech, called.now, it), it]),
    );
  return (
    <section className="end" aria-label={words.say('web-bsg-end')}>
      <EndHeader table={table}>
        <Button className="button" onPress={onBoard}>
          {words.say('web-bsg-see-board')}
        </Button>
      </EndHeader>
      <div className="end-columns">
        <div>
          <h2>{words.say('web-bsg-who-was-who')}</h2>
          <ul className="unmasked">
            {facts.players.map((player, i) => {
              const { seat, character, notes, agenda, agendaDeck, standing } = player;
              const held = heldBy(player, facts, speech);
              const cards = shown[seat] ?? [];
              const aim = agenda === null ? null : definitionId(speech, agenda);
              const cylon =
                agenda !== null || cards.some((card) => loyaltyOf(card).team === 'cylon');
              return (
                <li
                  key={seat}
                  className={cylon ? 'cylon' : 'human'}
                  style={{ '--nth': i }}
                  {...about([
                    ...(aim === null ? [] : [aim]),
                    ...cards.map((card) => `loyalty:${card}`),
                  ])}
                >
                  <Token seat={seat} character={character} speech={speech} mine={seat === mine} />
                  <span>
                    <b>{state.people[seat]?.name}</b>{' '}
                    <span className="soft">
                      {character === null ? '' : named(speech, character)}
                    </span>
                    <br />
                    {counted(cards.map((card) => speech.name(`loyalty:${card}`)))}
                    {agenda !== null && agendaDeck !== null && (
                      <span className="aim">
                        {words.say(`bsg-kind-agenda-${agendaDeck}`)}: <b>{named(speech, agenda)}</b>
                        {aim !== null &&
                          speech
                            .definition(aim)
                            .lines.slice(1)
                            .map((line) => <small key={line}>{line}</small>)}
                      </span>
                    )}
                    {held.length > 0 && (
                      <small className="opened" {...about(held.map(({ id }) => id))}>
                        {words.say('web-bsg-held', {
                          cards: counted(held.map(({ name }) => name)),
                        })}
                      </small>
                    )}
                    {/* What was learned twice is known once. */}
                    {[...learned(notes)].map(([note, it]) => (
                      <small key={note} className="opened" {...about(aboutNote(speech, it))}>
                        {words.say('web-bsg-knew', { note })}
                      </small>
                    ))}
                  </span>
                  <b className="team">
                    {words.say(cylon ? 'web-bsg-cylon' : 'web-bsg-human')}
                    {standing === 'eliminated' && ` · ${words.say('web-bsg-eliminated')}`}
                    {outcome.winners.includes(seat) && (
                      <span title={words.say('web-won')}>
                        <Glyph name="star" />
                      </span>
                    )}
                  </b>
                </li>
              );
            })}
          </ul>
          {facts.dead.length > 0 && (
            <p className="soft" {...about(facts.dead.map((it) => `character:${it}`))}>
              {words.say('web-bsg-executed')} {facts.dead.map((it) => named(speech, it)).join(', ')}
            </p>
          )}
          <h2>{words.say('web-bsg-what-is-left')}</h2>
          <ul className="stores">
            {RESOURCES.map((it) => (
              <li key={it}>
                <Icon name={it} /> {facts.resources[it]} {words.say(`bsg-resource-${it}`)}
              </li>
            ))}
          </ul>
          <p className="soft">
            {words.say('web-bsg-end-counts', {
              turns: facts.turn,
              distance: facts.distance,
              passed: pass + partial,
              failed: fail,
            })}
          </p>
        </div>
        <div className="story">
          <h2>{words.say('web-bsg-story')}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
          <ol tabIndex={0}>
            {storyOf(state.log, facts).map(({ turn, entries }) => (
              <li key={turn}>
                <b className="turn">{words.say('web-bsg-turn-number', { turn })}</b>
                <div>
                  {entries.map((entry, i) => (
                    <p
                      // biome-ignore lint/suspicious/noArrayIndexKey: events have no name of their own
                      key={i}
                      className={entry.event.type}
                      {...about(aboutEvent(speech, entry.event))}
                    >
                      {speech.event(entry.event, called.at(entry))}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
