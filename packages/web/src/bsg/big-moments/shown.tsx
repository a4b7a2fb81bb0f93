import { type BsgEvents, type BsgView, type CharacterId, loyaltyOf } from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { bustPicture } from '../../art/people.ts';
import { Picture } from '../../art/picture.tsx';
import { useExtraWords } from '../../lessons/words.ts';
import { useSettings } from '../../settings.ts';
import type { LogEntry } from '../../table/client.ts';
import { hold } from '../../table/face-down.ts';
import type { TableProps } from '../../table/page.tsx';
import { useSeatColour } from '../../table/seat-colours.tsx';
import { play } from '../../table/sound.tsx';
import { CAST } from '../cast.ts';
import { type Change, Changes, changesIn } from '../changes.tsx';
import { GivenCards, givenBy } from './given.tsx';
import { LOOKS, seedOf } from './looks.ts';
import { cardBack, cylonCard, humanCard, streaks } from './pictures.ts';
import type { BigMoment, Kind } from './which.ts';
import './big-moments.css';

/**
 * How long a moment lasts, in milliseconds: alone, where there is more to read, and while others wait. A card for my eyes
 * waits until it was looked at or put away.
 */
const LASTS = 4000;
const LASTS_TO_READ = 8000;
const LASTS_AMONG_OTHERS = 1600;
/** A card that was looked at is put away. */
const PUT_AWAY = 250;

/** So much is read of what else happened. */
const MOST_ALSO = 3;

/** Moments that cost or bring something. */
const COSTS: ReadonlySet<Kind> = new Set<Kind>(['jump', 'execution', 'damage']);

interface ShownProps {
  readonly moment: BigMoment;
  /** Others wait. */
  readonly hurry: boolean;
  readonly table: TableProps;
  readonly facts: BsgView;
  /** Somebody has ended it, or it has ended by itself. */
  readonly onEnd: (key: string, byItself: boolean) => void;
}

/**
 * A moment over the whole screen. Those who hear the page hear it from the log like everything else, so that this is a
 * picture only: it takes no focus, and what lies under it stays where it was.
 */
export default function Shown(props: ShownProps) {
  const words = useExtraWords('moments');
  if (words === null) return null;
  return (
    <>
      {/* The table does not flash up between two of them. */}
      <div className="moment-ground" aria-hidden="true" />
      <Full key={props.moment.key} {...props} own={words} />
    </>
  );
}

function Full({ moment, hurry, table, facts, onEnd, own }: ShownProps & { readonly own: Words }) {
  const { kind, key } = moment;
  const screen = useRef<HTMLDivElement>(null);
  const secret = kind === 'loyalty' || kind === 'looked';
  const { openSecrets } = useSettings();
  const look = useLooking(screen, secret && !openSecrets, () => onEnd(key, false));
  const began = useRef(performance.now());
  useEffect(() => play(LOOKS[kind].sound), [kind]);
  useEffect(() => {
    if (look === 'now' || (secret && look === 'no')) return;
    const alone = kind === 'reveal' ? LASTS_TO_READ : LASTS;
    const lasts = hurry ? LASTS_AMONG_OTHERS : alone;
    const left = look === 'done' ? PUT_AWAY : began.current + lasts - performance.now();
    const timer = setTimeout(() => onEnd(key, look === 'no'), left);
    return () => clearTimeout(timer);
  }, [look, secret, hurry, kind, key, onEnd]);
  // A card of mine that is looked at here is looked at where it lies, too: it is new no more.
  const holding = kind === 'loyalty' && look === 'now';
  useEffect(() => {
    if (!holding) return;
    hold(true);
    return () => hold(false);
  }, [holding]);
  const seed = seedOf(moment);
  const { behind } = LOOKS[kind];
  return (
    <div ref={screen} className={`moment dark ${kind}`} aria-hidden="true">
      {behind !== null && (
        <Picture className="behind" id={`moment ${kind} ${seed}`} draw={() => behind(seed)} />
      )}
      {kind === 'jump' && (
        <Picture className="streaks" id={`streaks ${seed}`} draw={() => streaks(seed)} />
      )}
      {kind === 'sleeper' && <Crew facts={facts} />}
      {(kind === 'reveal' || kind === 'execution') && (
        <Face moment={moment} facts={facts} table={table} />
      )}
      {secret ? (
        <Loyalty
          moment={moment}
          table={table}
          facts={facts}
          own={own}
          open={openSecrets || look === 'now'}
          headline={kind === 'looked' ? headline() : null}
        />
      ) : (
        <div className="told">
          <p className="headline">{headline()}</p>
          {moment.entries.map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays as it is
            <p key={i} className="line">
              {table.speech.event(entry.event, table.called.at(entry))}
            </p>
          ))}
          {COSTS.has(kind) && <Changes changes={costs()} words={table.words} />}
          {kind === 'reveal' && <Reveal moment={moment} table={table} own={own} />}
        </div>
      )}
      <p className="go-on">{own.say('web-moment-go-on')}</p>
    </div>
  );

  /** What came of it in the same move. */
  function costs(): readonly Change[] {
    const [entry] = moment.entries;
    if (entry === undefined) return [];
    const since = table.state.log.slice(table.state.log.indexOf(entry));
    return changesIn(since.filter(({ seq }) => seq === entry.seq));
  }

  function headline(): string {
    const { seat } = moment;
    // Where the fleet comes to has its name from the game.
    if (kind === 'jump') return table.speech.name(`destination:${seed}`);
    if (kind === 'new-caprica' || kind === 'ionian-nebula') {
      return table.words.say(`bsg-module-${kind}`);
    }
    if (seat === null) return own.say(`web-moment-${kind}`);
    if (seat === table.state.view?.viewer) return own.say(`web-moment-${kind}-you`);
    const [entry] = moment.entries;
    const who = entry === undefined ? '' : (table.called.at(entry)[seat]?.name ?? '');
    return own.say(`web-moment-${kind}`, { who });
  }
}

/** What else came with a reveal, and what they had given to every check before it. */
function Reveal({
  moment: { seat, entries },
  table,
  own,
}: Pick<ShownProps, 'moment' | 'table'> & { readonly own: Words }) {
  const [entry] = entries;
  if (entry === undefined || seat === null) return null;
  const { log } = table.state;
  const at = log.indexOf(entry);
  const also = log
    .slice(at + 1)
    .filter((it) => it.seq === entry.seq && !entries.includes(it))
    .slice(0, MOST_ALSO);
  const given = givenBy(log.slice(0, at), seat);
  return (
    <>
      {also.length > 0 && (
        <ul className="also">
          {also.map((it, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays as it is
            <li key={i}>{table.speech.event(it.event, table.called.at(it))}</li>
          ))}
        </ul>
      )}
      {given.length > 0 && (
        <GivenCards
          given={given}
          who={table.called.at(entry)[seat]?.name ?? ''}
          words={table.words}
          own={own}
        />
      )}
    </>
  );
}

/** Who they were then: whoever is executed may be somebody else by now. */
function characterIn(
  { seat, entries: [entry] }: BigMoment,
  log: readonly LogEntry[],
  facts: BsgView,
): CharacterId | null {
  for (let at = entry === undefined ? -1 : log.lastIndexOf(entry); at >= 0; at--) {
    const event = log[at]?.event;
    if (event?.type !== 'character-picked' && event?.type !== 'character-replaced') continue;
    // The log of this game holds this game's events.
    const chose = event.data as BsgEvents['character-picked'];
    if (chose.seat === seat) return chose.character;
  }
  return facts.players.find((it) => it.seat === seat)?.character ?? null;
}

/** Keys that do nothing by themselves, or belong to the browser. */
const NO_INPUT = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

/**
 * Any key or click ends it and does nothing else. A covered card is looked at while the pointer or Space is held: whether
 * it is held now, or was.
 */
function useLooking(
  screen: React.RefObject<HTMLDivElement | null>,
  covered: boolean,
  end: () => void,
): 'no' | 'now' | 'done' {
  const [look, setLook] = useState<'no' | 'now' | 'done'>('no');
  useLayoutEffect(() => {
    const release = (): void => setLook((now) => (now === 'now' ? 'done' : now));
    const onKey = (event: KeyboardEvent): void => {
      if (NO_INPUT.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      if (at instanceof HTMLElement && at.matches('input, textarea, select')) return end();
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (covered && event.key === ' ') setLook('now');
      else end();
    };
    const onKeyUp = ({ key }: KeyboardEvent): void => {
      if (key === ' ') release();
    };
    const onDown = ({ target }: Event): void => {
      if (covered && target instanceof Element && target.closest('.secret-card') !== null)
        setLook('now');
    };
    const noMenu = (event: Event): void => event.preventDefault();
    const it = screen.current;
    // Before anything else hears of it.
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('keyup', onKeyUp, { capture: true });
    it?.addEventListener('pointerdown', onDown);
    it?.addEventListener('pointerup', release);
    it?.addEventListener('pointercancel', release);
    it?.addEventListener('contextmenu', noMenu);
    it?.addEventListener('click', end);
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('keyup', onKeyUp, { capture: true });
      it?.removeEventListener('pointerdown', onDown);
      it?.removeEventListener('pointerup', release);
      it?.removeEventListener('pointercancel', release);
      it?.removeEventListener('contextmenu', noMenu);
      it?.removeEventListener('click', end);
    };
  });
  return look;
}

/** Whoever it is about, as large as they will ever be. */
function Face({ moment, facts, table }: Pick<ShownProps, 'moment' | 'facts' | 'table'>) {
  const colour = useSeatColour()(moment.seat ?? 0);
  const character = characterIn(moment, table.state.log, facts);
  if (character === null) return null;
  const cylon = moment.kind === 'reveal';
  return (
    <div className="face-of">
      <Picture
        id={`bust ${character} ${colour} ${cylon}`}
        draw={() => bustPicture(CAST[character], colour, cylon)}
      />
      {cylon && <span className="beam" />}
    </div>
  );
}

/** Everybody, in the dark: it could be any of them. */
function Crew({ facts }: Pick<ShownProps, 'facts'>) {
  const colour = useSeatColour();
  return (
    <div className="crew-of">
      {facts.players.map(({ seat, character }) =>
        character === null ? null : (
          <Picture
            key={seat}
            id={`bust ${character} ${colour(seat)} false`}
            draw={() => bustPicture(CAST[character], colour(seat))}
          />
        ),
      )}
      <span className="beam" />
    </div>
  );
}

/** A card for my eyes: it lies there like anybody's, and is turned while it is held. */
function Loyalty({
  moment,
  table: { speech, words, state },
  facts,
  own,
  open,
  headline,
}: Pick<ShownProps, 'moment' | 'table' | 'facts'> & {
  readonly own: Words;
  readonly open: boolean;
  /** Whose card I looked at; null for my own. */
  readonly headline: string | null;
}) {
  const me = facts.players.find(({ seat }) => seat === state.view?.viewer);
  const cards = moment.entries.flatMap(
    // The log of this game holds this game's events.
    ({ event }) => (event.data as BsgEvents['loyalty-dealt']).cards ?? [],
  );
  const mine = (me?.loyalty ?? []).flatMap((it) => (it === null ? [] : [it]));
  const held = headline === null ? [...cards, ...mine] : cards;
  const cylon = held.some((card) => loyaltyOf(card).team === 'cylon');
  const side = cylon ? 'cylon' : 'human';
  // A card beside others need not be the one that says what I am.
  const later = headline === null && mine.length > cards.length;
  const byAnother = later && cylon && cards.every((card) => loyaltyOf(card).team !== 'cylon');
  if (!open) {
    return (
      <div className="secret-card">
        <Picture id="loyalty back" draw={cardBack} />
        <div className="told">
          <p className="headline">{headline ?? own.say('web-moment-loyalty')}</p>
          <p className="line">{own.say('web-moment-hold')}</p>
        </div>
      </div>
    );
  }
  return (
    <div className={`secret-card open ${side}`}>
      <Picture id={`loyalty ${side}`} draw={cylon ? cylonCard : humanCard} />
      <div className="told">
        <p className="headline">{headline ?? words.say(`web-bsg-you-are-${side}`)}</p>
        {headline === null && <p className="line">{own.say(`web-moment-${side}-wins`)}</p>}
        {cards.map((card, i) => {
          const name = speech.name(`loyalty:${card}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
            <div key={i}>
              <p className="dealt-card">
                {later ? own.say('web-moment-new-card', { card: name }) : name}
              </p>
              {headline === null && <p className="line">{speech.brief(`loyalty:${card}`)}</p>}
            </div>
          );
        })}
        {byAnother && <p className="line">{own.say('web-moment-still-cylon')}</p>}
      </div>
    </div>
  );
}
