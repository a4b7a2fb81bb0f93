import { type Content, PRINTED } from '@starboard/bsg/reading';

/** The cards, sheets and places that these modules print, by deck and id. */
export function printedBy(modules: readonly string[]): string[] {
  return PRINTED.flatMap(({ id, content }) =>
    modules.includes(id) && content !== undefined ? printed(content) : [],
  );
}

/** The modules there are, the base game among them. */
export const MODULES_PRINTED: readonly string[] = PRINTED.map(({ id }) => id);

function printed(content: Content): string[] {
  const of = (deck: string, cards: readonly { readonly id: string }[] = []): string[] =>
    cards.map(({ id }) => `${deck}:${id}`);
  return [
    ...of('character', content.characters),
    ...of('title', content.titles),
    ...of(
      'location',
      content.boards?.flatMap(({ locations }) => locations),
    ),
    ...of('card', content.skillCards?.kinds),
    ...of('quorum', content.quorumCards),
    ...of('loyalty', content.loyaltyCards),
    ...of('destination', content.destinations),
    ...of('crisis', content.crises),
    ...of('crisis', content.laterCrises),
    ...of('agenda', content.agendas),
    ...of('action', content.actions),
    ...of('ally', content.allies),
    ...of('crossroads', content.crossroads),
    ...of('super-crisis', content.superCrises),
  ];
}
