import { type FormEvent, useState } from 'react';
import { Button } from '../app/button.tsx';
import { Link } from '../link.tsx';
import type { Part } from './about-table.tsx';
import { call } from './api.ts';
import { Befriend } from './befriend.tsx';
import { useBlocked } from './blocked.ts';
import { useFriends } from './friends.ts';

const KINDS = ['talk', 'play', 'name', 'other'] as const;
type Kind = (typeof KINDS)[number];

interface Somebody {
  readonly id: string;
  readonly name: string;
}

/** The other people at the table: who they are, whom I would like to meet again, whom I do not want to meet again, and whom whoever runs the server should look at. */
export function People({ info, mine, own, act }: Part & { readonly mine: number | null }) {
  const [blocked, setBlocked] = useBlocked();
  const [friends, setFriend] = useFriends();
  const [reported, setReported] = useState<Somebody | null>(null);
  const others = info.seats.flatMap(({ seat, player }) =>
    player === null || seat === mine ? [] : [player],
  );
  if (others.length === 0) return null;
  const isBlocked = (id: string): boolean => blocked.some((it) => it.id === id);
  return (
    <section aria-label={own.say('place-people')}>
      <h3>{own.say('place-people')}</h3>
      <p className="explain">{own.say('place-people-explain')}</p>
      {others.map((it) => (
        <div key={it.id} className="line">
          <Link href={`/player/${it.id}`}>{it.name}</Link>
          <Befriend
            who={it}
            how={friends.find(({ id }) => id === it.id)?.how}
            own={own}
            onPress={(wanted) => act(() => setFriend(it.id, wanted))}
          />
          <Button
            className="button quiet"
            onPress={() => act(() => setBlocked(it, !isBlocked(it.id)))}
          >
            {own.say(isBlocked(it.id) ? 'place-unblock' : 'place-block', { name: it.name })}
          </Button>
          <Button className="button quiet" onPress={() => setReported(it)}>
            {own.say('place-report', { name: it.name })}
          </Button>
        </div>
      ))}
      {reported !== null && (
        <ReportForm
          key={reported.id}
          about={reported}
          own={own}
          onSend={(kind, text) => {
            const { id: player } = reported;
            setReported(null);
            act(() => call('nothing', 'POST', '/reports', { player, table: info.id, kind, text }));
          }}
        />
      )}
    </section>
  );
}

function ReportForm({
  about,
  own,
  onSend,
}: Pick<Part, 'own'> & {
  readonly about: Somebody;
  readonly onSend: (kind: Kind, text: string) => void;
}) {
  const [kind, setKind] = useState<Kind>('talk');
  const [text, setText] = useState('');
  function send(event: FormEvent): void {
    event.preventDefault();
    onSend(kind, text.trim());
  }
  return (
    <form onSubmit={send}>
      <p>{own.say('place-report-lead', { name: about.name })}</p>
      <label className="field">
        <span className="label">{own.say('place-report-kind')}</span>
        <select
          value={kind}
          onChange={({ target }) => setKind(KINDS.find((it) => it === target.value) ?? 'other')}
        >
          {KINDS.map((it) => (
            <option key={it} value={it}>
              {own.say(`place-report-${it}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{own.say('place-report-text')}</span>
        <input value={text} maxLength={1000} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit" className="button" disabled={text.trim() === ''}>
        {own.say('place-report-send')}
      </button>
    </form>
  );
}
