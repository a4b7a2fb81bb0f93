import {
  type BsgView,
  type CharacterId,
  countedIn,
  isIn,
  loyaltyOf,
  type PlayerView,
} from '@starboard/bsg/reading';
import { type AskView, type Json, PASS, type View } from '@starboard/kernel';
import type { Script } from './script.ts';

/** Who sits where: whom the lesson is for, in a seat where no card has to be chosen to draw, and a crew. */
export const CREW: readonly CharacterId[] = [
  'saul-tigh',
  'laura-roslin',
  'kara-starbuck-thrace',
  'william-adama',
];

const isCylon = ({ loyalty }: PlayerView): boolean =>
  loyalty.some(
    (card) => card !== null && isIn('loyalty', card) && loyaltyOf(card).team === 'cylon',
  );

/** The facts of the lesson's game. */
const factsOf = ({ facts }: View<object>): BsgView => facts as BsgView;

/** Characters as agreed, cards from the first deck one may draw from. */
function setUp(view: View<object>, { ask }: AskView): Json | null {
  if (factsOf(view).turn > 0 || ask.kind !== 'one') return null;
  if (ask.prompt === 'pick-a-character') return CREW[Number(view.viewer)] ?? null;
  return ask.prompt === 'choose-skill-to-draw' ? (ask.of[0] ?? null) : null;
}

/** One card that helps from everybody; two that hurt from a Cylon. Nobody steps in. */
function firstTurn(view: View<object>, { ask, window }: AskView): Json | null {
  const { turn, check, players } = factsOf(view);
  const me = players.find(({ seat }) => seat === view.viewer);
  if (turn !== 1 || me === undefined) return null;
  if (window !== null) return ask.kind === 'one' && ask.of.includes(PASS) ? PASS : null;
  if (ask.prompt !== 'contribute' || ask.kind !== 'some' || check === null) return null;
  const side = isCylon(me) ? -1 : 1;
  const wanted = ask.of
    .map((card) => ({ card: Number(card), worth: side * countedIn(check, Number(card)) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return wanted.slice(0, side < 0 ? 2 : 1).map(({ card }) => card);
}

export const script: Script = {
  opening: setUp,
  others: (view, ask) => setUp(view, ask) ?? firstTurn(view, ask),
};
