import { Fragment } from 'react';

/** A name that goes to the next line word by word: a word is broken at its marks only where no line has room for it. */
export function WholeWords({ name }: { readonly name: string }) {
  const words = name.split(' ');
  return words.map((word, at) => (
    <Fragment key={words.slice(0, at + 1).join(' ')}>
      {at > 0 && ' '}
      <span className="whole-word">{word}</span>
    </Fragment>
  ));
}
