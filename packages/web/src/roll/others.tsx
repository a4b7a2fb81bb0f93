import {
  type Die,
  type PlayerView,
  type RollView,
  reducedCost,
  type Stack,
  sideOn,
} from '@starboard/roll';
import { Sign } from '../art/sign.tsx';
import { about } from '../table/details.tsx';
import { Drawer } from '../table/drawer.tsx';
import type { TableProps } from '../table/page.tsx';
import { presenceOf } from '../table/presence.ts';
import { DiceCount } from './die.tsx';
import { Face } from './face.tsx';
import { TileCard, TileMini } from './tile.tsx';

/** All dice a player has, wherever they lie. */
export function allDice(player: PlayerView): readonly Die[] {
  return [
    ...player.cup,
    ...player.citizenry,
    ...player.rolling,
    ...Object.values(player.workers).flat(),
    ...player.develop.dice,
    ...player.settle.dice,
    ...player.goods.map(({ die }) => die),
  ];
}

/** Whose empire is looked at: for who watches it is laid out below, for who plays in a drawer. */
export interface Looking {
  /** For who watches: whose side is laid out. Null for who plays. */
  readonly chosen: number | null;
  look(seat: number): void;
}

/** The others at a glance: points, credits, dice by colour, empire, and what they are building. */
export function Others({
  facts,
  table,
  looking,
}: {
  readonly facts: RollView;
  readonly table: TableProps;
  readonly looking: Looking;
}) {
  const { state, words } = table;
  const others = facts.players.filter(({ seat }) => seat !== state.view?.viewer);
  return (
    <section className="others" aria-label={words.say('web-players')}>
      {others.map((player) => (
        <Opponent key={player.seat} player={player} table={table} looking={looking} />
      ))}
    </section>
  );
}

/** Another's empire, laid out beside the table. */
export function EmpireDrawer({
  player,
  table: { state, speech, words },
  onClose,
}: {
  readonly player: PlayerView;
  readonly table: TableProps;
  readonly onClose: () => void;
}) {
  return (
    <Drawer
      title={words.say('web-roll-empire-of', {
        who: state.people[player.seat]?.name ?? '',
        tiles: player.tableau.length,
      })}
      closeName={words.say('web-table-close')}
      onClose={onClose}
    >
      <div className="empire">
        {player.tableau.map((id) => (
          <TileCard
            key={id}
            id={id}
            speech={speech}
            words={words}
            goods={player.goods.filter(({ world }) => world === id)}
          />
        ))}
      </div>
    </Drawer>
  );
}

/** A player's name, to look at their empire; and whether the table waits for them. */
export function PlayerName({
  player,
  table: { state, words },
  looking: { chosen, look },
}: {
  readonly player: PlayerView;
  readonly table: TableProps;
  readonly looking: Looking;
}) {
  const { seat } = player;
  const name = state.people[seat]?.name ?? '';
  const presence = presenceOf(state, seat);
  const waiting = state.view?.waiting.includes(seat) ?? false;
  // The view of this game holds its facts.
  const planning = (state.view?.facts as RollView | undefined)?.active.length === 0;
  return (
    <h2>
      <button
        type="button"
        className="look"
        {...(chosen !== null && { 'aria-pressed': chosen === seat })}
        aria-label={`${name}: ${words.say('web-roll-look')}`}
        onClick={() => look(seat)}
      >
        {name}
      </button>
      {presence !== 'here' && <small>({words.say(`web-presence-${presence}`)})</small>}
      {state.view?.outcome == null &&
        (waiting && (planning || seat !== state.view?.viewer) ? (
          <span className="state">
            <span className="said">
              {words.name({ say: planning ? 'web-roll-planning' : 'web-thinking' })}
            </span>
          </span>
        ) : (
          planning && (
            <span className="state done">
              <Sign name="check" />
              <span className="said">{words.name({ say: 'web-roll-ready-mark' })}</span>
            </span>
          )
        ))}
    </h2>
  );
}

/** Points and credits in a line. */
export function Figures({
  player,
  table: { words },
}: {
  readonly player: PlayerView;
  readonly table: TableProps;
}) {
  return (
    <p className="figures">
      <b>{player.score.total}</b> {words.say('web-roll-points')} · <b>${player.credits}</b>
    </p>
  );
}

function Opponent({
  player,
  table,
  looking,
}: {
  readonly player: PlayerView;
  readonly table: TableProps;
  readonly looking: Looking;
}) {
  const { speech, words } = table;
  const { seat, tableau } = player;
  return (
    <article className={`opponent seat-${seat}${looking.chosen === seat ? ' chosen' : ''}`}>
      <Face player={player} />
      <div className="who">
        <PlayerName player={player} table={table} looking={looking} />
        <Figures player={player} table={table} />
        <DiceCount dice={allDice(player)} words={words} />
      </div>
      <div className="their-empire">
        <p className="soft">{words.say('web-roll-built-of', { tiles: tableau.length })}</p>
        <div className="minis">
          {tableau.map((id) => (
            <TileMini
              key={id}
              id={id}
              speech={speech}
              words={words}
              goods={player.goods.filter(({ world }) => world === id)}
            />
          ))}
        </div>
      </div>
      <div className="building">
        <Building player={player} stack="develop" table={table} />
        <Building player={player} stack="settle" table={table} />
      </div>
    </article>
  );
}

/** The tile on top of a stack, and how much of it is paid, as a ring. */
function Building({
  player,
  stack,
  table: { speech, words },
}: {
  readonly player: PlayerView;
  readonly stack: Stack;
  readonly table: TableProps;
}) {
  const { top, dice } = player[stack];
  if (top === null) {
    return (
      <p className="site none">
        <Sign name={stack} /> {words.name({ say: 'web-roll-empty-stack' })}
      </p>
    );
  }
  const id = sideOn(stack, top);
  const need = reducedCost(player, id);
  const paid = need === 0 ? 1 : Math.min(1, dice.length / need);
  return (
    <p className="site" {...about([id])}>
      <span className="paid-ring" style={{ '--paid': paid }} aria-hidden="true">
        <b>
          {dice.length}/{need}
        </b>
      </span>
      <span aria-hidden="true">{speech.name(id)}</span>
      <span className="visually-hidden">
        {words.say('web-roll-site', { tile: speech.name(id), count: dice.length, of: need })}
      </span>
    </p>
  );
}
