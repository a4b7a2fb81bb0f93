import type { Speech } from '@starboard/words';
import { useEffect, useState } from 'react';
import { gameWords } from '../language/load.ts';
import { useLanguage } from '../language/provider.tsx';
import { change, useSettings } from '../settings.ts';

/** The moments at which Battlestar Galactica asks whether anybody interrupts. Roll has none. */
const MOMENTS = [
  'check-begins',
  'before-check',
  'cards-added',
  'after-total',
  'check-resolved',
  'before-roll',
  'after-roll',
  'viper-attacked',
  'location-check',
  'end-of-turn',
  'crisis-revealed',
  'option-chosen',
  'viper-placed',
] as const;

/** What I say by default when I could interrupt: at every new game, until I change it there. */
export function StandingOrders() {
  const { words, tag } = useLanguage();
  const { orders } = useSettings();
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(() => {
    let wanted = true;
    void gameWords(tag, 'bsg').then((found) => wanted && setSpeech(found.speech));
    return () => {
      wanted = false;
    };
  }, [tag]);
  const passing = new Set(orders.bsg.map(({ window }) => window));
  function set(moment: string, pass: boolean): void {
    const others = orders.bsg.filter(({ window }) => window !== moment);
    change({
      orders: {
        ...orders,
        bsg: pass ? [...others, { window: moment, then: 'pass' }] : others,
      },
    });
  }
  return (
    <fieldset className="block">
      <legend>{words.say('web-default-orders')}</legend>
      <p className="explain">{words.say('web-default-orders-explain')}</p>
      <div className="choices">
        {speech !== null &&
          MOMENTS.map((moment) => (
            <label key={moment} className="choice">
              <input
                type="checkbox"
                checked={passing.has(moment)}
                onChange={({ target }) => set(moment, target.checked)}
              />
              <span>{speech.order({ window: moment, then: 'pass' })}</span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}
