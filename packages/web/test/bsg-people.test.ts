import { type BsgView, bsg, type CheckView, type PlayerView } from '@starboard/bsg';
import { answer, sampleAnswer, seatAt, seedFrom, start, viewOf, whims } from '@starboard/kernel';
import { bsgSpeech, loadWords } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Players } from '../src/bsg/people.tsx';
import { placeCheckIn, sayPlaceCheck } from '../src/bsg/place-check.ts';
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

  const said = (type: string, data: object): LogEntry => ({ seq: 1, event: { type, data } });
  const drawn = (card: string): BsgView => ({
    ...table.facts,
    onTable: [{ deck: 'crisis', card }] as BsgView['onTable'],
  });
  const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

  it('of the parts of a card, which was chosen is marked, and nothing more is foreseen for the other', () => {
    const card = 'admiral-grilled';
    const began = said('crisis-drawn', { seat: 0, card, deck: 'crisis' });
    const open = scene(drawn(card), [began]);
    expect(open).not.toContain('taken');
    const chosen = scene(drawn(card), [
      began,
      said('part-chosen', { seat: 0, card, deck: 'crisis', part: 1 }),
    ]);
    expect(chosen.match(/<li class="[^"]*taken/g)).toHaveLength(1);
    expect(chosen.match(/<li class="[^"]*left/g)?.length).toBeGreaterThan(0);
    expect(text(chosen)).toContain(`${words.say('web-bsg-chosen-part')} 2.`);
  });

  it('a check that is over stays told as long as its card lies there, and who decided it', () => {
    const card = 'network-computers';
    const log = [
      said('crisis-drawn', { seat: 0, card, deck: 'crisis' }),
      said('check-began', { of: card, deck: 'crisis', difficulty: 11, skills: [], partial: null }),
      said('ability-used', { seat: 1, ability: 'mysterious-intuition' }),
      said('check-settled', { of: card, deck: 'crisis', result: 'pass' }),
    ];
    const html = scene(drawn(card), log);
    const decided = words.say('web-bsg-decided-pass');
    expect(text(html)).toContain(
      `Person 1, ${words.say('bsg-ability-mysterious-intuition')}: ${decided}`,
    );
    expect(html).toContain('<li class="pass">');
    expect(html).not.toContain('<li class="fail');
  });

  it('a total that can still be changed is none that passed or failed', () => {
    const counted = { ...check, pile: [0], cards: 1, total: 3 };
    const open = scene({ ...table.facts, check: counted });
    expect(text(open)).toContain(words.say('web-bsg-so-far'));
    const failed = scene({ ...table.facts, check: { ...counted, result: 'fail' } });
    expect(text(failed)).toContain(words.say('web-bsg-check-fail'));
    expect(text(failed)).not.toContain(words.say('web-bsg-so-far'));
  });

  it('a place’s check says whom it is about and what passing does', () => {
    const log = [
      said('location-activated', { seat: 1, location: 'admirals-quarters' }),
      said('character-named', { seat: 1, named: leader, location: 'admirals-quarters' }),
    ];
    const accused = { ...check, of: 'admirals-quarters' } as CheckView;
    const html = scene({ ...table.facts, check: accused }, log);
    expect(text(html)).toContain(words.say('web-bsg-place-check-accused-you', { by: 'Person 1' }));
    expect(html).toContain('prospect against');
    const other = placeCheckIn(log, 'admirals-quarters');
    expect(other).toEqual({ about: 'accused', by: 1, named: leader });
    expect(placeCheckIn(log, 'brig')).toBeNull();
    if (other === null) return;
    const told = sayPlaceCheck(other, 1, table.state.people ?? [], words);
    expect(told).toContain(`Person ${leader}`);
  });

  it('what ends the game says so', () => {
    const poor = { ...table.facts.resources, morale: 1 };
    const html = scene({ ...drawn('witch-hunt'), resources: poor });
    expect(text(html)).toContain(words.say('web-bsg-humans-lose'));
    const far = { ...drawn('witch-hunt'), boarding: [3] };
    expect(text(scene(far))).toContain(words.say('web-bsg-centurion-takes'));
    expect(text(scene({ ...far, boarding: [2] }))).not.toContain(
      words.say('web-bsg-centurion-takes'),
    );
  });

  it('a card that was drawn on Caprica does not activate its ships', () => {
    const card = 'network-computers';
    const crisis = said('crisis-drawn', { seat: 0, card, deck: 'crisis' });
    const there = said('location-activated', { seat: 0, location: 'caprica' });
    const note = words.say('web-bsg-of-caprica');
    expect(text(scene(drawn(card), [there, crisis]))).toContain(note);
    expect(text(scene(drawn(card), [crisis]))).not.toContain(note);
  });
});
