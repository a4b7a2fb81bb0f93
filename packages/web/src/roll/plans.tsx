import type { AskView, Json } from '@starboard/kernel';
import {
  type CardId,
  type Colour,
  card,
  type Die,
  type ExploreData,
  type ManageData,
  type Placement,
  type PlayerView,
  type RollView,
  type Stack,
  sideOn,
  sidesOf,
  stockPays,
  type Tile,
} from '@starboard/roll';
import { useState } from 'react';
import { Button, ToggleButton } from '../app/button.tsx';
import { Act, Confirm } from '../table/act.tsx';
import { AskBar } from '../table/ask-panel.tsx';
import { about } from '../table/details.tsx';
import { Glyph } from '../table/glyph.tsx';
import { useKept } from '../table/kept.ts';
import type { TableProps } from '../table/page.tsx';
import { DiePicture, DieShape } from './die.tsx';
import { facesTold, goodFor, suggested } from './good-for.ts';
import { isLastRound } from './last-round.ts';
import { meIn } from './me.ts';
import { tilesOf } from './mine.tsx';
import { afterStocking, sameExplorers } from './outlook.ts';
import { TileCard } from './tile.tsx';
import { SmallTilePicture } from './tile-picture.tsx';

interface PlanProps {
  readonly table: TableProps;
  readonly ask: AskView;
}

/** Plans other than the assignment: exploring, placing tiles, managing the empire. */
export function Plans({ table, ask }: PlanProps) {
  const { speech, state } = table;
  if (ask.ask.kind !== 'plan') return null;
  const props = { table, ask };
  // The view of this game holds its facts.
  const last = state.view !== null && isLastRound(state.view.facts as RollView);
  return (
    <AskBar
      table={table}
      prompt={managing(table, ask) ?? speech.prompt(ask.ask, state.people)}
      hint={last ? lastHint(table, ask) : undefined}
    >
      {ask.ask.plan === 'explore' && <Explore {...props} />}
      {ask.ask.plan === 'place' && <Place {...props} />}
      {ask.ask.plan === 'manage' && <Manage {...props} />}
    </AskBar>
  );
}

/** In the last round dice are recruited for a tie only. */
function lastHint({ words }: TableProps, { ask }: AskView): string {
  const ends = words.say('web-roll-last-hint');
  return ask.kind === 'plan' && ask.plan === 'manage'
    ? `${ends} ${words.say('web-roll-line-tie')}.`
    : ends;
}

/** What managing comes to this time: not everybody can do both, and an empty cup leaves no choice. */
function managing({ words }: TableProps, ask: AskView): string | null {
  if (ask.ask.kind !== 'plan' || ask.ask.plan !== 'manage') return null;
  const { recruits, recallable, recalls } = dataOf<ManageData>(ask);
  if (recalls > 0) return words.say('web-roll-manage-must', { count: recalls });
  if (recallable.length === 0) return words.say('web-roll-manage-recruit', { count: recruits });
  return recruits === 0 ? words.say('web-roll-manage-recall') : null;
}

function dataOf<T>({ ask }: AskView): T {
  // The ask of a plan carries that plan's own data.
  return (ask.kind === 'plan' ? ask.data : {}) as unknown as T;
}

function toggled<T>(list: readonly T[], it: T): readonly T[] {
  return list.includes(it) ? list.filter((other) => other !== it) : [...list, it];
}

/** Both sides of a tile, small. */
function TileNames({ tile, table: { speech } }: { readonly tile: Tile; table: TableProps }) {
  const { development, world } = sidesOf(tile);
  return (
    <span className="two-sides">
      {[development, world].map((id) => (
        <span key={id}>
          <SmallTilePicture id={id} size={24} /> {speech.name(id)} ({card(id).cost})
        </span>
      ))}
    </span>
  );
}

const bothSides = (tile: Tile): readonly string[] => {
  const { development, world } = sidesOf(tile);
  return [development, world];
};

function Explore({ table, ask }: PlanProps) {
  const { client, words, state } = table;
  const data = dataOf<ExploreData>(ask);
  const [abandon, setAbandon] = useKept<Tile>(ask.id, 'abandon', []);
  const [ordering, setOrdering] = useState(false);
  const send = (task: Json): void => client.answer(ask.id, task);
  const me = meIn(table);
  const tableau = me?.tableau ?? [];
  // All explorers work: of those that do it equally well the first stands for them.
  const colours = data.colours.filter(
    (it, i) =>
      data.colours.findIndex((other) => other === it || sameExplorers(tableau, other, it)) === i,
  );
  const tiles = [...data.develop, ...data.settle];
  const die = (it: Colour) => ({
    say: 'roll-die',
    with: { colour: { say: `roll-colour-${it}` } },
  });
  const stockNote = (player: PlayerView, it: Colour): string => {
    const credits = afterStocking(player, [it]);
    const lost = player.credits + stockPays(player.tableau, it) - credits;
    const said = lost > 0 ? 'web-roll-note-stock-lost' : 'web-roll-note-stock';
    return words.say(said, { die: die(it), credits, lost });
  };
  if (ordering) {
    return (
      <Rearrange
        table={table}
        data={data}
        onDone={(develop, settle) =>
          send({ do: 'rearrange', develop: [...develop], settle: [...settle] })
        }
        onStop={() => setOrdering(false)}
      />
    );
  }
  return (
    <div className="exploring">
      <div className="answers">
        {colours.map((it) => (
          <Button
            key={`scout-${it}`}
            className="button"
            isDisabled={state.sending}
            onPress={() => send({ do: 'scout', colour: it, abandon: [...abandon] })}
          >
            <DiePicture colour={it} face="explore" words={words} />
            <Act
              note={words.say('web-roll-note-scout', { die: die(it), count: 1 + abandon.length })}
            >
              {words.say('web-roll-act-scout')}
            </Act>
          </Button>
        ))}
        {colours.map((it) => (
          <Button
            key={`stock-${it}`}
            className="button"
            isDisabled={abandon.length > 0 || state.sending}
            onPress={() => send({ do: 'stock', colour: it })}
          >
            <DiePicture colour={it} face="explore" words={words} />
            <Act note={me === undefined ? null : stockNote(me, it)}>
              {words.say('web-roll-act-stock', { credits: stockPays(tableau, it) })}
            </Act>
          </Button>
        ))}
        {data.colours.length === 0 && (
          <Button className="button primary" onPress={() => send({ do: 'done' })}>
            {words.say('web-roll-explore-done')}
          </Button>
        )}
        {data.mayRearrange && tiles.length > 0 && (
          <Button className="button" onPress={() => setOrdering(true)}>
            {words.say('web-roll-rearrange')}
          </Button>
        )}
      </div>
      {tiles.length > 0 && colours.length > 0 && (
        <fieldset className="abandon">
          <legend>{words.say('web-roll-abandon')}</legend>
          {tiles.map((tile) => (
            <span key={tile} {...about(bothSides(tile))}>
              <ToggleButton
                className="button"
                isSelected={abandon.includes(tile)}
                onChange={() => setAbandon(toggled(abandon, tile))}
              >
                <TileNames tile={tile} table={table} />
              </ToggleButton>
            </span>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The tiles of both stacks put into any order, each with any side up. */
function Rearrange({
  table: { speech, words },
  data,
  onDone,
  onStop,
}: {
  readonly table: TableProps;
  readonly data: ExploreData;
  readonly onDone: (develop: readonly Tile[], settle: readonly Tile[]) => void;
  readonly onStop: () => void;
}) {
  const [stacks, setStacks] = useState<Readonly<Record<Stack, readonly Tile[]>>>({
    develop: data.develop,
    settle: data.settle,
  });
  const shift = (stack: Stack, at: number, by: number): void => {
    const next = [...stacks[stack]];
    const [tile] = next.splice(at, 1);
    if (tile === undefined) return;
    next.splice(at + by, 0, tile);
    setStacks({ ...stacks, [stack]: next });
  };
  const cross = (stack: Stack, tile: Tile): void => {
    const other: Stack = stack === 'develop' ? 'settle' : 'develop';
    setStacks({
      ...stacks,
      [stack]: stacks[stack].filter((it) => it !== tile),
      [other]: [...stacks[other], tile],
    });
  };
  return (
    <div className="plan-row">
      {(['develop', 'settle'] as const).map((stack) => (
        <ol key={stack} className="rearranged">
          {stacks[stack].map((tile, i) => (
            <li key={tile} {...about(bothSides(tile))}>
              <SmallTilePicture id={sideOn(stack, tile)} size={24} />{' '}
              <span>{speech.name(sideOn(stack, tile))}</span>
              <Button
                className="button"
                isDisabled={i === 0}
                aria-label={words.say('web-roll-up')}
                onPress={() => shift(stack, i, -1)}
              >
                <Glyph name="up" />
              </Button>
              <Button
                className="button"
                isDisabled={i === stacks[stack].length - 1}
                aria-label={words.say('web-roll-down')}
                onPress={() => shift(stack, i, 1)}
              >
                <Glyph name="down" />
              </Button>
              <Button
                className="button"
                aria-label={words.say('web-roll-other-side')}
                onPress={() => cross(stack, tile)}
              >
                <Glyph name="swap" />
              </Button>
            </li>
          ))}
        </ol>
      ))}
      <div className="answers">
        <Button className="button primary" onPress={() => onDone(stacks.develop, stacks.settle)}>
          {words.say('web-roll-rearrange-done')}
        </Button>
        <Button className="button" onPress={onStop}>
          {words.say('web-all-choices')}
        </Button>
      </div>
    </div>
  );
}

function Place({ table, ask }: PlanProps) {
  const { client, words, speech, state } = table;
  const { tiles, onTop } = dataOf<{ readonly tiles: readonly Tile[]; readonly onTop: boolean }>(
    ask,
  );
  const [placed, setPlaced] = useKept<Placement>(ask.id, 'placed', []);
  const [next, ...later] = tiles.filter((tile) => !placed.some((it) => it.tile === tile));
  const put = (stack: Stack, end: 'top' | 'bottom'): void => {
    if (next === undefined) return;
    const all = [...placed, { tile: next, stack, end }];
    const done = all.length === tiles.length;
    // Whoever takes it back is asked the same again, and begins with the first tile.
    setPlaced(done ? [] : all);
    // Placements are plain data.
    if (done) client.answer(ask.id, all as unknown as Json);
  };
  if (next === undefined) return null;
  const me = meIn(table);
  const lying = (stack: Stack): number =>
    (me?.[stack].count ?? 0) + placed.filter((it) => it.stack === stack).length;
  // On an empty stack top and bottom are the same.
  const endsOf = (stack: Stack): readonly Placement['end'][] =>
    onTop && lying(stack) > 0 ? ['top', 'bottom'] : ['bottom'];
  const placeNote = (stack: Stack, end: Placement['end']): string =>
    end === 'top'
      ? words.say('web-roll-note-top')
      : words.say('web-roll-note-bottom', { count: lying(stack) });
  return (
    <>
      {tiles.length > 1 && (
        <p className="hint">
          {words.say('web-roll-place-which', { count: placed.length + 1, of: tiles.length })}
        </p>
      )}
      <div className="plan-row placing">
        {(['develop', 'settle'] as const).map((stack) => (
          <div key={stack} className="placement">
            <TileCard id={sideOn(stack, next)} speech={speech} words={words} />
            <div className="answers">
              {endsOf(stack).map((end) => (
                <Button
                  key={end}
                  className="button"
                  isDisabled={state.sending}
                  onPress={() => put(stack, end)}
                >
                  <Act note={placeNote(stack, end)}>
                    {words.say(`web-roll-place-${stack}-${end}`)}
                  </Act>
                </Button>
              ))}
            </div>
          </div>
        ))}
        {later.length > 0 && (
          <ul className="later">
            {later.map((tile, i) => (
              <li key={tile} {...about(bothSides(tile))}>
                <p className="soft">
                  {words.say('web-roll-place-later', {
                    count: placed.length + 2 + i,
                    of: tiles.length,
                  })}
                </p>
                <TileNames tile={tile} table={table} />
              </li>
            ))}
          </ul>
        )}
        {placed.length > 0 && (
          <Button className="button quiet" onPress={() => setPlaced(placed.slice(0, -1))}>
            {words.say('web-roll-undo-step')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The tile that a good lies on, or a die that pays for it. */
function tileUnder(me: PlayerView, die: Die): CardId | null {
  const good = me.goods.find((it) => it.die === die);
  if (good !== undefined) return good.world;
  const stack = (['develop', 'settle'] as const).find((it) => me[it].dice.includes(die));
  const [tile] = stack === undefined ? [] : tilesOf(me, stack);
  return stack === undefined || tile === undefined ? null : sideOn(stack, tile);
}

/** A die with the name of its tile is as wide as so many dice. */
const AS_WIDE = 1.5;

function Manage({ table, ask }: PlanProps) {
  const { client, speech, words, state } = table;
  const data = dataOf<ManageData>(ask);
  const [recruit, setRecruit] = useKept<Die>(
    ask.id,
    'recruit',
    suggested(data.citizenry, data.recruits),
  );
  const [recall, setRecall] = useKept<Die>(ask.id, 'recall', []);
  const me = meIn(table);
  const left = (me?.credits ?? 0) - recruit.length;
  const wanting = data.recruits - recruit.length;
  const note =
    me === undefined
      ? null
      : wanting > 0
        ? words.say('web-roll-note-recruit-more', { count: wanting })
        : words.say(left < 1 ? 'web-roll-note-manage-last' : 'web-roll-note-manage', {
            // ROLL-13.5: whoever has none left gets one.
            credits: Math.max(1, left),
            cup: me.cup.length + recruit.length + recall.length,
          });
  // Where all places are taken, another die takes that of the one that was chosen first.
  const choose = (die: Die): void => setRecruit(toggled(recruit, die).slice(-data.recruits));
  const dice = (of: readonly Die[], chosen: readonly Die[], press: (die: Die) => void) => (
    <div className="to-choose">
      {of.map((die) => {
        const tile = me === undefined ? null : tileUnder(me, die);
        return (
          <span key={die} {...about([], facesTold(die, words))}>
            <ToggleButton
              className="die-button may"
              isSelected={chosen.includes(die)}
              onChange={() => press(die)}
            >
              <DieShape die={die} words={words} />
              {tile !== null && <span className="from">{speech.name(tile)}</span>}
            </ToggleButton>
          </span>
        );
      })}
    </div>
  );
  const choice = goodFor([...(data.recruits > 0 ? data.citizenry : []), ...data.recallable], words);
  return (
    <div className="plan-row manage">
      {choice !== null && <p className="hint good-for">{choice}</p>}
      {data.citizenry.length > 0 && data.recruits > 0 && (
        <fieldset style={{ '--dice': data.citizenry.length }}>
          <legend>
            {words.say('web-roll-recruit', { count: data.recruits })} (
            {words.say('web-roll-progress', { count: recruit.length, of: data.recruits })})
          </legend>
          {dice(data.citizenry, recruit, choose)}
        </fieldset>
      )}
      {data.recallable.length > 0 && (
        <fieldset style={{ '--dice': data.recallable.length * AS_WIDE }}>
          <legend>
            {words.say(data.recalls > 0 ? 'web-roll-recall-must' : 'web-roll-recall')}
          </legend>
          {dice(data.recallable, recall, (die) => setRecall(toggled(recall, die)))}
        </fieldset>
      )}
      <div className="answers">
        <Confirm
          isDisabled={
            recruit.length !== data.recruits || recall.length < data.recalls || state.sending
          }
          onPress={() => client.answer(ask.id, { recruit: [...recruit], recall: [...recall] })}
          note={note}
        >
          {words.say('web-confirm')}
        </Confirm>
      </div>
    </div>
  );
}
