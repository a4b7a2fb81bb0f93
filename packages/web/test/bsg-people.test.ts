import { type BsgView, bsg, type CheckView, type PlayerView } from '@starboard/bsg';
import { answer, sampleAnswer, seatAt, seedFrom, start, viewOf, whims } from '@starboard/kernel';
import { bsgSpeech, loadWords } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Players } from '../src/bsg/people.tsx';
import { goingOn, Scene } from '../src/bsg/scene.tsx';
import { Secrets } from '../src/bsg/secrets.tsx';
import { shortName } from '../src/bsg/short-name.ts';
import { change } from '../src/settings.ts';
import { type LogEntry, type TableState, tableStore } from '../src/table/client.ts';
import type { TableProps } from '../src/table/page.tsx';

// Whoever wants it has all cards open.
change({ openSecrets: true });

/** Seven people who play with a leader, as the leader sees them. */
function led(): { readonly facts: BsgView; readonly state: Partial<TableState>; leader: number } {
  const modules = ['pegasus', 'cylon-leaders'];
  const seed = seedFrom('seven with a leader');
  const { state } = start(bsg, { seats: 7, seed, options: { modules } });
  const chance = whims(seed);
  while (state.facts.turn < 2) {
    const open = state.asks.find(({ answered }) => !answered);
    if (open === undefined) throw new Error('nobody is asked');
    answer(bsg, state, open.seat, open.id, sampleAnswer(bsg, state, open, chance));
  }
  const leader = state.facts.players.findIndex(({ standing }) => standing === 'leader');
  const view = viewOf(bsg, state, seatAt(leader));
  const people = state.facts.players.map((_, i) => ({ name: `Person ${i}` }));
  return { facts: view.facts, state: { view, people }, leader };
}

const table = led();
const { leader } = table;
const changed = (seat: number, some: Partial<PlayerView>): BsgView => ({
  ...table.facts,
  players: table.facts.players.map((it) => (it.seat === seat ? { ...it, ...some } : it)),
});

describe.each(await languageTags())('in %s', async (tag) => {
  const words = await loadWords(readText, tag, [
    'bsg',
    'bsg-brief',
    'bsg-brief-pegasus',
    'table',
    'web',
  ]);
  const speech = bsgSpeech(words);
  const props = (log: readonly LogEntry[] = []): TableProps => {
    const store = tableStore({ ...table.state, log });
    const nothing = (): void => undefined;
    const client = { ...store, answer: nothing, takeBack: nothing, order: nothing };
    return {
      game: 'bsg',
      state: store.state(),
      client: {
        ...client,
        talk: nothing,
        quick: nothing,
        back: nothing,
        rematch: null,
        lift: nothing,
        close: nothing,
      },
      speech,
      words,
      called: { now: store.state().people, at: () => store.state().people },
      onLeave: nothing,
      again: null,
    };
  };
  const lit = new Set<never>();
  const untouched = { lit, chosen: null, onTouch: () => undefined };
  const people = (facts: BsgView): string =>
    renderToStaticMarkup(createElement(Players, { facts, table: props(), ...untouched }));
  const scene = (facts: BsgView, log?: readonly LogEntry[]): string => {
    const shown = { facts, table: props(log), strikes: [] };
    const going = goingOn({ ...shown, ask: null });
    return renderToStaticMarkup(createElement(Scene, { ...shown, going, boardAsked: false }));
  };
  /** The row of one player. */
  const row = (html: string, seat: number): string => {
    const [, ...rows] = html.split('<li class="player-row">');
    return rows[seat] ?? '';
  };

  it('a leader is told from the others, openly or among humans (PEG-18.5, 21.3)', () => {
    const html = people(table.facts);
    expect(row(html, leader)).toContain(`</svg>${words.say('web-bsg-leader')}`);
    expect(row(html, leader)).toMatch(/class="player [^"]*cylon/);
    expect(row(html, (leader + 1) % 7)).not.toContain(words.say('web-bsg-leader'));
    const among = people(changed(leader, { standing: 'infiltrator', revealed: 'no' }));
    expect(row(among, leader)).toContain(words.say('web-bsg-infiltrating'));
    expect(row(among, leader)).not.toMatch(/class="player [^"]*cylon/);
  });

  it('which deck an Agenda is of is told to all, the card to its owner (PEG-H3)', () => {
    // Hostile with seven (PEG-19.3).
    const deck = words.say('bsg-kind-agenda-hostile');
    expect(row(people(table.facts), leader)).toContain(deck);
    const { agenda } = table.facts.players[leader] ?? { agenda: null };
    if (agenda === null) throw new Error('the leader has no Agenda');
    const me = table.facts.players[leader];
    if (me === undefined) throw new Error('nobody leads');
    const own = renderToStaticMarkup(
      createElement(Secrets, {
        me,
        facts: table.facts,
        table: props(),
        ask: null,
        onSecret: () => undefined,
        ...untouched,
      }),
    );
    expect(own).toContain(`agenda:${agenda}`);
    const [, text = ''] = speech.definition(`agenda:${agenda}`).lines;
    expect(text.length).toBeGreaterThan(10);
    expect(own).toContain(words.say('web-bsg-own-aim'));
    expect(people(table.facts)).not.toContain(`agenda:${agenda}`);
  });

  it('who was executed is named', () => {
    expect(people(table.facts)).not.toContain(words.say('web-bsg-executed'));
    const html = people({ ...table.facts, dead: ['saul-tigh'] });
    expect(html).toContain(words.say('web-bsg-executed'));
    expect(html).toContain(shortName(speech.name('character:saul-tigh')));
  });

  const check: CheckView = {
    source: 'location',
    of: 'airlock',
    difficulty: 12,
    partial: null,
    skills: ['politics'],
    onesPositive: false,
    ignored: null,
    added: [{ seat: seatAt(1), count: 1 }],
    cards: 3,
    faceUp: false,
    reckless: false,
    pile: null,
    mine: null,
    total: null,
    result: null,
  };

  it('a Reckless check is marked as one (PEG-15.3)', () => {
    const mark = words.say('web-bsg-reckless');
    expect(scene({ ...table.facts, check })).not.toContain(`</svg> ${mark}<`);
    expect(scene({ ...table.facts, check: { ...check, reckless: true } })).toContain(
      `</svg> ${mark}<`,
    );
  });

  it('Destiny stays hidden while the cards of players lie open (PEG-16.5)', () => {
    const open = { ...check, faceUp: true, pile: [0] };
    const html = scene({ ...table.facts, check: open });
    expect(html).toContain(words.say('web-bsg-destiny-hidden'));
    expect(html.split('back-destiny').length - 1).toBe(2);
    const all = scene({ ...table.facts, check: { ...open, cards: 1 } });
    expect(all).not.toContain(words.say('web-bsg-destiny-hidden'));
  });

  it('the texts of revealed cards that take effect are named, each once (PEG-15.7)', () => {
    const said = (type: string, data: object): LogEntry => ({ seq: 1, event: { type, data } });
    const log = [
      said('check-text', { card: 1 }),
      said('check-began', { of: 'airlock', deck: 'location', difficulty: 12, skills: [] }),
      said('check-text', { card: 0 }),
      said('check-text', { card: 0 }),
    ];
    const html = scene({ ...table.facts, check }, log);
    expect(html).toContain(words.say('web-bsg-texts'));
    const [, texts = ''] = html.split('class="texts"');
    expect(texts.split('<button').length - 1).toBe(1);
    expect(scene({ ...table.facts, check })).not.toContain('class="texts"');
  });
});
