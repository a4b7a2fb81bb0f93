import { characterOf, isCharacterId } from '@starboard/bsg/reading';
import type { AskView, Json } from '@starboard/kernel';
import type { TableProps } from '../table/page.tsx';
import { roam } from '../table/roam.ts';
import { Icon } from './icons.tsx';
import { Portrait } from './token.tsx';

/** Before there is anything to see on the board: everybody who can still be played, with what they can do. */
export function CharacterPicker({
  table: { speech, words, state },
  ask,
  onSend,
}: {
  readonly table: TableProps;
  readonly ask: AskView;
  readonly onSend: (answer: Json) => void;
}) {
  const of = 'of' in ask.ask ? ask.ask.of : [];
  const viewer = state.view?.viewer;
  const mine = typeof viewer === 'number' ? viewer : 0;
  return (
    <ul className="picker" aria-label={words.say('web-bsg-characters')} onKeyDown={roam}>
      {of.flatMap((choice, i) => {
        if (typeof choice !== 'string' || !isCharacterId(choice)) return [];
        const { name, lines } = speech.definition(`character:${choice}`);
        const { skillSet } = characterOf(choice);
        const [type] = lines;
        const abilities = lines.slice(-3);
        return [
          <li key={choice}>
            <button
              type="button"
              className="character"
              tabIndex={i === 0 ? 0 : -1}
              data-roam=""
              data-about={`character:${choice}`}
              onClick={() => onSend(choice)}
            >
              <Portrait seat={mine} character={choice} speech={speech} />
              <b>{name}</b>
              <span className="soft">{type}</span>
              <span className="set">
                {skillSet.map(({ skills, count }) => (
                  <span key={skills.join()} className="entry">
                    {count}
                    {skills.map((skill) => (
                      <span key={skill} className={`skill ${skill}`}>
                        <Icon name={skill} />
                        <span className="visually-hidden">{words.say(`bsg-skill-${skill}`)}</span>
                      </span>
                    ))}
                  </span>
                ))}
              </span>
              {abilities.map((line) => (
                <span key={line} className="ability">
                  <Ability line={line} />
                </span>
              ))}
            </button>
          </li>,
        ];
      })}
    </ul>
  );
}

/** What it is called, then what it does. */
function Ability({ line }: { readonly line: string }) {
  const colon = line.indexOf(': ') + 1;
  return (
    <>
      <strong>{line.slice(0, colon)}</strong>
      {line.slice(colon)}
    </>
  );
}
