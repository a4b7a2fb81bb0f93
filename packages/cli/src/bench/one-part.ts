import { terminal } from '../output.ts';
import { parts } from './parts.ts';
import { boardgameio } from './peers.ts';

// Started by own-process.ts with the name of a part; sends back what it measured.
const [, , part = ''] = process.argv;
const measure = parts[part];
if (measure === undefined) throw new Error(`no part "${part}"`);
process.send?.(measure(boardgameio(terminal())));
