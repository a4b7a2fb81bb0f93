import {
  type CrisisId,
  crisisOf,
  DESTROYS_CENTURION,
  damagesGalacticaFrom,
  damagesViperFrom,
  effectsOf,
  hitsFrom,
  inner,
  type Line,
  PEGASUS,
} from '@starboard/bsg/reading';
import { type Thing, thing } from '../thing.ts';
import { inOneSentence } from './effects/index.ts';
import { printedOn } from './effects/printed-on.ts';
import { checkTellers } from './events/checks.ts';
import { loyaltyTellers } from './events/loyalty.ts';
import { nebulaTellers } from './events/nebula.ts';
import { pursuitTellers } from './events/pursuit.ts';
import { inOrder } from './events/spaces.ts';
import type { Tellers } from './events/telling.ts';
import {
  ability,
  activation,
  agenda,
  basestarToken,
  board,
  character,
  crisis,
  damage,
  destination,
  destinationCards,
  loyalty,
  loyaltyCards,
  named,
  place,
  quorum,
  quorumCards,
  resource,
  sector,
  ships,
  skill,
  skillCard,
  skillCards,
  skillCardsOf,
  target,
  title,
} from './vocabulary.ts';

const moved = (ship: string): Thing => thing(`bsg-target-${ship}`);

const isOfPegasus = (token: string): boolean => PEGASUS.some((place) => place === token);

/** Whether nothing was hit, as far as that can be told without the marks of vipers: the others hit later still. */
function surelyMissed(by: string, at: string, result: number): boolean {
  if (at === 'centurion') return result < DESTROYS_CENTURION;
  if (at === 'viper') return result < damagesViperFrom(2);
  if (at === 'galactica') {
    return (by === 'raider' || by === 'basestar') && result < damagesGalacticaFrom(by);
  }
  const isShip = /^(raider|heavy-raider|scar|basestar)/.test(at);
  return isShip && (by === 'viper' || by === 'galactica') && result < hitsFrom(by, at);
}

/** One line of the log for everything that can happen. */
export const tellers: Tellers = {
  ...checkTellers,
  ...loyaltyTellers,
  ...nebulaTellers,
  ...pursuitTellers,
  'character-picked': ({ seat, character: id }, who) => [
    'bsg-event-character-picked',
    { who: who(seat), character: character(id) },
  ],
  'title-passed': ({ title: it, seat }, who) =>
    seat === null
      ? ['bsg-event-title-passed-nobody', { title: title(it) }]
      : ['bsg-event-title-passed', { who: who(seat), title: title(it) }],
  'loyalty-dealt': ({ seat, count, cards }, who) =>
    cards === undefined
      ? ['bsg-event-loyalty-dealt', { who: who(seat), cards: loyaltyCards(count) }]
      : [
          'bsg-event-loyalty-dealt-seen',
          { who: who(seat), cards: loyaltyCards(count), names: cards.map(loyalty) },
        ],
  'turn-began': ({ seat, turn }, who) => ['bsg-event-turn-began', { who: who(seat), turn }],
  'drew-skill': ({ seat, skill: of, card }, who) =>
    card === undefined
      ? ['bsg-event-drew-skill', { who: who(seat), skill: skill(of) }]
      : ['bsg-event-drew-skill-seen', { who: who(seat), card: skillCard(card) }],
  discarded: ({ seat, cards }, who) => [
    'bsg-event-discarded',
    { who: who(seat), cards: cards.map(skillCard) },
  ],
  'destiny-built': ({ cards }) => ['bsg-event-destiny-built', { count: cards }],
  moved: ({ seat, to, how }, who) => [
    `bsg-event-moved-${how}`,
    { who: who(seat), place: place(to) },
  ],
  flew: ({ seat, sector: to }, who) => ['bsg-event-flew', { who: who(seat), sector: sector(to) }],
  launched: ({ seat, sector: to }, who) =>
    seat === null
      ? ['bsg-event-launched', { sector: sector(to) }]
      : ['bsg-event-launched-by', { who: who(seat), sector: sector(to) }],
  boarded: ({ seat, sector: at }, who) => [
    'bsg-event-boarded',
    { who: who(seat), sector: sector(at) },
  ],
  'vipers-returned': ({ count }) => ['bsg-event-vipers-returned', { ships: ships('viper', count) }],
  'viper-moved': ({ from, to }) => [
    'bsg-event-viper-moved',
    { from: sector(from), to: sector(to) },
  ],
  'action-taken': ({ seat, action }, who) => [
    `bsg-event-action-taken-${action.replace(/^(title|action):/, '')}`,
    { who: who(seat) },
  ],
  'ability-used': ({ seat, ability: id }, who) => [
    'bsg-event-ability-used',
    { who: who(seat), name: ability(id) },
  ],
  'skill-ignored': ({ seat, skill: ignored }, who) => [
    'bsg-event-skill-ignored',
    { who: who(seat), skill: skill(ignored) },
  ],
  'location-activated': ({ seat, location }, who) => [
    'bsg-event-location-activated',
    { who: who(seat), place: place(location) },
  ],
  'character-named': ({ seat, named, location }, who) => [
    'bsg-event-character-named',
    { who: who(seat), named: who(named), place: place(location) },
  ],
  ordered: ({ seat, target: to }, who) => [
    'bsg-event-ordered',
    { who: who(seat), target: who(to) },
  ],
  'viper-withdrawn': ({ sector: from }) => ['bsg-event-viper-withdrawn', { sector: sector(from) }],
  travelled: ({ by, distance }) => ['bsg-event-travelled', { count: by, distance }],
  'crisis-discarded': ({ card }) => ['bsg-event-crisis-discarded', { card: crisis(card) }],
  'card-played': ({ seat, card }, who) => [
    'bsg-event-card-played',
    { who: who(seat), card: skillCard(card) },
  ],
  'resource-changed': ({ resource: of, by, now }) =>
    by === 0
      ? ['bsg-event-resource-unchanged', { resource: resource(of), now }]
      : [
          by < 0 ? 'bsg-event-resource-lost' : 'bsg-event-resource-gained',
          { resource: resource(of), count: Math.abs(by), now },
        ],
  rolled: ({ seat, die, result }, who) =>
    die === result
      ? ['bsg-event-rolled', { who: who(seat), die }]
      : ['bsg-event-rolled-changed', { who: who(seat), die, result }],
  attacked: ({ by, target: at, sector: where, result }) => {
    // EXO-31.1: a whole area, not a ship in it
    if (at === 'sector' && where !== null) {
      return ['bsg-event-sector-nuked', { sector: sector(where), result }];
    }
    const said = { by: thing(`bsg-attacker-${by}`), target: target(at), result };
    const what = surelyMissed(by, at, result) ? 'missed' : 'attacked';
    return where === null
      ? [`bsg-event-${what}`, said]
      : [`bsg-event-${what}-in`, { ...said, sector: sector(where) }];
  },
  'viper-hit': ({ result, pilot }, who) =>
    pilot === null
      ? [`bsg-event-viper-${result}`]
      : [`bsg-event-viper-${result}-pilot`, { who: who(pilot) }],
  'ships-placed': ({ ship, count, sector: at }) => [
    'bsg-event-ships-placed',
    { ships: ships(ship, count), sector: sector(at) },
  ],
  'ships-destroyed': ({ ship, count, sector: at }) =>
    ship === 'scar'
      ? ['bsg-event-scar-destroyed', { sector: sector(at) }]
      : ['bsg-event-ships-destroyed', { ships: ships(ship, count), sector: sector(at) }],
  'ships-moved': ({ ship, from, to }) => [
    'bsg-event-ships-moved',
    { ship: moved(ship), from: sector(from), to: sector(to) },
  ],
  'basestar-damaged': ({ sector: at, token }) => [
    'bsg-event-basestar-damaged',
    { sector: sector(at), token: basestarToken(token) },
  ],
  'basestar-destroyed': ({ sector: at }) => [
    'bsg-event-basestar-destroyed',
    { sector: sector(at) },
  ],
  'galactica-damaged': ({ token }) => [
    isOfPegasus(token) ? 'bsg-event-pegasus-damaged' : 'bsg-event-galactica-damaged',
    { token: damage(token) },
  ],
  repaired: ({ location }) => [
    isOfPegasus(location) ? 'bsg-event-repaired-pegasus' : 'bsg-event-repaired',
    { place: place(location) },
  ],
  'vipers-repaired': ({ count }) => ['bsg-event-vipers-repaired', { ships: ships('viper', count) }],
  'raptor-destroyed': ({ left }) => ['bsg-event-raptor-destroyed', { left }],
  'raptor-repaired': ({ left }) => ['bsg-event-raptor-repaired', { left }],
  'civilian-destroyed': ({ ship, face, sector: at }) => {
    const lost = { ship: ship + 1, face: thing(`bsg-face-${face}`) };
    return at === null
      ? ['bsg-event-civilian-destroyed', lost]
      : ['bsg-event-civilian-destroyed-in', { ...lost, sector: sector(at) }];
  },
  'civilian-moved': ({ ship, to }) => [
    'bsg-event-civilian-moved',
    { ship: ship + 1, sector: sector(to) },
  ],
  'civilians-seen': ({ seat, ships: seen, faces }, who) => {
    const said = { who: who(seat), ships: ships('civilian', seen.length) };
    return faces === undefined
      ? ['bsg-event-civilians-seen', said]
      : [
          'bsg-event-civilians-seen-faces',
          {
            ...said,
            // Which ship carries what: what is aboard one is a list itself.
            faces: faces.map((face, i) =>
              thing('bsg-civilian-seen', {
                ship: (seen[i] ?? 0) + 1,
                face: thing(`bsg-face-${face}`),
              }),
            ),
          },
        ];
  },
  'centurion-boarded': ({ centurions }) => ['bsg-event-centurion-boarded', { centurions }],
  'centurions-advanced': ({ spaces }) => [
    'bsg-event-centurions-advanced',
    { count: spaces.length, spaces: inOrder(spaces) },
  ],
  'centurion-destroyed': ({ left }) => ['bsg-event-centurion-destroyed', { left }],
  'nuke-spent': ({ left }) => ['bsg-event-nuke-spent', { left }],
  'crisis-drawn': ({ seat, card, deck }, who) => [
    deck === 'super-crisis' ? 'bsg-event-super-crisis-played' : 'bsg-event-crisis-drawn',
    { who: who(seat), card: crisis(card) },
  ],
  'crisis-replaced': ({ seat, card }, who) => [
    'bsg-event-crisis-replaced',
    { who: who(seat), card: crisis(card) },
  ],
  'part-chosen': ({ seat, card, part }, who) => {
    const said = { who: who(seat), card: crisis(card) };
    const chosen = partOf({ id: card }, part);
    return chosen === null
      ? ['bsg-event-part-chosen-check', said]
      : ['bsg-event-part-chosen', { ...said, said: chosen }];
  },
  'option-chosen': ({ seat, option, line }, who) => [
    'bsg-event-option-chosen',
    { who: who(seat), said: optionOf(line, option) },
  ],
  'card-kept': ({ card, deck }) => ['bsg-event-card-kept', { card: named(deck, card) }],
  'card-left-play': ({ card, deck }) => ['bsg-event-card-left-play', { card: named(deck, card) }],
  'check-began': ({ of, deck, difficulty, skills, partial }) => {
    const said = { of: named(deck, of), difficulty, skills: skills.map(skill) };
    return partial === null
      ? ['bsg-event-check-began', said]
      : ['bsg-event-check-began-partial', { ...said, partial }];
  },
  'difficulty-changed': ({ seat, difficulty }, who) =>
    seat === null
      ? ['bsg-event-difficulty-changed', { difficulty }]
      : ['bsg-event-difficulty-changed-by', { who: who(seat), difficulty }],
  contributed: ({ seat, count, cards }, who) => {
    if (seat === null) {
      return cards === undefined || count === 0
        ? ['bsg-event-destiny-added', { cards: skillCards(count) }]
        : ['bsg-event-destiny-added-seen', { names: cards.map(skillCard) }];
    }
    if (count === 0) return ['bsg-event-contributed-nothing', { who: who(seat) }];
    return cards === undefined
      ? ['bsg-event-contributed', { who: who(seat), cards: skillCards(count) }]
      : ['bsg-event-contributed-seen', { who: who(seat), names: cards.map(skillCard) }];
  },
  'check-revealed': ({ cards }) =>
    cards.length === 0
      ? ['bsg-event-check-revealed-empty']
      : ['bsg-event-check-revealed', { names: cards.map(skillCard) }],
  'check-totalled': ({ total, difficulty }) => ['bsg-event-check-totalled', { total, difficulty }],
  'check-settled': ({ of, deck, result }) => [
    `bsg-event-check-settled-${result}`,
    { of: named(deck, of) },
  ],
  activated: ({ what }) =>
    what === 'launch-raiders'
      ? ['bsg-event-activated-launch']
      : ['bsg-event-activated', { what: activation(what) }],
  'jump-track-moved': ({ to }) => ['bsg-event-jump-track-moved', { to }],
  jumped: () => ['bsg-event-jumped'],
  'destination-chosen': ({ seat, card, distance }, who) => [
    'bsg-event-destination-chosen',
    { who: who(seat), card: destination(card), distance },
  ],
  'destinations-seen': ({ seat, count, cards }, who) =>
    cards === undefined
      ? ['bsg-event-destinations-seen', { who: who(seat), cards: destinationCards(count) }]
      : [
          'bsg-event-destinations-seen-cards',
          { who: who(seat), cards: destinationCards(count), names: cards.map(destination) },
        ],
  'sleeper-phase': ({ distance }) => ['bsg-event-sleeper-phase', { distance }],
  'sympathizer-resolved': ({ seat, becomes }, who) => [
    `bsg-event-sympathizer-${becomes}`,
    { who: who(seat) },
  ],
  'loyalty-looked-at': ({ seat, of, count, cards }, who) => {
    const said = { who: who(seat), of: who(of), cards: loyaltyCards(count) };
    return cards === undefined
      ? ['bsg-event-loyalty-looked-at', said]
      : ['bsg-event-loyalty-looked-at-seen', { ...said, names: cards.map(loyalty) }];
  },
  'loyalty-passed': ({ from, to, count, cards }, who) => {
    const said = { from: who(from), to: who(to), cards: loyaltyCards(count) };
    return cards === undefined
      ? ['bsg-event-loyalty-passed', said]
      : ['bsg-event-loyalty-passed-seen', { ...said, names: cards.map(loyalty) }];
  },
  'cylon-revealed': ({ seat, card }, who) => [
    'bsg-event-cylon-revealed',
    { who: who(seat), card: loyalty(card) },
  ],
  'reveal-power-used': ({ seat, card }, who) => [
    'bsg-event-reveal-power-used',
    { who: who(seat), card: loyalty(card) },
  ],
  'super-crisis-drawn': ({ seat, card }, who) =>
    card === undefined
      ? ['bsg-event-super-crisis-drawn', { who: who(seat) }]
      : ['bsg-event-super-crisis-drawn-seen', { who: who(seat), card: crisis(card) }],
  'hand-seen': ({ seat, of, cards }, who) => {
    const said = { who: who(seat), of: who(of) };
    return cards === undefined || cards.length === 0
      ? ['bsg-event-hand-seen', said]
      : ['bsg-event-hand-seen-cards', { ...said, names: cards.map(skillCard) }];
  },
  'card-taken': ({ from, to, card }, who) => {
    const said = { from: who(from), to: who(to) };
    return card === undefined
      ? ['bsg-event-card-taken', said]
      : ['bsg-event-card-taken-seen', { ...said, card: skillCard(card) }];
  },
  'quorum-drawn': ({ count, cards }) =>
    cards === undefined || cards.length === 0
      ? ['bsg-event-quorum-drawn', { cards: quorumCards(count) }]
      : ['bsg-event-quorum-drawn-seen', { names: cards.map(quorum) }],
  'quorum-played': ({ seat, card }, who) => [
    'bsg-event-quorum-played',
    { who: who(seat), card: quorum(card) },
  ],
  'quorum-given': ({ card, to }, who) => [
    'bsg-event-quorum-given',
    { who: who(to), card: quorum(card) },
  ],
  'deck-looked-at': ({ seat, deck, card, end }, who) => {
    const said = { who: who(seat), deck: thing(`bsg-deck-${deck}`) };
    if (card === undefined) return [`bsg-event-deck-looked-${end}`, said];
    return [`bsg-event-deck-looked-${end}-seen`, { ...said, card: named(deck, card) }];
  },
  executed: ({ seat }, who) => ['bsg-event-executed', { who: who(seat) }],
  'proved-human': ({ seat, cards }, who) =>
    cards.length === 0
      ? ['bsg-event-proved-human-without', { who: who(seat) }]
      : ['bsg-event-proved-human', { who: who(seat), names: cards.map(loyalty) }],
  'character-replaced': ({ seat, character: id }, who) => [
    'bsg-event-character-replaced',
    { who: who(seat), character: character(id) },
  ],
  'loyalty-added': ({ count }) => ['bsg-event-loyalty-added', { cards: loyaltyCards(count) }],
  'agenda-dealt': ({ seat, deck, card }, who) =>
    card === undefined
      ? [`bsg-event-agenda-dealt-${deck}`, { who: who(seat) }]
      : [`bsg-event-agenda-dealt-${deck}-seen`, { who: who(seat), card: agenda(card) }],
  'infiltration-began': ({ seat }, who) => ['bsg-event-infiltration-began', { who: who(seat) }],
  'infiltration-ended': ({ seat }, who) => ['bsg-event-infiltration-ended', { who: who(seat) }],
  'ship-destroyed': ({ board: id }) => ['bsg-event-ship-destroyed', { board: board(id) }],
  'loss-prevented': ({ resource: of }) => ['bsg-event-loss-prevented', { resource: resource(of) }],
  'resource-guarded': ({ seat, resource: of }, who) => [
    'bsg-event-resource-guarded',
    { who: who(seat), resource: resource(of) },
  ],
  'quorum-discarded': ({ cards }) => ['bsg-event-quorum-discarded', { names: cards.map(quorum) }],
  'check-reckless': () => ['bsg-event-check-reckless'],
  'check-text': ({ card }) => ['bsg-event-check-text', { card: skillCard(card) }],
  'added-cards-seen': ({ seat, of, cards }, who) => {
    const said = { who: who(seat), of: who(of) };
    return cards === undefined || cards.length === 0
      ? ['bsg-event-added-cards-seen', said]
      : ['bsg-event-added-cards-seen-cards', { ...said, names: cards.map(skillCard) }];
  },
  'skill-cards-seen': ({ seat, skill: of, count, cards }, who) => {
    const said = { who: who(seat), skill: skill(of) };
    return cards === undefined || cards.length === 0
      ? ['bsg-event-skill-cards-seen', { ...said, count }]
      : ['bsg-event-skill-cards-seen-cards', { ...said, names: cards.map(skillCard) }];
  },
  'cards-committed': ({ seat, count, to }, who) => [
    `bsg-event-cards-committed-${to}`,
    { who: who(seat), cards: skillCards(count) },
  ],
  'card-given': ({ from, to, card }, who) => {
    const said = { from: who(from), to: who(to) };
    return card === undefined
      ? ['bsg-event-card-given', said]
      : ['bsg-event-card-given-seen', { ...said, card: skillCard(card) }];
  },
  'hands-swapped': ({ seat, other }, who) => [
    'bsg-event-hands-swapped',
    { who: who(seat), other: who(other) },
  ],
  'roll-replaced': ({ seat, card, result }, who) => [
    'bsg-event-roll-replaced',
    { who: who(seat), card: skillCard(card), result },
  ],
  'result-shifted': ({ seat, result }, who) => [
    'bsg-event-result-shifted',
    { who: who(seat), result },
  ],
  'raider-missed': ({ sector: at }) => ['bsg-event-raider-missed', { sector: sector(at) }],
  'scar-placed': ({ sector: at }) =>
    at === null ? ['bsg-event-scar-placed'] : ['bsg-event-scar-placed-in', { sector: sector(at) }],
  'basestar-removed': ({ sector: from }) => [
    'bsg-event-basestar-removed',
    { sector: sector(from) },
  ],
  'destiny-changed': ({ skill: of, cards, rebuilt }) => [
    rebuilt ? 'bsg-event-destiny-rebuilt' : 'bsg-event-destiny-mixed',
    { cards: skillCardsOf(cards, [of]) },
  ],
  'destiny-taken': ({ seat, count, cards }, who) =>
    cards === undefined || cards.length === 0
      ? ['bsg-event-destiny-taken', { who: who(seat), cards: skillCards(count) }]
      : ['bsg-event-destiny-taken-seen', { who: who(seat), names: cards.map(skillCard) }],
  'destiny-laid': ({ seat, count, cards }, who) =>
    cards === undefined || cards.length === 0
      ? ['bsg-event-destiny-laid', { who: who(seat), cards: skillCards(count) }]
      : ['bsg-event-destiny-laid-seen', { who: who(seat), names: cards.map(skillCard) }],
  'destiny-discarded': ({ seat, cards }, who) => [
    'bsg-event-destiny-discarded',
    { who: who(seat), names: cards.map(skillCard) },
  ],
  'bottom-seen': ({ seat, deck, card }, who) => {
    const said = { who: who(seat), deck: thing(`bsg-deck-${deck}`) };
    return card === undefined
      ? ['bsg-event-bottom-seen', said]
      : ['bsg-event-bottom-seen-card', { ...said, card: named(deck, card) }];
  },
  'skill-bottom-seen': ({ seat, skill: of, card }, who) => {
    const said = { who: who(seat), skill: skill(of) };
    return card === undefined
      ? ['bsg-event-skill-bottom-seen', said]
      : ['bsg-event-skill-bottom-seen-card', { ...said, card: skillCard(card) }];
  },
  'crises-arranged': ({ seat, under }, who) => [
    'bsg-event-crises-arranged',
    { who: who(seat), count: under },
  ],
  'new-caprica-reached': ({ distance }) => ['bsg-event-new-caprica-reached', { distance }],
  'galactica-returned': () => ['bsg-event-galactica-returned'],
  'departure-ordered': () => ['bsg-event-departure-ordered'],
  'force-placed': ({ location }) => ['bsg-event-force-placed', { place: place(location) }],
  'force-moved': ({ from, to }) => ['bsg-event-force-moved', { from: place(from), to: place(to) }],
  'force-removed': ({ location }) => ['bsg-event-force-removed', { place: place(location) }],
  'ship-prepared': ({ locked, prepared }) => ['bsg-event-ship-prepared', { locked, prepared }],
  'ship-evacuated': ({ ship, sector: to }) => [
    'bsg-event-ship-evacuated',
    { ship: ship + 1, sector: sector(to) },
  ],
  'locked-ship-moved': ({ seat, end }, who) => [`bsg-event-locked-ship-${end}`, { who: who(seat) }],
  'agendas-shown': ({ agendas }, who) => [
    'bsg-event-agendas-shown',
    {
      hands: agendas.flatMap((card, seat) =>
        card === null ? [] : [thing('bsg-shown-hand', { who: who(seat), names: [agenda(card)] })],
      ),
    },
  ],
  ended: ({ ending }) => ['bsg-event-ended', { reason: thing(`bsg-outcome-${ending}`) }],
  'loyalties-shown': ({ loyalties }, who) => [
    'bsg-event-loyalties-shown',
    {
      hands: loyalties.map((cards, seat) =>
        cards.length === 0
          ? thing('bsg-shown-hand-empty', { who: who(seat) })
          : thing('bsg-shown-hand', { who: who(seat), names: cards.map(loyalty) }),
      ),
    },
  ],
};

/** One of the options of a line, as the card says it. */
export function optionOf(line: Line, option: number): readonly Thing[] {
  const effects = effectsOf(inner(line, 'options', option));
  return inOneSentence('of' in line.text ? printedOn(line.text.of, effects) : effects);
}

/** What the first or the second part of a Crisis card says; null if it is the skill check. */
export function partOf({ id }: { readonly id: string }, part: number): readonly Thing[] | null {
  const it = crisisOf(id as CrisisId);
  switch (it.kind) {
    case 'attack':
      return inOneSentence([]);
    case 'event':
      return inOneSentence(it.options[part] ?? []);
    case 'check':
      return part === 0 ? null : inOneSentence(it.instead ?? []);
  }
}
