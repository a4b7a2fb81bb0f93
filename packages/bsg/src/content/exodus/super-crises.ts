import { damageGalactica, destroyCivilian, name, send } from '../../effects/effect.ts';
import { checked } from '../definition.ts';

/** The Super Crisis cards of Exodus that come into every game; one more comes with the Cylon fleet (EXO-2.4). */
export const superCrises = [
  checked('fire-all-missiles', {
    check: { difficulty: 22, skills: ['tactics', 'piloting'] },
    consequence: [damageGalactica(2)],
    pass: [],
    fail: [destroyCivilian(2)],
  }),
  checked('human-prisoner', {
    check: { difficulty: 18, skills: ['leadership', 'tactics'] },
    pass: [],
    fail: [
      name('self', 'humans', [{ op: 'take-hand', from: 'chosen' }, send('chosen', 'sickbay')]),
    ],
  }),
] as const;
