import {
  type BsgView,
  type CheckView,
  type Counting,
  countedIn,
  crisisOf,
  kindOf,
  type Location,
  type SkillCard,
} from '@starboard/bsg/reading';
import type { AskView } from '@starboard/kernel';
import type { Definition, Words } from '@starboard/words';
import { lazy, Suspense, useState } from 'react';
import { Sign } from '../art/sign.tsx';
import type { SignName } from '../art/signs.ts';
import { about } from '../table/details.tsx';
import { Glyph } from '../table/glyph.tsx';
import type { TableProps } from '../table/page.tsx';
import { beforeOutcome, Changes, changesOf, guardedIn } from './changes.tsx';
import { Icon } from './icons.tsx';
import { nebulaIn } from './nebula.ts';
import { isAgainst, placeChecked, placeCheckIn, sayPlaceCheck } from './place-check.ts';
import {
  consequenceSoFar,
  isOfCaprica,
  lastCheck,
  lastShown,
  lastTrial,
  partChosen,
  type Settled,
  type Strike,
  textsSoFar,
} from './recent.ts';
import { signed } from './signed.ts';
import { OpenCard } from './skill-card.tsx';
import { StrikeMark } from './strike.tsx';
import { Token } from './token.tsx';

// Sixteen pictures: they come with the first crisis.
const CrisisPicture = lazy(() => import('./crisis-picture.tsx'));
// What only some games come to, or tables with expansions.
const RareMoments = lazy(() => import('./rare-moments.tsx'));

interface AtTable {
  readonly facts: BsgView;
  readonly table: TableProps;
  readonly ask: AskView | null;
  readonly strikes: readonly Strike[];
}

/** What there is to be told of; `whole` when it is more than cards that were kept. */
export function goingOn({ facts, table: { state }, ask, strikes }: AtTable) {
  const { check } = facts;
  const top = facts.onTable[facts.onTable.length - 1];
  const nebula = nebulaIn(facts);
  const crossroads = nebula?.phase === 'crossroads' ? nebula : null;
  // The Crossroads and the Trial break into whatever was going on (EXO-37.2).
  const interrupted = nebula?.phase === 'crossroads' || nebula?.phase === 'trial';
  const last = check === null && !interrupted ? lastCheck(state.log) : null;
  // The card stays where it is until everything on it is done.
  const settled = top === undefined || (last !== null && isOf(last, top)) ? last : null;
  const checked = ask === null ? null : placeChecked(ask.ask, facts);
  const id =
    interrupted && check === null
      ? null
      : (definitionOf(top, check, settled) ?? (checked === null ? null : `location:${checked}`));
  const shown = lastShown(state.log);
  const judged = nebula === null ? null : lastTrial(state.log);
  const asked = ask?.ask.things === 'trauma' ? ask : null;
  const told = [id, crossroads, shown, judged, asked].some((it) => it !== null);
  return { crossroads, settled, id, shown, judged, asked, whole: told || strikes.length > 0 };
}

export type GoingOn = ReturnType<typeof goingOn>;

const isOf = (check: Settled, { deck, card }: BsgView['onTable'][number]): boolean =>
  check.source === deck && check.of === card;

/** What is going on, beside the board: the card on the table, the check with its cards, the shots that fell. */
export function Scene({
  facts,
  table,
  strikes,
  going,
  boardAsked,
  picked = [],
}: {
  readonly facts: BsgView;
  readonly table: TableProps;
  readonly strikes: readonly Strike[];
  readonly going: GoingOn;
  /** The ask is answered on the board. */
  readonly boardAsked: boolean;
  /** The cards I would add to the check. */
  readonly picked?: readonly SkillCard[];
}) {
  const { speech, words } = table;
  const { check } = facts;
  const { crossroads, settled, id, shown, judged, asked, whole } = going;
  const definition = id === null ? null : speech.definition(id);
  const viewer = table.state.view?.viewer;
  const mine = typeof viewer === 'number' ? viewer : undefined;
  const [deck, place] = id?.split(':') ?? [];
  const placed = deck === 'location' ? placeCheckIn(table.state.log, place as Location) : null;
  // On a phone the scene folds away while the board is asked about; whoever wants it opens it again.
  const [fold, setFold] = useState<{ readonly of: string | null; readonly open: boolean } | null>(
    null,
  );
  const own = fold !== null && fold.of === id ? fold.open : null;
  const open = own ?? !boardAsked;
  const kept = facts.kept.map(({ card, deck }) => `${deck}:${card}`);
  if (!whole && kept.length === 0) return null;
  const dealt = settled === null && id !== null && crisisIn(id) !== null;
  return (
    <section
      className={['scene', !open && 'folded', !whole && 'only-kept'].filter(Boolean).join(' ')}
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
          className={['card-on-table', settled !== null && 'over', dealt && 'dealt']
            .filter(Boolean)
            .join(' ')}
        >
          <Title definition={definition} crisis={crisisIn(definition.id)} />
          {check !== null && <Head check={check} words={words} />}
          {check !== null && (
            <Prospect
              check={check}
              picked={picked}
              against={isAgainst(placed, mine)}
              words={words}
            />
          )}
          {placed !== null && (
            <p className="placed">{sayPlaceCheck(placed, mine, table.called.now, words)}</p>
          )}
          {settled === null && (
            <Lines definition={definition} check={check} facts={facts} table={table} />
          )}
        </article>
      )}
      {[asked, shown, crossroads, judged].some((it) => it !== null) && (
        <Suspense>
          <RareMoments going={going} facts={facts} table={table} />
        </Suspense>
      )}
      {check !== null && <OpenCheck check={check} facts={facts} table={table} />}
      {settled !== null && <SettledCheck check={settled} facts={facts} table={table} />}
      {settled !== null && definition !== null && (
        <Lines definition={definition} check={null} settled={settled} facts={facts} table={table} />
      )}
      {strikes.length > 0 && definition === null && (
        <p className="kicker" aria-hidden="true">
          {words.say('web-bsg-combat')}
        </p>
      )}
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

/** The Crisis or Super Crisis a definition is of; null for anything else. */
function crisisIn(id: string): string | null {
  const [deck, card = null] = id.split(':');
  return deck === 'crisis' || deck === 'super-crisis' ? card : null;
}

/** The picture of a crisis, and the name of the card; a card without a picture says what it is. */
function Title({
  definition,
  crisis,
}: {
  readonly definition: Definition;
  readonly crisis: string | null;
}) {
  return (
    <div className={crisis === null ? 'card-title' : 'card-title pictured'}>
      {crisis !== null && (
        <Suspense>
          <CrisisPicture card={crisis} />
        </Suspense>
      )}
      <p className="kicker">{definition.lines[0]}</p>
      <h2 {...about([definition.id])}>{definition.name}</h2>
    </div>
  );
}

/** What a line of a card is about: read from how it begins in this language. */
const LINES = [
  'check',
  'pass',
  'partial',
  'fail',
  'consequence',
  'activate',
  'jump',
  'attack',
] as const;
type LineKind = (typeof LINES)[number] | 'plain';

function kindOfLine(line: string, words: Words): LineKind {
  const begins = (kind: string): boolean => {
    const said = words.say(`bsg-line-${kind}`, {
      text: '',
      partial: 0,
      difficulty: 0,
      skills: [],
      what: [],
    });
    const [start = ''] = said.split(/\d/);
    return line.startsWith(start.replace(/[\s.:]+$/, ''));
  };
  return LINES.find(begins) ?? 'plain';
}

const LINE_SIGNS: Readonly<Partial<Record<LineKind, SignName>>> = {
  pass: 'check',
  partial: 'half',
  fail: 'cross',
  jump: 'jump',
  activate: 'raider',
  attack: 'raider',
};

/** What the card says, line by line: what comes of the check with the totals that bring it. */
function Lines({
  definition,
  check,
  settled = null,
  facts,
  table: { words, state },
}: CheckProps & {
  readonly definition: Definition;
  readonly check: CheckView | null;
  /** The check of the card is over: what came of it, and what is still to come. */
  readonly settled?: Settled | null;
}) {
  const crisis = crisisIn(definition.id);
  const outcomes = crisis === null ? null : outcomesOf(crisis);
  const before = beforeOutcome(state.log, facts.resources);
  const guarded = guardedIn(before.log);
  const chosen = crisis === null ? null : partChosen(state.log, crisis);
  const result = settled?.result ?? check?.result ?? null;
  const idle = crisis !== null && facts.onTable.length > 0 && isOfCaprica(state.log);
  const lines = definition.lines.slice(1).map((line) => ({ line, kind: kindOfLine(line, words) }));
  const parts = partsOf(lines);
  const first = parts.indexOf(0);
  return (
    <ul className="card-lines">
      {lines.map(({ line, kind }, i) => {
        // The check itself is drawn above.
        if (kind === 'check' && check !== null) return null;
        if (settled !== null && kind !== result && !(facts.onTable.length > 0 && isAfter(kind))) {
          return null;
        }
        const part = parts[i] ?? null;
        const left = part !== null && chosen !== null && part !== chosen;
        // The cards of the check need the room of what was chosen among.
        const choosing =
          left || (part === null && i < first) || (part === 0 && NUMBERED.test(line));
        if (check?.pile != null && first >= 0 && choosing) return null;
        const passed = isOutcome(kind) && result !== null && kind !== result;
        const none = idle && (kind === 'activate' || (kind === 'jump' && !preparesThere(facts)));
        const taken = part !== null && part === chosen && NUMBERED.test(line) && settled === null;
        const sign = taken ? 'check' : LINE_SIGNS[kind];
        const range = check === null ? null : rangeOf(kind, check, words);
        return (
          <li
            key={line}
            className={[kind, taken && 'taken', (left || passed || none) && 'left']
              .filter(Boolean)
              .join(' ')}
          >
            {sign !== undefined && <Sign name={sign} />}
            <span>
              {taken && <b>{words.say('web-bsg-chosen-part')} </b>}
              {range !== null && <b>{range} </b>}
              {range === null ? line : afterColon(line)}
              {outcomes !== null && isOutcome(kind) && !left && result === null && (
                <Changes
                  changes={changesOf(outcomes[kind] ?? [], before.resources, guarded)}
                  words={words}
                />
              )}
              {none && <> {words.say('web-bsg-of-caprica')}</>}
              {kind === 'activate' && !none && endsByBoarding(crisis, facts) && (
                <strong className="fatal"> {words.say('web-bsg-centurion-takes')}</strong>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Parts that can be chosen begin with their number. */
const NUMBERED = /^(\d)\. /;

/** The part each line belongs to: what comes of the check belongs to the check. */
function partsOf(
  lines: readonly { readonly line: string; readonly kind: LineKind }[],
): readonly (number | null)[] {
  let part: number | null = null;
  return lines.map(({ line, kind }) => {
    const [, number] = NUMBERED.exec(line) ?? [];
    if (number !== undefined) part = Number(number) - 1;
    else if (isAfter(kind)) part = null;
    return part;
  });
}

/** What comes after the parts of a card. */
const isAfter = (kind: LineKind): boolean => kind === 'activate' || kind === 'jump';

/** With an expansion a card drawn there prepares a jump all the same (PEG-6.21, EXO-15.2). */
const preparesThere = ({ modules }: BsgView): boolean =>
  modules.some((it) => it === 'pegasus' || it === 'exodus');

/** Spaces of the boarding track before the last, where the game ends (BSG-11.8). */
const BOARDING_SPACES = 4;

/** Whether the ships of a card would bring a centurion to the end of its track. */
function endsByBoarding(card: string | null, { boarding }: Pick<BsgView, 'boarding'>): boolean {
  if (card === null || !boarding.some((space) => space >= BOARDING_SPACES - 1)) return false;
  const { activation = [] } = crisisOf(card as Parameters<typeof crisisOf>[0]);
  return [activation].flat().includes('heavy-raiders');
}

const isOutcome = (kind: LineKind): kind is 'pass' | 'partial' | 'fail' =>
  kind === 'pass' || kind === 'partial' || kind === 'fail';

/** What may come of the check of a card, as it is printed; null for a card without one. */
function outcomesOf(card: string) {
  const crisis = crisisOf(card as Parameters<typeof crisisOf>[0]);
  return crisis.kind === 'check' ? crisis : null;
}

/** What comes of it, without the word for how it went: the totals say that. */
function afterColon(line: string): string {
  const text = line.slice(line.indexOf(':') + 1).trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The totals that bring an outcome about. */
function rangeOf(kind: LineKind, { difficulty, partial }: CheckView, words: Words): string | null {
  switch (kind) {
    case 'pass':
      return words.say('web-bsg-or-more', { count: difficulty });
    case 'partial':
      return partial === null
        ? null
        : words.say('web-bsg-between', { from: partial, to: difficulty - 1 });
    case 'fail':
      return words.say('web-bsg-or-less', { count: (partial ?? difficulty) - 1 });
    default:
      return null;
  }
}

/** Before the count: what I bring, what lies hidden, and what that must come to. Public arithmetic and my own cards. */
function Prospect({
  check,
  picked,
  against,
  words,
}: {
  /** To pass is what I have to fear. */
  readonly against: boolean;
  readonly check: CheckView;
  readonly picked: readonly SkillCard[];
  readonly words: Words;
}) {
  // Cards that are added face up are there for everybody to reckon with.
  const open = check.faceUp ? check.pile : null;
  if (check.total !== null || (check.pile !== null && open === null)) return null;
  const own = [...(open ?? check.mine ?? []), ...picked];
  const mine = own.reduce((sum, card) => sum + countedIn(check, card), 0);
  const hidden = open === null ? check.cards - (check.mine?.length ?? 0) : 0;
  const { difficulty, partial } = check;
  const whole = difficulty * 1.25;
  const part = (value: number): string => `${(Math.max(0, Math.min(value, whole)) / whole) * 100}%`;
  const rest = difficulty - mine;
  return (
    <div className={against ? 'prospect against' : 'prospect'}>
      <div className="bar" aria-hidden="true">
        <span className="zone" style={{ left: part(difficulty) }} />
        <span className="fill" style={{ width: part(mine) }}>
          {mine !== 0 && signed(mine)}
        </span>
        {partial !== null && <span className="aim partial" style={{ left: part(partial) }} />}
        <span className="aim" style={{ left: part(difficulty) }} />
      </div>
      <p className="aims" aria-hidden="true">
        <span className="fail">{words.say('web-bsg-at-fail')}</span>
        {partial !== null && (
          <span className="partial">{words.say('web-bsg-at-partial', { count: partial })}</span>
        )}
        <span className="pass">{words.say('web-bsg-at-pass', { count: difficulty })}</span>
      </p>
      <p>
        {open === null
          ? words.say('web-bsg-bring', { mine, difficulty, hidden })
          : words.say('web-bsg-bring-open', { sum: mine, difficulty })}{' '}
        {hidden > 0 &&
          (rest > 0
            ? words.say('web-bsg-hidden-must', { rest })
            : words.say('web-bsg-hidden-enough', { rest: -rest }))}
      </p>
    </div>
  );
}

interface CheckProps {
  readonly facts: BsgView;
  readonly table: TableProps;
}

function Head({
  check: { difficulty, skills, onesPositive, ignored, doubled, reckless },
  words,
}: {
  readonly check: Pick<
    CheckView,
    'difficulty' | 'skills' | 'onesPositive' | 'ignored' | 'doubled' | 'reckless'
  >;
  readonly words: Words;
}) {
  return (
    <p className="difficulty">
      <b className="goal">{difficulty}</b>
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
          result={check.result ?? 'open'}
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
        <p className={`decided ${check.result}`}>
          {check.decided !== null && `${decider(check.decided, table)}: `}
          {words.say(`web-bsg-decided-${check.result}`)}
        </p>
      ) : (
        <Gauge
          check={{ ...check, total: check.total }}
          result={check.result}
          after={check.pile.length}
          words={words}
        />
      )}
      <Changes changes={check.changes} words={words} />
      {check.spared && <p>{words.say('web-bsg-failure-spared')}</p>}
    </div>
  );
}

/** Who decided a check, and with what. */
function decider(
  { seat, ability }: NonNullable<Settled['decided']>,
  { called, words }: CheckProps['table'],
): string {
  const name = called.now[seat]?.name ?? '';
  return ability === null ? name : `${name}, ${words.say(`bsg-ability-${ability}`)}`;
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
  table: { words, speech, state, called },
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
            <span className="giver">{called.now[seat]?.name}</span>
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
  /** Open as long as somebody may still change it. */
  readonly result: 'pass' | 'partial' | 'fail' | 'open';
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
        <b>{words.say(result === 'open' ? 'web-bsg-so-far' : `web-bsg-check-${result}`)}</b>{' '}
        {words.say('web-bsg-total', { total, difficulty })}
      </p>
    </div>
  );
}
