import type { BsgView } from '@starboard/bsg/reading';

/** What may be said (BSG-18.2, EXO-19, 34.13): of whatever is hidden at this table. */
export function talkRules(modules: BsgView['modules']): readonly string[] {
  const secretive = modules.some((it) => it === 'personal-goals' || it === 'final-five');
  return [
    'web-talk-rules-bsg',
    ...(secretive ? ['web-talk-rules-bsg-loyalties'] : []),
    ...(modules.includes('ionian-nebula') ? ['web-talk-rules-bsg-trauma'] : []),
  ];
}
