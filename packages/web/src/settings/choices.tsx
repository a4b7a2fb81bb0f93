import { Choices, Tick } from '../app/fields.tsx';
import { useSay } from '../language/provider.tsx';
import { change, THEMES, useSettings } from '../settings.ts';
import { play } from '../table/sound.tsx';

// What is also wanted in the middle of a game.

const VOLUMES = ['20', '40', '60', '80', '100'] as const;
const PACES = ['0', '450', '1200', '2500'] as const;

export function Themes() {
  const say = useSay();
  const now = useSettings();
  return (
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
  );
}

export function MotionAndSound() {
  const say = useSay();
  const now = useSettings();
  return (
    <>
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
    </>
  );
}

/** How long bots at this device seem to think. */
export function BotPace() {
  const say = useSay();
  const now = useSettings();
  const pace = PACES.find((it) => Number(it) >= now.botPace) ?? '2500';
  return (
    <Choices
      legend={say('web-bot-pace')}
      value={pace}
      onChange={(it) => change({ botPace: Number(it) })}
      options={PACES.map((value) => ({ value, label: say(`web-bot-pace-${value}`) }))}
    >
      <p className="explain">{say('web-bot-pace-explain')}</p>
    </Choices>
  );
}
