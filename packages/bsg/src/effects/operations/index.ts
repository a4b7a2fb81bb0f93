import { ionianNebulaOperations } from '../../modules/ionian-nebula/operations.ts';
import { newCapricaOperations } from '../../modules/new-caprica/operations.ts';
import type { Operations } from '../operation.ts';
import { attackOperations, attackProcedures } from './attacks.ts';
import { cardOperations, cardProcedures } from './cards.ts';
import { checkOperations, checkProcedures } from './checks.ts';
import { choiceOperations, choiceProcedures } from './choices.ts';
import { clearingOperations, clearingProcedures } from './clearing.ts';
import { crisisCardProcedures, crisisOperations } from './crises.ts';
import { cylonOperations, cylonProcedures } from './cylon-powers.ts';
import { destinyOperations, destinyProcedures } from './destiny.ts';
import { executionOperations, executionProcedures } from './executions.ts';
import { goingOperations, goingProcedures } from './going.ts';
import { handOperations, handProcedures } from './hands.ts';
import { hangarOperations, hangarProcedures } from './hangar.ts';
import { jumpOperations, jumpProcedures } from './jumping.ts';
import { locationCheckOperations, locationCheckProcedures } from './location-checks.ts';
import { lookOperations, lookProcedures } from './looking.ts';
import { nukeOperations, nukeProcedures } from './nukes.ts';
import { peopleOperations, peopleProcedures } from './people.ts';
import { pursuitOperations, pursuitProcedures } from './pursuit.ts';
import { rollOperations } from './rolls.ts';
import { shipOperations, shipProcedures } from './ships.ts';
import { targetOperations, targetProcedures } from './targets.ts';
import { titleOperations, titleProcedures } from './titles.ts';
import { tradeOperations, tradeProcedures } from './trading.ts';
import { viperOperations, viperProcedures } from './vipers.ts';

/** Every operation of the language of cards. One that is missing does not compile. */
export const OPERATIONS: Operations = {
  ...attackOperations,
  ...cardOperations,
  ...checkOperations,
  ...choiceOperations,
  ...clearingOperations,
  ...crisisOperations,
  ...cylonOperations,
  ...destinyOperations,
  ...executionOperations,
  ...goingOperations,
  ...handOperations,
  ...hangarOperations,
  ...jumpOperations,
  ...locationCheckOperations,
  ...lookOperations,
  ...nukeOperations,
  ...peopleOperations,
  ...ionianNebulaOperations,
  ...newCapricaOperations,
  ...pursuitOperations,
  ...rollOperations,
  ...shipOperations,
  ...targetOperations,
  ...titleOperations,
  ...tradeOperations,
  ...viperOperations,
};

export const operationProcedures = [
  ...attackProcedures,
  ...cardProcedures,
  ...checkProcedures,
  ...clearingProcedures,
  ...crisisCardProcedures,
  ...destinyProcedures,
  ...executionProcedures,
  ...targetProcedures,
  ...tradeProcedures,
  ...choiceProcedures,
  ...cylonProcedures,
  ...goingProcedures,
  ...handProcedures,
  ...titleProcedures,
  ...hangarProcedures,
  ...jumpProcedures,
  ...locationCheckProcedures,
  ...lookProcedures,
  ...nukeProcedures,
  ...peopleProcedures,
  ...pursuitProcedures,
  ...shipProcedures,
  ...viperProcedures,
];
