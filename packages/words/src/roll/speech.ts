import type { SeenEvent } from '@starboard/kernel';
import { CARDS, isCardId, isIdle, type RollEvents, type RollView } from '@starboard/roll';
import type { Line } from '../line.ts';
import { NO_ORDERS, order, orderPlay, orderTest, outcome, reason, seated } from '../shared.ts';
import type { Definition, People, Speech } from '../speech.ts';
import type { Words } from '../words.ts';
import { choiceLine, promptLine, reasonArgs, refuse } from './asks.ts';
import { briefOf } from './brief.ts';
import { define } from './definitions.ts';
import { tellers } from './events.ts';

/** Roll for the Galaxy in a language. */
export function rollSpeech(words: Words): Speech {
  const kept = new Map<string, Definition>();
  const briefs = new Map<string, string>();
  const said = ([id, args]: Line): string => words.say(id, args);
  return {
    ids: CARDS.map(({ id }) => id),
    definition(id) {
      let found = kept.get(id);
      if (found === undefined) {
        if (!isCardId(id)) throw new RangeError(`there is no card "${id}"`);
        found = define(words, id);
        kept.set(id, found);
      }
      return found;
    },
    name: (id) => words.say(`roll-name-${id}`),
    brief(id) {
      let found = briefs.get(id);
      if (found === undefined) {
        found = briefOf(words, id);
        briefs.set(id, found);
      }
      return found;
    },
    sides: () => [],
    prompt: (ask) =>
      ask.prompt === 'order-of-plays' ? words.say('prompt-order-of-plays') : said(promptLine(ask)),
    // The facts a viewer of Roll gets are a RollView.
    choice: (ask, choice, _people, facts) =>
      said(choiceLine(ask, choice, facts as RollView | undefined)),
    refusal: (why) => refuse(words, why),
    event: (event, people) => (isIdle(event) ? '' : said(told(event, people))),
    outcome: (ended, people) => outcome(words, 'roll', ended, people),
    reason: (why) => reason(words, why, reasonArgs(why)),
    window: (name) => name,
    order: (given) => order(words, given, NO_ORDERS),
    orderTest: (fact, test) => orderTest(words, fact, test, NO_ORDERS),
    orderPlay: (choice) => orderPlay(words, choice, NO_ORDERS),
    option: (name) => words.say(`roll-option-${name}`),
  };
}

/** Events come from a game of Roll, so that the data is what the type says. */
function told({ type, data }: SeenEvent, people: People): Line {
  const teller = tellers[type as keyof RollEvents] as
    | ((data: unknown, who: ReturnType<typeof seated>) => Line)
    | undefined;
  if (teller === undefined) throw new RangeError(`Roll has no event "${type}"`);
  return teller(data, seated(people));
}
