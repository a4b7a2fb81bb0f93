import { kindOf, type SkillCard, skillOf, strengthOf } from '@starboard/bsg/reading';
import type { Speech, Words } from '@starboard/words';
import { about } from '../table/details.tsx';
import { Icon } from './icons.tsx';

/** A long word needs smaller letters. */
function nameClass(name: string): string {
  if (/\S{14}/.test(name)) return 'card-name longer';
  return /\S{12}/.test(name) ? 'card-name long' : 'card-name';
}

/** A skill card in my hand: strength, name, skill. Can always be read, and touched when it is lit. */
export function HandCard({
  card,
  lit,
  chosen,
  stop,
  worth,
  speech,
  words,
  onTouch,
}: {
  readonly card: SkillCard;
  readonly lit: boolean;
  readonly chosen: boolean;
  /** The one card the Tab key comes to. */
  readonly stop: boolean;
  /** What it would count in the check that is going on; null when there is none. */
  readonly worth: number | null;
  readonly speech: Speech;
  readonly words: Words;
  readonly onTouch: () => void;
}) {
  const skill = skillOf(card);
  const id = `card:${kindOf(card).id}`;
  const strength = strengthOf(card);
  const name = speech.name(id);
  return (
    <li>
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
        onClick={() => lit && onTouch()}
        {...about([id])}
      >
        <span className="strength">
          {strength}
          <span>
            {kindOf(card).inCheck !== undefined && <Icon name="ability" />}
            <Icon name={skill} />
          </span>
        </span>
        <span className={nameClass(name)}>{name}</span>
        <span className="card-skill">{words.say(`bsg-skill-${skill}`)}</span>
        {worth !== null && (
          <span className={worth > 0 ? 'worth good' : 'worth bad'}>
            {worth > 0 ? `+${worth}` : `−${-worth}`}
          </span>
        )}
      </button>
    </li>
  );
}

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
