import { type BsgView, kindOf, strengthOf, TRAUMAS, type Trauma } from '@starboard/bsg/reading';
import { type Face, type RollView, sidesOf, type Tile } from '@starboard/roll';
import type { Speech, Words } from '@starboard/words';
import { nebulaIn, traumaOf } from '../bsg/nebula.ts';
import { isMain } from '../game-name.ts';
import { useGameWords } from '../language/game-words.ts';
import { useLanguage } from '../language/provider.tsx';
import type { TableState } from '../table/client.ts';

/** For the all-seeing: what everybody held back at this moment, player by player. */
export function Secrets({ state }: { readonly state: TableState }) {
  const { words: shown } = useLanguage();
  const { view, people } = state;
  // A plain table tells what was held back with all the rest.
  const game = state.game !== null && isMain(state.game) ? state.game : null;
  const spoken = useGameWords(game);
  if (game === null || spoken === null || view === null) return null;
  const { speech, words } = spoken;
  // The game is known by name, so that the facts are what its view says.
  const held =
    game === 'bsg'
      ? heldInBsg(view.facts as BsgView, speech, words)
      : heldInRoll(view.facts as RollView, speech, words);
  return (
    <details className="held-back">
      <summary>{shown.say('web-replay-secrets')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ul tabIndex={0}>
        {held.map((things, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <b>{people[seat]?.name}</b> {things.length === 0 ? '–' : things.join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

function heldInBsg(facts: BsgView, speech: Speech, words: Words): string[][] {
  const { players, quorumHand, titles } = facts;
  const crossroads = nebulaIn(facts)?.dealt ?? [];
  return players.map(({ seat, loyalty, hand, superCrises }) => [
    ...loyalty.flatMap((id) => (id === null ? [] : speech.name(`loyalty:${id}`))),
    ...(crossroads[seat] ?? []).flatMap((id) =>
      id === null ? [] : speech.name(`crossroads:${id}`),
    ),
    ...traumaHeld(traumaOf(facts, seat), words),
    ...(hand ?? []).map((card) => `${speech.name(`card:${kindOf(card).id}`)} ${strengthOf(card)}`),
    ...(superCrises ?? []).map((id) => speech.name(`super-crisis:${id}`)),
    ...(titles.president === seat
      ? (quorumHand ?? []).map((id) => speech.name(`quorum:${id}`))
      : []),
  ]);
}

/** Trauma tokens by kind. */
function traumaHeld(tokens: readonly (Trauma | null)[], words: Words): string[] {
  return TRAUMAS.flatMap((kind) => {
    const count = tokens.filter((it) => it === kind).length;
    return count === 0 ? [] : [`${count} × ${words.say(`bsg-trauma-${kind}`)}`];
  });
}

function heldInRoll({ players }: RollView, speech: Speech, words: Words): string[][] {
  const tile = (it: Tile): string => {
    const { development, world } = sidesOf(it);
    return `${speech.name(development)} / ${speech.name(world)}`;
  };
  const face = (it: Face): string =>
    words.say(it === 'wild' ? 'roll-face-wild' : `roll-phase-${it}`);
  return players.map(({ rolled, drawn, develop, settle }) => {
    const faces = (rolled ?? []).map((it) => face(it.face));
    const counted = [...new Set(faces)].map(
      (it) => `${faces.filter((other) => other === it).length} × ${it}`,
    );
    return [
      ...counted,
      ...[...(develop.tiles ?? []), ...(settle.tiles ?? []), ...(drawn ?? [])].map(tile),
    ];
  });
}
