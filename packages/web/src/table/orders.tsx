import { useEffect, useState } from 'react';
import { useGameWords } from '../language/game-words.ts';
import { sayTableRefusal } from '../language/refusal.ts';
import { openAsk } from './ask-panel.tsx';
import { Drawer } from './drawer.tsx';
import type { LoadMoments, OrderMoment } from './order-form.tsx';
import { OrderList } from './order-list.tsx';
import type { TableProps } from './page.tsx';

/** What the table answers for me, moment by moment, so that nobody waits for my "no". */
export function StandingOrders({
  table: { game, state, client, called, ...table },
  load,
  onClose,
}: {
  readonly table: TableProps;
  readonly load: LoadMoments;
  readonly onClose: () => void;
}) {
  // Orders may be about what is not played with here.
  const { speech, words } = useGameWords(game) ?? table;
  const [moments, setMoments] = useState<readonly OrderMoment[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void load().then((all) => {
      if (wanted) setMoments(all);
    });
    return () => {
      wanted = false;
    };
  }, [load]);
  return (
    <Drawer
      title={words.say('web-orders')}
      closeName={words.say('web-table-close')}
      onClose={onClose}
    >
      <p className="drawer-lead">{words.say('web-orders-lead')}</p>
      {state.refusal !== null && (
        <p className="refusal" role="alert">
          {sayTableRefusal(words, speech, state.refusal)}
        </p>
      )}
      {moments !== null && (
        <OrderList
          orders={state.view?.orders ?? []}
          moments={moments}
          people={called.now}
          speech={speech}
          words={words}
          first={openAsk(state)?.window ?? null}
          onChange={(orders) => client.order(orders)}
        />
      )}
    </Drawer>
  );
}
