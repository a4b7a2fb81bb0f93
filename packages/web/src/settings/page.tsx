import { Choices, TextField, Tick } from '../app/fields.tsx';
import { Shell } from '../app/shell.tsx';
import { SEAT_COLOURS } from '../art/seats.ts';
import { TAGS } from '../language/load.ts';
import { useLanguage } from '../language/provider.tsx';
import { change, THEMES, useSettings } from '../settings.ts';
import { play } from '../table/sound.tsx';
import { Notifications } from './notifications.tsx';
import { StandingOrders } from './orders.tsx';

const ZOOMS = ['90', '100', '110', '125'] as const;
const OWN = ['none', ...SEAT_COLOURS.map((_, i) => String(i))];
const VOLUMES = ['20', '40', '60', '80', '100'] as const;
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
        options={THEMES.map((value) => ({
          value,
          label: say(`web-theme-${value}`),
          explain: say(`web-theme-${value}-explain`),
        }))}
      />
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
          <Tick
            label={say('web-tips')}
            explain={say('web-tips-explain')}
            checked={now.tips}
            onChange={(tips) => change({ tips })}
          />
        </div>
      </fieldset>
      {now.sounds && (
        <Choices
          small
          legend={say('web-volume')}
          value={VOLUMES.find((it) => Number(it) >= now.volume) ?? '100'}
          onChange={(it) => {
            change({ volume: Number(it) });
            play('pass');
          }}
          options={VOLUMES.map((value) => ({ value, label: `${value} %` }))}
        />
      )}
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
