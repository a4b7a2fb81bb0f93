import type { Choice, Order, Test } from '@starboard/kernel';
import type { People, Speech, Words } from '@starboard/words';
import { type FormEvent, useId, useState } from 'react';

/** What can be tested of a window. */
export type OrderFact =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'seat' }
  | { readonly kind: 'one-of'; readonly of: readonly (string | number | boolean)[] };

/** A window, with what an order can say about it. */
export interface OrderMoment {
  readonly window: string;
  /** Facts by name, with what they are called. */
  readonly facts: readonly {
    readonly name: string;
    readonly label: string;
    readonly fact: OrderFact;
  }[];
  readonly plays: readonly Choice[];
}

/** Looks up what orders can speak of. */
export type LoadMoments = () => Promise<readonly OrderMoment[]>;

type Tests = Readonly<Record<string, Test>>;

/** What standing orders are shown and made with. */
export interface OrdersProps {
  readonly orders: readonly Order[];
  readonly moments: readonly OrderMoment[];
  readonly people: People;
  readonly speech: Speech;
  readonly words: Words;
  /** The moment a new order is most likely about. */
  readonly first: string | null;
}

/** An order put together of what this window tells and offers; the sentence it makes is read before it is given. */
export function OrderForm({
  orders,
  moments,
  people,
  speech,
  words,
  first,
  onGive,
}: OrdersProps & { readonly onGive: (order: Order) => void }) {
  const { say } = words;
  const id = useId();
  const [window, setWindow] = useState(first);
  const [tests, setTests] = useState<Tests>({});
  const [then, setThen] = useState<'pass' | 'ask' | number>('pass');
  const moment = moments.find((it) => it.window === window) ?? moments[0];
  if (moment === undefined) return null;
  const play = typeof then === 'number' ? moment.plays[then] : undefined;
  const order: Order = {
    window: moment.window,
    ...(Object.keys(tests).length > 0 && { when: tests }),
    then: play === undefined ? (then === 'ask' ? 'ask' : 'pass') : { play },
  };
  const never = Object.values(tests).some(
    ({ atLeast, atMost }) => atLeast !== undefined && atMost !== undefined && atLeast > atMost,
  );
  const there = orders.some((it) => JSON.stringify(it) === JSON.stringify(order));
  const trouble = never ? 'web-orders-never' : there ? 'web-orders-there' : null;

  const set = (name: string, test: Test | null): void => {
    const { [name]: _, ...others } = tests;
    setTests(test === null ? others : { ...others, [name]: test });
  };
  function give(event: FormEvent): void {
    event.preventDefault();
    if (trouble !== null) return;
    onGive(order);
    setTests({});
    setThen('pass');
  }

  const values = (fact: Exclude<OrderFact, { kind: 'number' }>) =>
    fact.kind === 'seat' ? people.map((_, seat) => seat) : fact.of;

  const chosen = (fact: Exclude<OrderFact, { kind: 'number' }>, is: Test['is']): number =>
    is === undefined ? -1 : values(fact).indexOf(is);

  return (
    <form className="order-form" aria-labelledby={`${id}-new`} onSubmit={give}>
      <h3 id={`${id}-new`}>{say('web-orders-new')}</h3>
      <div className="field">
        <label htmlFor={`${id}-when`}>{say('web-orders-when')}</label>
        <select
          id={`${id}-when`}
          value={moment.window}
          onChange={({ target }) => {
            setWindow(target.value);
            setTests({});
            setThen('pass');
          }}
        >
          {moments.map((it) => (
            <option key={it.window} value={it.window}>
              {speech.window(it.window)}
            </option>
          ))}
        </select>
      </div>
      {moment.facts.map(({ name, label, fact }) =>
        fact.kind === 'number' ? (
          <NumberTest
            key={name}
            label={label}
            fact={fact}
            test={tests[name] ?? {}}
            words={words}
            onChange={(test) => set(name, test)}
          />
        ) : values(fact).length === 0 ? null : (
          <div key={name} className="field">
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <select
              id={`${id}-${name}`}
              value={chosen(fact, tests[name]?.is)}
              onChange={({ target }) => {
                const is = values(fact)[Number(target.value)];
                set(name, is === undefined ? null : { is });
              }}
            >
              <option value={-1}>{say('web-orders-any')}</option>
              {values(fact).map((is, i) => (
                <option key={String(is)} value={i}>
                  {speech.orderTest(name, { is }, people)}
                </option>
              ))}
            </select>
          </div>
        ),
      )}
      <div className="field">
        <label htmlFor={`${id}-then`}>{say('web-orders-then')}</label>
        <select
          id={`${id}-then`}
          value={then}
          onChange={({ target: { value } }) =>
            setThen(value === 'pass' || value === 'ask' ? value : Number(value))
          }
        >
          <option value="pass">{say('web-orders-pass')}</option>
          <option value="ask">{say('web-orders-ask')}</option>
          {moment.plays.map((choice, i) => (
            <option key={String(choice)} value={i}>
              {say('web-orders-play', { play: speech.orderPlay(choice) })}
            </option>
          ))}
        </select>
      </div>
      <p className="says" aria-live="polite">
        <span className="soft">{say('web-orders-says')}:</span> {speech.order(order, people)}
      </p>
      {trouble !== null && <p className="trouble">{say(trouble)}</p>}
      <p className="actions">
        <button type="submit" className="button primary" disabled={trouble !== null}>
          {say('web-orders-add')}
        </button>
      </p>
    </form>
  );
}

function NumberTest({
  label,
  fact: { min, max },
  test: { atLeast, atMost },
  words: { say },
  onChange,
}: {
  readonly label: string;
  readonly fact: Extract<OrderFact, { kind: 'number' }>;
  readonly test: Test;
  readonly words: Words;
  readonly onChange: (test: Test | null) => void;
}) {
  const read = (text: string): number | undefined => {
    const value = Math.round(Number(text));
    return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
  };
  function change(from: number | undefined, to: number | undefined): void {
    const test = {
      ...(from !== undefined && { atLeast: from }),
      ...(to !== undefined && { atMost: to }),
    };
    onChange(Object.keys(test).length === 0 ? null : test);
  }
  const input = (name: string, value: number | undefined, give: (value?: number) => void) => (
    <label>
      <span>{name}</span>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={value ?? ''}
        onChange={({ target }) => give(read(target.value))}
      />
    </label>
  );
  return (
    <fieldset className="number-test">
      <legend>{label}</legend>
      {input(say('web-orders-from'), atLeast, (from) => change(from, atMost))}
      {input(say('web-orders-to'), atMost, (to) => change(atLeast, to))}
    </fieldset>
  );
}
