import type { AskView, Choice, Json } from '@starboard/kernel';
import type { Words } from '@starboard/words';
import { useEffect, useState } from 'react';
import type { TableProps } from '../table/page.tsx';

type SayPlan = typeof import('./say-plan.ts')['sayPlan'];

/** How plans are told; null for a game that has none, and until it is there. */
export function useSayPlan(game: TableProps['game']): SayPlan | null {
  const [say, setSay] = useState<{ readonly plan: SayPlan } | null>(null);
  useEffect(() => {
    if (game !== 'roll') return;
    void import('./say-plan.ts').then(({ sayPlan }) => setSay({ plan: sayPlan }));
  }, [game]);
  return say?.plan ?? null;
}

/** What an answer comes to, in words. `facts` are those of the moment it was asked at. */
export function sayAnswer(
  table: TableProps,
  coach: Words,
  sayPlan: SayPlan | null,
  ask: AskView['ask'],
  answer: Json,
  facts: object,
): string {
  const { speech, called } = table;
  switch (ask.kind) {
    case 'one':
      return speech.choice(ask, answer as Choice, called.now, facts);
    case 'some':
    case 'order': {
      const chosen = (Array.isArray(answer) ? answer : []).map((it) =>
        speech.choice(ask, it as Choice, called.now, facts),
      );
      return chosen.length === 0 ? coach.say('coach-nothing') : chosen.join(', ');
    }
    case 'amount':
      return String(answer);
    case 'plan':
      return sayPlan?.(table, coach, ask.plan, ask.data, answer) ?? '';
  }
}
