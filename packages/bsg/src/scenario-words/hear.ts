import type { Json, OpenAsk, StateOf } from '@starboard/kernel';
import { isSkillCard } from '../content/library.ts';
import { CIVILIANS } from '../table/civilian-faces.ts';
import type { Bsg } from '../table/facts.ts';
import { characterNamed, isSkillCardName, nameOf } from './names.ts';

/**
 * An answer in the words of a scenario. Skill cards are named ("executive-order-1"), in windows and actions by the
 * card alone; cards drawn or held in secret by their id; players by seat or by their character's short name.
 */
export function hear(state: StateOf<Bsg>, { ask }: OpenAsk, said: Json): Json {
  const choices: readonly (string | number)[] = 'of' in ask ? ask.of : [];
  if (Array.isArray(said)) {
    const left = [...choices];
    return (said as readonly Json[]).map((it) => {
      const heard = hearOne(state, ask.about, left, it);
      const taken = left.find((choice) => choice === heard);
      if (taken !== undefined) left.splice(left.indexOf(taken), 1);
      return heard;
    });
  }
  return hearOne(state, ask.about, choices, said);
}

function hearOne(
  { facts }: StateOf<Bsg>,
  about: OpenAsk['ask']['about'],
  choices: readonly (string | number)[],
  said: Json,
): Json {
  if (typeof said !== 'string' || choices.includes(said)) return said;
  // Cards shown beside the question are chosen by their place.
  const cards = about?.['cards'];
  if (Array.isArray(cards)) {
    const at = choices.find((choice) => typeof choice === 'number' && cards[choice] === said);
    if (at !== undefined) return at;
  }
  if (isSkillCardName(said)) return skillCard(choices, said);
  // A civilian ship by its face: the first that fits.
  if (CIVILIANS.some((face) => face === said)) {
    const ship = choices.find((it) => facts.civilians[Number(it)]?.face === said);
    return ship ?? said;
  }
  const [what, ...rest] = said.split(' ');
  // An ability that is used with a card: "hotshot repair-1".
  const card = rest.join(' ');
  if (isSkillCardName(card)) {
    const withIt = choices.filter((choice) => String(choice).startsWith(`${what}:`));
    return skillCard(withIt, card);
  }
  // A ship that is escorted, by its face: "escort bow empty".
  if (what === 'escort') {
    const escorted = choices.find((choice) => {
      const [, ...ship] = String(choice).split(' ');
      const face = facts.civilians[Number(ship.pop())]?.face;
      return String(choice).startsWith('escort ') && [...ship, face].join(' ') === card;
    });
    return escorted ?? said;
  }
  if (what === 'quorum') {
    const named = rest.join(' ');
    const card = facts.quorumHand.find((it) => it === named);
    return card === undefined ? said : `quorum:${facts.quorumHand.indexOf(card)}`;
  }
  if (what === 'reveal') {
    return choices.find((choice) => String(choice).startsWith('reveal:')) ?? said;
  }
  // A window offers an ability or a kind of card with a detail: "strategic-planning" is the first that fits.
  const detailed = choices.find((choice) => String(choice).startsWith(`${said}:`));
  if (detailed !== undefined) return detailed;
  return seatOf(facts.players, said) ?? said;
}

function seatOf(players: readonly { character: string | null }[], said: string): number | null {
  try {
    const character = characterNamed(said);
    const seat = players.findIndex((player) => player.character === character);
    return seat < 0 ? null : seat;
  } catch {
    return null;
  }
}

/** The first choice that is that card, by itself or as the detail of a window's or action's choice. */
function skillCard(choices: readonly (string | number)[], name: string): Json {
  const found = choices.find((choice) => {
    const card = typeof choice === 'number' ? choice : Number(String(choice).split(':').at(-1));
    return Number.isInteger(card) && isSkillCard(card) && nameOf(card) === name;
  });
  return found ?? name;
}
