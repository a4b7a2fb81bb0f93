import { type BsgView, boxOf, bsg, NEW_CAPRICA, PEGASUS, type PlanetView } from '@starboard/bsg';
import { answer, sampleAnswer, seatAt, seedFrom, start, viewOf, whims } from '@starboard/kernel';
import { bsgSpeech, loadWords } from '@starboard/words';
import { readText } from '@starboard/words/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawingsFor } from '../src/bsg/boards/drawings.ts';
import { spotsOf } from '../src/bsg/boards/frame.tsx';
import { Tracks } from '../src/bsg/dials.tsx';
import type { Spot } from '../src/bsg/spots.ts';
import { DrawnBoards } from './support/drawn-boards.ts';

const MODULES = ['pegasus', 'new-caprica', 'cylon-leaders'] as const;

/** The first turn of a table with these modules. */
function viewWith(modules: readonly string[]): BsgView {
  const { state } = start(bsg, {
    seats: 5,
    seed: seedFrom('pegasus on the screen'),
    options: { modules },
  });
  const chance = whims(seedFrom('pegasus on the screen'));
  while (state.facts.turn === 0) {
    const open = state.asks.find(({ answered }) => !answered);
    if (open === undefined) throw new Error('nobody is asked');
    answer(bsg, state, open.seat, open.id, sampleAnswer(bsg, state, open, chance));
  }
  return viewOf(bsg, state, seatAt(0)).facts;
}

const afar = viewWith(MODULES);

/** The same table, its people on the planet. */
function settled(planet: Partial<PlanetView> = {}): BsgView {
  const there: PlanetView = {
    phase: 'settled',
    locked: [3, 1, 5],
    prepared: [2],
    forces: [],
    crisisDeck: 30,
    crisisTop: null,
    ...planet,
  };
  return {
    ...afar,
    players: afar.players.map((player) => ({ ...player, where: 'resistance-hq' })),
    parts: { ...afar.parts, 'new-caprica': there },
  };
}

const words = await loadWords(readText, 'en', [
  'bsg',
  'bsg-brief',
  'bsg-brief-pegasus',
  'bsg-brief-new-caprica',
  'table',
  'web',
]);
const speech = bsgSpeech(words);

function drawn(
  facts: BsgView,
  { lit = [], moving = false }: { lit?: readonly Spot[]; moving?: boolean } = {},
): string {
  return renderToStaticMarkup(
    createElement(DrawnBoards, {
      facts,
      words,
      speech,
      mine: 0,
      lit: new Set(lit),
      chosen: null,
      strikes: [],
      moving,
      onTouch: () => undefined,
    }),
  );
}

const times = (html: string, what: string): number => html.split(what).length - 1;
/** What stands in the button of a location. */
const room = (html: string, location: string): string => {
  const end = html.indexOf(`data-about="location:${location}"`);
  const begin = html.lastIndexOf('<button', end);
  return html.slice(begin, html.indexOf('</button>', end));
};

describe('the boards of Pegasus', () => {
  it('every location of the box has one place, lying and standing', () => {
    const drawings = drawingsFor(settled());
    for (const side of ['lying', 'standing'] as const) {
      const spots = drawings.flatMap((drawing) => spotsOf(drawing[side]));
      const places = spots.filter((spot) => spot.startsWith('location:')).sort();
      expect(places).toEqual(
        boxOf(afar)
          .locations.map((id) => `location:${id}`)
          .sort(),
      );
    }
  });

  it('nothing stands outside of its board or on another place', () => {
    for (const { name, lying, standing } of drawingsFor(settled())) {
      for (const { width, height, locations } of [lying, standing]) {
        const boxes = Object.entries<{ x: number; y: number; w: number; h: number }>(locations);
        for (const [id, { x, y, w, h }] of boxes) {
          expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height, `${name} ${id}`).toBe(true);
          for (const [other, it] of boxes) {
            const apart = x + w <= it.x || it.x + it.w <= x || y + h <= it.y || it.y + it.h <= y;
            expect(other === id || apart, `${id} on ${other}`).toBe(true);
          }
        }
      }
    }
  });

  it('PEG-2.3, 2.4, 2.5: Pegasus lies there from the start, the planet does not, the overlay is printed anew', () => {
    const html = drawn(afar);
    for (const id of PEGASUS) expect(times(html, `data-about="location:${id}"`), id).toBe(1);
    for (const id of NEW_CAPRICA) expect(html).not.toContain(`location:${id}"`);
    expect(times(html, 'data-about="location:caprica-overlay"')).toBe(1);
    expect(html).not.toContain('data-about="location:caprica"');
    expect(html).not.toContain('role="tablist"');
  });

  const LOST = /class="location[^"]* lost/;

  it('PEG-12.7: with all its places damaged the ship is lost', () => {
    const hit = drawn({ ...afar, damaged: ['airlock', 'engine-room'] });
    expect(room(hit, 'airlock')).toContain('damaged');
    expect(room(hit, 'airlock')).not.toMatch(LOST);
    expect(hit).not.toContain('carrier lost');
    const gone = drawn({ ...afar, damaged: [...PEGASUS] });
    expect(gone).toContain('carrier lost');
    for (const id of PEGASUS) expect(room(gone, id), id).toMatch(LOST);
    expect(room(gone, 'command')).not.toMatch(LOST);
  });

  it('PEG-11.2, 11.3: what it costs to go to another ship is told where one is asked', () => {
    const there: BsgView = {
      ...afar,
      players: afar.players.map((player) => ({ ...player, where: 'airlock' })),
    };
    const lit: Spot[] = ['location:command', 'location:engine-room'];
    const html = drawn(there, { lit, moving: true });
    expect(room(html, 'command')).toContain('class="cost"');
    expect(room(html, 'engine-room')).not.toContain('class="cost"');
    expect(drawn(there, { lit })).not.toContain('class="cost"');
  });

  it('Scar is told from the other raiders', () => {
    const raiders = afar.raiders.map((it, i) => (i < 3 ? 'bow' : it));
    const scar = drawn({ ...afar, raiders, scar: 1 });
    expect(times(scar, 'ship scar')).toBe(1);
    expect(scar).toContain(words.say('web-bsg-scar-lead'));
    expect(drawn({ ...afar, raiders })).not.toContain('ship scar');
  });
});

it('PEG-2.13, 2.16, 17.1: the decks that were added are counted with the others, by name', () => {
  const html = renderToStaticMarkup(
    createElement(Tracks, {
      facts: afar,
      words,
      speech,
      lit: new Set<never>(),
      onTouch: () => undefined,
    }),
  );
  expect(html).toContain(`${words.say('web-bsg-deck-new-caprica')}: 30`);
  expect(html).toContain(`${words.say('bsg-kind-agenda-sympathetic')}: 6`);
  expect(html).toContain(`${words.say('bsg-skill-treachery')}: `);
  expect(html).not.toMatch(/bsg-part/i);
});

describe('the board of New Caprica', () => {
  it('takes the place of the ships, which stay one press away', () => {
    const html = drawn(settled());
    for (const id of NEW_CAPRICA) expect(times(html, `data-about="location:${id}"`), id).toBe(1);
    expect(html).not.toContain('data-about="location:command"');
    expect(times(html, 'role="tab"')).toBe(2);
    expect(html).toContain('Galactica · Pegasus');
  });

  it('opens the ships where something is lit there and nothing here', () => {
    const html = drawn(settled({ phase: 'orbit' }), { lit: ['location:command'] });
    expect(html).toContain('data-about="location:command"');
    expect(html).not.toContain('data-about="location:shipyard"');
  });

  it('PEG-34.1, 34.2: shows how many ships are locked and prepared, not which', () => {
    const html = drawn(settled());
    expect(html).toMatch(/Locked<\/span><\/dt><dd>3<\/dd>/);
    expect(html).toMatch(/Prepared<\/span><\/dt><dd>1<\/dd>/);
    expect(html).toContain(words.say('web-bsg-planet-settled'));
    expect(drawn(settled({ phase: 'orbit' }))).toContain(words.say('web-bsg-planet-orbit'));
  });

  it('PEG-32.2: the forces stand on their track', () => {
    const html = drawn(settled({ forces: ['shipyard', 'occupation-authority', 'shipyard'] }));
    expect(room(html, 'shipyard')).toContain('2 occupation forces');
    expect(room(html, 'occupation-authority')).toContain('1 occupation force<');
    expect(room(html, 'breeders-canyon')).not.toContain('occupation force');
  });

  it('PEG-29.2, 29.3: says what either side can do there', () => {
    const html = drawn(settled());
    expect(room(html, 'shipyard')).toContain('for-humans');
    expect(room(html, 'shipyard')).toContain('for-cylons');
    expect(room(html, 'resistance-hq')).not.toContain('for-cylons');
  });
});
