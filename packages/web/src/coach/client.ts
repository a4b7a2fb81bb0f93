import type { FromCoach, ToCoach } from './messages.ts';

/** Somebody to ask; the worker comes when it is needed and goes when nobody asks any more. */
export interface Coach {
  ask(message: ToCoach, tell: (answer: FromCoach) => void): void;
  close(): void;
}

export function openCoach(): Coach {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let telling: ((answer: FromCoach) => void) | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<FromCoach>) => telling?.(data));
  // It could not be loaded, or it broke: the table is none the worse for it.
  worker.addEventListener('error', () => telling?.({ say: 'advice', advice: null }));
  return {
    ask(message, tell) {
      telling = tell;
      worker.postMessage(message);
    },
    close: () => worker.terminate(),
  };
}
