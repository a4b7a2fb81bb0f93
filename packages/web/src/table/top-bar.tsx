import { Button } from 'react-aria-components';
import { LanguagePicker } from '../language/picker.tsx';
import type { TableProps } from './page.tsx';

/** The slim bar at the top: which table, what is going on, and the way out. */
export function TopBar({
  title,
  chips,
  words,
  onLeave,
}: TableProps & { readonly title: string; readonly chips: readonly string[] }) {
  return (
    <header className="top-bar">
      <b className="brand">Starboard</b>
      <span className="title">{title}</span>
      {chips.map((chip) => (
        <span key={chip} className="chip">
          {chip}
        </span>
      ))}
      <span className="spacer" />
      <LanguagePicker />
      <Button className="button quiet" onPress={onLeave}>
        {words.say('web-leave')}
      </Button>
    </header>
  );
}
