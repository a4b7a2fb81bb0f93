import { type ReactNode, useEffect } from 'react';
import { LanguagePicker } from '../language/picker.tsx';
import { useSay } from '../language/provider.tsx';
import { Link } from '../link.tsx';
import { isAccount, useMe } from '../online/account.ts';
import { Newer } from './newer.tsx';
import './shell.css';

/** What every page but the tables has around it. */
export function Shell({
  title,
  children,
}: {
  /** Of the page, for the tab; the page says its own heading. */
  readonly title: string;
  readonly children: ReactNode;
}) {
  const say = useSay();
  const me = useMe();
  useEffect(() => {
    document.title = title === '' ? 'Starboard' : `${title} · Starboard`;
  }, [title]);
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {say('web-skip')}
      </a>
      <header className="shell-top">
        <Link className="brand" href="/">
          <img src="/icon.svg" alt="" width="28" height="28" />
          Starboard
        </Link>
        <nav aria-label={say('web-navigation')}>
          <Link href="/rules">{say('web-rules')}</Link>
          <Link href="/settings">{say('web-settings')}</Link>
          <Link href="/profile">{isAccount(me) ? me.name : say('web-profile')}</Link>
        </nav>
        <LanguagePicker />
      </header>
      <Newer />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="shell-end">
        <p>{say('web-unofficial')}</p>
      </footer>
    </div>
  );
}
