import { type Die, type PlayerView, type RollView, type Stack, sideOn } from '@starboard/roll';
import { useState } from 'react';
import { about } from '../table/details.tsx';
import { Drawer } from '../table/drawer.tsx';
import { Glyph } from '../table/glyph.tsx';
import type { TableProps } from '../table/page.tsx';
import { presenceOf } from '../table/presence.ts';
import { DiceCount } from './die.tsx';
import { TileCard, TileShape } from './tile.tsx';

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

/** The others at a glance: points, tiles, credits, dice by colour, and what they are building. */
export function Others({
  facts,
  table,
  chosen,
  onChoose,
}: {
  readonly facts: RollView;
  readonly table: TableProps;
  /** For who watches: whose side is laid out below. Null for who plays. */
  readonly chosen: number | null;
  readonly onChoose: (seat: number) => void;
}) {
  const { state, words } = table;
  const [looking, setLooking] = useState<number | null>(null);
  const others = facts.players.filter(({ seat }) => seat !== state.view?.viewer);
  const seen = facts.players.find(({ seat }) => seat === looking);
  return (
    <section className="others" aria-label={words.say('web-players')}>
      {others.map((player) => (
        <Opponent
          key={player.seat}
          player={player}
          table={table}
          chosen={chosen === null ? null : chosen === player.seat}
          onLook={() => (chosen === null ? setLooking(player.seat) : onChoose(player.seat))}
        />
      ))}
      {seen !== undefined && (
        <Drawer
          title={words.say('web-roll-empire-of', {
            who: state.people[seen.seat]?.name ?? '',
            tiles: seen.tableau.length,
          })}
          closeName={words.say('web-table-close')}
          onClose={() => setLooking(null)}
        >
          <div className="empire">
            {seen.tableau.map((id) => (
              <TileCard
                key={id}
                id={id}
                speech={table.speech}
                words={words}
                goods={seen.goods.filter(({ world }) => world === id)}
              />
            ))}
          </div>
        </Drawer>
      )}
    </section>
  );
}

function Opponent({
  player,
  table,
  chosen,
  onLook,
}: {
  readonly player: PlayerView;
  readonly table: TableProps;
  /** Null where nobody's side is chosen. */
  readonly chosen: boolean | null;
  readonly onLook: () => void;
}) {
  const { state, words } = table;
  const thinking = state.view?.waiting.includes(player.seat) ?? false;
  const over = state.view?.outcome != null;
  const name = state.people[player.seat]?.name ?? '';
  const presence = presenceOf(state, player.seat);
  return (
    <article
      className={
        chosen === true ? `opponent chosen seat-${player.seat}` : `opponent seat-${player.seat}`
      }
    >
      <h2>
        <button
          type="button"
          className="look"
          {...(chosen !== null && { 'aria-pressed': chosen })}
          aria-label={`${name}: ${words.say('web-roll-look')}`}
          onClick={onLook}
        >
          {name}
        </button>
        {presence !== 'here' && <small>({words.say(`web-presence-${presence}`)})</small>}
        <span className="figures">
          <b>{player.score.total}</b> {words.say('web-roll-points')} ·{' '}
          <b>{player.tableau.length}</b> {words.say('web-roll-tiles')} · <b>${player.credits}</b>
        </span>
        {!over && (
          <span className={thinking ? 'state' : 'state done'}>
            <Glyph name={thinking ? 'dots' : 'check'} />
            <span className="visually-hidden">
              {words.say(thinking ? 'web-thinking' : 'web-roll-ready-mark')}
            </span>
          </span>
        )}
      </h2>
      <DiceCount dice={allDice(player)} words={words} />
      <p className="tops">
        <Top player={player} stack="develop" table={table} />
        <Top player={player} stack="settle" table={table} />
      </p>
    </article>
  );
}

function Top({
  player,
  stack,
  table: { speech, words },
}: {
  readonly player: PlayerView;
  readonly stack: Stack;
  readonly table: TableProps;
}) {
  const { top, count, dice } = player[stack];
  if (top === null) return <span className="top">{words.say('web-roll-empty-stack')}</span>;
  const id = sideOn(stack, top);
  return (
    <span className="top" {...about([id])}>
      <TileShape id={id} words={words} /> <span>{speech.name(id)}</span>
      {dice.length > 0 && <b> +{dice.length}</b>} <small>({count})</small>
    </span>
  );
}
