import { bsgSpeech } from '@starboard/words';
import { describe, expect, test } from 'vitest';
import { allEntries } from '../src/bsg/definitions.ts';
import { FACTS, type Fact } from './bsg-facts.ts';
import { hear, TAGS } from './languages.ts';

/** Everything in a definition that has one of these keys with one of these values. */
function has(value: unknown, key: string, ...wanted: readonly unknown[]): boolean {
  if (Array.isArray(value)) return value.some((it) => has(it, key, ...wanted));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, it]) => (name === key && wanted.includes(it)) || has(it, key, ...wanted),
  );
}

/** Operations that leave it to whoever carries them out, by their nature. */
const FREE = [
  'full-throttle',
  'everybody-acts',
  'order-another',
  'launch-pilots',
  'search-destiny',
  'look-civilians',
  'swap-super-crisis',
] as const;

/** Rules of sheets that offer something. */
const OFFERED = ['play', 'act-after-repair', 'acts-more-when-piloting', 'sees-all-civilians'];

function partOf({ of, ability }: Fact): object {
  const entry = allEntries().get(of);
  if (entry === undefined) throw new RangeError(`there is no card "${of}"`);
  if (ability === undefined) return entry.it;
  const own = entry.kind === 'character' ? entry.it.abilities : [];
  const found = own.find(({ id }) => id === ability);
  if (found === undefined) throw new RangeError(`"${of}" has no ability "${ability}"`);
  return found;
}

function isDefined(fact: Fact): boolean {
  const it = partOf(fact);
  if ('limit' in fact) {
    return fact.limit === 'game' ? has(it, 'once', true) : has(it, 'limit', fact.limit);
  }
  if ('may' in fact) {
    const inPlay = 'inPlay' in it;
    return (
      inPlay || has(it, 'optional', true) || has(it, 'op', ...FREE) || has(it, 'rule', ...OFFERED)
    );
  }
  if ('chooser' in fact) return has(it, 'chooser', fact.chooser);
  if ('picks' in fact) return has(it, 'picks', fact.picks);
  if ('notIn' in fact) {
    return fact.notIn === 'custody'
      ? has(it, 'notIn', 'custody')
      : has(it, 'is', 'not') && has(it, 'location', fact.notIn);
  }
  if ('needs' in fact) return has(it, 'is', fact.needs);
  const outcome: unknown = fact.lasts in it ? Reflect.get(it, fact.lasts) : null;
  return has(outcome, 'op', 'keep') && has(it, 'until', fact.until);
}

/** The words by which a reader recognises a fact. */
const SAID: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'limit-game': {
    en: /once per game/i,
    de: /einmal im Spiel/i,
    pl: /raz na grę|raz w grze|jednoraz/i,
    hu: /játékonként|játék során|egyszer/i,
  },
  'limit-turn': {
    en: /per turn|during each of your turns/i,
    de: /Zug|Züge/i,
    pl: /tur/i,
    hu: /kör/i,
  },
  'limit-check': {
    en: /per skill check/i,
    de: /pro Fertigkeit-Check/i,
    pl: /na test/i,
    hu: /próbánként/i,
  },
  'limit-roll': { en: /per roll/i, de: /pro Wurf/i, pl: /na rzut/i, hu: /dobásonként/i },
  may: {
    en: /\bmay\b|wish/i,
    de: /dar[fs]|möcht|kann/i,
    pl: /mo[żg]|chce/i,
    hu: /[hH][ae]t|akar|úgy dönt/i,
  },
  'notIn-custody': {
    en: /unless .*Brig/i,
    de: /außer .*Brig/i,
    pl: /chyba że .*Areszcie/i,
    hu: /a Fogdában .*hatástalan/i,
  },
  'notIn-brig': {
    en: /not in the Brig/i,
    de: /nicht in der Brig/i,
    pl: /nie w Areszcie/i,
    hu: /nem a Fogdában/i,
  },
  'needs-piloting': { en: /piloting a viper/i, de: /Viper/i, pl: /viper/i, hu: /Viper/i },
  'needs-human-in-custody': {
    en: /in the Brig/i,
    de: /in der Brig/i,
    pl: /w Areszcie/i,
    hu: /a Fogdában/i,
  },
  'needs-nuke-left': { en: /nuke/i, de: /Nuklear/i, pl: /nuklearn/i, hu: /Atomfegyver/i },
  'needs-distance': { en: /distance/i, de: /Distanz/i, pl: /dystans/i, hu: /távolság/i },
  'until-jump': {
    en: /until the fleet jumps/i,
    de: /bis zum Sprung/i,
    pl: /do skoku/i,
    hu: /ugrásáig/i,
  },
  'until-end': {
    en: /rest of the game/i,
    de: /Spielende|Ende der Partie/i,
    pl: /do końca gry/i,
    hu: /a játék végéig/i,
  },
  picks: {
    en: /moves? that character to|moves? a detainee/i,
    de: /bring|verlegen/i,
    pl: /przenosi|przenieść/i,
    hu: /helyez/i,
  },
};

/** How a fact is recognised, by the name of its words. */
function wordsFor(fact: Fact): string | null {
  if ('limit' in fact) return `limit-${fact.limit}`;
  if ('may' in fact) return 'may';
  if ('picks' in fact) return 'picks';
  if ('notIn' in fact) return `notIn-${fact.notIn}`;
  if ('needs' in fact) return `needs-${fact.needs}`;
  return 'until' in fact ? `until-${fact.until}` : null;
}

test('every limit, choice and condition of the catalogue is in a definition', () => {
  expect(FACTS.length).toBeGreaterThan(200);
  expect(FACTS.filter((fact) => !isDefined(fact))).toEqual([]);
});

describe.each(TAGS)('what the cards limit and who decides, in %s', async (tag) => {
  const { words } = await hear(tag, ['bsg']);
  const speech = bsgSpeech(words);

  /** The line of the ability, or all lines. */
  function textOf({ of, ability }: Fact): string {
    const { lines } = speech.definition(of);
    if (ability === undefined) return lines.join('\n');
    const name = words.say(`bsg-ability-${ability}`);
    return lines.find((line) => line.startsWith(name)) ?? '';
  }

  test('every one of them is said', () => {
    const silent = FACTS.filter((fact) => {
      const name = wordsFor(fact);
      const said = name === null ? null : SAID[name]?.[tag];
      if (said !== null) return said === undefined || !said.test(textOf(fact));
      if (!('chooser' in fact)) return true;
      const who = words.say(`bsg-who-${fact.chooser}`);
      return !textOf(fact).includes(who);
    });
    expect(silent.map((fact) => [fact, textOf(fact)])).toEqual([]);
  });

  test('what lasts stands with the outcome it belongs to', () => {
    for (const fact of FACTS) {
      if (!('lasts' in fact) || fact.lasts === 'special') continue;
      const until = words.name({ say: `bsg-until-${fact.until}` });
      const label = words.say(`bsg-line-${fact.lasts}`, { text: '' }).trim();
      const line = speech
        .definition(fact.of)
        .lines.find((it) => it.toLowerCase().includes(until.toLowerCase()));
      expect(line?.startsWith(label), line).toBe(true);
    }
  });
});
