import { MoreWords } from '../language/provider.tsx';
import { BotPace, MotionAndSound, Themes } from '../settings/choices.tsx';
import { Drawer } from './drawer.tsx';
import type { TableProps } from './page.tsx';

/** The settings that are wanted in the middle of a game: how fast bots play, how it looks and moves. */
export function SettingsAtHand({
  table: { client, words },
  onClose,
}: {
  readonly table: TableProps;
  readonly onClose: () => void;
}) {
  return (
    <Drawer
      title={words.say('web-settings')}
      closeName={words.say('web-table-close')}
      onClose={onClose}
    >
      <MoreWords>
        {client.wait !== undefined && <BotPace />}
        <MotionAndSound />
        <Themes />
      </MoreWords>
    </Drawer>
  );
}
