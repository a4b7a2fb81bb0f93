import { eachIn, eachOf, eachSeat, type Json, mistake, oneOf, seatAt } from '@starboard/kernel';
import { type AgendaId, agendaOf } from '../../content/library.ts';
import type { Facts } from '../../table/facts.ts';
import { playerAt } from '../../table/people.ts';
import { boxOf } from '../box.ts';
import type { ModuleScenarios } from '../module.ts';
import type { ModuleId } from '../validity.ts';
import { agendasOf, DECKS } from './index.ts';

// How scenarios speak of Agenda cards. Documented in scenarios/bsg-pegasus/README.md.

/** `agendas: { 2: genocide }` by seat, `agendaDecks: { hostile: [siege-warfare] }` on top. */
function agendaScenarios(module: ModuleId): ModuleScenarios {
  const take = (facts: Facts, name: Json): AgendaId => {
    const card = oneOf(name, boxOf(facts).agendas, 'Agenda card');
    const decks = agendasOf(facts, module);
    const { deck } = agendaOf(card);
    if (!decks[deck].includes(card)) throw mistake(`no "${card}" is left: it lies elsewhere`);
    decks[deck] = decks[deck].filter((it) => it !== card);
    return card;
  };
  return {
    given: {
      agendas(facts, value) {
        eachSeat(value, facts.players.length, (seat, name) => {
          playerAt(facts, seatAt(seat)).agenda = take(facts, name);
        });
      },
      agendaDecks(facts, value) {
        const decks = agendasOf(facts, module);
        eachIn(value, (name, cards) => {
          const deck = oneOf(name, DECKS, 'deck');
          const top = eachOf(cards, (it) => take(facts, it));
          decks[deck] = [...top, ...decks[deck]];
        });
      },
    },
    told(facts) {
      const { hostile, sympathetic } = agendasOf(facts, module);
      return {
        agendas: facts.players.map(({ agenda }) => agenda ?? null),
        agendaDecks: { hostile: hostile.length, sympathetic: sympathetic.length },
      };
    },
  };
}

export const leaderScenarios = agendaScenarios('cylon-leaders');
export const sympatheticScenarios = agendaScenarios('sympathetic-cylon');
