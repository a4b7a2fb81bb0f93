import type { AskView } from '@starboard/kernel';
import { useState } from 'react';

/** Begins anew when another ask is there, or none: while drawing, so that the page changes once and not twice. */
export function useNewAsk(ask: AskView | null, begin: (ask: AskView | null) => void): void {
  const [asked, setAsked] = useState<number | null | undefined>(undefined);
  const id = ask?.id ?? null;
  if (asked === id) return;
  setAsked(id);
  begin(ask);
}
