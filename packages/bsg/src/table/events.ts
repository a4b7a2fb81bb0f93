import type { Seat } from '@starboard/kernel';
import type {
  AgendaId,
  AllyId,
  CharacterId,
  CrisisId,
  CrossroadsId,
  DestinationId,
  LoyaltyId,
  QuorumId,
  SkillCard,
} from '../content/library.ts';
import type { Line } from '../effects/text.ts';
import type { CheckSource } from '../rulebook/check.ts';
import type { Ending } from '../rulebook/endings.ts';
import type { CivilianFace } from './facts.ts';
import type {
  Activation,
  BasestarToken,
  BoardId,
  DamageToken,
  Location,
  Resource,
  Sector,
  Skill,
  Title,
  Trauma,
} from './vocabulary.ts';

/** A card and its deck. */
interface CrisisNamed {
  card: CrisisId;
  deck: 'crisis' | 'super-crisis';
}
interface KeptNamed {
  card: CrisisId | QuorumId;
  deck: 'crisis' | 'super-crisis' | 'quorum';
}

/** Everything that can happen at the table. */
export interface BsgEvents {
  'character-picked': { seat: Seat; character: CharacterId };
  'title-passed': { title: Title; seat: Seat | null };
  'loyalty-dealt': { seat: Seat; count: number; cards?: readonly LoyaltyId[] };
  'turn-began': { seat: Seat; turn: number };
  'drew-skill': { seat: Seat; skill: Skill; card?: SkillCard };
  discarded: { seat: Seat; cards: readonly SkillCard[] };
  'destiny-built': { cards: number };
  /** Walked, was sent, or came there in the course of things: landed, was resurrected, arrived. */
  moved: { seat: Seat; to: Location; how: 'walked' | 'sent' | 'came' };
  flew: { seat: Seat; sector: Sector };
  launched: { seat: Seat | null; sector: Sector };
  /** Somebody took over a viper that had just been placed. */
  boarded: { seat: Seat; sector: Sector };
  /** Unmanned vipers came home. */
  'vipers-returned': { count: number };
  'viper-moved': { from: Sector; to: Sector };
  'action-taken': { seat: Seat; action: string };
  'ability-used': { seat: Seat; ability: string };
  /** Blind Devotion: what counts nothing in this check. */
  'skill-ignored': { seat: Seat; skill: Skill };
  'location-activated': { seat: Seat; location: Location };
  'character-named': { seat: Seat; named: Seat; location: Location };
  ordered: { seat: Seat; target: Seat };
  'viper-withdrawn': { sector: Sector };
  travelled: { by: number; distance: number };
  'crisis-discarded': CrisisNamed;
  'card-played': { seat: Seat; card: SkillCard };
  'resource-changed': { resource: Resource; by: number; now: number };
  rolled: { seat: Seat; die: number; result: number };
  attacked: { by: string; target: string; sector: Sector | null; result: number };
  'viper-hit': { sector: Sector | null; result: 'damaged' | 'destroyed'; pilot: Seat | null };
  /** So many of them were fetched from among the ships that pursue the fleet (EXO-26.2). */
  'ships-placed': { ship: string; count: number; sector: Sector; fetched?: number };
  'ships-destroyed': { ship: string; count: number; sector: Sector };
  'ships-moved': { ship: string; from: Sector; to: Sector };
  'basestar-damaged': { sector: Sector; token: BasestarToken };
  'basestar-destroyed': { sector: Sector };
  'galactica-damaged': { token: DamageToken };
  repaired: { location: Location };
  'vipers-repaired': { count: number };
  'raptor-destroyed': { left: number };
  'raptor-repaired': { left: number };
  'civilian-destroyed': { ship: number; face: CivilianFace; sector: Sector | null };
  'civilian-moved': { ship: number; to: Sector };
  'civilians-seen': { seat: Seat; ships: readonly number[]; faces?: readonly CivilianFace[] };
  'centurion-boarded': { centurions: number };
  'centurions-advanced': { spaces: readonly number[] };
  'centurion-destroyed': { left: number };
  'nuke-spent': { left: number };
  'crisis-drawn': { seat: Seat } & CrisisNamed;
  'crisis-replaced': { seat: Seat } & CrisisNamed;
  'part-chosen': { seat: Seat; part: number } & CrisisNamed;
  /** One of several options of a line of a card. */
  'option-chosen': { seat: Seat; option: number; line: Line };
  'card-kept': KeptNamed;
  'card-left-play': KeptNamed;
  'check-began': {
    of: CrisisId | Location;
    deck: CheckSource['deck'];
    difficulty: number;
    skills: readonly Skill[];
    partial: number | null;
  };
  'difficulty-changed': { seat: Seat | null; by: number; difficulty: number };
  contributed: { seat: Seat | null; count: number; cards?: readonly SkillCard[] };
  'check-revealed': { cards: readonly SkillCard[] };
  'check-totalled': { total: number; difficulty: number };
  'check-settled': {
    of: CrisisId | Location;
    deck: CheckSource['deck'];
    result: 'pass' | 'partial' | 'fail';
  };
  activated: { what: Activation };
  'jump-track-moved': { to: number };
  jumped: { distance: number };
  'destination-chosen': { seat: Seat; card: DestinationId; distance: number };
  'destinations-seen': { seat: Seat; count: number; cards?: readonly DestinationId[] };
  'sleeper-phase': { distance: number };
  'sympathizer-resolved': { seat: Seat; becomes: 'prisoner' | 'cylon' };
  'loyalty-looked-at': { seat: Seat; of: Seat; count: number; cards?: readonly LoyaltyId[] };
  'loyalty-passed': { from: Seat; to: Seat; count: number; cards?: readonly LoyaltyId[] };
  'cylon-revealed': { seat: Seat; card: LoyaltyId };
  'reveal-power-used': { seat: Seat; card: LoyaltyId };
  'super-crisis-drawn': { seat: Seat; card?: CrisisId };
  'hand-seen': { seat: Seat; of: Seat; cards?: readonly SkillCard[] };
  'card-taken': { from: Seat; to: Seat; card?: SkillCard };
  'quorum-drawn': { count: number; cards?: readonly QuorumId[] };
  'quorum-played': { seat: Seat; card: QuorumId };
  'quorum-given': { card: QuorumId; to: Seat };
  'deck-looked-at': {
    seat: Seat;
    deck: 'crisis' | 'destination';
    card?: CrisisId | DestinationId;
    end: 'top' | 'bottom';
  };
  // Pegasus
  executed: { seat: Seat };
  'proved-human': { seat: Seat; cards: readonly LoyaltyId[] };
  'character-replaced': { seat: Seat; character: CharacterId };
  'loyalty-added': { count: number };
  'agenda-dealt': { seat: Seat; deck: 'hostile' | 'sympathetic'; card?: AgendaId };
  'infiltration-began': { seat: Seat };
  'infiltration-ended': { seat: Seat };
  'ship-destroyed': { board: BoardId };
  'loss-prevented': { resource: Resource };
  'resource-guarded': { seat: Seat; resource: Resource };
  'quorum-discarded': { cards: readonly QuorumId[] };
  'check-reckless': Record<string, never>;
  /** The text of a card that was revealed in a check. */
  'check-text': { card: SkillCard };
  'added-cards-seen': { seat: Seat; of: Seat; cards?: readonly SkillCard[] };
  'skill-cards-seen': { seat: Seat; skill: Skill; count: number; cards?: readonly SkillCard[] };
  'cards-committed': { seat: Seat; count: number; to: 'hand' | 'check' };
  'card-given': { from: Seat; to: Seat; card?: SkillCard };
  'hands-swapped': { seat: Seat; other: Seat };
  'roll-replaced': { seat: Seat; card: SkillCard; result: number };
  'result-shifted': { seat: Seat; by: number; result: number };
  'raider-missed': { sector: Sector };
  'scar-placed': { sector: Sector | null };
  'basestar-removed': { sector: Sector };
  'destiny-changed': { skill: Skill; cards: number; rebuilt: boolean };
  'destiny-taken': { seat: Seat; count: number; cards?: readonly SkillCard[] };
  'destiny-laid': { seat: Seat; count: number; cards?: readonly SkillCard[] };
  'destiny-discarded': { seat: Seat; cards: readonly SkillCard[] };
  'bottom-seen': {
    seat: Seat;
    deck: 'crisis' | 'destination' | 'quorum' | 'super-crisis';
    card?: string;
  };
  'skill-bottom-seen': { seat: Seat; skill: Skill; card?: SkillCard };
  'crises-arranged': { seat: Seat; under: number };
  // New Caprica
  'new-caprica-reached': { distance: number };
  'galactica-returned': Record<string, never>;
  'departure-ordered': Record<string, never>;
  'force-placed': { location: Location };
  'force-moved': { from: Location; to: Location };
  'force-removed': { location: Location };
  'ship-prepared': { locked: number; prepared: number };
  'ship-evacuated': { ship: number; sector: Sector };
  'locked-ship-moved': { seat: Seat; end: 'top' | 'bottom' };
  // Exodus
  /** The turn of somebody who was executed or eliminated is over. */
  'turn-cut-short': { seat: Seat };
  'loyalty-discarded': { seat: Seat; cards: readonly LoyaltyId[] };
  'goal-revealed': { seat: Seat; card: LoyaltyId };
  'goal-unmet': { seat: Seat; card: LoyaltyId; resource: Resource };
  /** Shown by whoever looked at it, or by an execution. */
  'final-five-shown': { seat: Seat; by: Seat | null; card: LoyaltyId };
  'nuke-gained': { count: number };
  'check-decided': { seat: Seat; result: 'pass' | 'fail' };
  'check-cards-removed': { seat: Seat | null; cards: readonly SkillCard[] };
  'skill-doubled': { skill: Skill };
  consequence: CrisisNamed;
  'failure-spared': { short: number };
  'roll-set': { seat: Seat; result: number };
  'quorum-arranged': { seat: Seat; count: number };
  'hand-taken': { from: Seat; to: Seat; count: number; cards?: readonly SkillCard[] };
  escorted: { seat: Seat | null; ship: number; sector: Sector };
  'civilian-recalled': { ship: number; sector: Sector };
  'ships-removed': { ship: string; count: number; sector: Sector };
  'centurions-driven-back': { spaces: readonly number[] };
  'fleet-placed': { ship: string; count: number; sector: Sector };
  'fleet-arrived': { sector: Sector; raiders: number; heavyRaiders: number; basestars: number };
  /** Cylon ships around Galactica stay behind, and pursue. */
  'fleet-outrun': { ships: number };
  'pursuit-moved': { to: number };
  'trauma-drawn': { seat: Seat; count: number; tokens?: readonly Trauma[] };
  'trauma-discarded': { seat: Seat; count: number; tokens?: readonly Trauma[] };
  'trauma-met': { seat: Seat; location: Location };
  'disaster-drawn': { seat: Seat; count: number };
  'ally-arrived': { ally: AllyId; location: Location; seat: Seat | null };
  'ally-left': { ally: AllyId; location: Location };
  'ally-met': { seat: Seat; ally: AllyId; token: Trauma };
  'crossroads-reached': { distance: number };
  'crossroads-dealt': { seat: Seat; card?: CrossroadsId };
  'crossroads-revealed': { seat: Seat; card: CrossroadsId; side: 'benevolent' | 'antagonistic' };
  /** By seat, what everybody carried about. */
  'trauma-shown': { tokens: readonly (readonly Trauma[])[] };
  'trial-held': { counts: readonly number[] };
  eliminated: { seat: Seat };
  'agendas-shown': { agendas: readonly (AgendaId | null)[] };
  ended: { ending: Ending };
  'loyalties-shown': { loyalties: readonly (readonly LoyaltyId[])[] };
}

/** Their names. */
export const EVENT_TYPES: Readonly<Record<keyof BsgEvents, true>> = {
  'character-picked': true,
  'title-passed': true,
  'loyalty-dealt': true,
  'turn-began': true,
  'drew-skill': true,
  discarded: true,
  'destiny-built': true,
  moved: true,
  flew: true,
  launched: true,
  'viper-moved': true,
  'action-taken': true,
  'ability-used': true,
  'skill-ignored': true,
  'location-activated': true,
  'character-named': true,
  ordered: true,
  'viper-withdrawn': true,
  'vipers-returned': true,
  boarded: true,
  travelled: true,
  'crisis-discarded': true,
  'card-played': true,
  'resource-changed': true,
  rolled: true,
  attacked: true,
  'viper-hit': true,
  'ships-placed': true,
  'ships-destroyed': true,
  'ships-moved': true,
  'basestar-damaged': true,
  'basestar-destroyed': true,
  'galactica-damaged': true,
  repaired: true,
  'vipers-repaired': true,
  'raptor-destroyed': true,
  'raptor-repaired': true,
  'civilian-destroyed': true,
  'civilian-moved': true,
  'civilians-seen': true,
  'centurion-boarded': true,
  'centurions-advanced': true,
  'centurion-destroyed': true,
  'nuke-spent': true,
  'crisis-drawn': true,
  'crisis-replaced': true,
  'part-chosen': true,
  'option-chosen': true,
  'card-kept': true,
  'card-left-play': true,
  'check-began': true,
  'difficulty-changed': true,
  contributed: true,
  'check-revealed': true,
  'check-totalled': true,
  'check-settled': true,
  activated: true,
  'jump-track-moved': true,
  jumped: true,
  'destination-chosen': true,
  'destinations-seen': true,
  'sleeper-phase': true,
  'sympathizer-resolved': true,
  'loyalty-looked-at': true,
  'loyalty-passed': true,
  'cylon-revealed': true,
  'reveal-power-used': true,
  'super-crisis-drawn': true,
  'hand-seen': true,
  'card-taken': true,
  'quorum-drawn': true,
  'quorum-played': true,
  'quorum-given': true,
  'deck-looked-at': true,
  executed: true,
  'proved-human': true,
  'character-replaced': true,
  'loyalty-added': true,
  'agenda-dealt': true,
  'infiltration-began': true,
  'infiltration-ended': true,
  'ship-destroyed': true,
  'loss-prevented': true,
  'resource-guarded': true,
  'quorum-discarded': true,
  'check-reckless': true,
  'check-text': true,
  'added-cards-seen': true,
  'skill-cards-seen': true,
  'cards-committed': true,
  'card-given': true,
  'hands-swapped': true,
  'roll-replaced': true,
  'result-shifted': true,
  'raider-missed': true,
  'scar-placed': true,
  'basestar-removed': true,
  'destiny-changed': true,
  'destiny-taken': true,
  'destiny-laid': true,
  'destiny-discarded': true,
  'bottom-seen': true,
  'skill-bottom-seen': true,
  'crises-arranged': true,
  'new-caprica-reached': true,
  'galactica-returned': true,
  'departure-ordered': true,
  'force-placed': true,
  'force-moved': true,
  'force-removed': true,
  'ship-prepared': true,
  'ship-evacuated': true,
  'locked-ship-moved': true,
  'turn-cut-short': true,
  'loyalty-discarded': true,
  'goal-revealed': true,
  'goal-unmet': true,
  'final-five-shown': true,
  'nuke-gained': true,
  'check-decided': true,
  'check-cards-removed': true,
  'skill-doubled': true,
  consequence: true,
  'failure-spared': true,
  'roll-set': true,
  'quorum-arranged': true,
  'hand-taken': true,
  escorted: true,
  'civilian-recalled': true,
  'ships-removed': true,
  'centurions-driven-back': true,
  'fleet-placed': true,
  'fleet-arrived': true,
  'fleet-outrun': true,
  'pursuit-moved': true,
  'trauma-drawn': true,
  'trauma-discarded': true,
  'trauma-met': true,
  'disaster-drawn': true,
  'ally-arrived': true,
  'ally-left': true,
  'ally-met': true,
  'crossroads-reached': true,
  'crossroads-dealt': true,
  'crossroads-revealed': true,
  'trauma-shown': true,
  'trial-held': true,
  eliminated: true,
  'agendas-shown': true,
  ended: true,
  'loyalties-shown': true,
};
