import type { BsgView, PlayerView } from '@starboard/bsg';
import type { TableProps } from '../table/page.tsx';

/** What only this player may know: loyalty, what was seen in secret, cards of an office. */
export function Secrets({
  me,
  facts,
  table: { speech, words, state },
}: {
  readonly me: PlayerView;
  readonly facts: BsgView;
  readonly table: TableProps;
}) {
  const cylon = me.loyalty.some((card) => card?.startsWith('cylon-'));
  return (
    <section className="secrets" aria-label={words.say('web-only-you')}>
      <h2>{words.say('web-only-you')}</h2>
      <ul>
        {me.loyalty.length > 0 && (
          <li className={cylon ? 'cylon' : 'human'}>
            {words.say(cylon ? 'web-bsg-you-are-cylon' : 'web-bsg-you-are-human')}
          </li>
        )}
        {me.loyalty.map((card, i) =>
          card === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
            <li key={i}>{speech.name(card)}</li>
          ),
        )}
        {me.superCrisis !== null && <li>{speech.name(me.superCrisis)}</li>}
        {facts.quorumHand?.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
          <li key={`quorum-${i}`}>{speech.name(card)}</li>
        ))}
        {me.notes.map((note, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added
          <li key={`note-${i}`} className="note">
            {spelled(note)}
          </li>
        ))}
      </ul>
    </section>
  );

  function spelled(note: PlayerView['notes'][number]): string {
    switch (note.about) {
      case 'loyalty':
        return words.say('web-bsg-note-loyalty', {
          who: state.people[note.seat]?.name ?? '',
          card: speech.name(note.card),
        });
      case 'civilian':
        return words.say('web-bsg-note-civilian', {
          ship: note.ship + 1,
          face: words.say(`web-bsg-face-${note.face}`),
        });
      case 'quorum':
        return note.cards.map((card) => speech.name(card)).join(', ');
      case 'crisis':
      case 'destination':
        return words.say(`web-bsg-note-${note.end}`, { card: speech.name(note.card) });
    }
  }
}
