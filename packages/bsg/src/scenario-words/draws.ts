import { eachOf, type Json, oneOf, type StateOf } from '@starboard/kernel';
import type { SkillCard } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { answers } from '../rulebook/questions.ts';
import { CIVILIANS } from '../table/civilian-faces.ts';
import type { Bsg } from '../table/facts.ts';
import { DAMAGE_TOKENS, PEGASUS, TRAUMAS } from '../table/vocabulary.ts';
import { crisisNamed, quorumNamed, superCrisisNamed } from './decks.ts';
import { cardNamed } from './names.ts';
import { loyaltyNamed } from './players.ts';

const KINDS = [
  'damage',
  'basestar',
  'civilians',
  'cards',
  'loyalty',
  'crises',
  'superCrises',
  'quorum',
  'trauma',
  'crossroads',
] as const;

/** What is drawn at random next, as the lists it is drawn from hold it. */
export function draws({ facts }: StateOf<Bsg>, kind: string, names: readonly Json[]): Json[] {
  switch (oneOf(kind, KINDS, 'kind of draw')) {
    case 'damage':
      return eachOf(names, (it) => oneOf(it, [...DAMAGE_TOKENS, ...PEGASUS], 'damage token'));
    case 'basestar':
      return eachOf(names, (it) => oneOf(it, answers(facts).basestarTokens, 'basestar token'));
    case 'civilians':
      return eachOf(names, (it) => ({ face: oneOf(it, CIVILIANS, 'civilian ship') }));
    case 'cards': {
      const hands = facts.players.flatMap(({ hand }) => hand);
      const taken: SkillCard[] = [];
      return eachOf(names, (it) => {
        const card = cardNamed(
          it,
          hands.filter((held) => !taken.includes(held)),
        );
        taken.push(card);
        return card;
      });
    }
    case 'loyalty':
      return eachOf(names, (it) => ({ card: loyaltyNamed(facts, it) }));
    case 'crises':
      return eachOf(names, (it) => crisisNamed(facts, it));
    case 'superCrises':
      return eachOf(names, (it) => superCrisisNamed(facts, it));
    case 'quorum':
      return eachOf(names, (it) => quorumNamed(facts, it));
    case 'trauma':
      return eachOf(names, (it) => oneOf(it, TRAUMAS, 'trauma token'));
    case 'crossroads':
      return eachOf(names, (it) => oneOf(it, boxOf(facts).crossroads, 'Crossroads card'));
  }
}
