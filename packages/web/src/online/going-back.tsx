import type { SeenEvent } from '@starboard/kernel';
import type { Words } from '@starboard/words';
import { useEffect, useState } from 'react';
import { Button } from '../app/button.tsx';
import { sayError } from '../language/refusal.ts';
import { useExtraWords } from '../lessons/words.ts';
import type { TableProps } from '../table/page.tsx';
import type { Part } from './about-table.tsx';
import { isAccount, useMe } from './account.ts';
import { call, type SinceThen } from './api.ts';
import './going-back.css';

/** What happened last at a moment, as it is read in the log. */
function lineAt({ state: { log }, speech, called }: TableProps, to: number, own: Words): string {
  const entry = log.findLast(({ seq }) => seq <= to);
  return entry === undefined || to === 0
    ? own.say('place-back-beginning')
    : speech.event(entry.event, called.at(entry));
}

/** More are hardly looked for. */
const MOMENTS = 80;

/** The host chooses a moment and asks. */
export function AskBack({ table, info, own, words, ask }: Part & { readonly table: TableProps }) {
  const seqs = [...new Set([0, ...table.state.log.map(({ seq }) => seq)])];
  // As it stands now needs no going back.
  const moments = seqs.slice(0, -1).slice(-MOMENTS).reverse();
  const [chosen, setChosen] = useState<number | null>(null);
  const to = chosen !== null && moments.includes(chosen) ? chosen : moments[0];
  if (to === undefined || info.goBack !== null) return null;
  const yes = own.say('place-back-ask');
  return (
    <section aria-label={own.say('place-back')}>
      <h3>{own.say('place-back')}</h3>
      <p className="explain">{own.say('place-back-explain')}</p>
      <div className="line">
        <label className="field">
          <span className="label">{own.say('place-back-to')}</span>
          <select value={to} onChange={({ target }) => setChosen(Number(target.value))}>
            {moments.map((it) => (
              <option key={it} value={it}>
                {lineAt(table, it, own)}
              </option>
            ))}
          </select>
        </label>
        <Button
          className="button"
          onPress={() =>
            ask({
              question: own.say('place-back-sure', { line: lineAt(table, to, own) }),
              yes,
              work: () => call('table', 'PUT', `/tables/${info.id}/go-back`, { to }),
            })
          }
        >
          {yes}
        </Button>
      </div>
      <Warning table={table} id={info.id} to={to} own={own} words={words} />
    </section>
  );
}

/** How much would count no longer, and which secrets somebody has learned since. */
function Warning({
  table,
  id,
  to,
  own,
  words,
}: {
  readonly table: TableProps;
  readonly id: string;
  readonly to: number;
  readonly own: Words;
  readonly words: Words;
}) {
  const { speech, called } = table;
  const [since, setSince] = useState<SinceThen | null>(null);
  const [trouble, setTrouble] = useState('');
  // What happens meanwhile may be learned as well.
  const length = table.state.log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the log has grown
  useEffect(() => {
    let wanted = true;
    const invite = new URLSearchParams(window.location.search).get('invite');
    const query = new URLSearchParams({ to: `${to}`, ...(invite === null ? {} : { invite }) });
    call('sinceThen', 'GET', `/tables/${id}/go-back?${query}`).then(
      (found) => {
        if (!wanted) return;
        setSince(found);
        setTrouble('');
      },
      (error: unknown) => wanted && setTrouble(sayError(words, error)),
    );
    return () => {
      wanted = false;
    };
  }, [id, to, length, words]);
  if (trouble !== '') return <p className="trouble">{trouble}</p>;
  if (since === null) return null;
  const line = (seq: number, event: SeenEvent): string =>
    speech.event(event, called.at({ seq, event }));
  return (
    <div className="known-since">
      <p>{own.say('place-back-undone', { count: since.undone })}</p>
      <p>{own.say(since.secrets.length === 0 ? 'place-back-none' : 'place-back-secrets')}</p>
      {since.secrets.length > 0 && (
        <ul>
          {since.secrets.map(({ seq, own: mine, event }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
            <li key={i}>
              {line(seq, event)}
              {mine && <small> · {own.say('place-back-own')}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** All are asked whether to go back: what that means, who agrees, and my own say in it. */
export default function GoingBack({ table }: { readonly table: TableProps }) {
  const own = useExtraWords('place');
  const me = useMe();
  const [trouble, setTrouble] = useState('');
  const { state, client, words } = table;
  const info = state.online?.table;
  if (own === null || info === undefined || info.goBack === null) return null;
  const { to, agreed } = info.goBack;
  const mine = state.view?.viewer ?? 'spectator';
  const leads = isAccount(me) && (info.host === me.id || info.host === null);
  const list = new Intl.ListFormat(words.language.tag, { type: 'conjunction' });
  const names = agreed.map((seat) => state.people[seat]?.name ?? '');
  const path = `/tables/${info.id}/go-back`;
  const send = (method: 'PUT' | 'POST', body: object): void => {
    setTrouble('');
    call('table', method, path, body).then(
      (now) => client.learn?.(now),
      (error: unknown) => setTrouble(sayError(words, error)),
    );
  };
  return (
    <section className="going-back" aria-label={own.say('place-back')}>
      <p role="status">{own.say('place-back-asked', { line: lineAt(table, to, own) })}</p>
      <Warning table={table} id={info.id} to={to} own={own} words={words} />
      {names.length > 0 && <p>{own.say('place-end-who', { names: list.format(names) })}</p>}
      {trouble !== '' && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="actions">
        {mine !== 'spectator' && !agreed.includes(mine) && (
          <>
            <Button className="button primary" onPress={() => send('POST', { to, agree: true })}>
              {own.say('place-back-agree')}
            </Button>
            <Button className="button" onPress={() => send('POST', { to, agree: false })}>
              {own.say('place-back-refuse')}
            </Button>
          </>
        )}
        {leads && (
          <Button className="button quiet" onPress={() => send('PUT', { to: null })}>
            {own.say('place-back-call-off')}
          </Button>
        )}
      </div>
    </section>
  );
}
