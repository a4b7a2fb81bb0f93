import type { SeenEvent } from '@starboard/kernel';
import { isIdle } from '@starboard/roll';

const UNSAID = new Set(['top-shown', 'phase-ended']);

/** What nobody needs to read: the table shows it, or it tells nothing. */
export const unsaid = (event: SeenEvent): boolean => UNSAID.has(event.type) || isIdle(event);
