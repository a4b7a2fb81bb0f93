import { memo } from 'react';
import { type SignName, signPath } from './signs.ts';

/** A sign of 24 x 24, as large as the letters around it and in their colour. */
export const Sign = memo(function Sign({
  name,
  className = '',
}: {
  readonly name: SignName;
  readonly className?: string;
}) {
  return (
    <svg className={`sign ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={signPath(name)} fillRule="evenodd" />
    </svg>
  );
});
