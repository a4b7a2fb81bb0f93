import type { BsgView } from '@starboard/bsg/reading';
import type { Choice, Json } from '@starboard/kernel';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../app/button.tsx';
import { seatStyle } from '../art/seats.ts';
import { useSettings } from '../settings.ts';
import { openAsk } from '../table/ask-panel.tsx';
import { useBotsWait } from '../table/bots-wait.ts';
import { WithDetails } from '../table/details.tsx';
import { hides, putDown, turnUp, useSecretsOpen } from '../table/face-down.ts';
import { useKept } from '../table/kept.ts';
import { useHigh, useNarrow } from '../table/narrow.ts';
import { useNewAsk } from '../table/new-ask.ts';
import type { TableProps } from '../table/page.tsx';
import { usePieces } from '../table/pieces.ts';
import { SeatColours } from '../table/seat-colours.tsx';
import { Side } from '../table/side.tsx';
import { useSteady } from '../table/steady.ts';
import { Tabs } from '../table/tabs.tsx';
import { type Chip, TopBar } from '../table/top-bar.tsx';
import { logTab, useUnread } from '../table/unread.tsx';
import { answeredThere, NOWHERE } from './answered-there.ts';
import { BigMoments } from './big-moments/big-moments.tsx';
import { spotsSeenOn, useBoardPages } from './boards/pages.ts';
import { Boards } from './boards/stage.tsx';
import { isReadWithCheck } from './check-asks.ts';
import { boardLit, Decision, useSpots } from './decision.tsx';
import { Dials, Tracks } from './dials.tsx';
import { sureOf } from './grave.ts';
import { useMeanwhile } from './meanwhile.ts';
import { MyNotes } from './my-notes.tsx';
import { aboutEvent, named } from './names.ts';
import { Players } from './people.tsx';
import { CharacterPicker } from './picker.tsx';
import { strikes as recentStrikes, type Strike } from './recent.ts';
import { ruleOf } from './rule-of.ts';
import { goingOn, Scene } from './scene.tsx';
import { withoutSecrets } from './secret-answers.ts';
import { Secrets } from './secrets.tsx';
import { shortName } from './short-name.ts';
import type { Spot } from './spots.ts';
import { talkRules } from './talk-rules.ts';
import { useTurning } from './turning.ts';
import '../table/side.css';
import './bsg.css';
import './dials.css';
import './people.css';
import './nebula.css';
import './boards/boards.css';
import './boards/planet.css';
import './boards/fleet.css';
import './scene.css';
import './hand.css';
import './picker.css';
import './end.css';
import './phone.css';
import { veiled } from './veiled.ts';

// A long story, told once.
const End = lazy(async () => ({ default: (await import('./end.tsx')).End }));

const HEADINGS = new Set([
  'turn-began',
  'crisis-drawn',
  'jumped',
  'cylon-revealed',
  'executed',
  'new-caprica-reached',
  'galactica-returned',
  'crossroads-reached',
  'trial-held',
  'eliminated',
  'ended',
]);

/** What was shot at does not lie over what is chosen among. */
const NO_STRIKES: readonly Strike[] = [];

/** Somebody chooses whom to play. */
const PICKING = new Set(['pick-a-character', 'choose-new-character']);

export default function BsgTable(given: TableProps) {
  const turning = useTurning(given.state);
  useBotsWait(given.client, turning !== null);
  // Nothing is asked meanwhile, and nobody asks what to answer.
  const table =
    turning === null
      ? given
      : { ...given, state: turning.state, extras: { ...given.extras, ask: null } };
  const { state, client, words, speech } = table;
  // The words and the view are loaded for this game, so that the facts are what its view says.
  const facts = state.view?.facts as BsgView;
  const whole = openAsk(state);
  const viewer = state.view?.viewer;
  const mine = typeof viewer === 'number' ? viewer : null;
  const own = facts.players.find(({ seat }) => seat === mine);
  const over = state.view?.outcome != null;
  const { colour, openSecrets } = useSettings();
  const covers = !over && own !== undefined && hides(own);
  // What lies face down is answered under it.
  const ask = useMemo(
    () => (covers && !openSecrets ? withoutSecrets(whole) : whole),
    [whole, covers, openSecrets],
  );
  const asked = whole?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was turned up is put down when something else is asked
  useEffect(() => putDown, [asked, mine]);
  const looking = useSecretsOpen();
  /** An answer from under my cards, before it is meant. */
  const [doubted, setDoubted] = useState<Choice | null>(null);
  if (doubted !== null && !looking) setDoubted(null);
  const spots = useSpots(ask, facts);
  const [touched, setTouched] = useState<Spot | null>(null);
  const [tab, setTab] = useState('board');
  const [board, setBoard] = useState(false);
  const unread = useUnread(state, tab);
  const root = useRef<HTMLDivElement>(null);
  const strikes = useMemo(() => recentStrikes(state.log), [state.log]);
  const going = goingOn({ facts, table, ask, strikes });
  useNewAsk(ask, (asked) => {
    setTouched(null);
    setDoubted(null);
    if (asked === null) return;
    const people = [...spots.keys()].some((it) => it.startsWith('player:'));
    const quorum = [...spots.keys()].some((it) => it.startsWith('quorum:'));
    if (going.whole && isReadWithCheck(asked.ask)) setTab('check');
    else if (boardLit(spots)) setTab('board');
    else if (people) setTab('players');
    else if (!quorum) setTab('board');
  });
  usePieces(root, tab);
  const touch = useSteady((spot: Spot): void => {
    const [only, ...more] = spots.get(spot) ?? [];
    const sure =
      ask !== null &&
      only !== undefined &&
      !spot.startsWith('card:') &&
      !spot.startsWith('quorum:') &&
      sureOf(ask.ask, only, me, facts, words) === null;
    if (sure && more.length === 0 && ask.ask.kind === 'one') send(only);
    else setTouched(touched === spot ? null : spot);
  });
  // Whoever is out has no cards, and looks on (EXO-38.13).
  const out = own?.standing === 'eliminated';
  const me = out ? undefined : own;
  const { meanwhile, tell } = useMeanwhile(state, ask, me);
  const send = (answer: Json): void => {
    if (ask === null) return;
    tell(ask, answer);
    client.answer(ask.id, answer);
  };
  const lit = useMemo(() => new Set(spots.keys()), [spots]);
  const paged = useBoardPages(facts, lit, mine);
  const [narrow, high] = [useNarrow(), useHigh()];
  const [listed, setListed] = useState(false);
  const seen = new Set(spotsSeenOn(paged.front));
  // On a phone a board can be read where it stands alone, and the hand makes way for a list.
  const boardSeen = !narrow || (high && tab === 'board' && paged.pages.length === 1);
  const there = answeredThere(ask, spots, (spot) =>
    spot.startsWith('card:') ? !narrow : boardSeen && seen.has(spot),
  );
  const folded = listed || touched !== null ? NOWHERE : there;
  const [kept, setPicked] = useKept<number>(ask?.id ?? null, 'cards', []);
  const picked = kept.filter((card) => me?.hand?.includes(card) === true);
  const moments = useCallback(
    async () => (await import('./moments.ts')).momentsFor(me, facts.modules, words),
    [me, facts.modules, words],
  );
  const about = useCallback(
    (event: Parameters<typeof aboutEvent>[1]) => aboutEvent(speech, event),
    [speech],
  );
  const [ended, setEnded] = useState(over);
  if (over !== ended) {
    setEnded(over);
    // On a phone the end lies where the board does.
    if (over) setTab('board');
  }
  const picking = ask !== null && PICKING.has(ask.ask.prompt) ? ask : null;
  const boardAsked = boardLit(spots);
  return (
    <SeatColours mine={mine}>
      <WithDetails
        speech={speech}
        words={words}
        root={root}
        className={[
          'table bsg',
          !going.whole && 'quiet',
          boardAsked && touched === null && 'board-asked',
          folded.size > 0 && 'there',
          picking !== null && 'picking',
        ]
          .filter(Boolean)
          .join(' ')}
        style={seatStyle(mine, colour)}
        data-tab={tab}
        data-over={over && !board ? '' : undefined}
      >
        <TopBar
          table={table}
          title={words.say('web-game-bsg')}
          chips={chips()}
          moments={out ? null : moments}
          middle={
            <>
              <section className="summary" aria-label={words.say('web-bsg-resources')}>
                <Dials facts={facts} words={words} speech={speech} />
              </section>
              <Tracks facts={facts} words={words} speech={speech} lit={lit} onTouch={touch} />
            </>
          }
        />
        <main>
          {(!over || board) && (
            <div className={me === undefined ? 'dock only-looking' : 'dock'}>
              <div className="bottom">
                {over && (
                  <p className="answers">
                    <Button className="button primary" onPress={() => setBoard(false)}>
                      {words.say('web-bsg-who-was-who')}
                    </Button>
                  </p>
                )}
                <Decision
                  table={table}
                  ask={ask}
                  facts={facts}
                  me={me}
                  out={out}
                  onSkip={turning?.skip ?? null}
                  meanwhile={meanwhile}
                  touched={touched}
                  spots={spots}
                  there={folded}
                  listed={listed && there.size > 0}
                  onList={setListed}
                  picked={picked}
                  onPick={setPicked}
                  onTouch={setTouched}
                  onSend={send}
                  doubted={doubted}
                  onDoubt={setDoubted}
                  onSecrets={narrow && covers && !openSecrets ? lookUnder : null}
                />
              </div>
              {me !== undefined && (
                <Secrets
                  me={me}
                  facts={facts}
                  table={table}
                  ask={whole}
                  lit={lit}
                  chosen={touched}
                  onTouch={touch}
                  onSecret={answerSecretly}
                />
              )}
            </div>
          )}
          <div className="crew">
            <Players facts={facts} table={table} lit={lit} chosen={touched} onTouch={touch} />
          </div>
          <Scene
            facts={facts}
            table={table}
            strikes={strikes}
            going={going}
            boardAsked={boardAsked}
            picked={picked}
          />
          {!going.whole && <p className="nothing-on">{words.say('web-bsg-nothing-on')}</p>}
          <div className="stage">
            {over && !board ? (
              <Suspense>
                <End facts={facts} table={table} onBoard={() => setBoard(true)} />
              </Suspense>
            ) : picking !== null ? (
              <CharacterPicker table={table} ask={picking} onSend={send} />
            ) : (
              <Boards
                paged={paged}
                there={folded}
                facts={facts}
                words={words}
                speech={speech}
                mine={mine}
                lit={lit}
                chosen={touched}
                strikes={boardAsked ? NO_STRIKES : strikes}
                moving={ask?.ask.things === 'move'}
                onTouch={touch}
              />
            )}
          </div>
          <div className="right">
            <Side
              table={table}
              aboutEvent={about}
              ruleOf={ruleOf}
              headings={HEADINGS}
              {...(covers && !openSecrets && { veiled })}
              talkRules={talkRules(facts.modules)}
              notes={me === undefined ? null : <MyNotes me={me} table={table} />}
            />
          </div>
          <Tabs
            words={words}
            now={tab}
            onGo={setTab}
            tabs={[
              { id: 'board', name: words.say('web-tab-board'), sign: 'command' },
              { id: 'check', name: words.say('web-bsg-tab-check'), sign: 'half' },
              { id: 'players', name: words.say('web-bsg-tab-crew'), sign: 'population' },
              { ...logTab(unread, words), sign: 'log' },
            ]}
          />
        </main>
      </WithDetails>
      <BigMoments table={table} facts={facts} />
    </SeatColours>
  );

  /** To where my cards lie, on a phone. */
  function lookUnder(): void {
    flushSync(() => setTab('players'));
    root.current?.querySelector<HTMLElement>('.covered')?.focus();
  }

  function answerSecretly(choice: Choice): void {
    if (whole === null || state.sending) return;
    turnUp(true);
    if (sureOf(whole.ask, choice, me, facts, words) === null) send(choice);
    else setDoubted(choice);
  }

  function chips(): readonly Chip[] {
    const current = facts.players[facts.current];
    const who = current?.character == null ? '' : shortName(named(speech, current.character));
    const top = facts.onTable[facts.onTable.length - 1];
    const turn =
      facts.turn === 0 ? [] : [{ text: words.say('web-bsg-turn', { turn: facts.turn, who }) }];
    if (facts.check !== null)
      return [...turn, { text: words.say('web-bsg-step-check'), now: true }];
    if (top === undefined) return turn;
    const kind = top.deck === 'quorum' ? 'quorum' : top.deck;
    return [...turn, { text: words.say(`bsg-kind-${kind}`), now: true }];
  }
}
