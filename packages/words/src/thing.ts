/**
 * Something a sentence can name: a message of the language, and what it is made of. Its forms (cases, genders,
 * articles) are the message's attributes; a sentence asks for the one it needs.
 */
export interface Thing {
  readonly say: string;
  readonly with?: Args;
  /** Forms that suit its place better than the basic one; the first that the language has is taken. */
  readonly as?: readonly string[];
}

/** What a message can be told: texts, numbers, things, and lists of things. */
export type Arg = string | number | Thing | readonly Thing[];
export type Args = Readonly<Record<string, Arg>>;

export function thing(say: string, args?: Args): Thing {
  return args === undefined ? { say } : { say, with: args };
}

/** How a person at the table is called. Some languages need the gender for the past tense; nobody has to tell it. */
export interface Person {
  readonly name: string;
  readonly gender?: 'f' | 'm';
}

export function person({ name, gender }: Person): Thing {
  return thing('person', { name, gender: gender ?? 'unknown' });
}
