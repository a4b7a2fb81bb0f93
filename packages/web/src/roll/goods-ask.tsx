import type { AskView, Choice } from '@starboard/kernel';
import type { CardId, Die } from '@starboard/roll';
import { type ReactNode, useState } from 'react';
import { Button, ToggleButton } from '../app/button.tsx';
import { Act } from '../table/act.tsx';
import { AskBar, Digit, useDigits } from '../table/ask-panel.tsx';
import { about } from '../table/details.tsx';
import type { TableProps } from '../table/page.tsx';
import { DieShape } from './die.tsx';
import { SmallTilePicture } from './tile-picture.tsx';

/** A world or its good, and all that can be done with it. */
export interface Place {
  readonly key: string;
  readonly world: CardId;
  readonly good: Die | null;
  /** What it is worth. */
  readonly note: string | null;
  readonly acts: readonly PlaceAct[];
}

interface PlaceAct {
  readonly choice: Choice;
  readonly name: string;
  readonly note: string | null;
  readonly picture: ReactNode;
}

/** Many dice for many worlds: first the world, then what is done there, so that the answers never need more room. */
export function GoodsAsk({
  table,
  ask,
  places,
  hint,
}: {
  readonly table: TableProps;
  readonly ask: AskView;
  readonly places: readonly Place[];
  readonly hint: string;
}) {
  const { client, speech, state, words, called } = table;
  const [chosen, choose] = useState(places[0]?.key);
  const there = places.find(({ key }) => key === chosen) ?? places[0];
  // Where there is one thing to do with each, pressing it does it.
  const direct = places.every(({ acts: { length } }) => length === 1);
  const acts = (direct ? places : [there]).flatMap((it) => it?.acts ?? []);
  const send = (choice: Choice | undefined): void => {
    if (choice !== undefined && !state.sending) client.answer(ask.id, choice);
  };
  useDigits(acts.length, (index) => send(acts[index]?.choice));
  return (
    <AskBar table={table} prompt={speech.prompt(ask.ask, called.now)} hint={hint}>
      <div className={direct ? 'places answers' : 'places'}>
        {places.map(({ key, world, good, note, acts: [act] }, i) => (
          <span key={key} {...about([world])}>
            {direct ? (
              <Button
                className="button"
                isDisabled={state.sending}
                onPress={() => send(act?.choice)}
              >
                <Digit index={i} />
                <SmallTilePicture id={world} size={24} />
                {act?.picture}
                <Act note={act?.note ?? null}>{speech.name(world)}</Act>
              </Button>
            ) : (
              <ToggleButton
                className="button"
                isSelected={key === there?.key}
                onChange={() => choose(key)}
              >
                <SmallTilePicture id={world} size={24} />
                {good !== null && <DieShape die={good} words={words} />}
                <Act note={note}>{speech.name(world)}</Act>
              </ToggleButton>
            )}
          </span>
        ))}
      </div>
      {!direct && (
        <div className="answers">
          {acts.map(({ choice, name, note, picture }, i) => (
            <Button
              key={String(choice)}
              className="button"
              isDisabled={state.sending}
              onPress={() => send(choice)}
            >
              <Digit index={i} />
              {picture}
              <Act note={note}>{name}</Act>
            </Button>
          ))}
        </div>
      )}
    </AskBar>
  );
}
