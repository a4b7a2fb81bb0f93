import { useEffect, useState } from 'react';
import { Button } from '../app/button.tsx';
import { useExtraWords } from '../lessons/words.ts';
import { Link } from '../link.tsx';
import { findGame } from '../replay/find.ts';
import { Drawer } from '../table/drawer.tsx';
import type { TableProps } from '../table/page.tsx';
import { type Coach, openCoach } from './client.ts';
import type { Turning } from './messages.ts';
import { sayAnswer, useSayPlan } from './say-answer.ts';
import { sayWhy } from './say-why.ts';
import { isForCylons } from './side.ts';
import './coach.css';

/** After a game: the decisions that mattered most, by a strong bot's lights, each with its place in the replay. */
export default function LookingBack({ table }: { readonly table: TableProps }) {
  const [open, setOpen] = useState(false);
  const { again, state, words } = table;
  const viewer = state.view?.viewer;
  if (again === null || typeof viewer !== 'number') return null;
  return (
    <>
      <Button className="button" onPress={() => setOpen(true)}>
        {words.say('web-coach-back')}
      </Button>
      {open && (
        <Drawer
          title={words.say('web-coach-back')}
          closeName={words.say('web-table-close')}
          onClose={() => setOpen(false)}
        >
          <Turnings table={table} replay={again} seat={viewer} />
        </Drawer>
      )}
    </>
  );
}

function Turnings({
  table,
  replay,
  seat,
}: {
  readonly table: TableProps;
  readonly replay: string;
  readonly seat: number;
}) {
  const words = useExtraWords('coach');
  const sayPlan = useSayPlan(table.game);
  const [done, setDone] = useState(0);
  const [found, setFound] = useState<readonly Turning[] | null>(null);
  useEffect(() => {
    let coach: Coach | null = null;
    let wanted = true;
    const id = replay.slice(replay.lastIndexOf('/') + 1);
    findGame(id, '', String).then(
      ({ recording }) => {
        if (!wanted) return;
        if (recording === null) return setFound([]);
        coach = openCoach();
        coach.ask({ say: 'review', recording, seat }, (told) => {
          if (told.say === 'looking') setDone(told.done / told.of);
          else setFound(told.say === 'reviewed' ? told.turnings : []);
        });
      },
      () => wanted && setFound([]),
    );
    return () => {
      wanted = false;
      coach?.close();
    };
  }, [replay, seat]);
  if (words === null) return null;
  if (found === null) {
    return (
      <p role="status" className="looking-back">
        {words.say('coach-looking')}
        <progress value={done} aria-hidden="true" />
      </p>
    );
  }
  const { speech, called, game } = table;
  const said = found
    .map((it) => ({
      ...it,
      mine: sayAnswer(table, words, sayPlan, it.ask, it.mine, it.facts),
      better: sayAnswer(table, words, sayPlan, it.ask, it.better, it.facts),
    }))
    // What differs in nothing that can be said teaches nothing.
    .filter(({ mine, better }) => mine !== better || mine === '');
  if (said.length === 0) return <p role="status">{words.say('coach-none')}</p>;
  return (
    <ol className="turnings">
      {said.map((it) => (
        <li key={it.seq}>
          <p className="kicker">{whenWas(it.facts, table)}</p>
          <h3>{speech.prompt(it.ask, called.now)}</h3>
          <p>{words.say('coach-you-did', { answer: it.mine })}</p>
          <p>
            <b>{words.say('coach-would', { answer: it.better })}</b>
          </p>
          <p className="soft">
            {sayWhy(table, words, it.why, isForCylons(game, it.facts, seat))}{' '}
            {game === 'roll' &&
              words.say('coach-points', { points: Math.max(1, Math.round(it.gain)) })}
          </p>
          <Link className="button" href={`${replay}/${it.seq}?eyes=${seat}`}>
            {words.say('coach-see')}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The round or the turn of a moment. */
function whenWas(facts: object, { words }: TableProps): string {
  if ('round' in facts && typeof facts.round === 'number') {
    return words.say('web-roll-round', { round: facts.round });
  }
  return 'turn' in facts && typeof facts.turn === 'number'
    ? words.say('web-bsg-turn-number', { turn: facts.turn })
    : '';
}
