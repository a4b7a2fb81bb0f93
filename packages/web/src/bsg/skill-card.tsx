import { kindOf, type SkillCard, skillOf, strengthOf } from '@starboard/bsg/reading';
import type { Speech, Words } from '@starboard/words';
import { memo } from 'react';
import { Sign } from '../art/sign.tsx';
import { narrowly } from '../language/hyphens.ts';
import { WholeWords } from '../language/whole-words.tsx';
import { Digit } from '../table/ask-panel.tsx';
import { about } from '../table/details.tsx';
import { Brief } from './brief.tsx';
import type { HandDrag } from './hand-drag.ts';
import { Icon } from './icons.tsx';
import { signed } from './signed.ts';

const SHIFTS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A skill card in my hand: strength, name, skill, what it does. Can always be read, and touched when it is lit. */
export const HandCard = memo(function HandCard({
  card,
  lit,
  chosen,
  stop,
  worth,
  against = false,
  index,
  speech,
  words,
  drag,
  onTouch,
  onShift,
}: {
  readonly card: SkillCard;
  readonly lit: boolean;
  readonly chosen: boolean;
  /** The one card the Tab key comes to. */
  readonly stop: boolean;
  /** What it would count in the check that is going on; null when there is none. */
  readonly worth: number | null;
  /** It is a check that goes against me: neither adding nor subtracting is simply good. */
  readonly against?: boolean;
  /** Its place among the cards that are asked for, for its key; null when none are. */
  readonly index: number | null;
  readonly speech: Speech;
  readonly words: Words;
  readonly drag: HandDrag;
  readonly onTouch: (card: SkillCard) => void;
  /** It is to lie so many places further on. */
  readonly onShift: (card: SkillCard, by: number) => void;
}) {
  const skill = skillOf(card);
  const id = `card:${kindOf(card).id}`;
  const strength = strengthOf(card);
  const name = speech.name(id);
  const good = worth !== null && worth > 0 ? 'good' : 'bad';
  return (
    <li>
      {index !== null && lit && <Digit index={index} />}
      <button
        type="button"
        className={['skill-card', skill, lit && 'lit', chosen && 'chosen']
          .filter(Boolean)
          .join(' ')}
        aria-pressed={chosen}
        aria-disabled={!lit}
        tabIndex={stop ? 0 : -1}
        data-roam=""
        data-piece={`card-${card}`}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={() => lit && !drag.wasDropped() && onTouch(card)}
        onKeyDown={(event) => {
          const by = event.altKey ? SHIFTS[event.key] : undefined;
          if (by === undefined) return;
          // Neither the browser goes back nor the focus to the next card.
          event.preventDefault();
          event.stopPropagation();
          onShift(card, by);
        }}
        {...drag.handlers(card)}
        {...about([id])}
      >
        <span className="watermark" aria-hidden="true">
          <Icon name={skill} />
        </span>
        <b className="strength">{strength}</b>
        <span className="card-name">
          <WholeWords name={narrowly(name, words.language.tag)} />
        </span>
        <span className="card-skill">
          <Icon name={skill} />
          <span className="word">{words.say(`bsg-skill-${skill}`)}</span>
          {kindOf(card).inCheck !== undefined && <Icon name="ability" />}
        </span>
        <span className="card-text">
          <Brief text={speech.brief(id)} />
        </span>
        {(worth !== null || chosen) && (
          <span className={worth === null || against ? 'verdict' : `verdict ${good}`}>
            {worth !== null && (
              <span className={against ? 'worth' : `worth ${good}`}>
                {words.say('web-bsg-counts-in-check', { by: signed(worth) })}
              </span>
            )}
            {chosen && (
              <span className="picked">
                <Sign name="check" /> <span className="word">{words.say('web-bsg-chosen')}</span>
              </span>
            )}
          </span>
        )}
      </button>
    </li>
  );
});

/** A card that lies open in a check: what it counts, and its skill. */
export function OpenCard({
  card,
  counts,
  index,
  words,
}: {
  readonly card: SkillCard;
  readonly counts: number;
  readonly index: number;
  readonly words: Words;
}) {
  const skill = skillOf(card);
  const sign = counts > 0 ? '+' : counts < 0 ? '−' : '';
  return (
    <li
      className={`open-card ${skill} ${counts > 0 ? 'good' : counts < 0 ? 'bad' : 'none'}`}
      style={{ '--nth': index }}
      {...about([`card:${kindOf(card).id}`])}
    >
      <b className="counts">
        {sign}
        {Math.abs(counts)}
      </b>
      <span className="signs">
        <Icon name={skill} />
        {kindOf(card).inCheck !== undefined && <Icon name="ability" />}
      </span>
      <span className="visually-hidden">{words.say(`bsg-skill-${skill}`)}</span>
    </li>
  );
}
