import {
  type AllyView,
  allyOf,
  type BsgView,
  crossroadsOf,
  type Effect,
  type EffectOf,
  type NebulaView,
  type Trauma,
} from '@starboard/bsg';
import { effectsWorth } from './choices.ts';
import { TRAITOR } from './later-stakes.ts';
import { newCardRisk } from './loyalty.ts';
import type { Position } from './position.ts';
import { executionWorth } from './stakes.ts';
import { condemnedWorth } from './suspects.ts';
import { TUNE } from './tuning.ts';

// The Ionian Nebula: what people carry about, whom they meet, and what they are sentenced for.

/** The nebula the fleet is bound for, or null where that is somewhere else. */
export function nebulaOf({ parts }: BsgView): NebulaView | null {
  // The part that goes by the module's name is what the module shows.
  return (parts['ionian-nebula'] as NebulaView | undefined) ?? null;
}

/** A token that can be somebody's. */
type Side = Exclude<Trauma, 'disaster'>;

/** What is held against somebody in the end: against humans what is antagonistic, against Cylon players the rest. */
export function heldAgainst({ role }: Position): Side {
  return role === 'revealed-cylon' ? 'benevolent' : 'antagonistic';
}

/** How many tokens of a kind this seat has. */
function held({ facts, me }: Position, kind: Trauma): number {
  return nebulaOf(facts)?.held[me.seat]?.filter((it) => it === kind).length ?? 0;
}

/** How many tokens of this seat will be held against it. */
export const tokensAgainst = (position: Position): number => held(position, heldAgainst(position));

/** What it is worth to be rid of one of those that will be held against one: with three or more there is a sentence. */
export function relief(position: Position): number {
  const count = tokensAgainst(position);
  if (count === 0) return 0;
  const near = 0.5 + 0.5 * Math.min(1, position.facts.distance / 8);
  return near * (count <= 2 ? TUNE.trauma : TUNE.guilt + 0.1 * (count - 3));
}

/** What another token costs, whatever it is: half of them weigh, and some kill. */
function burden(position: Position): number {
  const count = tokensAgainst(position);
  const weighs = 0.5 * (count >= 2 ? TUNE.guilt : TUNE.trauma);
  const kills = position.role === 'revealed-cylon' ? 0 : disasters(position) * deathOf(position);
  return weighs + kills;
}

/** How often a token that nobody has seen is one of the two disasters, which always come back. */
function disasters({ facts }: Position): number {
  const nebula = nebulaOf(facts);
  if (nebula === null) return 0;
  const unseen = nebula.allies.filter(({ by }) => by === null).length;
  return 2 / Math.max(2, nebula.traumaPool + 2 + unseen);
}

function deathOf({ facts, me }: Position): number {
  return -executionWorth(facts, me.seat, 0);
}

/** What a text is worth to the fleet when this seat carries it out. */
export function ownText(position: Position, effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + ownEffect(position, effect), 0);
}

function ownEffect(position: Position, effect: Effect): number {
  switch (effect.op) {
    case 'draw-trauma':
      return effect.who === 'self'
        ? -position.aim * effect.count * burden(position)
        : effectsWorth(position, [effect]);
    case 'discard-trauma': {
      const count = Math.min(effect.count, held(position, heldAgainst(position)));
      return position.aim * count * relief(position) * (effect.random === true ? 0.5 : 1);
    }
    case 'name': {
      const worths = position.facts.players
        .filter(({ seat }) => seat !== position.me.seat)
        .map(({ seat }) => fate(position, effect.then, seat));
      const best = Math.max(...worths.map((it) => position.aim * it));
      return position.aim * (effect.optional === true ? Math.max(0, best) : best);
    }
    case 'choose': {
      const worths = effect.options.map((option) => position.aim * ownText(position, option));
      if (effect.optional === true) worths.push(0);
      return position.aim * Math.max(...worths);
    }
    default:
      return effectsWorth(position, [effect]);
  }
}

/** What effects on somebody who is named mean for the fleet, in this seat's eyes. */
export function fate(position: Position, effects: readonly Effect[], seat: number): number {
  return effects.reduce((sum, effect) => sum + fateOf(position, effect, seat), 0);
}

function fateOf(position: Position, effect: Effect, seat: number): number {
  const { facts, suspicion, me } = position;
  const player = facts.players[seat];
  if (player === undefined) return 0;
  const doubt = seat === me.seat ? (position.aim > 0 ? 0 : 1) : (suspicion[seat] ?? 0.3);
  // +1 for somebody trusted, -1 for a Cylon.
  const friend = 1 - 2 * doubt;
  switch (effect.op) {
    case 'execute':
      return condemnedWorth(position, seat, doubt);
    case 'send':
      return effect.to === 'brig' ? 2 * (doubt - 0.55) : 1.4 * (doubt - 0.6);
    case 'draw-trauma':
      return -0.3 * effect.count * (player.revealed === 'no' ? 1 : -0.8);
    case 'discard-trauma':
      return 0.25 * effect.count * (player.revealed === 'no' ? 0.6 + 0.4 * friend : -0.8);
    case 'discard':
      return -0.22 * (effect.count === 'all' ? player.handSize : effect.count) * friend;
    case 'draw':
      return 0.25 * effect.count * friend;
    case 'draw-loyalty':
      return -TRAITOR * newCardRisk(facts) * (1 - doubt);
    case 'take-hand':
      return -0.15 * player.handSize * friend;
    default:
      return 0;
  }
}

/** How likely the token on an ally is to be of a kind, as far as this seat knows. */
function tokenOdds({ me, suspicion }: Position, { by, tokens }: AllyView): Record<Side, number> {
  const [token] = tokens;
  if (token === 'benevolent') return { benevolent: 1, antagonistic: 0 };
  if (token === 'antagonistic') return { benevolent: 0, antagonistic: 1 };
  if (token === 'disaster' || tokens.length === 0) return { benevolent: 0, antagonistic: 0 };
  if (by === null || by === me.seat) return { benevolent: 18 / 38, antagonistic: 18 / 38 };
  // Humans lay what helps where they can; Cylons never.
  const doubt = suspicion[by] ?? 0.3;
  const bad = doubt * 0.82 + (1 - doubt) * 0.38;
  return { benevolent: 1 - bad, antagonistic: bad };
}

/** What meeting an ally is worth to the fleet; afterwards one of the own tokens goes to the next. */
export function encounterWorth(position: Position, ally: AllyView): number {
  const odds = tokenOdds(position, ally);
  const { benevolent, antagonistic } = allyOf(ally.ally);
  return (
    odds.benevolent * ownText(position, benevolent) +
    odds.antagonistic * ownText(position, antagonistic) +
    position.aim * relief(position)
  );
}

/** What it is worth to end a move somewhere: whoever is met there is met. */
export function companyWorth(position: Position, place: string): number {
  const nebula = nebulaOf(position.facts);
  if (nebula === null || position.me.revealed !== 'no') return 0;
  if (position.facts.thisTurn.used.includes('meeting-ally')) return 0;
  const here = nebula.allies.filter(({ location }) => location === place);
  if (here.length === 0) return 0;
  return Math.max(...here.map((ally) => position.aim * encounterWorth(position, ally)));
}

/** Which of the own tokens goes to an ally: what it will do to whoever comes, and that one is rid of it. */
export function laidOnAlly(position: Position, ally: string, kind: Side): number {
  const { benevolent, antagonistic } = allyOf(ally as AllyView['ally']);
  // Somebody will meet it, perhaps; a human, since no Cylon player does.
  const text =
    TUNE.allyMet * effectsWorth(position, kind === 'benevolent' ? benevolent : antagonistic);
  return position.aim * text + (kind === heldAgainst(position) ? relief(position) : 0);
}

/** Which result of a Crossroads card, and with it which of the own tokens. */
export function crossroadsWorth(
  position: Position,
  card: string,
  kind: Side,
  lays: boolean,
): number {
  const text = crossroadsOf(card as Parameters<typeof crossroadsOf>[0])[kind];
  const rid = lays && kind === heldAgainst(position) ? relief(position) : 0;
  return position.aim * ownText(position, text) + rid;
}

/** The text that is being carried out, of an ally or a Crossroads card, and names somebody. */
export function namingText({ facts }: Position, among: string): EffectOf<'name'> | null {
  const nebula = nebulaOf(facts);
  if (nebula === null) return null;
  const met = nebula.allies.find((it) => it.met);
  const [token] = met?.tokens ?? [];
  const seat = nebula.resolved.at(-1);
  const [card] = seat === undefined ? [] : (nebula.dealt[seat] ?? []);
  const [laid] = seat === undefined ? [] : (nebula.laid[seat] ?? []);
  const texts: Effect[] = [];
  if (met !== undefined && isSide(token)) texts.push(...allyOf(met.ally)[token]);
  else if (card != null) {
    const { benevolent, antagonistic } = crossroadsOf(card);
    texts.push(
      ...(laid === 'benevolent'
        ? benevolent
        : laid === 'antagonistic'
          ? antagonistic
          : [...benevolent, ...antagonistic]),
    );
  }
  const found = texts.find((it) => it.op === 'name' && it.among === among);
  return found?.op === 'name' ? found : null;
}

const isSide = (token: Trauma | null | undefined): token is Side =>
  token === 'benevolent' || token === 'antagonistic';
