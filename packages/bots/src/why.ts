import { type JsonObject, type Message, message } from '@starboard/kernel';

/**
 * Everything a bot may say about its last choice, by message id, with the names of the arguments. The sentences are
 * in words.
 */
export const WHYS = {
  'bot-unknown-ask': ['prompt'],
  'bot-stumbled': ['prompt', 'details'],
  // Roll for the Galaxy
  'bot-roll-selects': ['phase'],
  'bot-roll-searched': ['phase', 'plans'],
  'bot-roll-explores': ['task'],
  'bot-roll-places': ['tiles'],
  'bot-roll-manages': ['dice'],
  'bot-roll-start-tiles': [],
  'bot-roll-discards': [],
  'bot-roll-plainest-die': [],
  'bot-roll-best-dice': [],
  'bot-roll-produces': [],
  'bot-roll-ships': ['how'],
  'bot-roll-buys': ['choice'],
  // Battlestar Galactica
  'bot-bsg-gives': ['cards', 'stakes'],
  'bot-bsg-keeps-cards': ['stakes'],
  'bot-bsg-sabotages': ['cards', 'stakes'],
  'bot-bsg-opposes': ['cards'],
  'bot-bsg-acts': ['action'],
  'bot-bsg-pretends': ['action'],
  'bot-bsg-presses': ['action'],
  'bot-bsg-reveals': ['card'],
  'bot-bsg-goes': ['place'],
  'bot-bsg-searched': ['choice', 'choices', 'gains'],
  'bot-bsg-names': ['seat', 'doubt'],
  'bot-bsg-interrupts': ['window', 'choice'],
  'bot-bsg-passes': ['window'],
  'bot-bsg-chooses': ['prompt'],
  'bot-bsg-slips': ['prompt'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WhyId = keyof typeof WHYS;

export function because(id: WhyId, args?: JsonObject): Message {
  return message(id, args);
}
