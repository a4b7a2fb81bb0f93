import { readFileSync } from 'node:fs';
import { type BsgView, boxOf, bsgWith } from '@starboard/bsg';
import { RELAY_STATION, relay, SIGNAL_OFFICER } from '@starboard/bsg/examples/relay';
import { answer, sampleAnswer, seatAt, seedFrom, start, viewOf, whims } from '@starboard/kernel';
import { bsgSpeech, loadWords } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tracks } from '../src/bsg/dials.tsx';
import { DrawnBoards } from './support/drawn-boards.ts';

// What a module puts on the table is on the screen without a line of its own there.

const game = bsgWith([relay]);

/** The first turn of a table with the module, or without. */
function viewWith(modules: readonly string[]): BsgView {
  const { state } = start(game, { seats: 3, seed: seedFrom('screen'), options: { modules } });
  const chance = whims(seedFrom('screen'));
  while (state.facts.turn === 0) {
    const open = state.asks.find(({ answered }) => !answered);
    if (open === undefined) throw new Error('nobody is asked');
    answer(game, state, open.seat, open.id, sampleAnswer(game, state, open, chance));
  }
  return viewOf(game, state, seatAt(0)).facts;
}

async function inLanguage(tag: string) {
  const names = new URL(`../../words/test/relay/${tag}.ftl`, import.meta.url);
  const read = async (path: string): Promise<string> =>
    path.endsWith('/bsg-names.ftl')
      ? `${await readText(path)}\n${readFileSync(names, 'utf8')}`
      : readText(path);
  const problems: string[] = [];
  const words = await loadWords(read, tag, ['bsg', 'bsg-brief', 'table'], (problem) =>
    problems.push(problem),
  );
  return { words, speech: bsgSpeech(words), problems };
}

describe.each(await languageTags())('the boards of a table in %s', async (tag) => {
  const { words, speech, problems } = await inLanguage(tag);
  const drawn = (facts: BsgView, lit: ReadonlySet<never> = new Set()): string =>
    renderToStaticMarkup(
      createElement(DrawnBoards, {
        facts,
        words,
        speech,
        mine: 0,
        lit,
        chosen: null,
        strikes: [],
        onTouch: () => undefined,
      }),
    );

  it('are Galactica alone in the base game: every location once, and the six areas', () => {
    const html = drawn(viewWith([]));
    const base = boxOf({ modules: [] }).locations.map((it) => `location:${it}`);
    for (const id of speech.ids.filter((it) => it.startsWith('location:'))) {
      const there = html.split(`data-about="${id}"`).length - 1;
      expect(there, id).toBe(base.includes(id) ? 1 : 0);
    }
    expect(html.split('sector-spot').length - 1).toBe(6);
    expect(html.split('role="group"').length - 1).toBe(1);
  });

  it('a place says which card in play closes it, and one says so for a whole ship', () => {
    const facts = viewWith([]);
    const closed = (
      deck: 'crisis' | 'super-crisis',
      card: 'jammed-assault' | 'bomb-on-colonial-1',
    ) => drawn({ ...facts, kept: [{ deck, card }] }).split(`${deck}:${card}"`).length - 1;
    expect(drawn(facts)).not.toContain('location damaged');
    expect(closed('crisis', 'jammed-assault')).toBe(1);
    expect(closed('super-crisis', 'bomb-on-colonial-1')).toBe(3);
    const html = drawn({ ...facts, kept: [{ deck: 'crisis', card: 'jammed-assault' }] });
    expect(html).toContain(`${words.say('web-bsg-kept')} ${speech.name('crisis:jammed-assault')}`);
  });

  it('who has come aboard takes the room of words in the bar, from the first space on', () => {
    const bar = (boarding: readonly number[]): string =>
      renderToStaticMarkup(
        createElement(Tracks, {
          facts: { ...viewWith([]), boarding },
          words,
          speech,
          lit: new Set<never>(),
          onTouch: () => undefined,
        }),
      );
    expect(bar([])).not.toContain('stores brief');
    expect(bar([0])).toContain('stores brief');
  });

  it('have the board of a module beside her, with its location and its name', () => {
    const html = drawn(viewWith([relay.id]));
    expect(html.split('role="group"').length - 1).toBe(2);
    expect(html).toContain(words.say('bsg-board-relay'));
    // Long names may break, between words and within them.
    const text = html.replaceAll('\u00AD', '').replaceAll(/<[^>]*>/g, '');
    expect(text).toContain(speech.name(`location:${RELAY_STATION}`));
    expect(problems).toEqual([]);
  });

  it('a title, a pile and a skill deck of a module are told with the others', () => {
    const facts = viewWith([relay.id]);
    const html = renderToStaticMarkup(
      createElement(Tracks, {
        facts,
        words,
        speech,
        lit: new Set<never>(),
        onTouch: () => undefined,
      }),
    );
    expect(html).toContain(`${words.say('bsg-part-relay-intercepts')}: 14`);
    expect(html).toContain(words.say('bsg-skill-signals'));
    expect(Object.keys(facts.titles)).toContain(SIGNAL_OFFICER);
    expect(problems).toEqual([]);
  });
});
