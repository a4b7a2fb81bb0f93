import type { ReactNode } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { Link } from '../link.tsx';
import { Shell } from './shell.tsx';

/** A page with nothing to do on it but to read why, and to go elsewhere. */
export function DeadEnd({
  title,
  why,
  children,
}: {
  readonly title: string;
  readonly why: string;
  /** Where else one could go. */
  readonly children?: ReactNode;
}) {
  const { words } = useLanguage();
  return (
    <Shell title={title}>
      <h1>{title}</h1>
      <p className="lead" role="status">
        {why}
      </p>
      <p className="actions">
        <Link className="button primary" href="/">
          {words.say('web-back-to-lobby')}
        </Link>
        {children}
      </p>
    </Shell>
  );
}
