import type { AskView, SeenEvent } from '@starboard/kernel';
import { openAsk } from '../table/ask-panel.tsx';
import type { TableState } from '../table/client.ts';

/** What a step is about: the table as I see it, what I am asked, and what has happened. */
export interface Seen {
  readonly state: TableState;
  readonly ask: AskView | null;
  /** The last event of a kind, or null. */
  last(type: string, test?: (data: Data) => boolean): Data | null;
}

export type Data = Readonly<Record<string, unknown>>;

export interface Step {
  readonly id: string;
  /** Where the light falls: the first of these that is in sight. */
  readonly at: readonly string[];
  /** What is to be pressed there: it stays in sight, whatever else is covered. */
  readonly keep?: string;
  /** What is to be pressed next, or to be aimed at: the first of these that is in sight gets a ring. */
  readonly wanted?: readonly string[];
  /** On the page as soon as the reader goes another way: what it says then is said instead of what to do. */
  readonly astray?: string;
  /** What the light falls on leaves only a column beside it. */
  readonly column?: true;
  when(seen: Seen): boolean;
  /** `read` until the reader goes on; `answer` as long as that is asked. */
  readonly until: 'read' | 'answer';
  /** Something else was done than what the steps before asked for: it has other sentences for that. */
  otherwise?(seen: Seen): boolean;
  /** There is a question somebody might have here, with an answer. */
  readonly more?: true;
  /** What its sentences name. */
  args?(seen: Seen, name: (id: string) => string): Readonly<Record<string, string | number>>;
}

const dataOf = ({ data }: SeenEvent): Data =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Data) : {};

export function seenAt(state: TableState): Seen {
  return {
    state,
    ask: openAsk(state),
    last(type, test = () => true) {
      for (let i = state.log.length - 1; i >= 0; i--) {
        const event = state.log[i]?.event;
        if (event?.type === type && test(dataOf(event))) return dataOf(event);
      }
      return null;
    },
  };
}

/** The step to show: the first that was not read yet and is about what is there. */
export const stepNow = (steps: readonly Step[], read: readonly string[], seen: Seen): Step | null =>
  steps.find((step) => !read.includes(step.id) && step.when(seen)) ?? null;

/** Whether I am asked this. */
export const asks = ({ ask }: Seen, ...prompts: readonly string[]): boolean =>
  ask !== null && prompts.includes(ask.ask.prompt);
