import { Talk } from './lazy-talk.tsx';
import { Log, type LogProps } from './log.tsx';

/** What happened, and what is said about it. */
export function LogAndTalk({
  talkRules,
  ...props
}: LogProps & {
  /** Messages that say what may be said at this table; what is usual if nothing is given. */
  readonly talkRules?: readonly string[];
}) {
  return (
    <>
      <Log {...props} />
      <Talk {...props.table} {...(talkRules && { rules: talkRules })} />
    </>
  );
}
