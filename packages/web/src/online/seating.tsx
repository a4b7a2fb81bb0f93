import { type FormEvent, lazy, Suspense, useState } from 'react';
import { botName } from '../app/bot-names.ts';
import { NameField, TextField } from '../app/fields.tsx';
import { Shell } from '../app/shell.tsx';
import { titleOf } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { go } from '../router.ts';
import type { TableState } from '../table/client.ts';
import { beSomebody, isAccount, type Me, nameSoFar } from './account.ts';
import { call, type Level, type SeatInfo, type TableInfo } from './api.ts';
import type { OnlineTable } from './client.ts';
import { guestName } from './guest-name.ts';

// Only who has friends needs it.
const InviteFriend = lazy(() => import('./invite-friend.tsx'));

interface SeatingProps {
  readonly client: OnlineTable;
  readonly info: TableInfo;
  readonly state: TableState;
  readonly me: Me;
  readonly invite: string;
}

/** Before the game: who sits where, who is still missing, and the link to send them. */
export function Seating({ client, info, state, me, invite }: SeatingProps) {
  const { words, tag } = useLanguage();
  const { say } = words;
  const [name, setName] = useState(nameSoFar);
  const [level, setLevel] = useState<Level>('normal');
  const [trouble, setTrouble] = useState('');
  const [password, setPassword] = useState('');
  const mine = isAccount(me) ? info.seats.find(({ player }) => player?.id === me.id) : undefined;
  const isHost = isAccount(me) && info.host === me.id;
  const free = info.seats.filter(({ player, bot }) => player === null && bot === null);
  const game = titleOf(words, info.game);
  const path = `/tables/${info.id}`;

  /** Does something at the table, as somebody; tells why when it could not be done. */
  async function act(work: () => Promise<TableInfo | null>): Promise<void> {
    setTrouble('');
    try {
      const before = isAccount(me);
      await beSomebody(name.trim() || guestName(words), tag);
      const now = await work();
      if (now !== null) client.learn(now);
      if (!before) client.reconnect();
    } catch (error) {
      setTrouble(sayError(words, error));
    }
  }
  const sit = (seat: number) =>
    act(() =>
      call('table', 'PUT', `${path}/seats/${seat}`, {
        ...(invite === '' ? {} : { invite }),
        ...(password === '' ? {} : { password }),
      }),
    );
  const bot = (seat: number) =>
    act(() => call('table', 'PUT', `${path}/seats/${seat}/bot`, { level }));
  const clear = (seat: number) => act(() => call('nothing', 'DELETE', `${path}/seats/${seat}`));

  return (
    <Shell title={info.title === '' ? game : info.title}>
      <h1>{info.title === '' ? game : info.title}</h1>
      <p className="lead">
        {game} · {say(`web-pace-${info.pace.kind}`)} ·{' '}
        {free.length === 0 ? say('web-all-here') : say('web-seats-free', { count: free.length })}
      </p>
      {state.connection === 'broken' && (
        <p className="trouble block" role="status">
          {say('web-reconnecting')}
        </p>
      )}
      {!isAccount(me) && (
        <div className="block">
          <NameField value={name} onChange={setName} />
        </div>
      )}
      {info.password && invite === '' && mine === undefined && !isHost && (
        <div className="block">
          <TextField
            label={say('web-table-password')}
            value={password}
            max={100}
            type="password"
            onChange={setPassword}
          />
        </div>
      )}
      <section className="block" aria-labelledby="seats">
        <h2 id="seats">{say('web-seats')}</h2>
        <ol className="rows">
          {info.seats.map((seat) => (
            <li key={seat.seat} className="row">
              <span className="grow">
                <b>{whoSits(seat)}</b>{' '}
                {state.online?.present.includes(seat.seat) && (
                  <span className="mark">{say('web-present')}</span>
                )}{' '}
                {seat.seat === mine?.seat && (
                  <span className="mark yours">{say('web-seat-yours')}</span>
                )}
              </span>
              {isFree(seat) && mine === undefined && (
                <button type="button" className="button primary" onClick={() => sit(seat.seat)}>
                  {say('web-sit-down')}
                </button>
              )}
              {isFree(seat) && (mine !== undefined || isHost) && (
                <button type="button" className="button" onClick={() => bot(seat.seat)}>
                  {say('web-seat-bot')}
                </button>
              )}
              {(seat.seat === mine?.seat ||
                (seat.bot !== null && (mine !== undefined || isHost))) && (
                <button type="button" className="button quiet" onClick={() => clear(seat.seat)}>
                  {say(seat.seat === mine?.seat ? 'web-leave-seat' : 'web-send-bot-away')}
                </button>
              )}
            </li>
          ))}
        </ol>
        {(mine !== undefined || isHost) && (
          <>
            <div className="field">
              <label htmlFor="bot-level">{say('web-create-level')}</label>
              <select
                id="bot-level"
                value={level}
                onChange={({ target }) =>
                  setLevel(
                    target.value === 'easy' || target.value === 'strong' ? target.value : 'normal',
                  )
                }
              >
                {(['easy', 'normal', 'strong'] as const).map((it) => (
                  <option key={it} value={it}>
                    {say(`web-level-${it}`)}
                  </option>
                ))}
              </select>
            </div>
            <p className="actions">
              <button
                type="button"
                className="button primary"
                disabled={free.length > 0}
                onClick={() => act(() => call('table', 'POST', `${path}/start`))}
              >
                {say('web-begin')}
              </button>
              {free.length > 0 && <span className="explain">{say('web-begin-when-full')}</span>}
            </p>
          </>
        )}
      </section>
      {trouble !== '' && (
        <p className="trouble block" role="alert">
          {trouble}
        </p>
      )}
      {info.invite !== undefined && <InviteLink table={info.id} invite={info.invite} />}
      {isAccount(me) && info.invite !== undefined && (
        <Suspense>
          <InviteFriend info={info} />
        </Suspense>
      )}
      <Talk state={state} client={client} mayTalk={mine !== undefined || isHost} />
      <p className="actions">
        <button type="button" className="button quiet" onClick={() => go('/')}>
          {say('web-back-to-lobby')}
        </button>
      </p>
    </Shell>
  );

  function whoSits(seat: SeatInfo): string {
    if (seat.player !== null) return seat.player.name;
    if (seat.bot !== null)
      return say('web-bot-of-level', {
        name: botName(seat.seat),
        level: say(`web-level-${seat.bot}`),
      });
    return say('web-free-seat');
  }
}

const isFree = ({ player, bot }: SeatInfo): boolean => player === null && bot === null;

function InviteLink({ table, invite }: { readonly table: string; readonly invite: string }) {
  const { words } = useLanguage();
  const [copied, setCopied] = useState(false);
  const link = `${window.location.origin}/table/${table}?invite=${invite}`;
  return (
    <section className="block" aria-labelledby="invite">
      <h2 id="invite">{words.say('web-invite')}</h2>
      <p className="explain">{words.say('web-invite-explain')}</p>
      <div className="field">
        <input
          readOnly
          aria-labelledby="invite"
          value={link}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {words.say('web-copy-link')}
        </button>
        <span role="status">{copied ? words.say('web-copied') : ''}</span>
      </p>
    </section>
  );
}

function Talk({
  state,
  client,
  mayTalk,
}: {
  readonly state: TableState;
  readonly client: OnlineTable;
  readonly mayTalk: boolean;
}) {
  const { words } = useLanguage();
  const [text, setText] = useState('');
  const said = state.online?.talk.filter((it) => it.text !== null) ?? [];
  function send(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    client.talk(text.trim(), null);
    setText('');
  }
  if (!mayTalk && said.length === 0) return null;
  return (
    <section className="block" aria-labelledby="talk">
      <h2 id="talk">{words.say('web-table-talk')}</h2>
      <ul className="rows" aria-live="polite">
        {said.map((it) => (
          <li key={it.id}>
            <b>{it.name}</b> {it.text}
          </li>
        ))}
      </ul>
      {mayTalk && (
        <form onSubmit={send}>
          <TextField
            label={words.say('web-say-something')}
            value={text}
            max={1000}
            onChange={setText}
          />
          <p className="actions">
            <button type="submit" className="button">
              {words.say('web-send')}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
