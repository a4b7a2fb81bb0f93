import { useCallback, useEffect, useState } from 'react';
import { useTurnSignal } from '../app/turn-signal.ts';
import { practiceExtras } from '../coach/beside.tsx';
import type { MainGame } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { type PracticeTable, practiceClient } from '../practice/client.ts';
import { kept } from '../practice/keep.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { TablePage } from '../table/page.tsx';
import { STEPS as BSG_STEPS } from './bsg-steps.ts';
import { lessonSetup } from './deals.ts';
import { LessonNote } from './lesson-note.tsx';
import { freshProgress, keepProgress, lessonProgress, type Progress } from './progress.ts';
import { STEPS as ROLL_STEPS } from './roll-steps.ts';

const STEPS = { roll: ROLL_STEPS, bsg: BSG_STEPS };

/** A first round, hand in hand: the real rules with a deal that is always the same. Goes on where it was left. */
export default function Learn({ game }: { readonly game: MainGame }) {
  const { words } = useLanguage();
  const { name } = useSettings();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [client, setClient] = useState<PracticeTable | null>(null);
  const me = name === '' ? words.say('web-captain') : name;
  useEffect(() => {
    let opened: PracticeTable | null = null;
    let wanted = true;
    void leftOff(game).then((found) => {
      if (!wanted) return;
      opened = practiceClient(found.id, lessonSetup(game));
      setProgress(found);
      setClient(opened);
    });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [game]);
  useEffect(() => client?.callMe(me), [client, me]);
  useEffect(() => {
    if (progress !== null) keepProgress(game, progress);
  }, [game, progress]);
  return client === null || progress === null ? null : (
    <Lesson game={game} client={client} progress={progress} onProgress={setProgress} />
  );
}

/** The lesson somebody is in the middle of, or a new one. */
async function leftOff(game: MainGame): Promise<Progress> {
  const progress = lessonProgress(game);
  if (progress === null || progress.over) return freshProgress();
  const found = await kept(progress.id).catch(() => undefined);
  return found === undefined ? freshProgress() : progress;
}

function Lesson({
  game,
  client,
  progress,
  onProgress,
}: {
  readonly game: MainGame;
  readonly client: PracticeTable;
  readonly progress: Progress;
  readonly onProgress: (progress: Progress) => void;
}) {
  useTurnSignal(client);
  const hold = useCallback((on: boolean) => client.hold(on), [client]);
  return (
    <TablePage
      client={client}
      onLeave={() => go('/')}
      again={`/replay/${progress.id}`}
      extras={(table) =>
        progress.over
          ? practiceExtras(table)
          : {
              beside: (
                <LessonNote
                  steps={STEPS[game]}
                  table={table}
                  read={progress.read}
                  onHold={hold}
                  onRead={(id) => onProgress({ ...progress, read: [...progress.read, id] })}
                  onEnd={(then) => {
                    const over = { ...progress, over: true };
                    keepProgress(game, over);
                    client.hold(false);
                    if (then === 'go-on') onProgress(over);
                    else go(`/practice/${game}`);
                  }}
                />
              ),
            }
      }
    />
  );
}
