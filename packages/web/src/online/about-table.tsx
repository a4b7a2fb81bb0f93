import type { Words } from '@starboard/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../app/button.tsx';
import { PACES } from '../create/choice.ts';
import { sayError } from '../language/refusal.ts';
import { day, lasting, wholeDays } from '../language/time.ts';
import { useExtraWords } from '../lessons/words.ts';
import { Drawer } from '../table/drawer.tsx';
import type { TableProps } from '../table/page.tsx';
import { Sure } from '../table/sure.tsx';
import { isAccount, useMe } from './account.ts';
import { call, type HookTrouble, type TableInfo } from './api.ts';
import { AskBack } from './going-back.tsx';
import { HookForms, isHookAddress, TroubleAtHook } from './hook.tsx';
import { People } from './people.tsx';
import './about-table.css';

/** What a part of the drawer works with. */
export interface Part {
  readonly info: TableInfo;
  readonly nameOf: (seat: number) => string;
  /** The words of the page, and those of this drawer. */
  readonly words: Words;
  readonly own: Words;
  readonly tell: (text: string) => void;
  /** Does something about the table, and tells what came of it. */
  readonly act: (work: () => Promise<TableInfo | string | null>, told?: () => string) => void;
  readonly ask: (sure: Question) => void;
}

/** For somebody who sits at the table. */
type Seated = Part & { readonly mine: number };

interface Question {
  readonly question: string;
  readonly yes: string;
  readonly work: () => Promise<TableInfo | string | null>;
}

/** What can be done about a table while its game is played: by its host, and by everybody for themselves. */
export function AboutTable({
  table,
  onClose,
}: {
  readonly table: TableProps;
  readonly onClose: () => void;
}) {
  const { state, client, words } = table;
  const own = useExtraWords('place');
  const me = useMe();
  const [said, setSaid] = useState({ text: '' });
  const [link, setLink] = useState('');
  const [sure, setSure] = useState<Question | null>(null);
  const top = useRef<HTMLParagraphElement>(null);
  // Once it stands there, with the link below it: what comes in above would push it out of sight.
  useEffect(() => {
    if (said.text !== '') top.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const { online, view, people } = state;
  if (online === null || own === null || view === null) return null;
  const { table: info } = online;
  /** What is told stands at the top, and is seen from wherever it was asked for. */
  const tell = (text: string): void => setSaid({ text });
  const act: Part['act'] = (work, told = () => own.say('place-done')) => {
    setSure(null);
    setLink('');
    work().then(
      (done) => {
        if (typeof done === 'string') setLink(done);
        else if (done !== null) client.learn?.(done);
        tell(told());
      },
      (error: unknown) => tell(sayError(words, error)),
    );
  };
  const part: Part = {
    info,
    nameOf: (seat) => people[seat]?.name ?? '',
    words,
    own,
    tell,
    act,
    ask: setSure,
  };
  // Who made the table may not sit at it.
  const mine = view.viewer === 'spectator' ? null : view.viewer;
  const playing = info.status === 'playing';
  const leads = isAccount(me) && (info.host === me.id || info.host === null);
  return (
    <Drawer
      title={words.say('web-about-table')}
      closeName={words.say('web-table-close')}
      onClose={onClose}
    >
      <div className="about-table">
        <p role="status" ref={top}>
          {said.text}
        </p>
        {link !== '' && <SeatLink link={link} own={own} words={words} />}
        {sure !== null && (
          <Sure
            question={sure.question}
            yes={sure.yes}
            words={words}
            isSending={false}
            onYes={() => act(sure.work)}
            onNo={() => setSure(null)}
          />
        )}
        {playing && leads && <Host {...part} />}
        {playing && leads && <AskBack {...part} table={table} />}
        {playing && leads && <Seats {...part} mine={mine} />}
        <People {...part} mine={mine} />
        {playing && mine !== null && (
          <>
            <Mine {...part} mine={mine} />
            {info.pace.kind === 'mail' && <Away {...part} mine={mine} />}
            <Ending {...part} mine={mine} />
          </>
        )}
        {!playing && <p>{words.say('web-abandoned')}</p>}
      </div>
    </Drawer>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Ways to lengthen a deadline, in minutes. */
const MORE = { live: [1, 5, 15], mail: [60, 12 * 60, 24 * 60, 3 * 24 * 60] } as const;
type PaceName = keyof typeof PACES;
const PACE_NAMES = Object.keys(PACES) as PaceName[];

/** The clocks that run now, as far as the list has them. */
function paceName(pace: TableInfo['pace']): PaceName {
  return (
    PACE_NAMES.find((it) => JSON.stringify(sorted(PACES[it])) === JSON.stringify(sorted(pace))) ??
    pace.kind
  );
}

const sorted = (parts: object): [string, unknown][] =>
  Object.entries(parts).sort(([a], [b]) => a.localeCompare(b));

function Host({ info, own, words, act, tell }: Part) {
  // Paces are explained where a table is made.
  const making = useExtraWords('create');
  const options = MORE[info.pace.kind];
  const [minutes, setMinutes] = useState<number>(options[0]);
  const [pace, setPace] = useState<PaceName>(paceName(info.pace));
  const path = `/tables/${info.id}`;
  const paused = info.paused !== null;
  return (
    <Section title={own.say('place-host')}>
      <div className="line">
        <Button
          className="button"
          onPress={() => act(() => call('table', 'PUT', `${path}/pause`, { paused: !paused }))}
        >
          {own.say(paused ? 'place-go-on' : 'place-pause')}
        </Button>
      </div>
      <p className="explain">{own.say('place-pause-explain')}</p>
      <div className="line">
        <label className="field">
          <span className="label">{own.say('place-more-time')}</span>
          <select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
            {options.map((it) => (
              <option key={it} value={it}>
                {lasting(words.language.tag, it * 60)}
              </option>
            ))}
          </select>
        </label>
        <Button
          className="button"
          onPress={() => act(() => call('table', 'POST', `${path}/more-time`, { minutes }))}
        >
          {own.say('place-give')}
        </Button>
      </div>
      <p className="explain">{own.say('place-more-time-explain')}</p>
      <div className="line">
        <label className="field">
          <span className="label">{own.say('place-clocks')}</span>
          <select
            value={pace}
            onChange={({ target }) =>
              setPace(PACE_NAMES.find((it) => it === target.value) ?? 'live')
            }
          >
            {PACE_NAMES.map((it) => (
              <option key={it} value={it}>
                {words.say(`web-pace-choice-${it}`)}
              </option>
            ))}
          </select>
        </label>
        <Button
          className="button"
          onPress={() => act(() => call('table', 'PUT', `${path}/pace`, { pace: PACES[pace] }))}
        >
          {own.say('place-change')}
        </Button>
      </div>
      <p className="explain">
        {making?.say(`web-pace-choice-${pace}-explain`)} {own.say('place-clocks-explain')}
      </p>
      <Channel id={info.id} own={own} words={words} act={act} tell={tell} />
    </Section>
  );
}

/** What is known of it: its form, if it is set, and whether messages arrive. */
interface Hears {
  readonly form: string | null;
  readonly trouble: HookTrouble | null;
}

/** A chat room of the group, which is told whose turn it is. What it is stays with the server. */
function Channel({
  id,
  own,
  words,
  act,
  tell,
}: Pick<Part, 'own' | 'words' | 'act' | 'tell'> & { id: string }) {
  const [address, setAddress] = useState('');
  const [form, setForm] = useState('');
  const [now, setNow] = useState<Hears>({ form: null, trouble: null });
  const { tag: language } = words.language;
  const path = `/tables/${id}/webhook`;
  useEffect(() => {
    call('channel', 'GET', path).then(setNow, () => {});
  }, [path]);
  const send = (url: string | null): void => {
    if (url !== null && !isHookAddress(url)) return tell(own.say('place-hook-not'));
    const body = { url, language, form: form === '' ? null : form };
    act(async () => {
      await call('nothing', 'PUT', path, body);
      setNow(await call('channel', 'GET', path));
      return null;
    });
  };
  return (
    <>
      <div className="line">
        <label className="field">
          <span className="label">{own.say('place-channel')}</span>
          <input
            type="url"
            maxLength={500}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <Button
          className="button"
          isDisabled={address.trim() === ''}
          onPress={() => send(address.trim())}
        >
          {own.say('place-channel-set')}
        </Button>
        <Button className="button quiet" onPress={() => send(null)}>
          {own.say('place-channel-off')}
        </Button>
      </div>
      <p className="explain">{own.say('place-channel-explain')}</p>
      <p>
        {now.form === null
          ? own.say('place-channel-none')
          : own.say('place-channel-now', { form: own.say(`place-hook-form-${now.form}`) })}
      </p>
      <TroubleAtHook trouble={now.trouble} />
      <HookForms words={own} value={form} onChange={setForm} />
    </>
  );
}

async function toBot(table: string, seat: number): Promise<null> {
  await call('code', 'POST', `/tables/${table}/seats/${seat}/hand`, { to: 'bot' });
  return null;
}

/** The link with which somebody else takes a seat. */
async function toSomebody(table: string, seat: number): Promise<string> {
  const { code } = await call('code', 'POST', `/tables/${table}/seats/${seat}/hand`, {
    to: 'player',
  });
  return `${window.location.origin}/table/${table}?seat=${seat}&code=${code}`;
}

function Seats({ info, mine, nameOf, own, act, ask }: Part & { readonly mine: number | null }) {
  return (
    <Section title={own.say('place-seats')}>
      <p className="explain">{own.say('place-seats-explain')}</p>
      {info.seats
        .filter(({ seat }) => seat !== mine)
        .map(({ seat, player }) => {
          const name = nameOf(seat);
          const yes = own.say('place-to-bot', { name });
          return (
            <div key={seat} className="line">
              <Button className="button quiet" onPress={() => act(() => toSomebody(info.id, seat))}>
                {own.say('place-to-somebody', { name })}
              </Button>
              {player !== null && (
                <Button
                  className="button quiet"
                  onPress={() =>
                    ask({
                      question: own.say('place-sure-bot', { name }),
                      yes,
                      work: () => toBot(info.id, seat),
                    })
                  }
                >
                  {yes}
                </Button>
              )}
            </div>
          );
        })}
    </Section>
  );
}

function SeatLink({
  link,
  own,
  words,
}: {
  readonly link: string;
  readonly own: Words;
  readonly words: Words;
}) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="line">
      <label className="field">
        <span className="label">{own.say('place-link-explain')}</span>
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <Button
        className="button"
        onPress={() =>
          void navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {words.say('web-copy-link')}
      </Button>
      <span role="status">{copied ? words.say('web-copied') : ''}</span>
    </div>
  );
}

function Mine({ info, mine, own, act, ask }: Seated) {
  const yes = own.say('place-my-bot');
  return (
    <Section title={own.say('place-mine')}>
      <div className="line">
        <Button className="button quiet" onPress={() => act(() => toSomebody(info.id, mine))}>
          {own.say('place-my-somebody')}
        </Button>
        <Button
          className="button quiet"
          onPress={() =>
            ask({
              question: own.say('place-sure-mine'),
              yes,
              work: () => toBot(info.id, mine),
            })
          }
        >
          {yes}
        </Button>
      </div>
    </Section>
  );
}

/** By mail: until when my clock stands. */
function Away({ info, mine, own, words, act }: Seated) {
  const [until, setUntil] = useState('');
  const path = `/tables/${info.id}/vacation`;
  const now = info.seats[mine]?.vacation ?? null;
  const away = now !== null && Date.parse(now) > Date.now();
  const [left, setLeft] = useState<number | null>(null);
  // What is left changes with what is taken.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever it is another day
  useEffect(() => {
    call('awayLeft', 'GET', '/me/vacation').then(
      (all) => setLeft(all.find(({ table }) => table === info.id)?.left ?? null),
      () => {},
    );
  }, [info.id, now]);
  const take = (): void => {
    // Until the end of that day, where they are.
    const wanted = new Date(`${until}T23:59:59`).toISOString();
    let granted: string | null = null;
    act(
      async () => {
        const table = await call('table', 'PUT', path, { until: wanted });
        granted = table.seats[mine]?.vacation ?? null;
        return table;
      },
      () =>
        granted === null || granted === wanted
          ? own.say('place-done')
          : own.say('place-away-cut', { day: day(words.language.tag, granted) }),
    );
  };
  return (
    <Section title={own.say('place-away')}>
      <p className="explain">{own.say('place-away-explain')}</p>
      {left !== null && (
        <p>
          {own.say('place-away-left', {
            count: wholeDays(left),
            day: day(words.language.tag, Date.now() + left),
          })}
        </p>
      )}
      {away && (
        <p>
          {words.say('web-on-vacation', { day: day(words.language.tag, now) })}{' '}
          <Button
            className="button"
            onPress={() => act(() => call('table', 'PUT', path, { until: null }))}
          >
            {own.say('place-away-back')}
          </Button>
        </p>
      )}
      <div className="line">
        <label className="field">
          <span className="label">{own.say('place-away-until')}</span>
          <input type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
        </label>
        <Button className="button" isDisabled={until === ''} onPress={take}>
          {own.say('place-away-set')}
        </Button>
      </div>
    </Section>
  );
}

function Ending({ info, mine, nameOf, own, words, act, ask }: Seated) {
  const agreed = info.seats
    .filter(({ agreesToEnd }) => agreesToEnd)
    .map(({ seat }) => nameOf(seat));
  const agrees = info.seats[mine]?.agreesToEnd === true;
  const list = new Intl.ListFormat(words.language.tag, { type: 'conjunction' });
  const path = `/tables/${info.id}`;
  const giveUp = own.say('place-concede');
  return (
    <Section title={own.say('place-end')}>
      <p className="explain">{own.say('place-end-explain')}</p>
      {agreed.length > 0 && <p>{own.say('place-end-who', { names: list.format(agreed) })}</p>}
      <div className="line">
        <Button
          className="button quiet"
          onPress={() => act(() => call('table', 'POST', `${path}/abandon`, { agree: !agrees }))}
        >
          {own.say(agrees ? 'place-end-withdraw' : 'place-end-agree')}
        </Button>
        {info.seats.length === 2 && (
          <Button
            className="button quiet"
            onPress={() =>
              ask({
                question: own.say('place-sure-concede'),
                yes: giveUp,
                work: () => call('table', 'POST', `${path}/concede`),
              })
            }
          >
            {giveUp}
          </Button>
        )}
      </div>
    </Section>
  );
}
