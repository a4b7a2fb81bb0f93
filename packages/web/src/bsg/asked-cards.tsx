import {
  type BsgView,
  type LoyaltyId,
  loyaltyOf,
  meaningOf,
  type PlayerView,
} from '@starboard/bsg/reading';
import type { AskView } from '@starboard/kernel';
import type { Speech } from '@starboard/words';
import { about } from '../table/details.tsx';

/** The cards an ask is about: the one in question, or those to choose among. What lies on the table is read there. */
export function cardsAskedAbout(
  { ask }: AskView,
  { onTable }: Pick<BsgView, 'onTable'>,
  me: Pick<PlayerView, 'loyalty' | 'revealed'> | undefined,
  speech: Speech,
): readonly string[] {
  const known = new Set(speech.ids);
  const { deck, card } = ask.args ?? {};
  const choices = 'of' in ask ? ask.of : [];
  const found = [
    `${deck}:${card}`,
    ...(isPower(ask, me) ? (me?.loyalty ?? []).filter(isCylons) : []).map((it) => `loyalty:${it}`),
    ...choices.flatMap((choice) => {
      const meant = meaningOf(ask, choice);
      if (meant.is === 'card') return [`${meant.shown.deck}:${meant.shown.id}`];
      return meant.is === 'loyalty' ? [`loyalty:${meant.loyalty}`] : [];
    }),
  ];
  const open = new Set(onTable.map((it) => `${it.deck}:${it.card}`));
  return [...new Set(found)].filter((id) => known.has(id) && !open.has(id));
}

/** Whether the power of my own card is asked about, or whom it should strike: it is open by then, never before. */
function isPower({ prompt, args }: AskView['ask'], me: Parameters<typeof cardsAskedAbout>[2]) {
  if (prompt === 'use-reveal-power') return true;
  const strikes = prompt === 'name-a-character' && /-to-/.test(String(args?.['among']));
  return strikes && me !== undefined && me.revealed !== 'no';
}

const isCylons = (card: LoyaltyId | null): boolean =>
  card !== null && loyaltyOf(card).team === 'cylon';

/** Whole cards, to be read where they are decided on. */
export function AskedCards({
  ids,
  speech,
}: {
  readonly ids: readonly string[];
  readonly speech: Speech;
}) {
  if (ids.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone must be reachable by keyboard
    <ul className="asked-cards" tabIndex={0}>
      {ids.map((id) => {
        const { name, lines } = speech.definition(id);
        return (
          <li key={id} {...about([id])}>
            <b>{name}</b>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
