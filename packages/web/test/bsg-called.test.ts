import { type BsgView, type CharacterId, DEFINITIONS } from '@starboard/bsg';
import { seatAt } from '@starboard/kernel';
import { bsgSpeech, loadWords } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { describe, expect, it } from 'vitest';
import { calling } from '../src/bsg/called.ts';
import { nameAmong, shortName } from '../src/bsg/short-name.ts';
import { calledById } from '../src/lobby/how-far.ts';
import type { LogEntry } from '../src/table/client.ts';
import { atSite } from './support/at-site.ts';
import { canBrowse, visitor } from './support/browser.ts';
import { keepGames, playedUntil } from './support/kept-games.ts';

const CHAIRS = [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Priya' }];
const entry = (seq: number, type: string, data: object): LogEntry =>
  ({ seq, event: { type, data } }) as LogEntry;
const picked = (seq: number, seat: number, character: CharacterId): LogEntry =>
  entry(seq, 'character-picked', { seat, character });
const factsOf = (...played: readonly (CharacterId | null)[]): BsgView =>
  ({
    players: played.map((character, seat) => ({ seat: seatAt(seat), character })),
  }) as unknown as BsgView;

describe.each(await languageTags())('people are called by whom they play: %s', async (tag) => {
  const words = await loadWords(readText, tag, ['bsg']);
  const speech = bsgSpeech(words);
  const call = calling(CHAIRS, speech);
  const log = [
    picked(0, 0, 'kara-starbuck-thrace'),
    picked(1, 1, 'saul-tigh'),
    entry(2, 'moved', { seat: 0, to: 'command', how: 'walked' }),
    entry(3, 'executed', { seat: 0 }),
    entry(4, 'character-replaced', { seat: 0, character: 'laura-roslin' }),
    entry(5, 'moved', { seat: 0, to: 'brig', how: 'sent' }),
  ];
  const facts = factsOf('laura-roslin', 'saul-tigh', null);
  const said = (at: number): string => {
    const it = log[at];
    return it === undefined ? '' : speech.event(it.event, call(log, facts).at(it));
  };

  it('from when they have chosen, and what happened stays what it was', () => {
    expect(said(0)).toContain('Mara');
    expect(said(2)).toContain('Starbuck');
    expect(said(3)).toContain('Starbuck');
    expect(said(4)).toContain('Roslin');
    expect(said(5)).toContain('Roslin');
    for (const at of [2, 3, 5]) expect(said(at)).not.toMatch(/Mara|Kara/);
    expect(call(log, facts).now.map(({ name }) => name)).toEqual(['Roslin', 'Tigh', 'Priya']);
  });

  it('in full where two would be called alike', () => {
    const both = [...log, picked(6, 2, 'ellen-tigh')];
    const { now } = call(both, factsOf('laura-roslin', 'saul-tigh', 'ellen-tigh'));
    expect(now.map(({ name }) => name)).toEqual(['Roslin', 'Saul Tigh', 'Ellen Tigh']);
  });

  it('also where the log does not go back to their choice', () => {
    const late = log.slice(2, 3);
    const { at } = call(late, factsOf('kara-starbuck-thrace', 'saul-tigh', null));
    expect(late.map((it) => speech.event(it.event, at(it))).join()).toContain('Starbuck');
  });

  it('where games are listed, too, which has none of their words', () => {
    const ids = DEFINITIONS.characters.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.map(calledById)).toEqual(ids.map((id) => shortName(speech.name(`character:${id}`))));
  });

  it('a number below zero has the sign of all numbers on the table', () => {
    const total = entry(6, 'check-totalled', { total: -4, difficulty: 6 });
    expect(speech.event(total.event, call(log, facts).at(total))).toMatch(/(^|[^-])−4/);
  });

  it('the same people are the same thing, so that no line is said anew', () => {
    const { at } = call(log, facts);
    const again = call([...log], facts);
    for (const it of log) expect(again.at(it)).toBe(at(it));
  });
});

it('Polish knows of whom it speaks', async () => {
  const words = await loadWords(readText, 'pl', ['bsg']);
  const speech = bsgSpeech(words);
  const log = [
    picked(0, 0, 'kara-starbuck-thrace'),
    picked(1, 1, 'saul-tigh'),
    ...[0, 1].map((seat) => entry(2, 'loyalty-dealt', { seat, count: 1 })),
  ];
  const { at } = calling(CHAIRS, speech)(log, factsOf('kara-starbuck-thrace', 'saul-tigh', null));
  const [she, he] = log.slice(2).map((it) => speech.event(it.event, at(it)));
  expect(she).toMatch(/Starbuck otrzymała/);
  expect(he).toMatch(/Tigh otrzymał /);
});

it('two who would be called alike are told apart wherever people are named', () => {
  const all = ['Saul Tigh', 'Ellen Tigh', 'Kara “Starbuck” Thrace'];
  expect(all.map((it) => nameAmong(it, all))).toEqual(['Saul Tigh', 'Ellen Tigh', 'Starbuck']);
  expect(nameAmong('Saul Tigh', ['Saul Tigh', 'Laura Roslin'])).toBe('Tigh');
});

describe.runIf(canBrowse)('at a table', () => {
  const at = atSite();

  it('the log and the answers say who somebody plays, what is mine says so, and the seats who they are', async () => {
    const { context, page } = await visitor(at.room, { settings: { botPace: 60_000 } });
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    // Somebody is asked whom to choose, when all have played a while.
    const saved = playedUntil(
      'bsg',
      4,
      'c'.repeat(64),
      ({ ask }) =>
        ask.kind === 'one' && ask.things === 'seat' && ask.of.every((it) => typeof it === 'number'),
    );
    await keepGames(page, { named: { saved, over: false } });
    await page.goto(`${at.site.url}/practice/bsg/named`);
    const answers = page.locator('.bottom .answers .button .act > span');
    await answers.first().waitFor();
    const seats = await page.locator('.player .called b').allInnerTexts();
    expect(seats).toHaveLength(4);
    const chairs = new RegExp(seats.join('|'));
    const played = await page.locator('.player .plays > [aria-hidden]').allInnerTexts();
    const lines = await page.locator('.log [data-event=turn-began] ~ li').allInnerTexts();
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((it) => chairs.test(it))).toEqual([]);
    for (const name of await answers.allInnerTexts()) expect(name).not.toMatch(chairs);
    expect(played).toEqual(expect.arrayContaining(await answers.allInnerTexts()));
    expect(await page.locator('.bottom .act small').first().innerText()).toMatch(chairs);
    const own = page.locator('.log li.mine').first();
    expect(await own.getAttribute('data-you')).toBe('You');
    const [me = ''] = await page
      .locator('.player:has(.you) .plays > [aria-hidden]')
      .allInnerTexts();
    const turn = await page.locator('.top-bar .chips .chip').first().innerText();
    // In the list of my games it is told apart from others by the same.
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect
      .poll(() =>
        page.locator('.row:has(a[href="/practice/bsg/named"]) .explain').first().innerText(),
      )
      .toMatch(new RegExp(`^${me} · ${turn.split(' · ')[0]} · On this device`));
    await context.close();
  });
});
