import { PHASES, type PlanOption } from '@starboard/roll';
import { Button, ToggleButton } from '../app/button.tsx';
import { Act, Confirm } from '../table/act.tsx';
import { AskBar } from '../table/ask-panel.tsx';
import { about } from '../table/details.tsx';
import { DieShape } from './die.tsx';
import { meIn } from './me.ts';
import { neededIn } from './outcome.tsx';
import type { Planning } from './planning.ts';
import { sayUse } from './say-use.ts';

/** What the plan comes to, the powers that could still change it, and "Ready". */
export function PlanAsk({ planning }: { readonly planning: Planning }) {
  const { table, draft, now, held, power, available, faces, isReady } = planning;
  const { speech, words, state } = table;
  const named = (it: PlanOption['power']): string =>
    it === 'dictate' ? words.say('roll-dictate') : speech.name(it);
  const aside = power?.aside ?? null;
  return (
    <AskBar
      table={table}
      prompt={hint()}
      hint={
        planning.stayed
          ? words.say('web-roll-hint-stays')
          : power === null && isReady
            ? words.say('web-roll-hint-change')
            : how()
      }
    >
      <div className="plan-row">
        <section className="powers" aria-label={words.say('web-roll-powers')} data-drop="aside">
          {available.map((option) => (
            <span key={option.power} {...about(option.power === 'dictate' ? [] : [option.power])}>
              <ToggleButton
                className="button"
                isSelected={power?.option.power === option.power}
                onChange={(on) => planning.begin(on ? option : null)}
              >
                <Act
                  note={
                    option.power === 'dictate'
                      ? words.say('web-roll-note-dictate', { max: option.max })
                      : speech.brief(option.power)
                  }
                >
                  {named(option.power)}
                </Act>
              </ToggleButton>
            </span>
          ))}
          {power !== null && power.moves.length >= Math.max(1, power.option.min) && (
            <Button className="button primary" onPress={planning.finishPower}>
              {words.say('web-roll-power-done')}
            </Button>
          )}
          {aside !== null && (
            <span className="aside dice">
              <DieShape die={aside} face={faces.get(aside)} words={words} piece />
            </span>
          )}
          {draft.uses.length > 0 && (
            <ul className="uses">
              {draft.uses.map((use, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: uses are only ever added at the end
                <li key={i} {...about(use.power === 'dictate' ? [] : [use.power])}>
                  <b>{named(use.power)}</b> {sayUse(use, faces, words)}
                </li>
              ))}
            </ul>
          )}
        </section>
        <div className="answers">
          <Button className="button" isDisabled={!planning.canUndo} onPress={planning.undo}>
            <Act note={words.say('web-roll-note-undo')}>{words.say('web-roll-undo-step')}</Act>
          </Button>
          <Button className="button" isDisabled={!planning.canUndo} onPress={planning.reset}>
            <Act note={words.say('web-roll-note-reset')}>{words.say('web-roll-reset')}</Act>
          </Button>
          <Confirm
            isDisabled={!isReady || state.sending}
            onPress={planning.send}
            note={isReady ? readyNote() : null}
          >
            {words.say('web-roll-ready')}
          </Confirm>
        </div>
      </div>
    </AskBar>
  );

  /** Who surely works, and who only works if somebody chooses their phase. */
  function readyNote(): string {
    const selected = draft.select?.phase;
    const there = [...now.columns.values()];
    const sent = there.filter((phase) => phase === selected).length + 1;
    const me = meIn(table);
    const work =
      me === undefined || selected === undefined ? sent : Math.min(sent, neededIn(me, selected));
    const rest = there.length + 1 - work;
    return words.say(rest === 0 ? 'web-roll-note-ready-all' : 'web-roll-note-ready', {
      work,
      rest,
    });
  }

  /** How that is done. */
  function how(): string {
    if (power !== null) {
      if (power.option.fromOneColumn) return words.say('roll-power-reassign-one-column');
      return power.option.power === 'dictate' ? words.say('web-roll-hint-dictate') : '';
    }
    return words.say(
      now.unplaced.length > 0 ? 'web-roll-hint-wild-how' : 'web-roll-hint-select-how',
    );
  }

  function hint(): string {
    if (power !== null) {
      if (power.option.power === 'dictate' && power.aside === null) {
        return words.say('web-roll-hint-aside');
      }
      return words.say(held === null ? 'web-roll-hint-move' : 'web-roll-hint-where');
    }
    if (held !== null) {
      const places = PHASES.filter((phase) => planning.mayGo(held, phase));
      return words.say(places.length > 0 ? 'web-roll-hint-held' : 'web-roll-hint-held-select');
    }
    if (now.unplaced.length > 0) return words.say('web-roll-hint-wild');
    if (draft.select === null) return words.say('web-roll-hint-select');
    return words.say('web-roll-hint-ready', {
      phase: { say: `roll-phase-${draft.select.phase}` },
    });
  }
}
