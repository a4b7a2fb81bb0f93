import { kindOf, type SkillCard, skillOf, strengthOf } from '@starboard/bsg';
import type { Speech, Words } from '@starboard/words';
import { ToggleButton } from 'react-aria-components';
import { Icon } from './icons.tsx';

export interface CardChoice {
  readonly card: SkillCard;
  readonly lit: boolean;
  readonly chosen: boolean;
}

/** A skill card in a hand: strength, name, skill; its text on hover, focus or long press. */
export function CardButton({
  card,
  lit,
  chosen,
  speech,
  words,
  onTouch,
}: CardChoice & {
  readonly speech: Speech;
  readonly words: Words;
  readonly onTouch: () => void;
}) {
  const kind = kindOf(card);
  const skill = skillOf(card);
  const { name, lines } = speech.definition(kind.id);
  return (
    <ToggleButton
      className={`skill-card ${skill} ${lit ? 'lit' : ''}`}
      isSelected={chosen}
      isDisabled={!lit}
      onChange={onTouch}
      aria-label={`${name}, ${words.say(`bsg-skill-${skill}`)} ${strengthOf(card)}. ${lines.join(' ')}`}
    >
      <span className="strength">{strengthOf(card)}</span>
      <span className="card-name">{name}</span>
      <span className="card-skill">
        <Icon name={skill} /> {words.say(`bsg-skill-${skill}`)}
      </span>
      <span className="card-text" aria-hidden="true">
        {lines.join(' ')}
      </span>
    </ToggleButton>
  );
}

/** A card that lies open: small, to be read, not touched. */
export function OpenCard({ card, words }: { readonly card: SkillCard; readonly words: Words }) {
  const skill = skillOf(card);
  return (
    <li className={`open-card ${skill}`}>
      <Icon name={skill} />
      <b>{strengthOf(card)}</b>
      <span className="visually-hidden">{words.say(`bsg-skill-${skill}`)}</span>
    </li>
  );
}
