import { whims } from '@starboard/kernel';
import { playedGame } from '../practice/played.ts';
import { judgeOf } from './judges.ts';
import type { FromCoach, ToCoach } from './messages.ts';
import { review } from './review.ts';

// A strong bot thinks here, with what one seat knows, so that the page never stops.

const tell = (message: FromCoach): void => postMessage(message);

async function advise(message: ToCoach & { say: 'advise' }): Promise<void> {
  const { game, view, ask, events } = message;
  const { botOf } = await playedGame(game, 'strong');
  const bot = botOf?.('strong');
  if (bot === undefined) return tell({ say: 'advice', advice: null });
  const memory = bot.notice(bot.sitDown(view), events, view);
  const asked = game === 'bsg' ? (await import('./beginners.ts')).forBeginners(ask) : ask;
  const { answer, why } = bot.decide(view, asked, memory, whims(`${view.seq} ${ask.id}`));
  tell({ say: 'advice', advice: { ask: ask.id, answer, why } });
}

async function lookBack({ recording, seat }: ToCoach & { say: 'review' }): Promise<void> {
  const { game, botOf } = await playedGame(recording.game, 'strong');
  const judge = await judgeOf(recording.game);
  if (botOf === null || judge === null) return tell({ say: 'reviewed', turnings: [] });
  const steps = review(
    { game, adviser: botOf('strong'), player: botOf('normal'), judge },
    recording,
    seat,
  );
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return tell({ say: 'reviewed', turnings: value });
    tell({ say: 'looking', ...value });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToCoach>) => {
  // The page hears of what is reported as of anything that breaks here.
  (data.say === 'advise' ? advise(data) : lookBack(data)).catch(reportError);
});
