import { message } from '@starboard/kernel';
import {
  bsgSpeech,
  liarsDiceSpeech,
  loadWords,
  rollSpeech,
  type Speech,
  ticTacToeSpeech,
  type Words,
} from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { UsageError } from './usage.ts';

/** The language of whoever sits at the terminal: STARBOARD_LANG, or else the first letters of LANG. */
async function languageOf(env: NodeJS.ProcessEnv): Promise<string> {
  const wanted = env['STARBOARD_LANG'] ?? env['LANG']?.split(/[_.]/)[0] ?? 'en';
  const tags = await languageTags();
  return tags.includes(wanted) ? wanted : 'en';
}

/** What is wrong with a call, in the language of whoever made it. */
export async function complaint(command: string, error: UsageError): Promise<string[]> {
  const tag = await languageOf(process.env);
  if (error.game !== null) {
    const speech = await speechOf(error.game, tag);
    const said = speech?.refusal(error.why) ?? error.message;
    const words = await loadWords(readText, tag, ['cli']);
    return [`${command}: ${said}`, words.say('cli-see-help', { command })];
  }
  if (tag === 'en') return [`${command}: ${error.message}`, `See "${command} --help".`];
  const words = await loadWords(readText, tag, ['cli']);
  const { id, args = {} } = error.why;
  const told: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string' || typeof value === 'number') told[name] = value;
  }
  return [`${command}: ${words.say(`cli-${id}`, told)}`, words.say('cli-see-help', { command })];
}

/** The games in words. */
export const SPEECHES: Readonly<Record<string, (words: Words) => Speech>> = {
  roll: rollSpeech,
  bsg: bsgSpeech,
  'tic-tac-toe': ticTacToeSpeech,
  'liars-dice': liarsDiceSpeech,
};

async function speechOf(game: string, tag: string): Promise<Speech | null> {
  const part = game === 'roll' || game === 'bsg' ? game : 'examples';
  const words = await loadWords(readText, tag, [part]);
  return SPEECHES[game]?.(words) ?? null;
}

/** A language by its tag, or a complaint that there is none. */
export async function languageNamed(tag: string): Promise<string> {
  const tags = await languageTags();
  if (tags.includes(tag)) return tag;
  const known = tags.join(', ');
  throw new UsageError(
    `no language "${tag}"; there are ${known}`,
    message('no-language', { name: tag, known }),
  );
}
