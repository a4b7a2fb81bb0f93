import {
  type Activation,
  type BsgView,
  type CheckView,
  type Counting,
  countedIn,
  crisisOf,
  kindOf,
  type SkillCard,
} from '@starboard/bsg/reading';
import type { AskView } from '@starboard/kernel';
import type { Words } from '@starboard/words';
import { useState } from 'react';
import { about } from '../table/details.tsx';
import { Glyph } from '../table/glyph.tsx';
import type { TableProps } from '../table/page.tsx';
import { AskedCard, Crossroads, ShownCard, Trial } from './crossroads.tsx';
import { Icon, type IconName } from './icons.tsx';
import { nebulaIn } from './nebula.ts';
import { Token } from './people.tsx';
import {
  consequenceSoFar,
  lastCheck,
  lastShown,
  lastTrial,
  type Settled,
  type Strike,
  textsSoFar,
} from './recent.ts';
import { OpenCard } from './skill-card.tsx';
import { StrikeMark } from './strike.tsx';

/** What is going on, beside the board: the card on the table, the check with its cards, the shots that fell. */
export function Scene({
  facts,
  table,
  ask,
  strikes,
  boardAsked,
}: {
  readonly facts: BsgView;
  readonly table: TableProps;
  readonly ask: AskView | null;
  readonly strikes: readonly Strike[];
  /** The ask is answered on the board. */
  readonly boardAsked: boolean;
}) {
  const { speech, words, state } = table;
  const { check } = facts;
  const top = facts.onTable[facts.onTable.length - 1];
  const nebula = nebulaIn(facts);
  const crossroads = nebula?.phase === 'crossroads' ? nebula : null;
  // The Crossroads and the Trial break into whatever was going on (EXO-37.2).
  const interrupted = nebula?.phase === 'crossroads' || nebula?.phase === 'trial';
  const quiet = check === null && top === undefined && !interrupted;
  const settled = quiet ? lastCheck(state.log) : null;
  const id = interrupted && check === null ? null : definitionOf(top, check, settled);
  const definition = id === null ? null : speech.definition(id);
  // On a phone the scene folds away while the board is asked about; whoever wants it opens it again.
  const [fold, setFold] = useState<{ readonly of: string | null; readonly open: boolean } | null>(
    null,
  );
  const own = fold !== null && fold.of === id ? fold.open : null;
  const open = own ?? !boardAsked;
  const kept = facts.kept.map(({ card, deck }) => `${deck}:${card}`);
  const shown = lastShown(state.log);
  const judged = nebula === null ? null : lastTrial(state.log);
  const asked = ask?.ask.things === 'trauma' ? ask : null;
  const told = [crossroads, shown, judged, asked].some((it) => it !== null);
  if (definition === null && strikes.length === 0 && kept.length === 0 && !told) return null;
  return (
    <section
      className={open ? 'scene' : 'scene folded'}
      aria-label={words.say('web-bsg-scene')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <button
        type="button"
        className="fold"
        aria-expanded={open}
        aria-label={words.say('web-bsg-scene')}
        onClick={() => setFold({ of: id, open: !open })}
      >
        <Glyph name={open ? 'up' : 'down'} />
      </button>
      {definition !== null && (
        <article
          key={definition.id}
          className={settled === null ? 'card-on-table' : 'card-on-table over'}
        >
          <h2 {...about([definition.id])}>{definition.name}</h2>
          {settled === null && (
            <div className="card-lines">
              {definition.lines.slice(1).map((line) => (
                <p key={line} className={toneOf(line, words)}>
                  {line}
                </p>
              ))}
            </div>
          )}
          {top !== undefined && top.deck !== 'quorum' && <Foot card={top.card} words={words} />}
        </article>
      )}
      {asked !== null && <AskedCard ask={asked} table={table} />}
      {shown !== null && asked === null && <ShownCard shown={shown} table={table} />}
      {crossroads !== null && <Crossroads nebula={crossroads} facts={facts} table={table} />}
      {judged !== null && <Trial judged={judged} facts={facts} table={table} />}
      {check !== null && <OpenCheck check={check} facts={facts} table={table} />}
      {settled !== null && <SettledCheck check={settled} facts={facts} table={table} />}
      {strikes.length > 0 && (
        <ul className="strikes" aria-label={words.say('web-bsg-combat')}>
          {strikes.map((strike) => (
            <li key={strike.at}>
              <StrikeMark strike={strike} words={words} />
              {strike.sector !== null && (
                <span className="soft">{words.say(`bsg-sector-${strike.sector}`)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <p className="kept">
          {words.say('web-bsg-kept')}{' '}
          {kept.map((it) => (
            <button key={it} type="button" className="badge" aria-disabled="true" {...about([it])}>
              {speech.name(it)}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

/** The card on the table, or what asks for the check. */
function definitionOf(
  top: BsgView['onTable'][number] | undefined,
  check: CheckView | null,
  settled: Settled | null,
): string | null {
  if (top !== undefined) return `${top.deck}:${top.card}`;
  if (check !== null) return `${check.source}:${check.of}`;
  return settled === null ? null : `${settled.source}:${settled.of}`;
}

/** Good or bad: read from how the line begins in this language. */
function toneOf(line: string, words: Words): string {
  const begins = (id: string): boolean => {
    const start = words.say(id, { text: '', partial: 0 }).trim().split(' ')[0] ?? '';
    return start !== '' && line.startsWith(start);
  };
  if (begins('bsg-line-pass')) return 'good';
  if (begins('bsg-line-fail')) return 'bad';
  return begins('bsg-line-consequence') ? 'consequence-line' : '';
}

const ACTIVATED: Readonly<Record<Activation, IconName>> = {
  raiders: 'raider',
  'heavy-raiders': 'heavy-raider',
  basestars: 'basestar',
  'launch-raiders': 'raider',
  'occupation-forces': 'centurion',
};

function listed(activation: Activation | readonly Activation[] | undefined): readonly Activation[] {
  if (activation === undefined) return [];
  return typeof activation === 'string' ? [activation] : activation;
}

/** The icons at the foot of a Crisis card. */
function Foot({ card, words }: { readonly card: Parameters<typeof crisisOf>[0]; words: Words }) {
  const { activation, jump, evacuation, consequence } = crisisOf(card);
  const activations = listed(activation);
  const bare = activations.length === 0 && jump !== true && evacuation !== true;
  if (bare && consequence === undefined) return null;
  return (
    <p className="foot" aria-hidden="true">
      {activations.map((it) => (
        <Icon key={it} name={ACTIVATED[it]} />
      ))}
      {jump === true && <Icon name="jump" />}
      {evacuation === true && <Icon name="evacuate" />}
      {consequence !== undefined && <Icon name="ability" />}
      <span className="visually-hidden">{words.say('web-bsg-foot')}</span>
    </p>
  );
}

interface CheckProps {
  readonly facts: BsgView;
  readonly table: TableProps;
}

function Head({
  check: { difficulty, partial, skills, onesPositive, ignored, doubled, reckless },
  words,
}: {
  readonly check: Pick<
    CheckView,
    'difficulty' | 'partial' | 'skills' | 'onesPositive' | 'ignored' | 'doubled' | 'reckless'
  >;
  readonly words: Words;
}) {
  return (
    <p className="difficulty">
      <span className="goal">
        <b>{difficulty}</b>
        {partial !== null && <small> / {partial}</small>}
      </span>
      {skills.map((skill) => (
        <span
          key={skill}
          className={skill === ignored ? `skill ignored ${skill}` : `skill ${skill}`}
        >
          <Icon name={skill} /> {words.say(`bsg-skill-${skill}`)}
        </span>
      ))}
      {ignored !== null && (
        <span className="skill">
          <Icon name={ignored} />{' '}
          {words.say('web-bsg-skill-ignored', { skill: words.say(`bsg-skill-${ignored}`) })}
        </span>
      )}
      {doubled != null && (
        <span className={`skill ${doubled}`}>
          <Icon name={doubled} />{' '}
          {words.say('web-bsg-skill-doubled', { skill: words.say(`bsg-skill-${doubled}`) })}
        </span>
      )}
      {onesPositive && <span className="skill">{words.say('web-bsg-ones-positive')}</span>}
      {reckless && (
        <span className="skill reckless" {...about([], words.say('web-bsg-reckless-lead'))}>
          <Icon name="warning" /> {words.say('web-bsg-reckless')}
        </span>
      )}
    </p>
  );
}

function OpenCheck({ check, facts, table }: CheckProps & { readonly check: CheckView }) {
  const { words } = table;
  const destiny = check.cards - check.added.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="check">
      <Head check={check} words={words} />
      {check.pile === null ? (
        <Contributions added={check.added} destiny={destiny} facts={facts} table={table} />
      ) : (
        <>
          <Pile pile={check.pile} check={check} words={words} />
          {check.pile.length < check.cards && (
            <p className="hidden-destiny">
              <Backs count={check.cards - check.pile.length} name="destiny" />{' '}
              {words.say('web-bsg-destiny-hidden')}
            </p>
          )}
        </>
      )}
      <Texts cards={textsSoFar(table.state.log)} table={table} />
      <Consequence
        check={check}
        when={consequenceOf(check, consequenceSoFar(table.state.log))}
        words={words}
      />
      {check.total !== null && (
        <Gauge
          check={{ ...check, total: check.total }}
          result={check.total >= check.difficulty ? 'pass' : 'fail'}
          after={check.pile?.length ?? 0}
          words={words}
        />
      )}
    </div>
  );
}

function SettledCheck({ check, facts, table }: CheckProps & { readonly check: Settled }) {
  const { words } = table;
  return (
    <div className="check">
      <Head check={check} words={words} />
      <Contributions
        added={check.added}
        destiny={check.destiny}
        facts={facts}
        table={table}
        brief
      />
      <Pile pile={check.pile} check={check} words={words} />
      <Texts cards={check.texts} table={table} />
      <Consequence check={check} when={check.consequence ? 'happened' : 'not'} words={words} />
      {check.total === null ? (
        <p className={`decided ${check.result}`}>{words.say(`web-bsg-decided-${check.result}`)}</p>
      ) : (
        <Gauge
          check={{ ...check, total: check.total }}
          result={check.result}
          after={check.pile.length}
          words={words}
        />
      )}
      {check.spared && <p>{words.say('web-bsg-failure-spared')}</p>}
    </div>
  );
}

/** A card with a text for checks brings the Consequence about (EXO-4.2, 4.9). */
const hasIcon = (card: SkillCard): boolean => kindOf(card).inCheck !== undefined;

/** Whether the Consequence of a check comes about, as far as everybody can know. */
function consequenceOf(check: CheckView, happened: boolean): 'open' | 'comes' | 'happened' | 'not' {
  if (happened) return 'happened';
  if (check.pile === null) return 'open';
  if (check.pile.some(hasIcon)) return 'comes';
  // Cards that lie open from the start are not all there yet.
  return check.faceUp && check.total === null ? 'open' : 'not';
}

function Consequence({
  check: { source, of },
  when,
  words,
}: {
  readonly check: Pick<CheckView, 'source' | 'of'>;
  readonly when: ReturnType<typeof consequenceOf>;
  readonly words: Words;
}) {
  if (source === 'location' || !hasConsequence(of)) return null;
  return (
    <p className={`consequence ${when}`}>
      <Icon name="ability" /> {words.say(`web-bsg-consequence-${when}`)}
    </p>
  );
}

/** The check of a card is called as the card. */
const hasConsequence = (of: CheckView['of']): boolean =>
  crisisOf(of as Parameters<typeof crisisOf>[0]).consequence !== undefined;

/** The texts of revealed cards that take effect, each once. */
function Texts({
  cards,
  table: { speech, words },
}: {
  readonly cards: readonly SkillCard[];
  readonly table: TableProps;
}) {
  const ids = [...new Set(cards.map((card) => `card:${kindOf(card).id}`))];
  if (ids.length === 0) return null;
  return (
    <p className="texts">
      {words.say('web-bsg-texts')}{' '}
      {ids.map((id) => (
        <button key={id} type="button" className="badge" aria-disabled="true" {...about([id])}>
          {speech.name(id)}
        </button>
      ))}
    </p>
  );
}

/** Who laid how many cards face down; whose turn it is comes by itself. */
function Contributions({
  added,
  destiny,
  facts,
  table: { words, speech, state },
  brief = false,
}: CheckProps & {
  readonly added: CheckView['added'];
  readonly destiny: number;
  readonly brief?: boolean;
}) {
  const after = facts.players.map((_, i) => (facts.current + 1 + i) % facts.players.length);
  const rows = brief ? after.filter((seat) => added.some((it) => it.seat === seat)) : after;
  return (
    <ul className={brief ? 'added brief' : 'added'}>
      <li>
        <span className="token destiny" aria-hidden="true">
          <Glyph name="star" />
        </span>
        <span className="giver">{words.say('web-bsg-destiny')}</span>
        <Backs count={destiny} name="destiny" />
      </li>
      {rows.map((seat) => {
        const given = added.find((it) => it.seat === seat);
        const asked = state.view?.waiting.some((it) => it === seat) === true;
        const player = facts.players[seat];
        return (
          <li key={seat} className={given === undefined ? (asked ? 'asked' : 'yet') : ''}>
            <Token seat={seat} character={player?.character ?? null} speech={speech} />
            <span className="giver">{state.people[seat]?.name}</span>
            {given === undefined ? (
              <span className="soft">{asked ? '…' : ''}</span>
            ) : (
              <Backs count={given.count} name={`seat-${seat}`} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Backs({ count, name }: { readonly count: number; readonly name: string }) {
  return (
    <span className="backs">
      {Array.from({ length: Math.min(count, 6) }, (_, i) => `${name}-${i}`).map((it) => (
        <span key={it} className="back" data-piece={`back-${it}`} aria-hidden="true" />
      ))}
      <b>{count}</b>
    </span>
  );
}

/** The cards, turned up one after the other: what helps first. */
function Pile({
  pile,
  check,
  words,
}: {
  readonly pile: readonly SkillCard[];
  readonly check: Counting;
  readonly words: Words;
}) {
  const sorted = [...pile].sort((a, b) => countedIn(check, b) - countedIn(check, a));
  return (
    <ul className="pile">
      {sorted.map((card, i) => (
        <OpenCard
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may look alike
          key={`${card}-${i}`}
          card={card}
          counts={countedIn(check, card)}
          index={i}
          words={words}
        />
      ))}
    </ul>
  );
}

/** The total against the difficulty, as a bar that fills. */
function Gauge({
  check: { total, difficulty, partial },
  result,
  after,
  words,
}: {
  readonly check: Pick<CheckView, 'difficulty' | 'partial'> & { readonly total: number };
  readonly result: 'pass' | 'partial' | 'fail';
  /** So many cards are turned up before it is known. */
  readonly after: number;
  readonly words: Words;
}) {
  const whole = Math.max(total, difficulty) * 1.1;
  const part = (value: number): string => `${(Math.max(0, value) / whole) * 100}%`;
  return (
    <div className={`gauge ${result}`} style={{ '--nth': after }}>
      <div className="bar" aria-hidden="true">
        <span className="fill" style={{ width: part(total) }} />
        <span className="aim" style={{ left: part(difficulty) }} />
        {partial !== null && <span className="aim partial" style={{ left: part(partial) }} />}
      </div>
      <p className="total">
        <b>{words.say(`web-bsg-check-${result}`)}</b>{' '}
        {words.say('web-bsg-total', { total, difficulty })}
      </p>
    </div>
  );
}
