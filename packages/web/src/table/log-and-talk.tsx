import { Log, type LogProps } from './log.tsx';
import { Talk } from './talk.tsx';

/** What happened, and what is said about it. */
export function LogAndTalk(props: LogProps) {
  return (
    <>
      <Log {...props} />
      <Talk {...props.table} />
    </>
  );
}
