import { lazy, type ReactNode, Suspense } from 'react';
import { LanguageProvider, useSay } from './language/provider.tsx';
import { Link } from './link.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { placeOf, usePath } from './router.ts';

// The lobby is there at once; everything else comes when somebody goes there.
const Practice = lazy(() => import('./practice/page.tsx'));

export function App() {
  return (
    <LanguageProvider>
      <Suspense fallback={<Loading />}>
        <Here />
      </Suspense>
    </LanguageProvider>
  );
}

function Here(): ReactNode {
  const path = usePath();
  const place = placeOf(path);
  switch (place.at) {
    case 'lobby':
      return <Lobby />;
    case 'practice':
      return <Practice key={path} game={place.game} id={place.id} />;
    default:
      return <Nowhere />;
  }
}

function Loading() {
  const say = useSay();
  return (
    <p className="loading" role="status">
      {say('web-loading')}
    </p>
  );
}

function Nowhere() {
  const say = useSay();
  return (
    <main className="page">
      <h1>{say('web-nothing-here')}</h1>
      <Link href="/">{say('web-back-to-lobby')}</Link>
    </main>
  );
}
