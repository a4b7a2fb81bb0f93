/** Shapes for ships and resources: each is told apart without its colour. */

export type IconName =
  | 'raider'
  | 'heavy-raider'
  | 'basestar'
  | 'viper'
  | 'piloted'
  | 'raptor'
  | 'civilian'
  | 'centurion'
  | 'nuke'
  | 'food'
  | 'fuel'
  | 'morale'
  | 'population'
  | 'politics'
  | 'leadership'
  | 'tactics'
  | 'piloting'
  | 'engineering';

const PATHS: Readonly<Record<IconName, string>> = {
  raider: 'M2 6 L8 8 L12 14 L16 8 L22 6 L18 12 L12 20 L6 12 Z',
  'heavy-raider': 'M2 5 H22 L18 11 H15 V19 H9 V11 H6 Z',
  basestar: 'M12 1 L15 9 L23 7 L17 12 L23 17 L15 15 L12 23 L9 15 L1 17 L7 12 L1 7 L9 9 Z',
  viper: 'M12 2 L14 12 L21 18 V20 L14 18 L13 22 H11 L10 18 L3 20 V18 L10 12 Z',
  piloted:
    'M12 1 L14.6 8.2 L22 8.6 L16.2 13.2 L18.2 20.6 L12 16.4 L5.8 20.6 L7.8 13.2 L2 8.6 L9.4 8.2 Z',
  raptor: 'M4 10 L9 6 H15 L20 10 V15 L23 18 H18 L16 20 H8 L6 18 H1 L4 15 Z',
  civilian: 'M3 9 H17 L21 12 L17 15 H3 V13 H1 V11 H3 Z M6 5 H13 V8 H6 Z M6 16 H13 V19 H6 Z',
  centurion: 'M8 2 H16 V8 H19 V16 H16 V22 H13 V16 H11 V22 H8 V16 H5 V8 H8 Z M9 4 V6 H15 V4 Z',
  nuke: 'M12 2 A10 10 0 1 0 12.01 2 Z M12 10 A2 2 0 1 1 11.99 10 Z M12 4 L15 9 H9 Z M5 16 L8 11 L11 16 Z M19 16 L13 16 L16 11 Z',
  food: 'M12 3 C7 3 4 8 4 13 C4 18 7 21 10 21 C11 21 11.5 20.5 12 20.5 C12.5 20.5 13 21 14 21 C17 21 20 18 20 13 C20 8 17 3 12 3 Z M12 1 H15 V4 H12 Z',
  fuel: 'M12 1 C16 8 19 11 19 15 A7 7 0 0 1 5 15 C5 11 8 8 12 1 Z',
  morale: 'M12 21 L3 11 C0 7 4 2 8 4 C10 5 11.5 7 12 8 C12.5 7 14 5 16 4 C20 2 24 7 21 11 Z',
  population:
    'M8 4 A3.5 3.5 0 1 1 7.99 4 Z M16.5 6 A3 3 0 1 1 16.49 6 Z M1 20 C1 14 4 12 8 12 C12 12 15 14 15 20 Z M16 20 C16 16 15 14 14 13 C19 12 23 14 23 20 Z',
  politics:
    'M12 2 L22 8 H2 Z M4 9 H7 V18 H4 Z M10.5 9 H13.5 V18 H10.5 Z M17 9 H20 V18 H17 Z M2 19 H22 V22 H2 Z',
  leadership: 'M12 2 L15 9 L22 9 L16 14 L18 21 L12 17 L6 21 L8 14 L2 9 L9 9 Z',
  tactics: 'M3 3 H21 V21 H3 Z M9 3 V21 M15 3 V21 M3 9 H21 M3 15 H21',
  piloting: 'M12 1 L20 21 L12 16 L4 21 Z',
  engineering:
    'M12 7 A5 5 0 1 1 11.99 7 Z M10.5 1 H13.5 V5 H10.5 Z M10.5 19 H13.5 V23 H10.5 Z M1 10.5 H5 V13.5 H1 Z M19 10.5 H23 V13.5 H19 Z',
};

export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  return (
    <svg
      className={`icon ${name} ${className ?? ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} fillRule="evenodd" />
    </svg>
  );
}
