import type { AskView, Choice } from '@starboard/kernel';
import {
  type CardId,
  COLOURS,
  type Colour,
  colourOf,
  consumeScores,
  type Die,
  isCardId,
  isWorldId,
  type PlayerView,
  sidesOf,
  tradePays,
} from '@starboard/roll';
import type { Words } from '@starboard/words';
import type { ReactNode } from 'react';
import { Button } from '../app/button.tsx';
import { Act } from '../table/act.tsx';
import { AskBar, AskPanel } from '../table/ask-panel.tsx';
import type { TableProps } from '../table/page.tsx';
import { byColour, DiePicture } from './die.tsx';
import { ExtraTile } from './extra-tile.tsx';
import { GoodsAsk, type Place } from './goods-ask.tsx';
import { anyOrder, goodColour, MOST_CREDITS, pointsOf, pointsTold, sitesOf } from './outlook.ts';
import { TileCard } from './tile.tsx';

/** Asks whose numbers are tiles of the bag; all other numbers are dice. */
const OF_TILES = new Set(['choose-start-development', 'discard-a-tile']);

/** Asks of what becomes of goods: what they are worth depends on three colours. */
const OF_GOODS = new Set(['choose-world-for-producer', 'choose-shipment']);

/** An ask with a few answers: what each of them brings stands on it. */
export function Asking({
  table,
  ask,
  me,
}: {
  readonly table: TableProps;
  readonly ask: AskView;
  readonly me: PlayerView | undefined;
}) {
  if (ask.ask.kind === 'one' && ask.ask.prompt === 'choose-start-development') {
    return <StartTiles table={table} ask={ask} of={ask.ask.of} />;
  }
  const tile = ask.ask.args?.['tile'];
  if (ask.ask.prompt === 'place-extra-tile' && typeof tile === 'number') {
    return <ExtraTile table={table} ask={ask} tile={tile} />;
  }
  const places = me === undefined ? [] : placesOf(ask, me, table);
  const hint = me === undefined ? '' : hintOf(ask, me, table);
  if (places.length > 1) {
    return <GoodsAsk key={ask.id} table={table} ask={ask} places={places} hint={hint} />;
  }
  return (
    <AskPanel
      table={table}
      ask={ask}
      aboutChoice={(choice) => aboutChoice(ask, choice)}
      picture={(choice) => pictureOf(ask, choice, table)}
      note={(choice) => (me === undefined ? null : noteOf(me, choice, table))}
      {...(ask.ask.prompt === 'choose-next-worker' && { inOrder: byColour })}
      hint={hint}
    />
  );
}

/** What is built or was completed, where the question does not name it. */
function hintOf({ ask }: AskView, me: PlayerView, { speech, words }: TableProps): string {
  const stack = ask.args?.['stack'];
  if (ask.prompt === 'choose-next-worker' && (stack === 'develop' || stack === 'settle')) {
    const [site] = sitesOf(me, stack, 0);
    if (site === undefined) return '';
    if (anyOrder(me, stack)) return words.say('web-roll-hint-next-worker-any');
    const { id, lying: count, need } = site;
    return words.say('web-roll-hint-next-worker', { tile: speech.name(id), count, need });
  }
  if (OF_GOODS.has(ask.prompt)) return words.say('web-roll-hint-goods');
  const completed = me.tableau[me.tableau.length - 1];
  return ask.prompt === 'choose-die-to-remove' && completed !== undefined
    ? `${speech.name(completed)}: ${speech.brief(completed)}`
    : '';
}

function aboutChoice({ ask }: AskView, choice: Choice): readonly string[] {
  if (typeof choice === 'string') return choice.split(':').filter(isCardId);
  if (!OF_TILES.has(ask.prompt)) return [];
  const { development, world } = sidesOf(choice);
  return [development, world];
}

/** Answers of this many are read at a glance. */
const AT_A_GLANCE = 4;

/** What can be done with each good, or on each world, where many dice may do it; empty where a list is short enough. */
function placesOf({ ask }: AskView, me: PlayerView, table: TableProps): readonly Place[] {
  if (ask.kind !== 'one' || ask.of.length <= AT_A_GLANCE) return [];
  const { words } = table;
  const places = new Map<string, Place>();
  for (const choice of ask.of) {
    const [how = '', second = '', third = ''] = String(choice).split(':');
    const ships = how === 'trade' || how === 'consume';
    const good = ships ? me.goods.find(({ die }) => die === Number(third)) : undefined;
    const world = good?.world ?? (isCardId(second) ? second : null);
    const colour = world === null ? null : goodColour(world);
    if (world === null || colour === null) return [];
    const key = ships ? third : second;
    const credits = tradePays(me.tableau, colour);
    const place = places.get(key) ?? {
      key,
      world,
      good: good?.die ?? null,
      note: ships
        ? goodNote(me, world, Number(third), words)
        : words.say('web-roll-note-produce', { credits }),
      acts: [],
    };
    const worker = ships ? second : how;
    const act = {
      choice,
      name: ships
        ? words.say(how === 'trade' ? 'web-roll-sell' : 'web-roll-consume')
        : words.say('roll-die', { colour: { say: `roll-colour-${colourOfWorker(worker)}` } }),
      note: ships ? noteOf(me, choice, table) : goodNote(me, world, Number(worker), words),
      picture: pictureOf({ ask }, choice, table),
    };
    places.set(key, { ...place, acts: [...place.acts, act] });
  }
  return [...places.values()];
}

/** What a good made of this die brings, or would. */
function goodNote(me: PlayerView, world: CardId, die: Die, words: Words): string | null {
  const colour = goodColour(world);
  if (colour === null || !isWorldId(world)) return null;
  return words.say('web-roll-note-good', {
    credits: tradePays(me.tableau, colour),
    points: pointsTold(pointsOf(me, world, die)),
  });
}

/** The colour of a worker, by its die or by what it counts as. */
function colourOfWorker(worker: string): Colour {
  return COLOURS.find((it) => worker === `extra-${it}`) ?? colourOf(Number(worker));
}

function pictureOf(
  { ask }: Pick<AskView, 'ask'>,
  choice: Choice,
  { words }: TableProps,
): ReactNode {
  if (typeof choice === 'number') {
    if (OF_TILES.has(ask.prompt)) return null;
    return <DiePicture colour={colourOf(choice)} words={words} />;
  }
  const [how = '', second = ''] = choice.split(':');
  if (how === 'trade' || how === 'consume') {
    return <DiePicture colour={colourOfWorker(second)} face="ship" words={words} />;
  }
  if (!isCardId(second)) return null;
  return <DiePicture colour={colourOf(Number(how))} face="produce" words={words} />;
}

/** What an answer brings, as the rules know it. */
function noteOf(me: PlayerView, choice: Choice, { words }: TableProps): string | null {
  if (typeof choice === 'number') return null;
  const [how = '', second = '', third = ''] = choice.split(':');
  const { tableau } = me;
  if (isCardId(second)) {
    return goodNote(me, second, Number(how), words);
  }
  const good = me.goods.find(({ die }) => die === Number(third));
  const colour = good === undefined ? null : goodColour(good.world);
  if (good === undefined || colour === null) return null;
  if (how === 'trade') {
    const credits = tradePays(tableau, colour);
    const then = Math.min(MOST_CREDITS, me.credits + credits);
    const gained = then - me.credits;
    const lost = credits - gained;
    return lost === 0
      ? words.say('web-roll-note-trade', { credits, then })
      : words.say('web-roll-note-trade-lost', { credits: gained, then, lost });
  }
  const points = consumeScores(tableau, colour, colourOf(good.die), colourOfWorker(second));
  return words.say('web-roll-note-consume', { points });
}

/** Two tiles: one becomes the first development, the other the first world. Both are read before that is decided. */
function StartTiles({
  table,
  ask,
  of,
}: {
  readonly table: TableProps;
  readonly ask: AskView;
  readonly of: readonly Choice[];
}) {
  const { state, client, speech, words } = table;
  return (
    <AskBar table={table} prompt={speech.prompt(ask.ask, state.people)}>
      <div className="plan-row placing">
        {of.map((choice) => {
          const { development } = sidesOf(Number(choice));
          return (
            <div key={choice} className="placement pair">
              <div className="both">
                <TileCard id={development} speech={speech} words={words} />
                {of
                  .filter((other) => other !== choice)
                  .map((other) => (
                    <TileCard
                      key={other}
                      id={sidesOf(Number(other)).world}
                      speech={speech}
                      words={words}
                    />
                  ))}
              </div>
              <div className="answers">
                <Button
                  className="button"
                  isDisabled={state.sending}
                  onPress={() => client.answer(ask.id, choice)}
                >
                  <Act note={null}>{speech.name(development)}</Act>
                </Button>
              </div>
            </div>
          );
        })}
      </div>
    </AskBar>
  );
}
