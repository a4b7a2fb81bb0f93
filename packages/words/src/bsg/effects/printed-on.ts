import { boardOf, type Card, type Effect, type EffectOf } from '@starboard/bsg/reading';
import type { DrawnAnyhow } from './cards.ts';
import type { CrisisPassed } from './fleet.ts';
import type { FreedFrom } from './people.ts';
import type { LostOnPlanet } from './ships.ts';

/** Whoever is set free leaves this prison. */
export function freeFrom(
  from: NonNullable<FreedFrom['from']>,
  effects: readonly Effect[],
): Effect[] {
  return effects.map((effect) => {
    if (effect.op === 'free') return { ...effect, from };
    return effect.op === 'check' ? { ...effect, pass: freeFrom(from, effect.pass) } : effect;
  });
}

/**
 * The same operation is said in another way where it is printed on another board: the prison of New Caprica, the
 * Cylon locations of Pegasus.
 */
export function printedOn({ deck, id }: Card, effects: readonly Effect[]): readonly Effect[] {
  if (deck !== 'location') return effects;
  const { id: on } = boardOf(id);
  if (on === 'new-caprica') return freeFrom('detention', effects);
  return on === 'cylon-overlay' ? effects.map(ofOverlay) : effects;
}

/** The cards of New Caprica speak of the ships that are there. */
export function ofPlanet(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect) => {
    if (effect.op !== 'destroy-civilian') return effect;
    const lost: EffectOf<'destroy-civilian'> & LostOnPlanet = { ...effect, ofPlanet: true };
    return lost;
  });
}

/** PEG-13: what is passed over goes under the deck, and whoever has no skill set draws what they like. */
function ofOverlay(effect: Effect): Effect {
  if (effect.op === 'crisis-of') {
    const passed: EffectOf<'crisis-of'> & CrisisPassed = { ...effect, under: true };
    return passed;
  }
  if (effect.op === 'draw' && effect.from === 'skill-set') {
    const anything: EffectOf<'draw'> & DrawnAnyhow = { ...effect, orAny: true };
    return anything;
  }
  if (effect.op !== 'choose') return effect;
  return { ...effect, options: effect.options.map((option) => option.map(ofOverlay)) };
}
