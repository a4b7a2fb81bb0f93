import { useMemo, useRef, useState } from 'react';
import { titleOf } from '../game-name.ts';
import { AskBar, AskPanel, openAsk } from '../table/ask-panel.tsx';
import { WithDetails } from '../table/details.tsx';
import { EndHeader } from '../table/end-header.tsx';
import { LogAndTalk } from '../table/log-and-talk.tsx';
import { useNewAsk } from '../table/new-ask.ts';
import type { TableProps } from '../table/page.tsx';
import { Tabs } from '../table/tabs.tsx';
import { TopBar } from '../table/top-bar.tsx';
import { logTab, useUnread } from '../table/unread.tsx';
import { momentsOf } from './moments.ts';
import { People } from './people.tsx';
import { Raise } from './raise.tsx';
import './plain.css';

const NO_CHIPS: readonly never[] = [];
const NO_HEADINGS: ReadonlySet<string> = new Set();
const noCards = (): readonly string[] => [];
const noRule = (): null => null;

/** A table for a game that none is drawn for: what lies there is told in words. */
export default function PlainTable(table: TableProps) {
  const { game, state, speech, words } = table;
  const ask = openAsk(state);
  const [tab, setTab] = useState('scene');
  const unread = useUnread(state, tab);
  const root = useRef<HTMLDivElement>(null);
  useNewAsk(ask, (asked) => {
    if (asked !== null) setTab('scene');
  });
  const moments = useMemo(() => {
    const all = momentsOf(game, words);
    return all.length === 0 ? null : async () => all;
  }, [game, words]);
  const over = state.view?.outcome != null;
  const lines = speech.scene?.(state.view?.facts ?? {}, state.people) ?? [];
  return (
    <WithDetails speech={speech} words={words} root={root} className="table plain" data-tab={tab}>
      <TopBar table={table} title={titleOf(words, game)} chips={NO_CHIPS} moments={moments} />
      <main>
        <People table={table} />
        <div className="stage">
          {over && (
            <section className="end">
              <EndHeader table={table} />
            </section>
          )}
          <section className="scene-told" aria-label={words.say('web-plain-scene')}>
            <h2>{words.say('web-plain-scene')}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
        {!over && (
          <div className="bottom">
            {ask === null ? (
              <AskBar table={table} prompt={null} />
            ) : ask.ask.kind === 'plan' ? (
              <Raise key={ask.id} table={table} id={ask.id} ask={ask.ask} />
            ) : (
              <AskPanel table={table} ask={ask} />
            )}
          </div>
        )}
        <div className="right">
          <LogAndTalk table={table} aboutEvent={noCards} ruleOf={noRule} headings={NO_HEADINGS} />
        </div>
        <Tabs
          words={words}
          now={tab}
          onGo={setTab}
          tabs={[
            { id: 'scene', name: words.say('web-plain-scene') },
            { id: 'players', name: words.say('web-players') },
            logTab(unread, words),
          ]}
        />
      </main>
    </WithDetails>
  );
}
