import {
  activate,
  destroyCivilian,
  draw,
  type Effect,
  execute,
  gain,
  jumpTrack,
  lose,
  name,
  type Who,
} from '../../effects/effect.ts';
import type { CrossroadsCard } from '../definition.ts';

/** Cylon players have these cards as well. */
const discardTwo = (who: Who): Effect => ({
  op: 'discard',
  who,
  count: 2,
  random: true,
  evenCylons: true,
});

/** The 7 Crossroads cards (EXO-37); `self` is whose card it is. */
export const crossroads = [
  {
    id: 'disturbing-vision',
    benevolent: [{ op: 'discard-trauma', who: 'self', count: 2 }, discardTwo('self')],
    antagonistic: [{ op: 'draw-trauma', who: 'each-cylon', count: 2 }, execute('admiral')],
  },
  {
    id: 'miraculous-return',
    benevolent: [
      gain('morale', 1),
      { op: 'rebuild-viper', count: 1 },
      activate('raiders'),
      { op: 'activate', what: 'raiders', again: true },
    ],
    antagonistic: [
      lose('morale', 1),
      destroyCivilian(),
      { op: 'name-basestar', by: 'self', then: [{ op: 'damage-basestar', count: 1 }] },
    ],
  },
  {
    id: 'perjury',
    benevolent: [
      discardTwo('self'),
      { op: 'discard-trauma', who: 'self', count: 2, optional: true },
    ],
    antagonistic: [
      { op: 'draw-trauma', who: 'self', count: 2 },
      { op: 'draw', who: 'self', count: 2, from: 'skill-set', optional: true },
    ],
  },
  {
    id: 'scanned',
    benevolent: [{ op: 'remove-raiders', by: 'self', count: 4 }, lose('morale', 1)],
    antagonistic: [activate('raiders'), jumpTrack(1)],
  },
  {
    id: 'strange-music',
    benevolent: [
      name('self', 'with-hidden-loyalty', [
        { op: 'look-loyalty', by: 'self', of: 'chosen', all: true },
      ]),
      { op: 'discard-trauma', who: 'self', count: 1 },
    ],
    antagonistic: [
      { op: 'add-human-card' },
      name('self', 'humans-with-loyalty', [{ op: 'draw-loyalty', who: 'chosen' }]),
      { op: 'draw-trauma', who: 'each-cylon', count: 1 },
    ],
  },
  {
    id: 'testimony',
    benevolent: [
      name('self', 'other-players', [
        discardTwo('chosen'),
        { op: 'discard-trauma', who: 'chosen', count: 2, optional: true },
      ]),
    ],
    antagonistic: [
      name('self', 'other-players', [
        draw('chosen', 2, 'skill-set'),
        { op: 'draw-trauma', who: 'chosen', count: 2 },
      ]),
    ],
  },
  {
    id: 'the-opera-house',
    benevolent: [
      { op: 'draw-trauma', who: 'self', count: 3 },
      name('self', 'other-players', [{ op: 'draw-trauma', who: 'chosen', count: 3 }]),
    ],
    antagonistic: [],
  },
] as const satisfies readonly CrossroadsCard[];
