import { Component, type ReactNode } from 'react';
import { useLanguage } from '../language/provider.tsx';

/** Something failed in this page: says what is safe and what to do, instead of a white screen. */
export class Careful extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    console.error(error);
  }
  override render() {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { words } = useLanguage();
  return (
    <main className="page" role="alert">
      <h1>{words.say('web-broken')}</h1>
      <p>{words.say('web-broken-safe')}</p>
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
