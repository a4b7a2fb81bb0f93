import { type ReactNode, useEffect, useState } from 'react';
import type { MainGame } from '../game-name.ts';
import type { Block, Section } from './aid-text.ts';
import { aidOf } from './library.ts';
import './aid.css';

/** The player aid of a game; null until it is there. */
export function useAid(tag: string, game: MainGame): readonly Section[] | null {
  const [aid, setAid] = useState<readonly Section[] | null>(null);
  useEffect(() => {
    let wanted = true;
    aidOf(tag, game).then(
      (found) => wanted && setAid(found),
      () => wanted && setAid([]),
    );
    return () => {
      wanted = false;
    };
  }, [tag, game]);
  return aid;
}

/** A part of the aid: what one would find on two printed pages beside the board. */
export function AidSection({
  section: { title, blocks },
  heading: Heading = 'h3',
}: {
  readonly section: Section;
  readonly heading?: 'h2' | 'h3';
}) {
  return (
    <section className="aid" aria-label={title}>
      <Heading>{title}</Heading>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
        <Laid key={i} block={block} />
      ))}
    </section>
  );
}

function Laid({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{bold(block.text)}</p>;
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{bold(item)}</li>);
      return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([first = '', ...others]) => (
              <tr key={first}>
                <th scope="row">{bold(first)}</th>
                {others.map((cell) => (
                  <td key={cell}>{bold(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** Every other piece between two pairs of stars is bold. */
function bold(text: string): ReactNode {
  return text.split('**').map((piece, i) => (i % 2 === 0 ? piece : <b key={piece}>{piece}</b>));
}
