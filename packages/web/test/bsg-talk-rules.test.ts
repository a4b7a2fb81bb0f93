import type { ModuleId } from '@starboard/bsg/reading';
import { loadWords } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { describe, expect, it } from 'vitest';
import { talkRules } from '../src/bsg/talk-rules.ts';

const tags = await languageTags();
const LOYALTIES = 'web-talk-rules-bsg-loyalties';
const TRAUMA = 'web-talk-rules-bsg-trauma';
const rulesWith = (...modules: readonly ModuleId[]): readonly string[] => talkRules(modules);

describe('what may be said at the table is said where people talk', () => {
  it('of Personal Goals and the Final Five where they are dealt (EXO-19.1, EXO-19.2, EXO-19.3, EXO-19.4)', () => {
    expect(rulesWith('exodus', 'personal-goals')).toContain(LOYALTIES);
    expect(rulesWith('exodus', 'final-five')).toContain(LOYALTIES);
    expect(rulesWith('exodus', 'cylon-fleet')).not.toContain(LOYALTIES);
  });

  it('of trauma tokens where they are drawn (EXO-34.13)', () => {
    expect(rulesWith('exodus', 'ionian-nebula')).toContain(TRAUMA);
    expect(rulesWith('exodus', 'final-five')).not.toContain(TRAUMA);
  });

  it('human or Cylon, a hint that may be false, never which card (EXO-19.2, EXO-19.3, EXO-19.4)', async () => {
    const said = (await loadWords(readText, 'en', ['table'])).say(LOYALTIES);
    expect(said).toMatch(/only.*human or a Cylon/);
    expect(said).toMatch(/hint, truthfully or not/);
    expect(said).toMatch(/never say which/);
  });

  it.each(tags)('in words of its own: %s', async (tag) => {
    const words = await loadWords(readText, tag, ['table']);
    const told = rulesWith('exodus', 'final-five', 'ionian-nebula').map((id) => words.say(id));
    expect(new Set(told).size).toBe(3);
    for (const it of told) expect(it.length).toBeGreaterThan(40);
  });
});
