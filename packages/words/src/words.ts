import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle';
import type { Arg, Args, Thing } from './thing.ts';

/** What a language says about itself, beside its messages: `language.json` of its folder. */
export interface LanguageFacts {
  /** BCP 47. */
  readonly tag: string;
  /** Its own name for itself. */
  readonly name: string;
  /**
   * What the sounds of neighbouring words do to each other, as patterns and replacements applied to a finished
   * sentence: `a(z)` before a vowel is `az`.
   */
  readonly sounds: readonly (readonly [pattern: string, replacement: string])[];
  /**
   * What a clause can become where it does not stand alone: `inverted` (the verb before its subject, as after "if
   * so" in German), `infinitive` (without its subject, as after "may" in English).
   */
  readonly clauseForms?: readonly ('inverted' | 'infinitive')[];
  /**
   * Which lines of a card name whom they are about, though the line before did: `every-line`, because without pronouns nobody
   * would be seen in it; `after-labels`, because behind "Pass:" or "Fail:" an English "they" could be anybody.
   */
  readonly namesAnew?: 'every-line' | 'after-labels';
  /** How clauses are joined, where it is not done as with nouns: between two, and before the last. */
  readonly clauses?: Readonly<Record<ClauseJoint, readonly [between: string, last: string]>>;
}

/** `then` joins clauses as `and` joins nouns, `else` as `or` does. */
type ClauseJoint = 'then' | 'else';

/** Says what is wrong with a message: a programmer's concern, never shown to a player. */
export type Report = (problem: string) => void;

/** One language, with the messages that were loaded. */
export interface Words {
  readonly language: LanguageFacts;
  has(id: string): boolean;
  /** A whole sentence, or a label: begins with a capital letter. */
  say(id: string, args?: Args): string;
  /** A thing as it stands within a sentence, in one of its forms. */
  name(it: Thing, form?: string): string;
  /** A text that did not come out of a message, with neighbouring words suited to each other. */
  sound(text: string): string;
}

/** A number with the sign that is as wide as a plus, and no hyphen, before it. */
class BelowZero extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** What stands between two braces: a thing in its basic form. */
class Named extends FluentType<Thing> {
  readonly #speak: (it: Thing, form?: string) => string;
  readonly #has: (it: Thing, form: string) => boolean;
  constructor(
    it: Thing,
    speak: (it: Thing, form?: string) => string,
    has: (it: Thing, form: string) => boolean,
  ) {
    super(it);
    this.#speak = speak;
    this.#has = has;
  }
  has(form: string): boolean {
    return this.#has(this.value, form);
  }
  form(form: string): string {
    return this.#speak(this.value, form);
  }
  override toString(): string {
    return this.#speak(this.value);
  }
}

/** Several things; a sentence joins them with LIST. */
class Several extends FluentType<readonly Named[]> {
  override toString(): string {
    return this.value.join(', ');
  }
}

/** Stands between the parts of a clause, with room around it; within a word it marks where that may break. */
const BAR = /(?:^| )\||\|(?: |$)/;

const JOINTS = {
  and: 'conjunction',
  or: 'disjunction',
  then: 'conjunction',
  else: 'disjunction',
  next: 'conjunction',
} as const;

function isJoint(value: unknown): value is keyof typeof JOINTS {
  return typeof value === 'string' && Object.hasOwn(JOINTS, value);
}

export function openWords(
  language: LanguageFacts,
  sources: readonly string[],
  report: Report = () => {},
): Words {
  const { tag } = language;
  const bundle = new FluentBundle(tag, {
    useIsolating: false,
    functions: { FORM, LIST, CAP, VERB, HAS },
  });
  for (const source of sources) {
    for (const error of bundle.addResource(new FluentResource(source))) {
      report(`${tag}: ${error.message}`);
    }
  }
  const lists = new Map<string, Intl.ListFormat>();
  const sounds = language.sounds.map(
    ([pattern, replacement]) => [new RegExp(pattern, 'gu'), replacement] as const,
  );

  /** `{ FORM($thing, "gen") }`: a thing in a form. A form it does not have is a mistake of the language. */
  function FORM([it, form]: readonly unknown[]): string {
    if (it instanceof Named && typeof form === 'string') return it.form(form);
    report(`${tag}: FORM wants a thing and the name of a form`);
    return String(it);
  }

  /** `{ LIST($things, "or", "gen") }`: things joined (and, or; clauses: then, else; sentences: next), each in a form if one is named. */
  function LIST([several, joint, form]: readonly unknown[]): string {
    if (!(several instanceof Several) || !isJoint(joint)) {
      report(`${tag}: LIST wants things and how to join them`);
      return String(several);
    }
    const said = several.value.map((it) =>
      typeof form === 'string' ? it.form(form) : it.toString(),
    );
    if (joint === 'next') return said.join('; ');
    const own = joint === 'then' || joint === 'else' ? language.clauses?.[joint] : undefined;
    if (own !== undefined) {
      const [between, last] = own;
      const [end = '', ...before] = said.reverse();
      return before.length === 0 ? end : before.reverse().join(between) + last + end;
    }
    let list = lists.get(joint);
    if (list === undefined) {
      list = new Intl.ListFormat(tag, { type: JOINTS[joint] });
      lists.set(joint, list);
    }
    return list.format(said);
  }

  /** `{ HAS($things, "done") -> [yes] ... *[no] ... }`: whether it, or all of them, has a form, so that it may be asked for. */
  function HAS([it, form]: readonly unknown[]): string {
    if (it instanceof Named && typeof form === 'string') return it.has(form) ? 'yes' : 'no';
    if (it instanceof Several && typeof form === 'string') {
      return it.value.every((one) => one.has(form)) ? 'yes' : 'no';
    }
    report(`${tag}: HAS wants things and the name of a form`);
    return 'no';
  }

  /** `{ VERB($who, "wirfst", "wirft") }`: what agrees with a person; the first with "you". */
  function VERB([who, you, other]: readonly unknown[]): string {
    return String(FORM([who, 'person']) === 'you' ? you : other);
  }

  /** `{ CAP($text) }`: what begins a sentence though it does not begin the message. */
  function CAP([it]: readonly unknown[]): string {
    return capital(String(it));
  }

  function variable(arg: Arg): FluentVariable {
    if (typeof arg === 'number' && arg < 0) return new BelowZero(arg);
    if (typeof arg === 'string' || typeof arg === 'number') return arg;
    if ('say' in arg) return new Named(arg, speak, hasForm);
    return new Several(arg.map((it) => new Named(it, speak, hasForm)));
  }

  function variables(args: Args | undefined): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    for (const name in args) {
      const arg = args[name];
      if (arg !== undefined) given[name] = variable(arg);
    }
    return given;
  }

  function hasForm({ say: id }: Thing, form: string): boolean {
    return bundle.getMessage(id)?.attributes[form] !== undefined;
  }

  function speak({ say: id, with: args, as = [] }: Thing, asked?: string): string {
    const message = bundle.getMessage(id);
    const form = asked ?? as.find((it) => message?.attributes[it] !== undefined);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    if (pattern === undefined || pattern === null) {
      report(`${tag}: ${form === undefined ? id : `${id}.${form}`} is not there`);
      return id;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, variables(args), errors);
    for (const error of errors) report(`${tag}: ${id}: ${error.message}`);
    return text.includes('|') && BAR.test(text) ? arranged(text, as) : text;
  }

  /** `subject | verb | rest`, in the order that the place of the clause wants; in some the subject is left out. */
  function arranged(text: string, as: readonly string[]): string {
    const [subject = '', verb = '', rest = ''] = text.split(BAR).map((part) => part.trim());
    const own = as.find(
      (form) => form === 'again' || language.clauseForms?.some((it) => it === form),
    );
    const parts =
      own === undefined
        ? [subject, verb, rest]
        : own === 'inverted'
          ? [verb, subject, rest]
          : [verb, rest];
    return parts
      .filter((part) => part !== '')
      .join(' ')
      .replace(/ (?=[;:,])/g, '');
  }

  function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
  }

  function sounded(text: string): string {
    // What a language leaves out leaves no gap.
    let heard = text.replace(/ +(?=[ ,;])/g, '').replace(/,,/g, ',');
    for (const [pattern, replacement] of sounds) heard = heard.replace(pattern, replacement);
    return heard;
  }

  return {
    language,
    has: (id) => bundle.hasMessage(id),
    say(id, args) {
      return capital(sounded(speak(args === undefined ? { say: id } : { say: id, with: args })));
    },
    name: (it, form) => sounded(speak(it, form)),
    sound: sounded,
  };
}
