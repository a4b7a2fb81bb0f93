import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../app/button.tsx';
import { Newer } from '../app/newer.tsx';
import { Sign } from '../art/sign.tsx';
import { isMain } from '../game-name.ts';
import { LanguagePicker } from '../language/picker.tsx';
import { Clock } from './clock.tsx';
import { Glyph } from './glyph.tsx';
import type { LoadMoments } from './order-form.tsx';
import type { TableProps } from './page.tsx';

// Drawers come when somebody opens one.
const Reference = lazy(async () => ({ default: (await import('./reference.tsx')).Reference }));
const StandingOrders = lazy(async () => ({
  default: (await import('./orders.tsx')).StandingOrders,
}));

const AboutTable = lazy(async () => ({
  default: (await import('../online/about-table.tsx')).AboutTable,
}));

const SettingsAtHand = lazy(async () => ({
  default: (await import('./at-hand.tsx')).SettingsAtHand,
}));

export interface Chip {
  readonly text: string;
  /** What is going on right now: the one bright chip. */
  readonly now?: boolean;
}

type Open = 'reference' | 'orders' | 'table' | 'settings' | null;

/** The slim bar at the top: which table, what is going on, the clock, and what is one key away. */
export function TopBar({
  table,
  title,
  chips,
  moments,
  middle,
  children,
}: {
  readonly table: TableProps;
  readonly title: string;
  readonly chips: readonly Chip[];
  /** The moments standing orders can speak of, when somebody wants to give some; null where a game has none. */
  readonly moments: LoadMoments | null;
  /** What a game shows beside its name. */
  readonly middle?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { game, words, onLeave, state } = table;
  const [open, setOpen] = useState<Open>(null);
  const main = isMain(game) ? game : null;
  useEffect(() => {
    if (main === null) return;
    const listen = (event: KeyboardEvent): void => {
      const at = event.target;
      if (at instanceof HTMLElement && at.matches('input, textarea, select')) return;
      if (event.key !== '?') return;
      // Or else it would be typed into the search that opens.
      event.preventDefault();
      setOpen('reference');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [main]);
  const seated = state.view !== null && state.view.viewer !== 'spectator';
  return (
    <>
      <header className="top-bar">
        <span className="which">
          <b className="brand">Starboard</b>
          <h1 className="title">{state.online?.title || title}</h1>
        </span>
        {middle}
        <span className="chips">
          {chips.map(({ text, now }) => (
            <span key={text} className={now === true ? 'chip now' : 'chip'}>
              {text}
            </span>
          ))}
          {!seated && <span className="chip">{words.say('web-watching')}</span>}
        </span>
        {state.connection === 'broken' && (
          <span className="chip broken" role="status">
            {words.say('web-connection-broken')}
          </span>
        )}
        <Newer />
        <span className="spacer" />
        {children}
        <Clock {...table} />
        {seated && moments !== null && state.past !== true && (
          <Button
            className="button quiet icon-button"
            aria-label={words.say('web-orders')}
            onPress={() => setOpen('orders')}
          >
            <Sign name="orders" />
          </Button>
        )}
        {state.online !== null && (seated || state.online.invite !== '') && (
          <Button
            className="button quiet icon-button"
            aria-label={words.say('web-about-table')}
            onPress={() => setOpen('table')}
          >
            <Glyph name="dots" />
          </Button>
        )}
        {main !== null && (
          <Button
            className="button quiet icon-button"
            aria-keyshortcuts="?"
            onPress={() => setOpen('reference')}
            aria-label={words.say('web-reference')}
          >
            <Sign name="book" />
          </Button>
        )}
        <Button
          className="button quiet icon-button"
          onPress={() => setOpen('settings')}
          aria-label={words.say('web-settings')}
        >
          <Glyph name="sliders" />
        </Button>
        <LanguagePicker />
        <Button
          className="button quiet icon-button"
          onPress={onLeave}
          aria-label={words.say('web-leave')}
        >
          <Glyph name="leave" />
        </Button>
      </header>
      {/* Beside the bar and not in it, or their buttons would be as small. */}
      <Suspense>
        {main !== null && open === 'reference' && (
          <Reference game={main} table={table} onClose={() => setOpen(null)} />
        )}
        {open === 'settings' && <SettingsAtHand table={table} onClose={() => setOpen(null)} />}
        {open === 'table' && <AboutTable table={table} onClose={() => setOpen(null)} />}
        {open === 'orders' && moments !== null && (
          <StandingOrders table={table} load={moments} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}
