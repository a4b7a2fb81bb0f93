import type { Words } from '@starboard/words';
import { useState } from 'react';
import { Choices, NameField, TextField, Tick } from '../app/fields.tsx';
import { Shell } from '../app/shell.tsx';
import { GAMES, isMain } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { useExtraWords } from '../lessons/words.ts';
import { beSomebody, isAccount, nameSoFar, useMe } from '../online/account.ts';
import { call, type Level } from '../online/api.ts';
import { guestName } from '../online/guest-name.ts';
import { whyAway } from '../online/no-server.ts';
import { toBegin } from '../practice/begun.ts';
import { go, useQuery } from '../router.ts';
import { change } from '../settings.ts';
import {
  type Choice,
  firstChoice,
  optionsOf,
  PACES,
  SEATS,
  setGame,
  setSeats,
  variantsFor,
} from './choice.ts';
import { ExpansionTicks } from './expansion-ticks.tsx';
import { readingsChosen, useExpansions } from './expansions.ts';
import { ReadingChoices } from './reading-choices.tsx';

const LEVELS = ['easy', 'normal', 'strong'] as const;

/** A new game. Its words come with it. */
export default function Create() {
  const title = useLanguage().words.say('web-create-title');
  const words = useExtraWords('create');
  return (
    <Shell title={title}>
      <h1>{title}</h1>
      {words !== null && <NewGame words={words} />}
    </Shell>
  );
}

/** Only what the rules allow, each choice explained. */
function NewGame({ words }: { readonly words: Words }) {
  const { tag } = words.language;
  const query = useQuery();
  const me = useMe();
  const [choice, setChoice] = useState<Choice>(() => firstChoice(query, nameSoFar()));
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (some: Partial<Choice>): void => setChoice((now) => ({ ...now, ...some }));
  const { say } = words;
  const { game, where, seats, modules } = choice;
  const expansions = useExpansions(game);
  const wrong = expansions !== null && expansions.wrong(expansions.known, modules, seats) !== null;
  const options = optionsOf(
    choice,
    expansions === null ? {} : readingsChosen(expansions, modules, choice.readings),
  );

  async function begin(): Promise<void> {
    setTrouble('');
    if (where !== 'online') return beginHere();
    setBusy(true);
    try {
      await beSomebody(choice.name.trim() || guestName(words), tag);
      const { id } = await call('table', 'POST', '/tables', {
        game,
        seats,
        title: choice.title.trim(),
        options,
        noTells: choice.noTells,
        pace: PACES[choice.pace],
        listed: choice.join === 'anyone',
        join: choice.join,
        watch: choice.watch,
        privateTalk: choice.privateTalk,
        ...(choice.join === 'anyone' && choice.password !== ''
          ? { password: choice.password }
          : {}),
      });
      go(`/table/${id}`);
    } catch (error) {
      setTrouble(sayError(words, error));
      setBusy(false);
    }
  }

  function beginHere(): void {
    const people = where === 'passing' ? choice.people.slice(0, seats) : [choice.name];
    if (where === 'bots') change({ name: choice.name.trim() });
    go(
      toBegin({
        game,
        seats,
        humans: people.map((_, i) => i),
        level: choice.level,
        names: people.map(
          (name, i) => name.trim() || (people.length > 1 ? say('web-player-n', { n: i + 1 }) : ''),
        ),
        options,
      }),
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Choices
        legend={say('web-create-game')}
        value={game}
        onChange={(it) => setChoice((now) => setGame(now, it))}
        options={GAMES.map((value) => ({
          value,
          label: say(`web-game-${value}`),
          explain: say(`web-game-${value}-facts`),
        }))}
      />
      <Choices
        legend={say('web-create-where')}
        value={where}
        onChange={(it) => set({ where: it })}
        options={(['bots', 'passing', 'online'] as const).map((value) => ({
          value,
          label: say(`web-where-${value}`),
          explain: say(`web-where-${value}-explain`),
          disabled: value === 'online' && me === 'away',
        }))}
      >
        {me === 'away' && <p className="explain">{say(whyAway())}</p>}
      </Choices>
      <Choices
        small
        legend={say('web-create-seats')}
        value={`${seats}`}
        onChange={(it) => setChoice((now) => setSeats(now, Number(it)))}
        options={SEATS[game].map((count) => ({ value: `${count}`, label: `${count}` }))}
      >
        <p className="explain">{say(`web-seats-${game}-explain`)}</p>
      </Choices>
      {expansions !== null && (
        <ExpansionTicks
          own={words}
          expansions={expansions}
          chosen={modules}
          seats={seats}
          onChange={(it) => set({ modules: it })}
        />
      )}
      {expansions !== null && (
        <ReadingChoices
          expansions={expansions}
          modules={modules}
          chosen={choice.readings}
          onChange={(readings) => set({ readings })}
        />
      )}
      {where === 'passing' ? (
        <fieldset className="block">
          <legend>{say('web-create-people')}</legend>
          <p className="explain">{say('web-create-people-explain')}</p>
          {choice.people.slice(0, seats).map((name, i) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={i}
              label={say('web-player-n', { n: i + 1 })}
              value={name}
              max={40}
              onChange={(it) =>
                set({ people: choice.people.map((old, j) => (j === i ? it : old)) })
              }
            />
          ))}
          <p className="actions">
            <button
              type="button"
              className="button"
              disabled={choice.people.length >= seats}
              onClick={() => set({ people: [...choice.people, ''] })}
            >
              {say('web-add-person')}
            </button>
            <button
              type="button"
              className="button"
              disabled={choice.people.length <= 2}
              onClick={() => set({ people: choice.people.slice(0, -1) })}
            >
              {say('web-remove-person')}
            </button>
          </p>
        </fieldset>
      ) : (
        !isAccount(me) && (
          <div className="block">
            <NameField value={choice.name} onChange={(name) => set({ name })} />
          </div>
        )
      )}
      {where !== 'online' && isMain(game) && (
        <Choices
          legend={say('web-create-level')}
          value={choice.level}
          onChange={(level: Level) => set({ level })}
          options={LEVELS.map((value) => ({
            value,
            label: say(`web-level-${value}`),
            explain: say(`web-level-${value}-explain`),
          }))}
        />
      )}
      <GameOptions choice={choice} set={set} words={words} />
      {where === 'online' && <OnlineOptions choice={choice} set={set} words={words} />}
      {trouble !== '' && (
        <p className="trouble block" role="alert">
          {trouble}
        </p>
      )}
      <p className="actions to-begin">
        <button type="submit" className="button primary" disabled={busy || wrong}>
          {say(where === 'online' ? 'web-make-table' : 'web-begin')}
        </button>
      </p>
    </form>
  );
}

interface PartProps {
  readonly choice: Choice;
  readonly set: (some: Partial<Choice>) => void;
  readonly words: Words;
}

function GameOptions({ choice, set, words: { say } }: PartProps) {
  if (choice.game === 'bsg')
    return (
      <Choices
        legend={say('web-option-variant')}
        value={choice.variant}
        onChange={(variant) => set({ variant })}
        options={variantsFor(choice.seats).map(({ value, allowed }) => ({
          value,
          label: say(`web-variant-${value}`),
          explain: say(allowed ? `web-variant-${value}-explain` : 'web-variant-no-sympathizer-not'),
          disabled: !allowed,
        }))}
      />
    );
  if (choice.game !== 'roll') return null;
  return (
    <fieldset className="block">
      <legend>{say('web-option-setup')}</legend>
      <Tick
        label={say('web-option-beginner')}
        explain={say('web-option-beginner-explain')}
        checked={choice.beginner}
        onChange={(beginner) => set({ beginner })}
      />
    </fieldset>
  );
}

function OnlineOptions({ choice, set, words: { say } }: PartProps) {
  return (
    <>
      <Choices
        legend={say('web-option-pace')}
        value={choice.pace}
        onChange={(pace) => set({ pace })}
        options={(['quick', 'live', 'mail', 'slow'] as const).map((value) => ({
          value,
          label: say(`web-pace-choice-${value}`),
          explain: say(`web-pace-choice-${value}-explain`),
        }))}
      />
      <Choices
        legend={say('web-option-join')}
        value={choice.join}
        onChange={(join) => set({ join })}
        options={(['invited', 'anyone'] as const).map((value) => ({
          value,
          label: say(`web-join-${value}`),
          explain: say(`web-join-${value}-explain`),
        }))}
      >
        {choice.join === 'anyone' && (
          <TextField
            label={say('web-table-password')}
            explain={say('web-table-password-explain')}
            value={choice.password}
            max={100}
            onChange={(password) => set({ password })}
          />
        )}
      </Choices>
      <Choices
        legend={say('web-option-watch')}
        value={choice.watch}
        onChange={(watch) => set({ watch })}
        options={(['players', 'invited', 'anyone'] as const).map((value) => ({
          value,
          label: say(`web-watch-${value}`),
          explain: say(`web-watch-${value}-explain`),
        }))}
      />
      <fieldset className="block">
        <legend>{say('web-option-more')}</legend>
        <div className="choices">
          <Tick
            label={say('web-option-no-tells')}
            explain={say('web-option-no-tells-explain')}
            checked={choice.noTells}
            onChange={(noTells) => set({ noTells })}
          />
          <Tick
            label={say('web-option-private-talk')}
            explain={say('web-option-private-talk-explain')}
            checked={choice.privateTalk}
            onChange={(privateTalk) => set({ privateTalk })}
          />
        </div>
        <TextField
          label={say('web-option-title')}
          explain={say('web-option-title-explain')}
          value={choice.title}
          onChange={(title) => set({ title })}
        />
      </fieldset>
    </>
  );
}
