import { allies } from './allies.ts';
import { crossroads } from './crossroads.ts';

/** What the Ionian Nebula brings (EXO-33 to 38). */
export const ionianNebulaContent = { allies, crossroads } as const;
