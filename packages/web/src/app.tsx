import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Careful } from './app/broken.tsx';
import { DeadEnd } from './app/dead-end.tsx';
import { LanguageProvider, MoreWords, useSay } from './language/provider.tsx';
import { type Place, placeOf, usePath } from './router.ts';
import { useSettings } from './settings.ts';

// Every page comes when somebody goes there; the lobby, where most begin, while its words are still on their way.
const lobby = () => import('./lobby/page.tsx');
if (placeOf(window.location.pathname).at === 'lobby') void lobby();

const Lobby = lazy(lobby);
const Create = lazy(() => import('./create/page.tsx'));
const Practice = lazy(() => import('./practice/page.tsx'));
const Learn = lazy(() => import('./lessons/page.tsx'));
const OnlinePage = lazy(() => import('./online/page.tsx'));
const Replay = lazy(() => import('./replay/page.tsx'));
const Rules = lazy(() => import('./rules/page.tsx'));
const SettingsPage = lazy(() => import('./settings/page.tsx'));
const Profile = lazy(() => import('./profile/page.tsx'));
const StatisticsPage = lazy(() => import('./profile/statistics.tsx'));
const PlayerPage = lazy(() => import('./profile/player.tsx'));

export function App() {
  const { theme, motion, zoom } = useSettings();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion;
    root.style.setProperty('--zoom', String(zoom / 100));
  }, [theme, motion, zoom]);
  return (
    <LanguageProvider>
      <Suspense fallback={<Loading />}>
        <Here />
      </Suspense>
    </LanguageProvider>
  );
}

function Here(): ReactNode {
  const place = placeOf(usePath());
  // Another page, not only another moment or rule of the same, begins anew.
  const key = 'id' in place ? `${place.at} ${place.id}` : place.at;
  return <Careful key={key}>{pageAt(place)}</Careful>;
}

function pageAt(place: Place): ReactNode {
  switch (place.at) {
    case 'lobby':
      return <Lobby />;
    case 'create':
      return <Create />;
    case 'practice':
      return <Practice game={place.game} id={place.id} />;
    case 'learn':
      return <Learn game={place.game} />;
    case 'table':
      return <OnlinePage id={place.id} />;
    case 'replay':
      return <Replay id={place.id} seq={place.seq} />;
    case 'rules':
      return (
        <MoreWords>
          <Rules part={place.part} rule={place.rule} />
        </MoreWords>
      );
    case 'settings':
      return (
        <MoreWords>
          <SettingsPage />
        </MoreWords>
      );
    case 'profile':
      return (
        <MoreWords>
          <Profile />
        </MoreWords>
      );
    case 'statistics':
      return (
        <MoreWords>
          <StatisticsPage />
        </MoreWords>
      );
    case 'player':
      return (
        <MoreWords>
          <PlayerPage id={place.id} />
        </MoreWords>
      );
    case 'nowhere':
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
  return <DeadEnd title={say('web-nothing-here')} why={say('web-nothing-here-lead')} />;
}
