import { type ComponentProps, lazy, Suspense } from 'react';

// Only a table on a server has somebody who listens.
const There = lazy(() => import('./talk.tsx'));

/** What is said at the table; nothing where nobody listens. */
export function Talk(props: ComponentProps<typeof There>) {
  if (props.state.online === null) return null;
  return (
    <Suspense>
      <There {...props} />
    </Suspense>
  );
}
