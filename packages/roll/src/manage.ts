import {
  type Json,
  message,
  type PlanRules,
  plan,
  type Seat,
  shuffleWith,
} from '@starboard/kernel';
import { coloursAmong, type Die } from './dice.ts';
import { type Player, playerAt, putAll, type Roll, remove } from './facts.ts';
import { removeDie } from './own-dice.ts';
import { copyOfNumbers, isPlainWith } from './plan-copies.ts';
import { asJson, hasParts } from './planning.ts';
import { asks, procedure, together } from './rules.ts';

/** Which dice come back into the cup: bought from Citizenry, and recalled for nothing. */
export interface ManagePlan {
  readonly recruit: readonly Die[];
  readonly recall: readonly Die[];
}

export interface ManageData {
  readonly citizenry: readonly Die[];
  /** How many must be recruited (ROLL-13.3). */
  readonly recruits: number;
  /** Developers, settlers and goods (ROLL-13.6). */
  readonly recallable: readonly Die[];
  /** At least so many must be recalled (ROLL-13.10). */
  readonly recalls: number;
}

function manageData(player: Player): ManageData {
  const { citizenry, credits, develop, settle, goods, cup } = player;
  const recruits = Math.min(credits, citizenry.length);
  const recallable = develop.dice.slice();
  putAll(recallable, settle.dice);
  for (const { die } of goods) recallable.push(die);
  return {
    citizenry: citizenry.slice(),
    recruits,
    recallable,
    recalls: cup.length + recruits === 0 && recallable.length > 0 ? 1 : 0,
  };
}

/** One player's Manage Empire (ROLL-13.2 to 13.10). */
const manager = procedure<{ readonly seat: Seat; plan: ManagePlan | null }>('manager', {
  choose: asks({
    seat: (_, { seat }) => seat,
    ask(t, { seat }) {
      const data = manageData(playerAt(t.facts, seat));
      const choice = data.recruits < data.citizenry.length && coloursAmong(data.citizenry) > 1;
      if (!choice && data.recallable.length === 0) return null;
      return plan<ManagePlan>('manage-empire', 'manage', asJson(data));
    },
    then(_t, managing, chosen) {
      managing.plan = chosen;
    },
  }),

  recruit(t, { seat, plan: chosen }) {
    const player = playerAt(t.facts, seat);
    // Without a choice to make, as many as the credits allow (ROLL-13.3).
    const recruited = chosen?.recruit ?? player.citizenry.slice(0, player.credits);
    for (const die of recruited) {
      remove(player.citizenry, die);
      player.cup.push(die);
    }
    player.credits -= recruited.length; // ROLL-13.2
    if (recruited.length > 0) t.emit('recruited', { seat, dice: [...recruited] });
    if (player.credits > 0) return;
    player.credits = 1; // ROLL-13.5, 13.14
    t.emit('marker-reset', { seat });
  },

  // ROLL-13.6 to 13.8
  recall(t, { seat, plan: chosen }) {
    const player = playerAt(t.facts, seat);
    const recalled = chosen?.recall ?? [];
    if (recalled.length === 0) return;
    for (const die of recalled) {
      removeDie(player, die);
      player.cup.push(die);
    }
    t.emit('recalled', { seat, dice: [...recalled] });
  },
});

export const manageEmpire = procedure<object>('manage-empire', {
  all: together(manager, {
    seats: (t) => t.seats,
    with: (_t, _, seat) => ({ seat, plan: null }),
  }),
});

export const manageProcedures = [manageEmpire, manager];

function dataOf(json: Json): ManageData {
  return json as unknown as ManageData;
}

export const managePlan: PlanRules<Roll> = {
  judge(_state, ask, _seat, answer) {
    const { citizenry, recruits, recallable, recalls } = dataOf(ask.data);
    if (!hasParts(answer, 2)) return message('not-a-plan');
    const { recruit, recall } = answer;
    if (!isListFrom(recruit, citizenry)) return message('not-in-citizenry'); // ROLL-13.9
    if (!isListFrom(recall, recallable)) return message('not-recallable');
    if (recruit.length !== recruits) return message('recruit-exactly', { count: recruits });
    return recall.length < recalls ? message('cup-would-be-empty') : null;
  },
  copy(value) {
    if (!isPlainWith(value, 2)) return undefined;
    const recruit = copyOfNumbers(value['recruit']);
    const recall = copyOfNumbers(value['recall']);
    return recruit === undefined || recall === undefined ? undefined : { recruit, recall };
  },
  sample(_state, ask, _seat, chance) {
    const { citizenry, recruits, recallable, recalls } = dataOf(ask.data);
    const recall = shuffleWith(chance, [...recallable]);
    const wanted = chance.below(3) > 0 ? 0 : chance.below(recallable.length + 1);
    return {
      recruit: shuffleWith(chance, [...citizenry]).slice(0, recruits),
      recall: recall.slice(0, Math.max(recalls, wanted)),
    };
  },
};

function isListFrom(value: unknown, from: readonly Die[]): value is Die[] {
  if (!Array.isArray(value)) return false;
  return value.every((item, i) => from.includes(item) && value.indexOf(item) === i);
}
