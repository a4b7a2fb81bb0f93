import type { Speech } from '@starboard/words';

/** A brief with what comes before its colon, when or how it is used, in strong letters. */
export function Brief({ text }: { readonly text: string }) {
  const at = text.indexOf(': ');
  if (at < 0) return text;
  return (
    <>
      <b>{text.slice(0, at + 1)}</b>
      {text.slice(at + 1)}
    </>
  );
}

/** What can be told of a card or place in brief; null for what has none. */
export function briefOf(speech: Speech, id: string): string | null {
  return speech.ids.includes(id) ? speech.brief(id) : null;
}
