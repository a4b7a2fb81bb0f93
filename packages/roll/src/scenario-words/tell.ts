import type { StateOf } from '@starboard/kernel';
import { type Stack, sideOn, sidesOf } from '../content/index.ts';
import { type Colour, colourOf, type Die, PHASES } from '../dice.ts';
import { type Player, poolLeft, type Roll } from '../facts.ts';
import { scoresOf } from '../scoring.ts';
import { supplyByColour } from '../view.ts';

/** The facts by name, to compare with. */
export function tell({ facts, options }: StateOf<Roll>): object {
  const scores = scoresOf(facts);
  return {
    round: facts.round,
    phase: facts.phase,
    active: facts.active,
    pool: poolLeft(facts, options),
    bag: facts.bag.length,
    supply: supplyByColour(facts),
    players: facts.players.map((player, seat) => ({
      faction: player.faction,
      home: player.home,
      tableau: player.tableau,
      tiles: player.tableau.length,
      cup: byColour(player.cup),
      citizenry: byColour(player.citizenry),
      rolled: player.rolled.map(({ die, face }) => `${colourOf(die)} ${face}`),
      workers: Object.fromEntries(PHASES.map((phase) => [phase, byColour(player.workers[phase])])),
      selected: player.selected,
      develop: stackNamed(player, 'develop'),
      settle: stackNamed(player, 'settle'),
      goods: goodsNamed(player),
      goodsCount: player.goods.length,
      credits: player.credits,
      chips: player.chips,
      drawn: player.drawn.length,
      abandoned: player.abandoned.map((tile) => sidesOf(tile).development),
      score: scores[seat]?.total ?? 0,
    })),
  };
}

/** The colours of dice, in the order of COLOURS: as a list it is compared exactly. */
function byColour(dice: readonly Die[]): Colour[] {
  return [...dice].sort((a, b) => a - b).map(colourOf);
}

function stackNamed(player: Player, stack: Stack) {
  const { tiles, dice } = player[stack];
  return { tiles: tiles.map((tile) => sideOn(stack, tile)), dice: byColour(dice) };
}

function goodsNamed({ goods }: Player): Record<string, Colour[]> {
  const named: Record<string, Colour[]> = {};
  for (const { world, die } of goods) named[world] = [...(named[world] ?? []), colourOf(die)];
  return named;
}
