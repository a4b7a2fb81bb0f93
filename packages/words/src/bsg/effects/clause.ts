import type { EffectOf, Everybody, Op, Who } from '@starboard/bsg/reading';
import { type Args, type Thing, thing } from '../../thing.ts';

/** Whom or what a clause is about. If it is the same as just before, it need not be named again. */
export type Subject = Who | Everybody | 'each-other-human' | 'fleet' | 'ships' | null;

/** How one operation is spoken: a clause, of which sentences are made. */
export interface Clause<O extends Op> {
  readonly say: (effect: EffectOf<O>) => Thing;
  /** Whom it is about; without it, nobody. */
  readonly about?: (effect: EffectOf<O>) => Subject;
  /** Has a story of its own and stands in a sentence of its own. */
  readonly long?: true;
}

/** What is told of one operation, or of some that are told as one. */
export interface Told {
  readonly said: Thing;
  readonly subject: Subject;
  /** Has a story of its own and stands in a sentence of its own. */
  readonly long: boolean;
  /** Lists several things, so that a list it stood within would be misread. */
  readonly several: boolean;
}

/** Some of the operations. */
export type Clauses<O extends Op = Op> = { readonly [K in O]: Clause<K> };

export const say = (form: string, args?: Args): Thing => thing(`bsg-op-${form}`, args);

/** An operation that has nothing to say but itself. */
export const bare = { say: ({ op }: { readonly op: Op }): Thing => say(op) };

/** The same, done by whoever acts. */
export const you = (): Subject => 'self';
export const yourself = { ...bare, about: you };
