import type { Order } from '@starboard/kernel';
import { Drawer } from './drawer.tsx';
import type { TableProps } from './page.tsx';

/** What the table answers for me, window by window, so that nobody waits for my "no". */
export function StandingOrders({
  table: { state, client, speech, words },
  windows,
  onClose,
}: {
  readonly table: TableProps;
  readonly windows: readonly string[];
  readonly onClose: () => void;
}) {
  const orders = state.view?.orders ?? [];
  const plain = (window: string): Order | undefined =>
    orders.find((it) => it.window === window && it.when === undefined);
  const set = (window: string, then: 'pass' | 'ask'): void => {
    const others = orders.filter((it) => it !== plain(window));
    client.order(then === 'ask' ? others : [...others, { window, then }]);
  };
  const finer = orders.filter((it) => it.when !== undefined || !windows.includes(it.window));
  return (
    <Drawer
      title={words.say('web-orders')}
      closeName={words.say('web-table-close')}
      onClose={onClose}
    >
      <p className="drawer-lead">{words.say('web-orders-lead')}</p>
      <ul className="orders">
        {windows.map((window) => {
          const passes = plain(window)?.then === 'pass';
          return (
            <li key={window}>
              <label>
                <span>{speech.window(window)}</span>
                <select
                  className="button quiet"
                  value={passes ? 'pass' : 'ask'}
                  onChange={({ target }) => set(window, target.value === 'pass' ? 'pass' : 'ask')}
                >
                  <option value="ask">{words.say('web-orders-ask')}</option>
                  <option value="pass">{words.say('web-orders-pass')}</option>
                </select>
              </label>
            </li>
          );
        })}
      </ul>
      {finer.length > 0 && (
        <ul className="orders finer">
          {finer.map((it) => (
            <li key={JSON.stringify(it)}>
              <span>{speech.order(it, state.people)}</span>
              <button
                type="button"
                className="button quiet"
                onClick={() => client.order(orders.filter((other) => other !== it))}
              >
                {words.say('web-orders-forget')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
