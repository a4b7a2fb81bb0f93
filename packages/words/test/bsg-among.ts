/** Among whom somebody can be named. */
export const AMONG = [
  'can-go-to-brig',
  'can-go-to-sickbay',
  'on-galactica-to-brig',
  'on-galactica-to-sickbay',
  'others',
  'other-not-admiral',
  'others-in-brig',
  'with-hidden-loyalty',
  'human-with-hidden-loyalty',
] as const;
