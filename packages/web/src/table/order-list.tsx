import type { Order } from '@starboard/kernel';
import { Glyph } from './glyph.tsx';
import { OrderForm, type OrdersProps } from './order-form.tsx';
import './orders.css';

/** Passes at a window, whatever is the case. */
const isPlain = ({ when, then }: Order): boolean => when === undefined && then === 'pass';

/** Standing orders: for each moment whether to be asked, and finer ones as sentences that can be added to. */
export function OrderList({
  onChange,
  ...props
}: OrdersProps & { readonly onChange: (orders: readonly Order[]) => void }) {
  const { orders, moments, people, speech, words } = props;
  const atMoment = (it: Order): boolean => moments.some(({ window }) => window === it.window);
  const plain = orders.filter((it) => isPlain(it) && atMoment(it));
  const finer = orders.filter((it) => !plain.includes(it));
  // What is always the case comes last, or nothing after it would ever be looked at.
  const give = (finest: readonly Order[], passes: readonly Order[]): void =>
    onChange([...finest, ...passes]);
  const without = (list: readonly Order[], it: Order): readonly Order[] =>
    list.filter((other) => other !== it);

  function earlier(index: number): void {
    const moved = finer[index];
    if (moved === undefined) return;
    const others = without(finer, moved);
    give([...others.slice(0, index - 1), moved, ...others.slice(index - 1)], plain);
  }

  return (
    <div className="orders">
      <ul>
        {moments.map(({ window }) => {
          const passes = plain.find((it) => it.window === window);
          return (
            <li key={window}>
              <label className="at">
                <span>{speech.window(window)}</span>
                <select
                  className="button quiet"
                  value={passes === undefined ? 'ask' : 'pass'}
                  onChange={({ target }) =>
                    give(
                      finer,
                      target.value === 'pass'
                        ? [...plain, { window, then: 'pass' }]
                        : plain.filter((it) => it !== passes),
                    )
                  }
                >
                  <option value="ask">{words.say('web-orders-ask')}</option>
                  <option value="pass">{words.say('web-orders-pass')}</option>
                </select>
              </label>
            </li>
          );
        })}
      </ul>
      <h3>{words.say('web-orders-finer')}</h3>
      <p className="soft">{words.say('web-orders-finer-lead')}</p>
      <ol className="finer">
        {finer.map((it, i) => {
          const order = speech.order(it, people);
          return (
            <li key={JSON.stringify(it)}>
              <span>{order}</span>
              {i > 0 && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={words.say('web-orders-earlier', { order })}
                  onClick={() => earlier(i)}
                >
                  <Glyph name="up" />
                </button>
              )}
              <button
                type="button"
                className="button quiet"
                aria-label={words.say('web-orders-forget-this', { order })}
                onClick={() => give(without(finer, it), plain)}
              >
                {words.say('web-orders-forget')}
              </button>
            </li>
          );
        })}
      </ol>
      <OrderForm {...props} onGive={(order) => give([order, ...finer], plain)} />
    </div>
  );
}
