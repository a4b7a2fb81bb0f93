import { Component, type ReactNode } from 'react';
import { useLanguage } from '../language/provider.tsx';

/** How browsers say that a part of the app did not come: the server has a newer app, or there is no network. */
const MISSING = /dynamically imported module|importing a module script|unable to preload/i;

/** Something failed in this page: says what is safe and what to do, instead of a white screen. */
export class Careful extends Component<
  { readonly children: ReactNode },
  { readonly failed: 'not' | 'broken' | 'part-missing' }
> {
  override state: { readonly failed: 'not' | 'broken' | 'part-missing' } = { failed: 'not' };
  static getDerivedStateFromError(error: unknown) {
    return { failed: MISSING.test(String(error)) ? 'part-missing' : 'broken' };
  }
  override componentDidCatch(error: unknown) {
    console.error(error);
  }
  override render() {
    const { failed } = this.state;
    return failed === 'not' ? this.props.children : <Broken how={failed} />;
  }
}

function Broken({ how }: { readonly how: 'broken' | 'part-missing' }) {
  const { words } = useLanguage();
  return (
    <main className="page" role="alert">
      <h1>{words.say(how === 'broken' ? 'web-broken' : 'web-part-missing')}</h1>
      <p>{words.say(how === 'broken' ? 'web-broken-safe' : 'web-part-missing-safe')}</p>
      <p className="actions">
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {words.say('web-reload')}
        </button>
        <a className="button" href="/">
          {words.say('web-back-to-lobby')}
        </a>
      </p>
    </main>
  );
}
