import { exampleGames, liarsDice, ticTacToe } from '@starboard/examples';
import {
  canonical,
  patchedMatch,
  readEntry,
  recordOf,
  restoreMatch,
  turnedMatch,
  verify,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { Sitting } from './matches.ts';
import { faultOf } from './small-games.ts';

/** Two at liar's dice: openings, a bid, a challenge, and the dice are rolled anew. */
function aRound() {
  const sitting = new Sitting(liarsDice, 2, { options: { dice: 2 } });
  sitting.say(0, 1);
  sitting.takeBack(0);
  sitting.say(0, 2);
  sitting.say(1, 1);
  return sitting;
}

describe('going back to a moment', () => {
  test('everything lies as it lay; ids and dice are new ones', () => {
    const sitting = aRound();
    const { length, state: then } = sitting.match;
    const facts = canonical(then.facts);
    sitting.playOut('on and on');
    // To the end and back is no way: what is over is over.
    expect(faultOf(() => sitting.goBack(0, length)).code).toBe('game-over');
    const again = aRound();
    for (let i = 0; i < 6; i++) {
      const open = again.match.state.asks.find(({ answered }) => !answered);
      const answer = sitting.links[length + i]?.entry;
      if (open === undefined || answer?.kind !== 'answer') throw new Error('nothing is asked');
      again.enter({ ...answer, seat: open.seat, ask: open.id });
    }
    const before = again.match;
    const { match, replaces, events } = again.goBack(1, length);
    expect(canonical(match.state.facts)).toBe(facts);
    expect(canonical(match.state.asks)).toBe(canonical(then.asks));
    expect({ replaces, events }).toEqual({ replaces: before.length - length, events: [] });
    expect(match.length).toBe(before.length + 1);
    expect(match.state.nextId).toBe(before.state.nextId);
    expect(match.state.dice.at).toBe(before.state.dice.at);
    expect(match.undo).toBeNull();
    // What a store keeps of it is the same again.
    expect(canonical(restoreMatch(liarsDice, JSON.parse(JSON.stringify(match))))).toBe(
      canonical(match),
    );
    const { patch } = turnedMatch(before, match);
    expect(patch === null ? null : canonical(patchedMatch(before, patch))).toBe(canonical(match));
  });

  test('a history that goes back, also to before it went back, is verified like any other', () => {
    const sitting = aRound();
    sitting.goBack(0, 2);
    sitting.say(0, 1);
    sitting.goBack(1, 0);
    sitting.say(1, 2);
    // To a moment that only going back led to.
    sitting.goBack(0, 6);
    sitting.playOut('to the end');
    const record = recordOf(sitting.match, sitting.links);
    expect(verify(exampleGames, JSON.stringify(record))).toMatchObject({ genuine: true });
    const other = record.links.map((link) =>
      link.entry.kind === 'go-back' && link.entry.to === 6
        ? { ...link, entry: { ...link.entry, to: 5 } }
        : link,
    );
    expect(verify(exampleGames, { ...record, links: other }).genuine).toBe(false);
  });

  test('there must be such a moment, and somebody who kept it', () => {
    const sitting = new Sitting(ticTacToe, 2);
    sitting.say(sitting.match.state.asks[0]?.seat ?? 0, 4);
    const other = new Sitting(ticTacToe, 2, { seed: '0'.repeat(64) });
    for (const to of [1, 2, 99])
      expect(faultOf(() => sitting.goBack(0, to)).why.id).toBe('no-such-moment');
    const [kept] = sitting.moments.splice(0, 1, other.match);
    expect(faultOf(() => sitting.goBack(0, 0)).why.id).toBe('no-such-moment');
    sitting.moments.splice(0, 1);
    expect(faultOf(() => sitting.goBack(0, 0)).why.id).toBe('no-such-moment');
    expect(kept?.length).toBe(0);
    for (const to of [-1, 1.5, '1', undefined])
      expect(faultOf(() => readEntry({ kind: 'go-back', seat: 0, to })).code).toBe('corrupt-state');
  });
});
