import { readFileSync } from 'node:fs';
import { bsgWith } from '@starboard/bsg';
import { RELAY_STATION, relay, SIGNAL_LOST } from '@starboard/bsg/examples/relay';
import { anyGame } from '@starboard/kernel';
import { BRIEF_LETTERS, bsgSpeech, lettersIn, loadWords } from '@starboard/words';
import { readText } from '@starboard/words/node';
import { describe, expect, test } from 'vitest';
import { PEOPLE, TAGS } from './languages.ts';
import { choicesOf, playSome } from './self-play.ts';

// A module brings the names of its things and the sentences of its asks; everything else is said already.

const game = anyGame(bsgWith([relay]));
const played = playSome(game, [3, 4], 12, { modules: [relay.id] });

function namesIn(tag: string): string {
  return readFileSync(new URL(`relay/${tag}.ftl`, import.meta.url), 'utf8');
}

/** A language with the words of the module at its end. */
async function hearWithRelay(tag: string) {
  const problems: string[] = [];
  const read = async (path: string): Promise<string> =>
    path.endsWith('/bsg-names.ftl') ? `${await readText(path)}\n${namesIn(tag)}` : readText(path);
  const words = await loadWords(read, tag, ['bsg', 'bsg-brief'], (problem) =>
    problems.push(problem),
  );
  return { words, problems };
}

describe.each(TAGS)('a module of Battlestar Galactica in %s', async (tag) => {
  const { words, problems } = await hearWithRelay(tag);
  const speech = bsgSpeech(words);

  test('its cards, places and titles are said from their definitions', () => {
    const own = [
      'crisis:static-on-all-bands',
      'quorum:open-channel',
      'card:clear-channel',
      'title:signal-officer',
      `location:${RELAY_STATION}`,
    ];
    for (const id of own) {
      expect(speech.ids).toContain(id);
      const { name, lines } = speech.definition(id);
      expect(name).not.toContain('-on-');
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(line).not.toMatch(/bsg-|undefined|\{/);
    }
    expect(problems).toEqual([]);
  });

  test('its briefs are written or made of what its things do', () => {
    const briefs = [
      'crisis:static-on-all-bands',
      'quorum:open-channel',
      'card:clear-channel',
      'title:signal-officer',
      `location:${RELAY_STATION}`,
    ].map((id) => speech.brief(id));
    for (const brief of briefs) expect(lettersIn(brief)).toBeLessThanOrEqual(BRIEF_LETTERS);
    expect(briefs.map((brief) => brief.match(/[+−]\d/g))).toEqual([
      ['−1', '−1'],
      ['+2'],
      ['+1'],
      ['+1'],
      ['+2'],
    ]);
    expect(problems).toEqual([]);
  });

  test('whatever happens and is asked in games with it reads well', () => {
    const said = new Set<string>();
    for (const event of played.events) said.add(speech.event(event, PEOPLE));
    for (const { ask, facts } of played.asks) {
      said.add(speech.prompt(ask, PEOPLE));
      for (const choice of choicesOf(ask)) said.add(speech.choice(ask, choice, PEOPLE, facts));
    }
    for (const outcome of played.outcomes) said.add(speech.outcome(outcome, PEOPLE));
    for (const text of said) expect(text).not.toMatch(/bsg-|undefined/);
    expect(played.asks.some(({ ask }) => ask.prompt === 'listen')).toBe(true);
    expect(played.outcomes.map(({ reason }) => reason.id)).toContain(SIGNAL_LOST);
    expect(problems).toEqual([]);
  });

  test('a table it cannot be played at is refused by its name', () => {
    const name = words.say('bsg-module-relay');
    const args = { module: relay.id, other: relay.id, min: 3, max: 5 };
    for (const id of ['need', 'exclude', 'players']) {
      expect(speech.refusal({ id: `option-modules-${id}`, args })).toContain(name);
    }
    const unknown = { id: 'option-modules-unknown', args: { module: 'lighthouse' } };
    expect(speech.refusal(unknown)).toContain('lighthouse');
  });
});
