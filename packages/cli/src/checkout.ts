import { fileURLToPath } from 'node:url';

/** The folder that holds packages/, rules/ and scenarios/. */
export const checkout = fileURLToPath(new URL('../../../', import.meta.url));
