import type { Operations } from '../operation.ts';
import { attackOperations, attackProcedures } from './attacks.ts';
import { cardOperations, cardProcedures } from './cards.ts';
import { checkOperations } from './checks.ts';
import { choiceOperations, choiceProcedures } from './choices.ts';
import { crisisOperations } from './crises.ts';
import { cylonOperations, cylonProcedures } from './cylon-powers.ts';
import { jumpOperations, jumpProcedures } from './jumping.ts';
import { locationCheckOperations, locationCheckProcedures } from './location-checks.ts';
import { lookOperations, lookProcedures } from './looking.ts';
import { peopleOperations, peopleProcedures } from './people.ts';
import { rollOperations } from './rolls.ts';
import { shipOperations, shipProcedures } from './ships.ts';
import { viperOperations, viperProcedures } from './vipers.ts';

/** Every operation of the language of cards. One that is missing does not compile. */
export const OPERATIONS: Operations = {
  ...attackOperations,
  ...cardOperations,
  ...checkOperations,
  ...choiceOperations,
  ...crisisOperations,
  ...cylonOperations,
  ...jumpOperations,
  ...locationCheckOperations,
  ...lookOperations,
  ...peopleOperations,
  ...rollOperations,
  ...shipOperations,
  ...viperOperations,
};

export const operationProcedures = [
  ...attackProcedures,
  ...cardProcedures,
  ...choiceProcedures,
  ...cylonProcedures,
  ...jumpProcedures,
  ...locationCheckProcedures,
  ...lookProcedures,
  ...peopleProcedures,
  ...shipProcedures,
  ...viperProcedures,
];
