import { allMoments } from '../bsg/moments.ts';
import { useGameWords } from '../language/game-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { change, useSettings } from '../settings.ts';
import { OrderList } from '../table/order-list.tsx';

/**
 * What I say by default when I could interrupt: at every new game, until I change it there. Only Battlestar
 * Galactica asks that.
 */
export function StandingOrders() {
  const { words } = useLanguage();
  const { orders } = useSettings();
  const spoken = useGameWords('bsg');
  return (
    <section className="block" aria-labelledby="default-orders">
      <h2 id="default-orders">{words.say('web-default-orders')}</h2>
      <p className="explain">{words.say('web-default-orders-explain')}</p>
      {spoken !== null && (
        <OrderList
          orders={orders.bsg ?? []}
          moments={allMoments(spoken.words)}
          people={NOBODY}
          speech={spoken.speech}
          words={spoken.words}
          first={null}
          onChange={(bsg) => change({ orders: { ...orders, bsg } })}
        />
      )}
    </section>
  );
}

/** Who will sit where is not known before a game. */
const NOBODY: readonly never[] = [];
