import type { GameEvent } from '@starboard/kernel';
import type { Ability, Crisis } from './content/definition.ts';
import { characterOf, crisisOf, kindOf, locationOf, loyaltyOf } from './content/library.ts';
import { type Box, boxOf } from './modules/box.ts';
import { rulesOf } from './modules/rules.ts';
import { CIVILIANS } from './table/civilian-faces.ts';
import type { BsgEvents } from './table/events.ts';
import type { Options } from './table/facts.ts';
import { DAMAGE_TOKENS } from './table/vocabulary.ts';

/** Rules that forbid something show themselves in nothing that happens. */
function shows({ rule }: Ability): boolean {
  return !SILENT.includes(rule);
}

const SILENT: readonly Ability['rule'][] = [
  'cannot-activate',
  'activates-alone',
  'moves-alone',
  'draws-treachery',
  'adds-at-most',
  'never-adds-one',
];

function branches(crisis: Crisis): string[] {
  const { id } = crisis;
  const parts = [`part:${id}:0`, `part:${id}:1`];
  switch (crisis.kind) {
    case 'attack':
      return [];
    case 'event':
      return parts;
    case 'check':
      return [
        ...['pass', 'fail', ...(crisis.partial === undefined ? [] : ['partial'])].map(
          (result) => `check:${id}:${result}`,
        ),
        ...(crisis.instead === undefined ? [] : parts),
        ...(crisis.consequence === undefined ? [] : [`consequence:${id}`]),
      ];
  }
}

/** Nobody executes a dozen characters before morale is gone; a scenario does (PEG-23.20). */
const OUT_OF_REACH = 'no-characters-left';

/** What random play should have shown of what is in play. */
export const coverage = { all: everything, of: shownBy };

function everything(options: Pick<Options, 'modules'>): string[] {
  const box = boxOf(options);
  const { characters, crises, superCrises, destinations, quorum, loyalty, endings } = box;
  const { laterCrises, actions } = box;
  const kinds = [...new Set([...box.skillCards.values()].flat().map(kindOf))];
  const locations = box.locations.map(locationOf).filter(({ action }) => action.length > 0);
  const checked = locations.filter(({ action }) => action.some(({ op }) => op === 'check'));
  const cylons = [...new Set(loyalty)].filter((id) => loyaltyOf(id).team === 'cylon');
  return [
    ...[...new Set([...crises, ...superCrises])].flatMap((id) => [
      `crisis:${id}`,
      ...branches(crisisOf(id)),
    ]),
    ...[...new Set(destinations)].map((id) => `destination:${id}`),
    ...[...new Set(quorum)].map((id) => `quorum:${id}`),
    ...kinds.map(({ id, play }) => (play === undefined ? `text:${id}` : `card:${id}`)),
    ...locations.map(({ id }) => `location:${id}`),
    ...checked.flatMap(({ id }) => [`check:${id}:pass`, `check:${id}:fail`]),
    ...characters.flatMap((id) => [
      `character:${id}`,
      ...characterOf(id).abilities.flatMap((it) => (shows(it) ? [`ability:${it.id}`] : [])),
    ]),
    ...cylons.flatMap((id) => [`revealed:${id}`, `power:${id}`]),
    ...[...laterCrises].flatMap((id) => [`crisis:${id}`, ...branches(crisisOf(id))]),
    // Agenda cards are dealt only where somebody can get one.
    ...dealtAgendas(options).map((id) => `agenda:${id}`),
    ...actions.flatMap((id) =>
      dealtAgendas(options).length > 0 || id !== 'end-infiltration' ? [`action:${id}`] : [],
    ),
    ...DAMAGE_TOKENS.map((id) => `damage:${id}`),
    ...otherHulls(box).flatMap(({ id, hull = [] }) => [
      ...hull.map((place) => `damage:${place}`),
      `destroyed:${id}`,
    ]),
    ...rulesOf(options).questions.basestarTokens.map((id) => `basestar:${id}`),
    ...[...new Set(CIVILIANS)].map((face) => `civilian:${face}`),
    ...[...endings.keys()].flatMap((id) => (id === OUT_OF_REACH ? [] : [`ending:${id}`])),
    ...box.titles.map((id) => `title:${id}`),
    ...conflicted(loyalty),
    ...box.allies.flatMap((id) => SIDES.map((side) => `ally:${id}:${side}`)),
    ...box.crossroads.flatMap((id) => SIDES.map((side) => `crossroads:${id}:${side}`)),
    'sleeper',
    ...(loyalty.includes('sympathizer') ? ['sympathizer:cylon', 'sympathizer:prisoner'] : []),
  ];
}

/** What a trauma token makes of a card. */
const SIDES = ['benevolent', 'antagonistic'] as const;

/** What becomes of Personal Goals and the Final Five. */
function conflicted(loyalty: Box['loyalty']): string[] {
  return loyalty.flatMap((id) => {
    const { goal, final } = loyaltyOf(id);
    if (goal !== undefined) return [`goal:${id}`];
    return final === undefined ? [] : [`examined:${id}`, `executed:${id}`];
  });
}

function otherHulls({ boards }: Box): Box['boards'] {
  return boards.filter(({ id, hull }) => hull !== undefined && id !== 'galactica');
}

/** Those of the decks that modules deal from. */
function dealtAgendas(options: Pick<Options, 'modules'>): Box['agendas'] {
  const { zones } = rulesOf(options);
  return zones.some(({ id }) => id === 'agenda') ? boxOf(options).agendas : [];
}

function shownBy(event: GameEvent<BsgEvents>): string[] {
  switch (event.type) {
    case 'crisis-drawn':
    case 'crisis-replaced':
      return [`crisis:${event.data.card}`];
    case 'part-chosen':
      return [`part:${event.data.card}:${event.data.part}`];
    case 'check-settled':
      return [`check:${event.data.of}:${event.data.result}`];
    case 'destination-chosen':
      return [`destination:${event.data.card}`];
    case 'quorum-played':
      return [`quorum:${event.data.card}`];
    case 'card-played':
      return [`card:${kindOf(event.data.card).id}`];
    case 'location-activated':
      return [`location:${event.data.location}`];
    case 'ability-used':
      return [`ability:${event.data.ability}`];
    case 'action-taken':
      return /^(title|action):/.test(event.data.action) ? [event.data.action] : [];
    case 'character-picked':
      return [`character:${event.data.character}`];
    case 'cylon-revealed':
      return [`revealed:${event.data.card}`];
    case 'reveal-power-used':
      return [`power:${event.data.card}`];
    case 'galactica-damaged':
      return [`damage:${event.data.token}`];
    case 'check-text':
      return [`text:${kindOf(event.data.card).id}`];
    case 'ship-destroyed':
      return [`destroyed:${event.data.board}`];
    case 'agenda-dealt':
      return event.data.card === undefined ? [] : [`agenda:${event.data.card}`];
    case 'character-replaced':
      return [`character:${event.data.character}`];
    case 'basestar-damaged':
      return [`basestar:${event.data.token}`];
    case 'civilian-destroyed':
      return [`civilian:${event.data.face}`];
    case 'consequence':
      return [`consequence:${event.data.card}`];
    case 'goal-revealed':
      return [`goal:${event.data.card}`];
    case 'final-five-shown':
      return [`${event.data.by === null ? 'executed' : 'examined'}:${event.data.card}`];
    case 'ally-met':
      return [`ally:${event.data.ally}:${event.data.token}`];
    case 'crossroads-revealed':
      return [`crossroads:${event.data.card}:${event.data.side}`];
    case 'ended':
      return [`ending:${event.data.ending}`];
    case 'sleeper-phase':
      return ['sleeper'];
    case 'sympathizer-resolved':
      return [`sympathizer:${event.data.becomes}`];
    default:
      return [];
  }
}
