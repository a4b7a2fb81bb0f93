import type { BsgView, NebulaView } from '@starboard/bsg/reading';
import type { AskView } from '@starboard/kernel';
import { about } from '../table/details.tsx';
import type { TableProps } from '../table/page.tsx';
import { Halves } from './halves.tsx';
import { crossroadsOf, type Judged, type Shown } from './recent.ts';
import type { GoingOn } from './scene.tsx';
import { Token } from './token.tsx';
import { TraumaToken } from './trauma.tsx';

interface MomentProps {
  readonly facts: BsgView;
  readonly table: TableProps;
}

/** What lies there beside crises and checks: cards that were shown or are asked about, the Crossroads, the Trial. */
export default function RareMoments({
  going: { asked, shown, crossroads, judged },
  facts,
  table,
}: MomentProps & {
  readonly going: Pick<GoingOn, 'asked' | 'shown' | 'crossroads' | 'judged'>;
}) {
  return (
    <>
      {asked !== null && <AskedCard ask={asked} table={table} />}
      {shown !== null && asked === null && <ShownCard shown={shown} table={table} />}
      {crossroads !== null && <Crossroads nebula={crossroads} facts={facts} table={table} />}
      {judged !== null && <Trial judged={judged} facts={facts} table={table} />}
    </>
  );
}

/** A card that was shown to everybody: an ally who is met, one of the Final Five, a Personal Goal. */
function ShownCard({
  shown,
  table: { speech, words, called },
}: Pick<MomentProps, 'table'> & { readonly shown: Shown }) {
  const id = shown.is === 'ally' ? `ally:${shown.what.ally}` : `loyalty:${shown.what.card}`;
  const definition = speech.definition(id);
  const who = called.now[shown.what.seat]?.name ?? '';
  return (
    <article className="shown-card">
      <h2 {...about([id])}>{definition.name}</h2>
      <p className="soft">{words.say(`web-bsg-shown-${shown.is}`, { who })}</p>
      {shown.is === 'ally' ? (
        <>
          <p className="met-token">
            <TraumaToken token={shown.what.token} words={words} silent />{' '}
            {words.say(`bsg-trauma-${shown.what.token}`)}
            {shown.what.token === 'disaster' && ` · ${words.say('web-bsg-ally-disaster')}`}
          </p>
          <Halves definition={definition} side={shown.what.token} words={words} />
        </>
      ) : (
        definition.lines.slice(1).map((line) => <p key={line}>{line}</p>)
      )}
    </article>
  );
}

/** A card with two halves about which I am asked: which token goes on it, which half counts. */
function AskedCard({
  ask,
  table: { speech, words },
}: Pick<MomentProps, 'table'> & { readonly ask: AskView }) {
  const id = halvesAskedAbout(ask);
  if (id === null) return null;
  const definition = speech.definition(id);
  return (
    <article className="shown-card">
      <h2 {...about([id])}>{definition.name}</h2>
      {definition.lines.slice(1, -2).map((line) => (
        <p key={line} className="soft">
          {line}
        </p>
      ))}
      <Halves definition={definition} side={null} words={words} />
    </article>
  );
}

/** The ally or the Crossroads card an ask about trauma tokens speaks of. */
function halvesAskedAbout({ ask: { things, args = {} } }: AskView): string | null {
  if (things !== 'trauma') return null;
  const { ally, card, deck } = args;
  if (typeof ally === 'string') return `ally:${ally}`;
  return deck === 'crossroads' && typeof card === 'string' ? `crossroads:${card}` : null;
}

/** The Crossroads: everybody's card, face down until it is turned up, and what it then brings. */
function Crossroads({ nebula, facts, table }: MomentProps & { readonly nebula: NebulaView }) {
  const { speech, words, state, called } = table;
  const last = nebula.resolved[nebula.resolved.length - 1];
  const open = last === undefined ? null : crossroadsOf(state.log, last);
  return (
    <article className="crossroads">
      <h2>{words.say('web-bsg-crossroads')}</h2>
      <ul>
        {facts.players.flatMap(({ seat, character, standing }) => {
          if (standing === 'eliminated') return [];
          const [card = null] = nebula.dealt[seat] ?? [];
          const shown = crossroadsOf(state.log, seat);
          const [laid = null] = nebula.laid[seat] ?? [];
          const asked = state.view?.waiting.some((it) => it === seat) === true;
          const up = nebula.resolved.includes(seat);
          return [
            <li key={seat} className={up ? 'up' : ''}>
              <Token seat={seat} character={character} speech={speech} />
              <span className="giver">{called.now[seat]?.name}</span>
              {up && card !== null ? (
                <span className="turned-up" {...about([`crossroads:${card}`])}>
                  {speech.name(`crossroads:${card}`)}
                </span>
              ) : (
                <span className="back" aria-hidden="true" />
              )}
              {shown !== null ? (
                <TraumaToken token={shown.side} words={words} />
              ) : (nebula.laid[seat]?.length ?? 0) > 0 ? (
                <TraumaToken token={up ? laid : null} words={words} />
              ) : (
                asked && <span className="soft">…</span>
              )}
            </li>,
          ];
        })}
      </ul>
      {open !== null && (
        <div key={open.seat} className="turned-card">
          <h3 {...about([`crossroads:${open.card}`])}>{speech.name(`crossroads:${open.card}`)}</h3>
          <Halves
            definition={speech.definition(`crossroads:${open.card}`)}
            side={open.side}
            words={words}
          />
        </div>
      )}
    </article>
  );
}

/** The Trial: everybody's tokens turned up, what is held against whom, and who is out. */
function Trial({ judged, facts, table }: MomentProps & { readonly judged: Judged }) {
  const { speech, words, called } = table;
  const { tokens, counts, out } = judged;
  let nth = 0;
  return (
    <article className="trial">
      <h2>{words.say('web-bsg-trial')}</h2>
      <ul>
        {facts.players.map(({ seat, character }) => {
          const left = counts[seat] ?? 0;
          return (
            <li key={seat} className={out.includes(seat) ? 'condemned' : ''}>
              <Token seat={seat} character={character} speech={speech} />
              <span className="giver">{called.now[seat]?.name}</span>
              <span className="shown-tokens">
                {(tokens[seat] ?? []).map((token, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike
                  <TraumaToken key={i} token={token} words={words} index={nth++} />
                ))}
              </span>
              <b className={left > 0 ? 'against' : 'soft'}>
                {left}
                <span className="visually-hidden">
                  {' '}
                  {words.say('web-bsg-trial-against', { count: left })}
                </span>
              </b>
              {out.includes(seat) && (
                <span className="badge hurt">{words.say('web-bsg-eliminated')}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="soft">{words.say('web-bsg-trial-lead')}</p>
      {out.length === 0 && counts.length > 0 && counts.every((it) => it === 0) && (
        <p>{words.say('web-bsg-trial-nobody')}</p>
      )}
    </article>
  );
}
