import { TRAUMAS, type Trauma } from '@starboard/bsg/reading';
import { type Thing, thing } from '../../thing.ts';
import { ally, crossroads, place, trauma, traumaTokens } from '../vocabulary.ts';
import type { Tellers } from './telling.ts';

/** How many there are of each kind. */
function counted(tokens: readonly Trauma[]): Thing[] {
  return TRAUMAS.flatMap((kind) => {
    const count = tokens.filter((it) => it === kind).length;
    return count === 0 ? [] : [thing(`bsg-traumas-${kind}`, { count })];
  });
}

/** Trauma, allies, the Crossroads and the Trial. */
export const nebulaTellers: Tellers<
  | 'trauma-drawn'
  | 'trauma-discarded'
  | 'trauma-met'
  | 'disaster-drawn'
  | 'ally-arrived'
  | 'ally-left'
  | 'ally-met'
  | 'crossroads-reached'
  | 'crossroads-dealt'
  | 'crossroads-revealed'
  | 'trauma-shown'
  | 'trial-held'
> = {
  'trauma-drawn': ({ seat, count, tokens }, who) => {
    const said = { who: who(seat), tokens: traumaTokens(count) };
    return tokens === undefined
      ? ['bsg-event-trauma-drawn', said]
      : ['bsg-event-trauma-drawn-seen', { ...said, kinds: counted(tokens) }];
  },
  'trauma-discarded': ({ seat, count, tokens }, who) => {
    const said = { who: who(seat), tokens: traumaTokens(count) };
    return tokens === undefined
      ? ['bsg-event-trauma-discarded', said]
      : ['bsg-event-trauma-discarded-seen', { ...said, kinds: counted(tokens) }];
  },
  'trauma-met': ({ seat, location }, who) => [
    'bsg-event-trauma-met',
    { who: who(seat), place: place(location) },
  ],
  'disaster-drawn': ({ seat, count }, who) => [
    'bsg-event-disaster-drawn',
    { who: who(seat), kinds: [thing('bsg-traumas-disaster', { count })] },
  ],
  'ally-arrived': ({ ally: id, location, seat }, who) => {
    const said = { ally: ally(id), place: place(location) };
    return seat === null
      ? ['bsg-event-ally-arrived', said]
      : ['bsg-event-ally-arrived-by', { ...said, who: who(seat) }];
  },
  'ally-left': ({ ally: id, location }) => [
    'bsg-event-ally-left',
    { ally: ally(id), place: place(location) },
  ],
  'ally-met': ({ seat, ally: id, token }, who) => [
    'bsg-event-ally-met',
    { who: who(seat), ally: ally(id), token: trauma(token) },
  ],
  'crossroads-reached': ({ distance }) => ['bsg-event-crossroads-reached', { distance }],
  'crossroads-dealt': ({ seat, card }, who) =>
    card === undefined
      ? ['bsg-event-crossroads-dealt', { who: who(seat) }]
      : ['bsg-event-crossroads-dealt-seen', { who: who(seat), card: crossroads(card) }],
  'crossroads-revealed': ({ seat, card, side }, who) => [
    'bsg-event-crossroads-revealed',
    { who: who(seat), card: crossroads(card), token: trauma(side) },
  ],
  'trauma-shown': ({ tokens }, who) => [
    'bsg-event-trauma-shown',
    {
      hands: tokens.map((held, seat) =>
        held.length === 0
          ? thing('bsg-shown-hand-empty', { who: who(seat) })
          : thing('bsg-shown-hand', { who: who(seat), names: counted(held) }),
      ),
    },
  ],
  'trial-held': ({ counts }, who) => {
    const hands = counts.flatMap((count, seat) =>
      count === 0 ? [] : [thing('bsg-shown-count', { who: who(seat), count })],
    );
    return hands.length === 0
      ? ['bsg-event-trial-held-nobody']
      : ['bsg-event-trial-held', { hands }];
  },
};
