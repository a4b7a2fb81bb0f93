import {
  perDevelopment,
  perDevelopmentWithoutReassign,
  perDieColour,
  perGood,
  perGroupOfDice,
  perWorld,
  shareOfCost,
  triangularChips,
} from './bonuses.ts';
import { development } from './definition.ts';
import {
  backToCup,
  cheaper,
  consumePays,
  consumeScores,
  dictateAgain,
  dictateMoves,
  extraTile,
  extraWorkers,
  goodsPerWorld,
  once,
  pays,
  paysIfScouted,
  paysOnCompletion,
  paysPerGood,
  rearrange,
  reassign,
  scores,
  tradeBuysPoint,
  tradePays,
} from './powers.ts';

/** The developments with a Reassign power: used while planning (ROLL-5.10 to 5.23). */
export const reassignDevelopments = [
  development('backup-planning', 1, [dictateAgain()]),
  development('diversification', 1, [reassign({ max: 1, colours: ['home'], from: 'explore' })]),
  development('hydroponics-guild', 1, [reassign({ max: 1, colours: ['novelty', 'genes'] })]),
  development('space-mercenaries', 1, [reassign({ max: 1, colours: ['military', 'rare'] })]),
  development('colonial-affinity', 2, [reassign({ max: 1, to: ['settle'] })]),
  development('local-subsidies', 2, [reassign({ max: 1, colours: ['home'] })]),
  development('operations-affinity', 2, [reassign({ max: 1, to: ['explore', 'produce'] })]),
  development('shipping-affinity', 2, [reassign({ max: 1, to: ['ship'] })]),
  development('technology-affinity', 2, [reassign({ max: 1, to: ['develop'] })]),
  development('executive-power', 3, [
    reassign({ min: 2, max: 2, to: 'selected', fromOneColumn: true }),
  ]),
  development('galactic-influence', 3, [reassign({ max: 1 })]),
  development('galactic-mandate', 3, [dictateMoves(3)]),
  development('homeworld-patriotism', 3, [reassign({ max: 2, colours: ['home'], to: 'selected' })]),
  development('isolation-policy', 3, [reassign({ max: 2, from: 'explore' })]),
  development('mad-scientists', 3, [reassign({ max: 2, mostNoveltyWorlds: true })]),
  development('propaganda-campaign', 4, [reassign({ max: 2, to: 'selected' })]),
  development('nanotechnology', 5, [reassign({ max: 2 })]),
] as const;

/** The other developments: they work in the phases they name. */
export const phaseDevelopments = [
  development('advanced-logistics', 1, [rearrange()]),
  development('jumpdrive-research', 1, [tradePays(1, 'rare')]),
  development('public-works', 1, [paysOnCompletion({ developments: 1, worlds: 0 })]),
  development('technology-unions', 1, [
    pays(['explore', 'produce'], 1, { if: 'most-developments' }),
  ]),
  development('terraforming-robots', 1, [
    paysOnCompletion({ developments: 0, worlds: 1, extra: { colour: 'rare', credits: 1 } }),
  ]),
  development('export-duties', 2, [tradePays(1)]),
  development('galactic-demand', 2, [tradePays(2, 'novelty')]),
  development('galactic-recycling', 2, [paysOnCompletion({ developments: 1, worlds: 1 })]),
  development('minor-research-labs', 2, [consumeScores(1, ['genes', 'alien'])]),
  development('space-docks', 2, [extraWorkers('ship', ['home'])]),
  development('alien-research-team', 3, [extraTile(), paysIfScouted('alien', 1)]),
  development('alien-uplift-blueprints', 3, [cheaper('worlds', 1, 0, ['genes', 'alien'])]),
  development('free-trade-zone', 3, [cheaper('worlds', 2, 2, ['grey'])]),
  development('major-research-labs', 3, [extraWorkers('explore', ['home'])]),
  development('merchant-guild', 3, [pays(['produce'], 2)]),
  development('space-marines', 3, [
    once({ removes: 1, credits: 1, gains: [{ die: 'military', count: 1, to: 'cup' }] }),
  ]),
  development('space-refineries', 3, [consumeScores(1, ['rare'])]),
  development('space-tourism', 3, [pays(['ship'], 1, { moreIf: 'all-costliest-worlds', more: 1 })]),
  development('trade-levies', 3, [consumePays(1)]),
  development('conscription', 4, [
    once({ removes: 1, credits: 0, gains: [{ die: 'military', count: 2, to: 'cup' }] }),
  ]),
  development('galactic-salon', 4, [scores('ship', 1)]),
  development('information-tech', 4, [
    once({ removes: 1, credits: 0, gains: [{ die: 'novelty', count: 2, to: 'cup' }] }),
  ]),
  development('investment-credits', 4, [cheaper('developments', 1, 1)]),
  development('replicant-robots', 4, [cheaper('worlds', 1, 1)]),
  development('alien-research-ship', 5, [extraWorkers('explore', ['home', 'alien'])]),
  development('galactic-investors', 5, [pays(['develop'], 2)]),
  development('organic-shipyards', 5, [extraWorkers('ship', ['home', 'genes'])]),
  development('robot-surveyors', 5, [pays(['settle'], 2)]),
] as const;

/** The 6+ developments: six points and a bonus at the end (ROLL-15.13 to 15.22). */
export const sixPlusDevelopments = [
  development('free-trade-association', 6, [pays(['ship'], 2)], shareOfCost('novelty-worlds', 2)),
  development('galactic-bankers', 6, [tradeBuysPoint()], perDevelopment(1)),
  development('galactic-exchange', 6, [backToCup('settle', { min: 1, max: 2 })], perDieColour(1)),
  development(
    'galactic-federation',
    6,
    [backToCup('develop', { min: 1, max: 2 })],
    shareOfCost('developments', 3),
  ),
  development('galactic-renaissance', 6, [consumeScores(1)], triangularChips()),
  development('galactic-reserves', 6, [goodsPerWorld(2)], perGood(1)),
  development('mining-league', 6, [paysPerGood({ world: 'rare' }, 1)], perWorld('rare', 2)),
  development('new-economy', 6, [consumePays(2)], perDevelopmentWithoutReassign(1)),
  development(
    'new-galactic-order',
    6,
    [backToCup('settle', { every: 'military' })],
    perGroupOfDice('military', 3, 2),
  ),
  development(
    'system-diversification',
    6,
    [
      reassign({
        max: 2,
        colours: ['military', 'consumption', 'novelty', 'rare', 'genes', 'alien'],
      }),
    ],
    shareOfCost('reassign-developments', 2),
  ),
] as const;
