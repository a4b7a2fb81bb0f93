import { Choices, TextField, Tick } from '../app/fields.tsx';
import { Shell } from '../app/shell.tsx';
import { TAGS } from '../language/load.ts';
import { useLanguage } from '../language/provider.tsx';
import { change, useSettings } from '../settings.ts';
import { Notifications } from './notifications.tsx';
import { StandingOrders } from './orders.tsx';

const PACES = ['0', '450', '1200', '2500'] as const;

/** What I want, on this device. */
export default function SettingsPage() {
  const { words, tag } = useLanguage();
  const { say } = words;
  const now = useSettings();
  const pace = PACES.find((it) => Number(it) >= now.botPace) ?? '2500';
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
      <Choices
        legend={say('web-theme')}
        value={now.theme}
        onChange={(theme) => change({ theme })}
        options={(['calm', 'contrast'] as const).map((value) => ({
          value,
          label: say(`web-theme-${value}`),
          explain: say(`web-theme-${value}-explain`),
        }))}
      />
      <fieldset className="block">
        <legend>{say('web-motion-and-sound')}</legend>
        <div className="choices">
          <Tick
            label={say('web-motion')}
            explain={say('web-motion-explain')}
            checked={now.motion === 'system'}
            onChange={(on) => change({ motion: on ? 'system' : 'off' })}
          />
          <Tick
            label={say('web-sounds')}
            explain={say('web-sounds-explain')}
            checked={now.sounds}
            onChange={(sounds) => change({ sounds })}
          />
        </div>
      </fieldset>
      <Choices
        legend={say('web-bot-pace')}
        value={pace}
        onChange={(it) => change({ botPace: Number(it) })}
        options={PACES.map((value) => ({ value, label: say(`web-bot-pace-${value}`) }))}
      >
        <p className="explain">{say('web-bot-pace-explain')}</p>
      </Choices>
      <Notifications />
      <StandingOrders />
    </Shell>
  );
}
