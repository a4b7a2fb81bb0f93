import type { CSSProperties } from 'react';
import { drawing } from './draw.ts';

const addresses = new Map<string, string>();

/** The picture called `key` as an address: the browser paints it once, however often it is shown. */
function addressOf(key: string, draw: () => string): string {
  let address = addresses.get(key);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(drawing(key, draw))}`;
    addresses.set(key, address);
  }
  return address;
}

const ahead: HTMLImageElement[] = [];

/** Has the browser read a picture before it is wanted: whoever shows it then shows it at once. */
export function drawAhead(id: string, draw: () => string): void {
  const picture = new Image();
  picture.src = addressOf(id, draw);
  // What nobody holds is read again.
  ahead.push(picture);
}

/** A drawing as a picture: for lists, and wherever nothing of the page has to reach into it. Says nothing aloud. */
export function Picture({
  id,
  draw,
  className,
  style,
  unseen = false,
}: {
  /** Everything the drawing depends on: the same id is the same picture. */
  readonly id: string;
  readonly draw: () => string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** It may be hidden, and is not read then. */
  readonly unseen?: boolean;
}) {
  return (
    <img
      className={className}
      style={style}
      loading={unseen ? 'lazy' : 'eager'}
      src={addressOf(id, draw)}
      alt=""
      draggable={false}
      decoding="async"
    />
  );
}

/** A drawing within the page: it uses the page's fonts and colours. */
export function Inline({
  id,
  draw,
  className,
}: {
  readonly id: string;
  readonly draw: () => string;
  readonly className?: string;
}) {
  return (
    <span
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, from nothing but ids
      dangerouslySetInnerHTML={{ __html: drawing(id, draw) }}
    />
  );
}
