import type { ReactNode } from 'react';
import { go } from './router.ts';

/** A link within the app: a real link, followed without loading the page anew. */
export function Link({
  href,
  className,
  current = false,
  children,
}: {
  readonly href: string;
  readonly className?: string;
  /** Leads to where one is. */
  readonly current?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={href}
      {...(className === undefined ? {} : { className })}
      {...(current ? { 'aria-current': 'page' as const } : {})}
      onClick={(event) => {
        const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (event.button !== 0 || !plain) return;
        event.preventDefault();
        go(href);
      }}
    >
      {children}
    </a>
  );
}
