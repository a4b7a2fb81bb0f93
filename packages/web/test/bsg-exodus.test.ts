import {
  type BsgView,
  bsg,
  kindOf,
  type LoyaltyId,
  loyaltyOf,
  type NebulaView,
  type PlayerView,
  SECTORS,
  type Sector,
  strengthOf,
} from '@starboard/bsg';
import {
  type AskView,
  answer,
  one,
  sampleAnswer,
  seatAt,
  seedFrom,
  start,
  type View,
  viewOf,
  whims,
} from '@starboard/kernel';
import { bsgSpeech, loadWords } from '@starboard/words';
import { readText } from '@starboard/words/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Tracks } from '../src/bsg/dials.tsx';
import { goalsOf } from '../src/bsg/goals.ts';
import { nebulaIn } from '../src/bsg/nebula.ts';
import { Players } from '../src/bsg/people.tsx';
import { lastCheck, lastTrial } from '../src/bsg/recent.ts';
import { goingOn, Scene } from '../src/bsg/scene.tsx';
import { Secrets } from '../src/bsg/secrets.tsx';
import { type Spot, spotsOf } from '../src/bsg/spots.ts';
import { allSeen } from '../src/replay/all-seeing.ts';
import { change } from '../src/settings.ts';
import type { LogEntry } from '../src/table/client.ts';
import type { TableProps } from '../src/table/page.tsx';
import { DrawnBoards } from './support/drawn-boards.ts';

// Whoever wants it has all cards open.
change({ openSecrets: true });

const MODULES = ['exodus', 'personal-goals', 'final-five', 'cylon-fleet', 'ionian-nebula'] as const;
const ME = seatAt(0);

/** Games of anybody's answers with all of Exodus: every state they come to. */
function* played(games: number) {
  for (let i = 0; i < games; i++) {
    const options = { modules: MODULES, variant: 'easier-for-humans' };
    const { state } = start(bsg, { seats: 5, seed: seedFrom(`exodus ${i}`), options });
    const chance = whims(seedFrom(`answers ${i}`));
    for (;;) {
      yield state;
      const open = state.asks.find(({ answered }) => !answered);
      if (open === undefined) break;
      answer(bsg, state, open.seat, open.id, sampleAnswer(bsg, state, open, chance));
    }
  }
}

/** The first turn of a table. */
function firstTurn(): { readonly view: View<BsgView>; readonly own: readonly View<BsgView>[] } {
  for (const state of played(1)) {
    if (state.facts.turn === 0) continue;
    const own = state.facts.players.map((_, seat) => viewOf(bsg, state, seatAt(seat)));
    return { view: viewOf(bsg, state, ME), own };
  }
  throw new Error('it never begins');
}

const table = firstTurn();
const { facts } = table.view;
const words = await loadWords(readText, 'en', [
  'bsg',
  'bsg-brief',
  'bsg-brief-exodus',
  'table',
  'table-exodus',
  'web',
]);
const speech = bsgSpeech(words);
const people = facts.players.map((_, seat) => ({ name: `P${seat}` }));
const nebula = nebulaIn(facts) as NebulaView;
const nothing = (): undefined => undefined;

const props = (view: BsgView, log: readonly LogEntry[] = []): TableProps => ({
  game: 'bsg',
  state: {
    game: 'bsg',
    connection: 'live',
    view: { ...table.view, facts: view, asks: [] },
    people,
    bots: [],
    log,
    sending: false,
    refusal: null,
    canTakeBack: false,
    curtain: null,
    online: null,
  },
  client: {
    subscribe: () => nothing,
    state: () => {
      throw new Error('nobody asks');
    },
    answer: nothing,
    takeBack: nothing,
    order: nothing,
    talk: nothing,
    quick: nothing,
    back: nothing,
    rematch: null,
    lift: nothing,
    close: nothing,
  },
  speech,
  words,
  called: { now: people, at: () => people },
  onLeave: nothing,
  again: null,
});

const untouched = { lit: new Set<Spot>(), chosen: null, onTouch: nothing };
const board = (view: BsgView, lit: readonly Spot[] = []): string =>
  renderToStaticMarkup(
    createElement(DrawnBoards, {
      facts: view,
      words,
      speech,
      mine: ME,
      lit: new Set(lit),
      chosen: null,
      strikes: [],
      onTouch: nothing,
    }),
  );
const players = (view: BsgView): string =>
  renderToStaticMarkup(createElement(Players, { facts: view, table: props(view), ...untouched }));
const secrets = (view: BsgView, me: PlayerView | undefined = view.players[ME]): string =>
  me === undefined
    ? ''
    : renderToStaticMarkup(
        createElement(Secrets, {
          me,
          facts: view,
          table: props(view),
          ask: null,
          onSecret: () => undefined,
          ...untouched,
        }),
      );
const scene = (
  view: BsgView,
  log: readonly LogEntry[] = [],
  ask: AskView | null = null,
): string => {
  const shown = { facts: view, table: props(view, log), strikes: [] };
  const going = goingOn({ ...shown, ask });
  return renderToStaticMarkup(createElement(Scene, { ...shown, going, boardAsked: false }));
};
const asked = (ask: AskView['ask']): AskView => ({
  id: 1,
  ask,
  window: null,
  answered: false,
  answer: null,
});
const event = (type: string, data: object): LogEntry => ({
  seq: 1,
  event: { type, data: JSON.parse(JSON.stringify(data)) },
});

// What only some games come to is fetched when it is first drawn.
beforeAll(async () => {
  scene(facts, [event('ally-met', { seat: 1, ally: 'romo-lampkin', token: 'benevolent' })]);
  await vi.dynamicImportSettled();
});

const withNebula = (some: Partial<NebulaView>): BsgView => ({
  ...facts,
  parts: { ...facts.parts, 'ionian-nebula': { ...nebula, ...some } },
});
const withPlayer = (seat: number, some: Partial<PlayerView>): BsgView => ({
  ...facts,
  players: facts.players.map((player) => (player.seat === seat ? { ...player, ...some } : player)),
});

const times = (html: string, what: string): number => html.split(what).length - 1;
/** What stands in the first button that is about this. */
const room = (html: string, what: string): string => {
  const end = html.indexOf(`data-about="location:${what}`);
  const begin = html.lastIndexOf('<button', end);
  return html.slice(begin, html.indexOf('</button>', end));
};

describe('the Cylon fleet (EXO-21.1 to 30)', () => {
  const pursuit = facts.pursuit;
  if (pursuit === null) throw new Error('nobody pursues');
  const at = (ships: readonly Sector[], all: readonly unknown[]): (Sector | null)[] =>
    all.map((_, i) => ships[i] ?? null);
  const pursued: BsgView = {
    ...facts,
    pursuit: {
      track: 3,
      raiders: at(['bow', 'bow', 'bow', 'stern'], pursuit.raiders),
      heavyRaiders: at(['stern'], pursuit.heavyRaiders),
      basestars: at(['port-bow'], pursuit.basestars),
    },
  };

  it('EXO-21.1 to 21.5: six areas with their numbers, and the Basestar Bridge', () => {
    const html = board(facts);
    expect(times(html, 'class="area-spot"')).toBe(SECTORS.length);
    for (const said of [
      'Bow (die 7–8)',
      'Starboard bow (die 5–6)',
      'Port bow (die 4)',
      'Starboard quarter (die 3)',
      'Port quarter (die 2)',
      'Stern (die 1)',
    ]) {
      expect(html).toContain(said);
    }
    expect(times(html, 'data-about="location:basestar-bridge"')).toBe(1);
  });

  it('EXO-H9: says which ships wait where', () => {
    const html = board(pursued);
    expect(html).toMatch(/Bow \(die 7–8\)[^"]*3 raiders/);
    expect(html).toMatch(/Stern \(die 1\)[^"]*1 raider[^"]*1 heavy raider/);
    expect(html).toMatch(/Port bow \(die 4\)[^"]*1 basestar/);
    // They are not around Galactica: an area and the space beside her are two things.
    expect(html).toMatch(/class="sector-spot bow[^"]*"/);
  });

  it('EXO-23.1 to 23.5: the track, what each space brings, and where the token is', () => {
    const html = board(pursued);
    const track = html.slice(html.indexOf('<ol aria-label="Pursuit"'));
    const spaces = track.slice(0, track.indexOf('</ol>')).split('<li').slice(1);
    expect(spaces.length).toBe(5);
    expect(spaces.map((it) => it.includes('aria-current="step"'))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(spaces[1]).toContain('places 1 civilian ship ');
    expect(spaces[2]).toContain('Nothing happens');
    expect(spaces[3]).toContain('places 2 civilian ships');
    expect(spaces[4]).toContain('jump to Galactica');
  });

  it('EXO-22.6: areas of the fleet are asked about on its own board, which unfolds then', () => {
    const ask = asked(one('choose-fleet-area', SECTORS, { things: 'sector' }));
    expect(spotsOf(ask, 'bow', facts)).toEqual(['area:bow']);
    const other = asked(one('choose-sector-to-nuke', SECTORS, { things: 'sector' }));
    expect(spotsOf(other, 'bow', facts)).toEqual(['sector:bow']);
    expect(board(facts, ['sector:bow'])).not.toContain('neighbour unfolded');
    const html = board(facts, ['area:bow']);
    expect(html).toContain('neighbour unfolded');
    expect(times(html, 'class="area-spot lit"')).toBe(1);
    expect(html).not.toMatch(/class="sector-spot bow lit/);
  });

  it('EXO-28.1: a Mark VII is told by its shape and by name', () => {
    const vipers = facts.vipers.map((viper, i) => ({
      ...viper,
      where: i < 1 || viper.mark === 7 ? ('bow' as const) : viper.where,
      pilot: null,
    }));
    const html = board({ ...facts, vipers });
    expect(times(html, 'icon-viper-vii')).toBe(4);
    expect(times(html, '<small>VII</small>')).toBe(4);
    expect(html).toContain('4 of them Mark VII');
    expect(board(facts)).not.toContain('icon-viper-vii');
  });

  it('EXO-20.4, 20.5: the boxes count each mark apart', () => {
    const html = renderToStaticMarkup(
      createElement(Tracks, { facts, words, speech, lit: new Set<never>(), onTouch: nothing }),
    );
    expect(html).toContain(`${words.say('web-bsg-mark-vii-damaged')}: 4`);
    expect(html).toContain(`${words.say('web-bsg-mark-vii-reserve')}: 0`);
  });

  it('EXO-29.1: an escort is answered where the ship is', () => {
    const [civilian] = facts.civilians;
    if (civilian === undefined) throw new Error('no civilian ship is there');
    const { ship, sector } = civilian;
    const orders = [`escort ${sector} ${ship}`, `escort ${ship}`];
    const ask = asked(one('activate-a-viper', orders, { things: 'viper-order' }));
    for (const order of orders) expect(spotsOf(ask, order, facts)).toEqual([`sector:${sector}`]);
  });

  it('EXO-27.1, 20.9: the CAG has a badge, the Admiral the other card', () => {
    const titled: BsgView = {
      ...facts,
      titles: { president: seatAt(1), admiral: seatAt(2), cag: seatAt(3) },
    };
    const rows = players(titled).split('<li class="player-row">');
    expect(rows[4]).toContain('icon-cag');
    expect(rows[4]).toContain('title:cag');
    expect(rows[3]).toContain('title:admiral-cylon-fleet');
    expect(rows[3]).not.toContain('icon-cag');
  });
});

describe('the Ionian Nebula (EXO-33.9 to 38)', () => {
  it('EXO-33.9, H5, H8: allies stand in their rooms; a token only shows to whoever laid it', () => {
    const [first, second] = nebula.allies;
    if (first === undefined || second === undefined) throw new Error('nobody came');
    const html = board(
      withNebula({ allies: [first, { ...second, by: ME, tokens: ['antagonistic'] }] }),
    );
    const name = speech.name(`ally:${first.ally}`).replaceAll('&', '&amp;');
    expect(room(html, first.location)).toContain(name);
    expect(room(html, first.location)).toContain('trauma hidden');
    expect(room(html, second.location)).toContain('trauma antagonistic');
    expect(times(html, 'class="ally"')).toBe(2);
  });

  it('EXO-33.3: tokens wait in Sickbay and in the Brig', () => {
    const html = board(facts);
    for (const place of ['sickbay', 'brig']) {
      expect(room(html, place)).toContain('waiting-token');
      expect(room(html, place)).toContain(words.say('web-bsg-trauma-waiting'));
    }
    expect(room(html, 'command')).not.toContain('waiting-token');
    const empty = board(withNebula({ at: { sickbay: [], brig: [null] } }));
    expect(room(empty, 'sickbay')).not.toContain('waiting-token');
  });

  it('EXO-34.2, H4: everybody sees how many tokens somebody has, the owner alone which', () => {
    const held = nebula.held.map((tokens, seat) =>
      seat === ME ? (['benevolent', 'antagonistic', 'antagonistic'] as const) : tokens,
    );
    const view = withNebula({ held });
    const rows = players(view).split('<li class="player-row">').slice(1);
    for (const row of rows) expect(row).toContain('3 trauma tokens');
    expect(rows.join()).not.toMatch(/benevolent|antagonistic/);
    const own = secrets(view);
    expect(times(own, 'class="trauma antagonistic"')).toBe(2);
    expect(times(own, 'class="trauma benevolent"')).toBe(1);
    // EXO-38.3: what counts against a human.
    expect(own).toContain('antagonistic tokens count against you: 2 so far');
    const revealed = secrets(view, { ...(view.players[ME] as PlayerView), standing: 'cylon' });
    expect(revealed).toContain('benevolent tokens count against you: 1 so far');
  });

  it('EXO-35.5, 35.6: who meets an ally, with which token, and which half it brings', () => {
    const met = (token: string): string =>
      scene(facts, [
        event('turn-began', { seat: 1, turn: 3 }),
        event('ally-met', { seat: 1, ally: 'romo-lampkin', token }),
      ]);
    const good = met('benevolent');
    expect(good).toContain('P1 meets an ally.');
    expect(good).toMatch(/half chosen"><span class="trauma benevolent"/);
    expect(good).toMatch(/half passed"><span class="trauma antagonistic"/);
    expect(met('antagonistic')).toMatch(/half chosen"><span class="trauma antagonistic"/);
    expect(met('disaster')).toContain(words.say('web-bsg-ally-disaster'));
    expect(met('disaster')).not.toContain('half chosen');
  });

  it('what was shown is gone when something else begins', () => {
    const shown = event('ally-met', { seat: 1, ally: 'romo-lampkin', token: 'benevolent' });
    expect(scene(facts, [shown])).toContain('shown-card');
    expect(scene(facts, [shown, event('turn-began', { seat: 2, turn: 4 })])).not.toContain(
      'shown-card',
    );
  });

  it('EXO-37.7 to 37.9: at the Crossroads my card is open to me, the others one after the other to all', () => {
    const crossroads: Partial<NebulaView> = {
      phase: 'crossroads',
      dealt: facts.players.map((_, seat) => [
        seat === ME ? 'perjury' : seat === 1 ? 'scanned' : null,
      ]),
      laid: facts.players.map((_, seat) =>
        seat === 1 ? ['antagonistic'] : seat === 2 ? [null] : [],
      ),
      resolved: [seatAt(1)],
    };
    const view = withNebula(crossroads);
    const html = scene(view, [
      event('crossroads-reached', { distance: 8 }),
      event('crossroads-revealed', { seat: 1, card: 'scanned', side: 'antagonistic' }),
    ]);
    const rows = html.slice(html.indexOf('class="crossroads"')).split('<li').slice(1);
    expect(rows[1]).toContain(speech.name('crossroads:scanned'));
    expect(rows[1]).toContain('trauma antagonistic');
    expect(rows[2]).toContain('class="back"');
    expect(rows[2]).toContain('trauma hidden');
    // My own is not turned up yet, though I know it.
    expect(rows[0]).not.toContain(speech.name('crossroads:perjury'));
    expect(secrets(view)).toContain(speech.name('crossroads:perjury'));
    expect(html).toMatch(/turned-card.*half chosen"><span class="trauma antagonistic"/);
  });

  it('EXO-37.7: who lays a token reads the card it goes on', () => {
    const ask = asked(
      one('lay-trauma-on-crossroads', ['benevolent', 'antagonistic'], {
        things: 'trauma',
        args: { deck: 'crossroads', card: 'perjury' },
      }),
    );
    const html = scene(facts, [], ask);
    expect(html).toContain(speech.name('crossroads:perjury'));
    expect(times(html, 'class="half"')).toBe(2);
  });

  it('EXO-38.2 to 38.6: the Trial shows everybody’s tokens, what counts, and who is out', () => {
    const tokens = facts.players.map((_, seat) =>
      seat === 2
        ? ['antagonistic', 'antagonistic', 'antagonistic', 'benevolent']
        : ['antagonistic'],
    );
    const counts = facts.players.map((_, seat) => (seat === 2 ? 3 : 0));
    const log = [
      event('trauma-shown', { tokens }),
      event('trial-held', { counts }),
      event('eliminated', { seat: 2 }),
    ];
    expect(lastTrial(log)).toEqual({ tokens, counts, out: [2] });
    const html = scene(withNebula({ phase: 'over' }), log);
    const rows = html.slice(html.indexOf('class="trial"')).split('<li').slice(1);
    expect(times(rows[2] ?? '', 'class="trauma antagonistic"')).toBe(3);
    expect(rows[2]).toContain('condemned');
    expect(rows[2]).toContain(words.say('web-bsg-eliminated'));
    expect(rows[1]).not.toContain('condemned');
    expect(html).not.toContain(words.say('web-bsg-trial-nobody'));
    // EXO-38.5
    const none = log.slice(0, 1).concat(event('trial-held', { counts: counts.map(() => 0) }));
    expect(scene(withNebula({ phase: 'over' }), none)).toContain(words.say('web-bsg-trial-nobody'));
    // Two turns later it is over.
    const later = [...log, event('turn-began', { turn: 9 }), event('turn-began', { turn: 10 })];
    expect(lastTrial(later)).toBeNull();
  });

  it('EXO-38.13: the seat of somebody who is out says so', () => {
    const rows = players(withPlayer(2, { standing: 'eliminated', revealed: 'cylon' })).split(
      '<li class="player-row">',
    );
    expect(rows[3]).toMatch(/class="player [^"]*out/);
    expect(rows[3]).toContain(words.say('web-bsg-eliminated'));
    expect(rows[3]).not.toContain('in-hand');
    expect(rows[2]).not.toContain(words.say('web-bsg-eliminated'));
  });

  it('a replay with open eyes shows every token', () => {
    const seen = allSeen(
      'bsg',
      facts,
      table.own.map((view) => view.facts),
    ) as BsgView;
    for (const tokens of nebulaIn(seen)?.held ?? []) {
      expect(tokens.length).toBe(3);
      expect(tokens).not.toContain(null);
    }
    expect(nebulaIn(seen)?.at).toEqual({ sickbay: [null], brig: [null] });
  });

  it('the decks count what they are, and no numbers that are none', () => {
    const html = renderToStaticMarkup(
      createElement(Tracks, { facts, words, speech, lit: new Set<never>(), onTouch: nothing }),
    );
    expect(html).toContain(`Trauma pool: ${nebula.traumaPool}`);
    expect(html).toContain(`Ally deck: ${nebula.allyDeck}`);
    expect(html).toContain(`${words.say('web-bsg-deck-human')}: ${facts.humanCards}`);
    expect(html).not.toMatch(/metIn|bsg-part/i);
  });
});

describe('Conflicted Loyalties (EXO-17.2 to 19)', () => {
  const goal: LoyaltyId = 'goal-sacrifice';
  const holding = (card: LoyaltyId, some: Partial<PlayerView> = {}): BsgView =>
    withPlayer(ME, { loyalty: [card], faceUp: [], ...some });
  const ownGoal = (view: BsgView) => goalsOf(view.players[ME] as PlayerView, view)[0];

  it('EXO-17.2: says how far each goal has come', () => {
    const hurt = facts.vipers.map((viper) => ({ ...viper, where: 'reserves' as const }));
    const lost = hurt.map((viper, i) =>
      i < 2 ? { ...viper, where: 'destroyed' as const } : viper,
    );
    const view = { ...holding(goal), vipers: lost };
    expect(ownGoal(view)).toMatchObject({
      loses: 'fuel',
      met: false,
      progress: { have: 2, need: 6, met: false },
    });
    const html = secrets(view);
    expect(html).toContain('2 of 6');
    expect(html).toContain('Fuel −1');
    expect(ownGoal({ ...holding('goal-devastation'), nukes: 2 })).toMatchObject({ met: false });
    expect(ownGoal({ ...holding('goal-devastation'), nukes: 0 })).toMatchObject({ met: true });
    const brig = {
      ...holding('goal-political-intrigue'),
      titles: { ...facts.titles, president: seatAt(2) },
    };
    expect(ownGoal(brig)?.met).toBe(false);
    const jailed = {
      ...brig,
      players: brig.players.map((it) => (it.seat === 2 ? { ...it, where: 'brig' } : it)),
    };
    expect(ownGoal(jailed)?.met).toBe(true);
  });

  it('what the screen says of a goal is what the rules say of it', () => {
    let met = 0;
    for (const state of played(40)) {
      for (const { seat, ask, answered } of state.asks) {
        if (answered || ask.kind !== 'one' || ask.things !== 'action') continue;
        const view = viewOf(bsg, state, seat).facts;
        const offered = ask.of.flatMap((it) => {
          const [what, card] = String(it).split(':');
          const found = view.players[seat]?.loyalty.find((held) => held === card);
          return what === 'reveal' && found != null && loyaltyOf(found).goal !== undefined
            ? [found]
            : [];
        });
        const me = view.players[seat];
        if (me === undefined || view.current !== seat) continue;
        const said = goalsOf(me, view).flatMap((it) => (it.met ? [it.card] : []));
        // A Cylon player reveals no goals any more.
        if (me.revealed === 'no') expect(said.sort()).toEqual(offered.sort());
        met += offered.length;
      }
    }
    expect(met).toBeGreaterThan(5);
  }, 60_000);

  it('EXO-17.1: a goal that was revealed is there for everybody', () => {
    const view = withPlayer(2, { loyalty: [goal, null], faceUp: [goal], revealed: 'no' });
    const row = players(view).split('<li class="player-row">')[3] ?? '';
    expect(row).toContain(`loyalty:${goal}`);
    expect(row).toContain(speech.name(`loyalty:${goal}`));
    // and not among what its owner still hides
    expect(goalsOf(view.players[2] as PlayerView, view)).toEqual([]);
  });

  it('EXO-18.2: a card of the Final Five that was looked at lies open for a moment', () => {
    const html = scene(facts, [
      event('final-five-shown', { seat: 3, by: 1, card: 'final-five-damage' }),
    ]);
    expect(html).toContain(speech.name('loyalty:final-five-damage'));
    expect(html).toContain('P3’s card');
  });
});

describe('checks with Exodus (EXO-3.4 to 5)', () => {
  const cards = (id: string): number => {
    for (let card = 0; card < 600; card++) if (kindAt(card) === id) return card;
    throw new Error(`no ${id}`);
  };
  const kindAt = (card: number): string | null => {
    try {
      return kindOf(card).id;
    } catch {
      return null;
    }
  };
  const check = (some: Partial<NonNullable<BsgView['check']>>): BsgView => ({
    ...facts,
    check: {
      source: 'crisis',
      of: 'in-the-ring',
      difficulty: 12,
      partial: null,
      skills: ['politics'],
      onesPositive: false,
      ignored: null,
      added: [],
      cards: 3,
      faceUp: false,
      reckless: false,
      pile: null,
      mine: null,
      total: null,
      result: null,
      ...some,
    },
  });

  it('EXO-4.2: whether the Consequence comes is told as soon as it can be known', () => {
    expect(scene(check({}))).toContain(words.say('web-bsg-consequence-open'));
    const repair = cards('repair');
    expect(scene(check({ pile: [repair], total: 1 }))).toContain(
      words.say('web-bsg-consequence-not'),
    );
    const red = scene(check({ pile: [repair, cards('red-tape')], total: 1 }));
    expect(red).toContain(words.say('web-bsg-consequence-comes'));
    expect(times(red, 'icon-ability')).toBeGreaterThan(1);
    const log = [
      event('check-began', {
        of: 'in-the-ring',
        deck: 'crisis',
        difficulty: 12,
        skills: [],
        partial: null,
      }),
      event('consequence', { card: 'in-the-ring', deck: 'crisis' }),
    ];
    expect(scene(check({ pile: [repair], total: 1 }), log)).toContain(
      words.say('web-bsg-consequence-happened'),
    );
    // EXO-4.7
    expect(scene(check({ source: 'location', of: 'brig' }))).not.toContain('class="consequence');
  });

  it('EXO-3.6: a doubled skill is said, and counts double', () => {
    const repair = cards('repair');
    const counted = strengthOf(repair) * 2;
    const html = scene(check({ skills: ['engineering'], doubled: 'engineering', pile: [repair] }));
    expect(html).toContain('Engineering counts double');
    expect(html).toContain(`<b class="counts">+${counted}</b>`);
  });

  it('the last check has what came later and not what was taken out', () => {
    const [a, b, c] = [cards('repair'), cards('red-tape'), cards('launch-scout')];
    const log = [
      event('check-began', {
        of: 'in-the-ring',
        deck: 'crisis',
        difficulty: 12,
        skills: ['tactics'],
        partial: null,
      }),
      event('check-revealed', { cards: [a, b] }),
      event('contributed', { seat: null, count: 1, cards: [c] }),
      event('check-cards-removed', { seat: null, cards: [a] }),
      event('skill-doubled', { skill: 'tactics' }),
      event('consequence', { card: 'in-the-ring', deck: 'crisis' }),
      event('check-totalled', { total: 2, difficulty: 12 }),
      event('check-settled', { of: 'in-the-ring', deck: 'crisis', result: 'fail' }),
      event('failure-spared', { short: 4 }),
    ];
    expect(lastCheck(log)).toMatchObject({
      pile: [b, c],
      doubled: 'tactics',
      consequence: true,
      spared: true,
      result: 'fail',
    });
    expect(scene(facts, log)).toContain(words.say('web-bsg-failure-spared'));
  });

  it('the last check counts what Scientific Research made count (BSG-15.22)', () => {
    const log = [
      event('check-began', {
        of: 'unidentified-ship',
        deck: 'crisis',
        difficulty: 10,
        skills: ['tactics'],
        partial: null,
      }),
      event('card-played', { seat: 1, card: cards('scientific-research') }),
      event('check-revealed', { cards: [cards('repair')] }),
      event('check-totalled', { total: 1, difficulty: 10 }),
      event('check-settled', { of: 'unidentified-ship', deck: 'crisis', result: 'fail' }),
    ];
    expect(lastCheck(log)?.skills).toEqual(['tactics', 'engineering']);
  });

  it('EXO-5.4: a check that was decided outright says so', () => {
    const log = [
      event('check-began', {
        of: 'brig',
        deck: 'location',
        difficulty: 7,
        skills: ['tactics'],
        partial: null,
      }),
      event('check-decided', { seat: 1, result: 'pass' }),
      event('check-settled', { of: 'brig', deck: 'location', result: 'pass' }),
    ];
    expect(scene(facts, log)).toContain(words.say('web-bsg-decided-pass'));
  });
});
