import type { RollView } from '@starboard/roll';
import { about } from '../table/details.tsx';
import { EndHeader } from '../table/end-header.tsx';
import { Glyph } from '../table/glyph.tsx';
import type { TableProps } from '../table/page.tsx';
import { lineName } from './mine.tsx';
import { SmallTilePicture } from './tile-picture.tsx';

/** The final scoring, line by line: what every chip, tile and bonus is worth, and why. */
export function Final({ facts, table }: { readonly facts: RollView; readonly table: TableProps }) {
  const { state, speech, words } = table;
  const outcome = state.view?.outcome;
  if (outcome == null) return null;
  const ranked = [...facts.players].sort((a, b) => b.score.total - a.score.total);
  return (
    <section className="final end" aria-label={words.say('web-roll-final')}>
      <EndHeader table={table} />
      <div className="scores">
        {ranked.map(({ seat, score }, place) => (
          <article
            key={seat}
            className={`score seat-${seat} ${outcome.winners.includes(seat) ? 'winner' : ''}`}
            style={{ '--nth': place }}
          >
            <h2>
              <span>
                {outcome.winners.includes(seat) && <Glyph name="star" />} {state.people[seat]?.name}
              </span>
              <b>{score.total}</b>
            </h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
            <ul tabIndex={0}>
              {score.lines.map((line) => (
                <li
                  key={`${line.kind} ${line.kind === 'chips' ? '' : line.card}`}
                  className={`line-${line.kind}`}
                  {...about(line.kind === 'chips' ? [] : [line.card])}
                >
                  <span>
                    {line.kind === 'tile' && <SmallTilePicture id={line.card} size={24} />}
                    {lineName(line, table)}
                    {line.kind === 'bonus' && (
                      <small>{speech.definition(line.card).lines.at(-1)}</small>
                    )}
                  </span>
                  <b>{line.points}</b>
                </li>
              ))}
              <li className="total">
                <span>{words.say('web-roll-line-total')}</span>
                <b>{score.total}</b>
              </li>
              <li className="tie">
                <span>{words.say('web-roll-line-tie')}</span>
                <span>{score.tieBreak}</span>
              </li>
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
