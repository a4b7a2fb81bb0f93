import {
  type Bonus,
  COLOURS,
  type Gain,
  type Power,
  type Reassign,
  type World,
} from '@starboard/roll';
import type { Line } from '../line.ts';
import { type Thing, thing } from '../thing.ts';
import { colour, credits, dice, phase, place, points, worldColour } from './vocabulary.ts';

/** What a power says: one message each, with one more for what is rare about it. */
export function powerLines(power: Power): Line[] {
  switch (power.kind) {
    case 'reassign':
      return reassignLines(power);
    case 'dictate-again':
    case 'scout-on-top':
    case 'extra-tile':
    case 'rearrange':
    case 'trade-buys-point':
      return [[`roll-power-${power.kind}`]];
    case 'dictate-moves':
      return [['roll-power-dictate-moves', { max: power.max }]];
    case 'stock-pays':
    case 'pays-if-scouted':
      return [
        [
          `roll-power-${power.kind}`,
          { colour: colour(power.colour), credits: credits(power.credits) },
        ],
      ];
    case 'extra-workers': {
      const workers = power.colours.map((it) => thing('roll-extra-worker', { colour: colour(it) }));
      return [['roll-power-extra-workers', { phase: phase(power.phase), workers }]];
    }
    case 'cheaper': {
      const { what, by, floor, worlds } = power;
      const which =
        worlds === undefined
          ? thing(`roll-cheaper-${what}`)
          : thing('roll-cheaper-worlds-of', { colours: worlds.map(worldColour) });
      const when = phase(what === 'worlds' ? 'settle' : 'develop');
      const said = { phase: when, what: which, by };
      // Some worlds are dear enough to need no floor.
      return floor === 0
        ? [['roll-power-cheaper', said]]
        : [['roll-power-cheaper-floor', { ...said, floor }]];
    }
    case 'pays-on-completion':
      return completionLines(power.developments, power.worlds, power.extra);
    case 'back-to-cup': {
      const { which } = power;
      return 'every' in which
        ? [['roll-power-back-every', { phase: phase(power.phase), colour: colour(which.every) }]]
        : [['roll-power-back-some', { phase: phase(power.phase), min: which.min, max: which.max }]];
    }
    case 'once': {
      const steps: Thing[] = [];
      if (power.removes > 0) steps.push(thing('roll-once-remove', { count: power.removes }));
      for (const { die, count, to } of power.gains) {
        steps.push(thing('roll-once-dice', { dice: dice(count, die), place: place(to) }));
      }
      if (power.credits > 0) {
        steps.push(thing('roll-once-credits', { credits: credits(power.credits) }));
      }
      return [['roll-power-once', { what: thing('roll-once-list', { steps }) }]];
    }
    case 'pays': {
      const said = { phases: power.phases.map(phase), credits: credits(power.credits) };
      if (power.if !== undefined) return [[`roll-power-pays-${power.if}`, said]];
      if (power.moreIf === undefined) return [['roll-power-pays', said]];
      return [['roll-power-pays-more', { ...said, more: credits(power.more ?? 0) }]];
    }
    case 'scores':
      return [['roll-power-scores', { phase: phase(power.phase), points: points(power.points) }]];
    case 'pays-per-die':
      return [
        [
          'roll-power-pays-per-die',
          {
            phase: phase(power.phase),
            colour: colour(power.colour),
            credits: credits(power.credits),
            per: power.per,
          },
        ],
      ];
    case 'pays-per-good': {
      const { on } = power;
      return 'world' in on
        ? [
            [
              'roll-power-pays-per-good-world',
              { colour: worldColour(on.world), credits: credits(power.credits) },
            ],
          ]
        : [
            [
              'roll-power-pays-per-good-die',
              { colour: colour(on.die), credits: credits(power.credits) },
            ],
          ];
    }
    case 'trade-pays':
    case 'consume-pays': {
      const said = { credits: credits(power.credits) };
      return power.world === undefined
        ? [[`roll-power-${power.kind}`, said]]
        : [[`roll-power-${power.kind}-world`, { ...said, colour: worldColour(power.world) }]];
    }
    case 'consume-scores': {
      const said = { points: points(power.points) };
      return power.worlds === undefined
        ? [['roll-power-consume-scores', said]]
        : [
            [
              'roll-power-consume-scores-world',
              { ...said, colours: power.worlds.map(worldColour) },
            ],
          ];
    }
    case 'goods-per-world':
      return [['roll-power-goods-per-world', { goods: power.goods }]];
  }
}

/** Where most colours may be moved, it is shorter to say which may not. */
function workersOf(count: number, colours: Reassign['colours'] = COLOURS): Thing {
  const others = COLOURS.filter((it) => !colours.includes(it));
  if (others.length === 0) return thing('roll-workers', { count });
  return colours.length >= 5
    ? thing('roll-workers-but', { count, colours: others.map(colour) })
    : thing('roll-workers-of', { count, colours: colours.map(colour) });
}

function reassignLines(power: Reassign): Line[] {
  const { min, max, colours, from, to } = power;
  const what = workersOf(max, colours);
  const movers =
    min === max && max > 1
      ? thing('roll-exactly', { what })
      : thing('roll-up-to', { what, count: max });
  const target =
    to === undefined
      ? thing('roll-to-any')
      : to === 'selected'
        ? thing('roll-to-selected')
        : thing('roll-to-phases', { phases: to.map(phase) });
  const lines: Line[] = [
    [
      'roll-power-reassign',
      {
        movers,
        to: target,
        from: from === undefined ? 'any' : 'one',
        ...(from !== undefined && { phase: phase(from) }),
      },
    ],
  ];
  if (power.fromOneColumn === true) lines.push(['roll-power-reassign-one-column']);
  if (power.mostNoveltyWorlds === true) lines.push(['roll-power-reassign-most-novelty']);
  return lines;
}

function completionLines(
  developments: number,
  worlds: number,
  extra: { readonly colour: World['colour']; readonly credits: number } | undefined,
): Line[] {
  const lines: Line[] = [];
  if (developments > 0) {
    lines.push(['roll-power-pays-developments', { credits: credits(developments) }]);
  }
  if (extra === undefined) {
    if (worlds > 0) lines.push(['roll-power-pays-worlds', { credits: credits(worlds) }]);
    return lines;
  }
  const said = { extra: credits(extra.credits), colour: worldColour(extra.colour) };
  lines.push(
    worlds > 0
      ? ['roll-power-pays-worlds-extra', { ...said, credits: credits(worlds) }]
      : ['roll-power-pays-extra-only', said],
  );
  return lines;
}

export function bonusLine(bonus: Bonus): Line {
  const id = `roll-bonus-${bonus.kind}`;
  switch (bonus.kind) {
    case 'per-development':
    case 'per-development-without-reassign':
    case 'per-die-colour':
    case 'per-good':
      return [id, { points: points(bonus.points) }];
    case 'per-group-of-dice':
      return [id, { points: points(bonus.points), size: bonus.size, colour: colour(bonus.colour) }];
    case 'per-world':
      return [id, { points: points(bonus.points), colour: worldColour(bonus.colour) }];
    case 'share-of-cost':
      return [id, { what: thing(`roll-share-${bonus.of}`), divisor: bonus.divisor }];
    case 'triangular-chips':
      return [id];
  }
}

/** What a world gives when it enters the tableau, in the order in which it happens. */
export function worldLines({ removes, gains, credits: paid, startCredits }: World): Line[] {
  const lines: Line[] = [];
  if (removes > 0) lines.push(['roll-removes', { count: removes }]);
  for (const gain of gains) lines.push(gainLine(gain));
  if (paid > 0) lines.push(['roll-gain-credits', { credits: credits(paid) }]);
  if (startCredits !== undefined) {
    lines.push(['roll-start-credits', { credits: credits(startCredits) }]);
  }
  return lines;
}

function gainLine({ die, count, to }: Gain): Line {
  return ['roll-gain', { dice: dice(count, die), place: place(to) }];
}
