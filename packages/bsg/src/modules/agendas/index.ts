import { type Seat, type SetupTable, type StateOf, seatAt, shuffleWith } from '@starboard/kernel';
import { type AgendaId, agendaOf } from '../../content/library.ts';
import { allHold } from '../../effects/conditions.ts';
import { procedure } from '../../rulebook/writing.ts';
import { hidden, type Place, type Zone, zone } from '../../secrets/zone.ts';
import type { Bsg, BsgTable, Facts } from '../../table/facts.ts';
import { isCylon, playerAt } from '../../table/people.ts';
import { boxOf } from '../box.ts';
import type { Module, Woven } from '../module.ts';
import type { ModuleId } from '../validity.ts';

// Agenda cards, for whoever plays with them (section 19 of Pegasus).

export const DECKS = ['hostile', 'sympathetic'] as const;
type AgendaDeck = (typeof DECKS)[number];

/** The two decks, face down. */
export type Agendas = Record<AgendaDeck, AgendaId[]>;

export interface AgendasView {
  readonly hostile: number;
  readonly sympathetic: number;
}

function ofDeck(facts: Pick<Facts, 'modules'>, deck: AgendaDeck): AgendaId[] {
  return boxOf(facts).agendas.filter((id) => agendaOf(id).deck === deck);
}

/** PEG-2.16 */
const shuffledAgendas = (t: SetupTable<Bsg>): Agendas => ({
  hostile: t.shuffle(ofDeck(t.options, 'hostile')),
  sympathetic: t.shuffle(ofDeck(t.options, 'sympathetic')),
});

// The part of the facts that goes by the module's name is what `shuffledAgendas` made.
export const agendasOf = ({ parts }: Pick<Facts, 'parts'>, module: ModuleId): Agendas =>
  parts[module] as Agendas;

/** PEG-19.2, 19.3, 38.11, H3 */
function dealAgenda(t: BsgTable, module: ModuleId, seat: Seat, deck: AgendaDeck): void {
  const card = agendasOf(t.facts, module)[deck].shift();
  if (card === undefined) return;
  playerAt(t.facts, seat).agenda = card;
  t.reveal([seat]);
  t.whisper([seat], 'agenda-dealt', { seat, deck, card }, { seat, deck });
}

/** Which seats get one, and of which deck, where a step is added. */
export function dealingAgendas(
  name: string,
  module: ModuleId,
  to: (t: BsgTable, seat: Seat) => readonly Seat[],
  deck: (t: BsgTable) => AgendaDeck,
) {
  return procedure<Woven>(name, {
    deal(t, { seat }) {
      for (const it of to(t, seat)) dealAgenda(t, module, it, deck(t));
    },
  });
}

/** PEG-19.4, 19.9: judged when everything else is over. */
export function winsByAgenda(facts: Facts, seat: Seat, humansWin: boolean): boolean {
  const player = playerAt(facts, seat);
  if (player.agenda === undefined) return isCylon(player) !== humansWin;
  const { winner, needs } = agendaOf(player.agenda);
  return (winner === 'humans') === humansWin && allHold(facts, seat, needs);
}

/** All twelve: in a deck, or before the one whose it is. */
function agendaZone(module: ModuleId): Zone {
  return zone<AgendaId>({
    id: 'agenda',
    whole: ({ facts }) => boxOf(facts).agendas,
    places({ facts }) {
      const decks = agendasOf(facts, module);
      const pile = (deck: AgendaDeck): Place<AgendaId> => ({
        name: deck,
        seenBy: 'none',
        things: decks[deck],
        put: (things) => {
          decks[deck] = [...things];
        },
      });
      const held = facts.players.flatMap((player, seat): Place<AgendaId>[] =>
        player.agenda === undefined
          ? []
          : [
              {
                name: agendaOf(player.agenda).deck,
                seenBy: [seatAt(seat)],
                things: [player.agenda],
                put: ([agenda]) => {
                  if (agenda !== undefined) player.agenda = agenda;
                },
              },
            ],
      );
      return [pile('hostile'), pile('sympathetic'), ...held];
    },
    // Which deck a card is of is known to all: only cards of one deck change places.
    deal(places, things, { chance }) {
      for (const deck of DECKS) {
        const mixed = shuffleWith(
          chance,
          things.filter((id) => agendaOf(id).deck === deck),
        );
        for (const place of places) {
          if (place.name === deck) place.put?.(mixed.splice(0, place.things.length));
        }
      }
    },
  });
}

const agendasView =
  (module: ModuleId) =>
  ({ facts }: StateOf<Bsg>): AgendasView => {
    const { hostile, sympathetic } = agendasOf(facts, module);
    return { hostile: hostile.length, sympathetic: sympathetic.length };
  };

/** The view of a part is what `agendasView` made of it. */
function agendasFrom(part: object): Agendas {
  const { hostile, sympathetic } = part as AgendasView;
  return { hostile: hidden(hostile), sympathetic: hidden(sympathetic) };
}

/** What a module has on the table that deals Agenda cards. */
export const agendaPart = (module: ModuleId) =>
  ({
    facts: shuffledAgendas,
    zones: [agendaZone(module)],
    view: agendasView(module),
    fromView: agendasFrom,
  }) satisfies Partial<Module>;
