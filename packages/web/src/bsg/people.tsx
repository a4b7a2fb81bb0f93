import { type BsgView, boxOf, type PlayerView, type Standing } from '@starboard/bsg/reading';
import type { Speech, Words } from '@starboard/words';
import { memo, type ReactNode } from 'react';
import { Sign } from '../art/sign.tsx';
import { about } from '../table/details.tsx';
import type { TableProps } from '../table/page.tsx';
import { type Presence, presenceOf } from '../table/presence.ts';
import { roam } from '../table/roam.ts';
import { isGivenTheSame, useSteady } from '../table/steady.ts';
import { Icon, isIcon } from './icons.tsx';
import { type Mark, useMarks } from './marks.ts';
import { named } from './names.ts';
import { traumaOf } from './nebula.ts';
import { nameAmong } from './short-name.ts';
import { useSpoken } from './spoken.ts';
import type { Spot } from './spots.ts';
import { Portrait } from './token.tsx';

interface PlayersProps {
  readonly facts: BsgView;
  readonly table: TableProps;
  readonly lit: ReadonlySet<Spot>;
  readonly chosen: Spot | null;
  readonly onTouch: (spot: Spot) => void;
}

/** Everybody: who, where, how many cards, which titles, and what I think of them. */
export function Players(props: PlayersProps) {
  const { facts, table, lit, chosen } = props;
  const { words, speech, state } = table;
  const [marks, mark] = useMarks();
  const markThem = useSteady(mark);
  const { viewer, waiting = [] } = state.view ?? {};
  const box = boxOf(facts);
  const spoken = useSpoken(state.online);
  const stop = facts.players.find(({ seat }) => lit.has(`player:${seat}`))?.seat ?? 0;
  const dead = facts.dead.map((it) => named(speech, it));
  const played = facts.players.flatMap(({ character }) =>
    character === null ? [] : named(speech, character),
  );
  return (
    <section className="players" aria-label={words.say('web-players')}>
      <ul className={facts.players.length > 5 ? 'many' : ''} onKeyDown={roam}>
        {facts.players.map((player) => (
          <li key={player.seat} className="player-row">
            <PlayerRow
              player={player}
              name={state.people[player.seat]?.name ?? ''}
              played={played}
              mine={player.seat === viewer}
              current={facts.current === player.seat}
              waiting={waiting.includes(player.seat)}
              presence={presenceOf(state, player.seat)}
              titles={box.titles
                .filter((it) => facts.titles[it] === player.seat)
                // The card in play may be another than the one called as its title (EXO-20.9).
                .map((it) => ({ title: it, card: box.titleCards.get(it)?.id ?? it }))}
              trauma={traumaOf(facts, player.seat).length}
              gave={facts.check?.added.find(({ seat }) => seat === player.seat)?.count ?? null}
              stop={player.seat === stop}
              lit={lit.has(`player:${player.seat}`)}
              chosen={chosen === `player:${player.seat}`}
              words={words}
              speech={speech}
              onTouch={props.onTouch}
            />
            {spoken.has(player.seat) && (
              <span className="quote" aria-hidden="true">
                {spoken.get(player.seat)}
              </span>
            )}
            {player.seat !== viewer && (
              <MarkButton
                seat={player.seat}
                mark={marks[player.seat] ?? 'none'}
                who={state.people[player.seat]?.name ?? ''}
                words={words}
                onChange={markThem}
              />
            )}
          </li>
        ))}
      </ul>
      {facts.dead.length > 0 && (
        <p className="executed" {...about(facts.dead.map((it) => `character:${it}`))}>
          {words.say('web-bsg-executed')} {dead.map((it) => nameAmong(it, dead)).join(', ')}
        </p>
      )}
    </section>
  );
}

const NEXT: Readonly<Record<Mark, Mark>> = {
  none: 'trust',
  trust: 'doubt',
  doubt: 'accuse',
  accuse: 'none',
};
const SIGNS: Readonly<Record<Mark, ReactNode>> = {
  none: '·',
  trust: <Sign name="trust" />,
  doubt: <Sign name="doubt" />,
  accuse: <Sign name="accuse" />,
};

/** The pad for suspicions: only for my eyes, kept in this browser. */
const MarkButton = memo(function MarkButton({
  seat,
  mark,
  who,
  words,
  onChange,
}: {
  readonly seat: number;
  readonly mark: Mark;
  readonly who: string;
  readonly words: Words;
  readonly onChange: (seat: number, next: Mark) => void;
}) {
  const meaning = words.say(`web-bsg-mark-${mark}`);
  return (
    <button
      type="button"
      className={`suspicion ${mark}`}
      aria-label={words.say('web-bsg-mark', { who, meaning })}
      onClick={() => onChange(seat, NEXT[mark])}
      {...about(
        [],
        `${words.say('web-bsg-mark', { who, meaning })}\n${words.say('web-bsg-mark-lead')}`,
      )}
    >
      {SIGNS[mark]}
    </button>
  );
});

interface RowProps {
  readonly player: PlayerView;
  /** Of whoever sits there. */
  readonly name: string;
  /** What everybody is called who is played here. */
  readonly played: readonly string[];
  readonly mine: boolean;
  readonly current: boolean;
  readonly waiting: boolean;
  readonly presence: Presence;
  readonly titles: readonly { readonly title: keyof BsgView['titles']; readonly card: string }[];
  /** How many trauma tokens. */
  readonly trauma: number;
  /** How many cards for the check; null for none yet. */
  readonly gave: number | null;
  readonly stop: boolean;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly words: Words;
  readonly speech: Speech;
  readonly onTouch: (spot: Spot) => void;
}

const PlayerRow = memo(function PlayerRow({
  player,
  name: person,
  played,
  mine,
  current,
  waiting,
  presence,
  titles,
  trauma,
  gave,
  stop,
  lit,
  chosen,
  words,
  speech,
  onTouch,
}: RowProps) {
  const { seat, character, where, handSize, revealed, quorum, loyalty, faceUp, spent } = player;
  const { superCrisisCount, agendaDeck, standing } = player;
  const leads = LEADS[standing];
  const spot: Spot = `player:${seat}`;
  const out = standing === 'eliminated';
  const openCylon = revealed !== 'no' && !out;
  // What everybody has seen of somebody who is still a human: Personal Goals.
  const goals = revealed === 'no' ? faceUp : [];
  const name = character === null ? '…' : named(speech, character);
  const told = [
    ...(character === null ? [] : [`character:${character}`]),
    ...titles.map(({ card }) => `title:${card}`),
    ...quorum.map((it) => `quorum:${it}`),
    ...goals.map((it) => `loyalty:${it}`),
    ...(revealed === 'no' ? [] : loyalty.flatMap((it) => (it === null ? [] : [`loyalty:${it}`]))),
  ];
  return (
    <button
      type="button"
      className={[
        'player',
        `seat-${seat}`,
        current && 'current',
        lit && 'lit',
        chosen && 'chosen',
        out && 'out',
        revealed !== 'no' && !out && 'cylon',
        presence !== 'here' && 'absent',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-disabled={!lit}
      aria-current={current ? 'true' : undefined}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      onClick={() => lit && onTouch(spot)}
      {...about(told, note())}
    >
      <span className="face-and-trauma">
        <Portrait seat={seat} character={character} speech={speech} cylon={openCylon} />
        {trauma > 0 && (
          <span className="trauma carried" data-piece={`trauma-${seat}`}>
            <span aria-hidden="true">{trauma}</span>
            <span className="visually-hidden">
              {words.say('web-bsg-trauma-count', { count: trauma })}
            </span>
          </span>
        )}
      </span>
      <span className="who">
        <span className="called">
          <b>{person}</b>
          {mine && <span className="you">{words.say('web-you')}</span>}
          {presence !== 'here' && (
            <span className="presence">{words.say(`web-presence-${presence}`)}</span>
          )}
        </span>
        <span className="plays">
          <span className="visually-hidden">{name}, </span>
          <span aria-hidden="true">{nameAmong(name, played)}</span>
          {!out && (
            <span className="place">
              {' · '}
              {placeName(words, speech, where)}
            </span>
          )}
        </span>
      </span>
      <span className="badges">
        {out && <span className="badge">{words.say('web-bsg-eliminated')}</span>}
        {titles.length > 0 && (
          <span className="titles">
            {titles.map(({ title }) => (
              <span key={title} className="badge title">
                <Icon name={isIcon(title) ? title : 'crew'} />
                <span className="word">{speech.name(`title:${title}`)}</span>
              </span>
            ))}
          </span>
        )}
        {where === 'brig' && (
          <span className="badge hurt">
            <Icon name="brig" />
            <span className="visually-hidden">{speech.name('location:brig')}</span>
          </span>
        )}
        {leads === null
          ? revealed !== 'no' &&
            !out && <span className="badge hurt">{words.say('web-bsg-cylon')}</span>
          : leadBadge(leads)}
        {superCrisisCount > 0 && (
          <span className="badge hurt">
            <Icon name="burst" />
            {superCrisisCount}
            <span className="visually-hidden">
              {' '}
              {words.say('web-bsg-super-crises', { count: superCrisisCount })}
            </span>
          </span>
        )}
        {quorum.length > 0 && (
          <span className="badge">
            <Icon name="quorum" />
            {quorum.length}
            <span className="visually-hidden"> {words.say('bsg-kind-quorum')}</span>
          </span>
        )}
        {goals.length > 0 && (
          <span className="badge">
            <Icon name="goal" />
            <span className="visually-hidden">
              {goals.map((it) => speech.name(`loyalty:${it}`)).join(', ')}
            </span>
          </span>
        )}
        {!out && (
          <span className="badge in-hand">
            <Sign name="cards" />
            <span aria-hidden="true">{handSize}</span>
            <span className="visually-hidden">{words.say('web-cards', { count: handSize })}</span>
          </span>
        )}
        {gave !== null && (
          <span className={gave === 0 ? 'badge gave none' : 'badge gave'}>
            {words.say('web-bsg-gave', { count: gave })}
          </span>
        )}
        {waiting && !mine && (
          <span className="badge thinking">
            <span aria-hidden="true">{words.say('web-bsg-choosing')}</span>
            <span className="visually-hidden">{words.say('web-thinking')}</span>
          </span>
        )}
      </span>
    </button>
  );

  /** A Cylon from the beginning, or one who means well: openly, or among humans. */
  function leadBadge(how: 'leader' | 'infiltrating') {
    return (
      <span className={how === 'leader' ? 'badge hurt leads' : 'badge among'}>
        <Icon name={how === 'leader' ? 'leader' : 'cylon'} />
        {words.say(`web-bsg-${how}`)}
      </span>
    );
  }

  function note(): string {
    return [
      ...(leads === null ? [] : [words.say(`web-bsg-${leads}`)]),
      ...(out ? [words.say('web-bsg-eliminated-lead')] : []),
      ...(trauma > 0 ? [words.say('web-bsg-trauma-count', { count: trauma })] : []),
      ...(agendaDeck === null ? [] : [words.say(`bsg-kind-agenda-${agendaDeck}`)]),
      ...(superCrisisCount > 0
        ? [words.say('web-bsg-super-crises', { count: superCrisisCount })]
        : []),
      ...(spent ? [words.say('web-bsg-spent')] : []),
    ].join('\n');
  }
}, isGivenTheSame);

/** Who follows an aim of the own, and whether openly. */
const LEADS: Readonly<Record<Standing, 'leader' | 'infiltrating' | null>> = {
  human: null,
  cylon: null,
  sympathizer: null,
  leader: 'leader',
  infiltrator: 'infiltrating',
  sympathetic: null,
  'sympathetic-infiltrator': 'infiltrating',
  eliminated: null,
};

export function placeName(words: Words, speech: Speech, where: string): string {
  if (where === 'viper') return words.say('web-bsg-in-viper');
  if (where === 'off-board') return words.say('web-bsg-off-board');
  return named(speech, where);
}
