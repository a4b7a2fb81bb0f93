import { Choices, TextField } from '../app/fields.tsx';
import { Shell } from '../app/shell.tsx';
import { SEAT_COLOURS } from '../art/seats.ts';
import { TAGS } from '../language/load.ts';
import { useLanguage } from '../language/provider.tsx';
import { change, useSettings } from '../settings.ts';
import { BotPace, MotionAndSound, Themes } from './choices.tsx';
import { Notifications } from './notifications.tsx';
import { StandingOrders } from './orders.tsx';

const ZOOMS = ['90', '100', '110', '125'] as const;
const OWN = ['none', ...SEAT_COLOURS.map((_, i) => String(i))];

/** What I want, on this device. */
export default function SettingsPage() {
  const { words, tag } = useLanguage();
  const { say } = words;
  const now = useSettings();
  return (
    <Shell title={say('web-settings')}>
      <h1>{say('web-settings')}</h1>
      <p className="lead">{say('web-settings-lead')}</p>
      <Choices
        small
        legend={say('web-language')}
        value={tag}
        onChange={(language) => change({ language })}
        options={TAGS.map((it) => ({
          value: it,
          label: new Intl.DisplayNames([it], { type: 'language' }).of(it) ?? it,
        }))}
      />
      <div className="block">
        <TextField
          label={say('web-your-name')}
          explain={say('web-your-name-explain')}
          value={now.name}
          max={40}
          autoComplete="nickname"
          onChange={(name) => change({ name })}
        />
      </div>
      <Themes />
      <Choices
        small
        legend={say('web-zoom')}
        value={ZOOMS.find((it) => Number(it) >= now.zoom) ?? '125'}
        onChange={(it) => change({ zoom: Number(it) })}
        options={ZOOMS.map((value) => ({ value, label: `${value} %` }))}
      >
        <p className="explain">{say('web-zoom-explain')}</p>
      </Choices>
      <Choices
        small
        legend={say('web-own-colour')}
        value={String(now.colour ?? 'none')}
        onChange={(it) => change({ colour: it === 'none' ? null : Number(it) })}
        options={OWN.map((value) => ({ value, label: say(`web-own-colour-${value}`) }))}
      >
        <p className="explain">{say('web-own-colour-explain')}</p>
      </Choices>
      <MotionAndSound />
      <BotPace />
      <Notifications />
      <StandingOrders />
    </Shell>
  );
}
