import type { ReactNode } from 'react';
import { go } from './router.ts';

/** A link within the app: a real link, followed without loading the page anew. */
export function Link({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={href}
      {...(className === undefined ? {} : { className })}
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
