/** Shapes of our own for ships, resources, skills and offices: each is told apart without its colour. */

const PATHS = {
  viper:
    'M12 1 L13.4 9 L14 13 L21.5 18.5 V21 L14 19.4 L13.4 22.5 H10.6 L10 19.4 L2.5 21 V18.5 L10 13 L10.6 9 Z',
  raider:
    'M12 7 C14 7 15 8.4 15 10 C18 9.4 20 7 20.6 2.6 C24 9 22 16.4 15 19 L14 15.4 L12 17.6 L10 15.4 L9 19 C2 16.4 0 9 3.4 2.6 C4 7 6 9.4 9 10 C9 8.4 10 7 12 7 Z',
  'heavy-raider':
    'M8 2.5 H16 L18 8 L22.5 10 V18 L19.5 22 L18 15.5 H15 L14 21.5 H10 L9 15.5 H6 L4.5 22 L1.5 18 V10 L6 8 Z M9.5 6 H14.5 V9 H9.5 Z',
  basestar:
    'M12 .5 L14.4 9.4 L23.5 15.5 L21.6 18.7 L13.4 15 L12 23.5 L10.6 15 L2.4 18.7 L.5 15.5 L9.6 9.4 Z M12 10.2 A2.2 2.2 0 1 0 12.01 10.2 Z',
  raptor:
    'M12 1.5 C15 4 16 8 16 11 L22.5 15 V18.4 L16 17 L15 21.5 H9 L8 17 L1.5 18.4 V15 L8 11 C8 8 9 4 12 1.5 Z M12 5 L13.6 9 H10.4 Z',
  civilian:
    'M1.5 9 H5 V6 H9.5 V9 H12.5 V5 H17.5 V9 H19 L22.5 12.5 L19 16.5 H1.5 Z M4 11.5 V14 H7 V11.5 Z M9 11.5 V14 H12 V11.5 Z',
  centurion: 'M7 2.5 H17 L19.5 8 V16 L15.5 21.5 H8.5 L4.5 16 V8 Z M7 9.5 H17 V12.5 H7 Z',
  nuke: 'M12 1.5 C15 5.5 15.4 9.5 15.4 13.5 L18.5 20 H14.2 V22.5 H9.8 V20 H5.5 L8.6 13.5 C8.6 9.5 9 5.5 12 1.5 Z M12 8 A2 2 0 1 0 12.01 8 Z',
  galactica:
    'M1 12 L6 8.4 H17 L20 9.4 L23 8.6 V15.4 L20 14.6 L17 15.6 H6 Z M7 5.4 H17 V7.4 H7 Z M7 16.6 H17 V18.6 H7 Z',
  crew: 'M12 3 A4 4 0 1 1 11.99 3 Z M4 21 C4 15 7 12.6 12 12.6 C17 12.6 20 15 20 21 Z',
  food: 'M12 5.5 C7 2.6 3.5 6.6 3.5 11.6 C3.5 16.6 6.6 22 9.6 22 C10.8 22 11.4 21.4 12 21.4 C12.6 21.4 13.2 22 14.4 22 C17.4 22 20.5 16.6 20.5 11.6 C20.5 6.6 17 2.6 12 5.5 Z M12.4 4.4 C12.4 2.4 14 1 16 1 C16 3 14.4 4.4 12.4 4.4 Z',
  fuel: 'M12 1 C16 8 19 11 19 15.5 A7 7 0 0 1 5 15.5 C5 11 8 8 12 1 Z M8.4 15 C8.4 18 10 19.6 12.4 19.8 V18 C11 17.8 10.2 16.8 10.2 15 Z',
  morale:
    'M12 21.5 L3 11.6 C0 7.2 4 2 8 4 C10 5 11.5 7 12 8 C12.5 7 14 5 16 4 C20 2 24 7.2 21 11.6 Z',
  population:
    'M8 3.6 A3.6 3.6 0 1 1 7.99 3.6 Z M16.8 5.4 A3 3 0 1 1 16.79 5.4 Z M1 20.5 C1 14.6 4 12.2 8 12.2 C12 12.2 15 14.6 15 20.5 Z M16.5 20.5 C16.5 16.8 15.6 14.4 14 12.8 C19 11.8 23 14.2 23 20.5 Z',
  politics:
    'M12 2 L22 8 H2 Z M4 9.4 H7 V17.6 H4 Z M10.5 9.4 H13.5 V17.6 H10.5 Z M17 9.4 H20 V17.6 H17 Z M2 19 H22 V22 H2 Z',
  leadership:
    'M12 1.5 L15 8.8 L22.6 9.3 L16.8 14.2 L18.6 21.6 L12 17.6 L5.4 21.6 L7.2 14.2 L1.4 9.3 L9 8.8 Z',
  tactics:
    'M3 3 H9 V9 H3 Z M15 3 H21 V9 H15 Z M9 9 H15 V15 H9 Z M3 15 H9 V21 H3 Z M15 15 H21 V21 H15 Z',
  piloting: 'M12 1 L20.5 22 L12 16.6 L3.5 22 Z',
  engineering:
    'M12 7 A5 5 0 1 1 11.99 7 Z M10.4 1 H13.6 V5 H10.4 Z M10.4 19 H13.6 V23 H10.4 Z M1 10.4 H5 V13.6 H1 Z M19 10.4 H23 V13.6 H19 Z M3.4 5.6 L5.6 3.4 L8 5.8 L5.8 8 Z M16 18.2 L18.2 16 L20.6 18.4 L18.4 20.6 Z M18.4 3.4 L20.6 5.6 L18.2 8 L16 5.8 Z M5.8 16 L8 18.2 L5.6 20.6 L3.4 18.4 Z',
  treachery:
    'M12 1c1 4 4 5 7 5-1 6-1 11-7 17C6 17 6 12 5 6c3 0 6-1 7-5ZM8.5 10.5 11 13H7.4ZM15.5 10.5 13 13h3.6ZM9 17h6l-3 2.5Z',
  president:
    'M12 1 A11 11 0 1 0 12.01 1 Z M12 3.8 A8.2 8.2 0 1 1 11.99 3.8 Z M12 5.6 L13.9 9.9 L18.4 10.3 L15 13.4 L16 17.9 L12 15.5 L8 17.9 L9 13.4 L5.6 10.3 L10.1 9.9 Z',
  quorum:
    'M5 1.5 H19 V22.5 L15.5 20 L12 22.5 L8.5 20 L5 22.5 Z M8 5.5 V7.5 H16 V5.5 Z M8 9.5 V11.5 H16 V9.5 Z M8 13.5 V15.5 H13 V13.5 Z',
  admiral:
    'M12 1 L13.8 5.4 L18.5 5.7 L14.9 8.7 L16 13.2 L12 10.7 L8 13.2 L9.1 8.7 L5.5 5.7 L10.2 5.4 Z M3 14 L12 18 L21 14 V17 L12 21 L3 17 Z M3 19 L12 23 L21 19 V20.6 L12 24.4 L3 20.6 Z',
  brig: 'M3 2 H21 V5 H19 V19 H21 V22 H3 V19 H5 V5 H3 Z M7 5 V19 H9 V5 Z M11 5 V19 H13 V5 Z M15 5 V19 H17 V5 Z',
  sickbay: 'M9 2 H15 V9 H22 V15 H15 V22 H9 V15 H2 V9 H9 Z',
  medical: 'M4 3h16v18H4ZM10.5 6.5v4h-4v3h4v4h3v-4h4v-3h-4v-4Z',
  resistance:
    'M7 10V5.5a1.5 1.5 0 0 1 3 0V3.5a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1 3 0V7a1.5 1.5 0 0 1 3 0v6c0 3-1.5 4.5-3 6v4H8v-4c-2-2-4-4.5-4-7.5C4 10 6 9 7 10Z',
  shipyard: 'M2 21h20v2H2ZM12 1l4 9v7l3 3H5l3-3v-7ZM12 6a1.8 1.8 0 1 0 .01 0Z',
  canyon: 'M1 22 7 6l3 6 2-4 3 5 3-8 5 17ZM11 15l-2 7h5Z',
  authority: 'M12 1l9 5v2H3V6ZM5 9h3v9H5ZM10.5 9h3v9h-3ZM16 9h3v9h-3ZM2 19h20v4H2Z',
  resurrection:
    'M12 2c5.5 0 9 4 9 9h-3c0-3.5-2.5-6-6-6-2.4 0-4.3 1.2-5.3 3H10v3H2V3h2.5v3A9.8 9.8 0 0 1 12 2ZM3 13h8v0H6c0 3.5 2.5 6 6 6 2.4 0 4.3-1.2 5.3-3H14v-3h8v8h-2.5v-3A9.8 9.8 0 0 1 12 22c-5.5 0-9-4-9-9Z',
  cylon:
    'M12 5c5 0 9 3.6 11 7-2 3.4-6 7-11 7S3 15.4 1 12c2-3.4 6-7 11-7ZM3.8 12c2 2.6 5 4.6 8.2 4.6s6.2-2 8.2-4.6c-2-2.6-5-4.6-8.2-4.6S5.8 9.4 3.8 12ZM7 10.8h10v2.4H7Z',
  leader: 'M2 7l5 4 5-8 5 8 5-4-2 11H4ZM4 20h16v3H4Z',
  evacuate: 'M12 1 20 9h-4v7H8V9H4ZM3 18h18v4H3Z',
  airlock:
    'M2 2h20v20H2ZM5 5v14h14V5ZM11 6.5h2v11h-2ZM6.2 12l3.3-3v2h1v2h-1v2ZM17.8 12l-3.3 3v-2h-1v-2h1V9Z',
  batteries:
    'M2 20h20v3H2ZM5 13h14v5H5ZM7 11 4 2l2.4-.7L10 11ZM11 11V1h2.5v10ZM14.5 11 17.6 1.3 20 2l-3 9Z',
  engine:
    'M12 8.5a3.5 3.5 0 1 1-.01 0ZM12 1c3 0 4 3.5 2 6.3a5.2 5.2 0 0 0-4 0C8 4.5 9 1 12 1ZM1 12c0-3 3.5-4 6.3-2a5.2 5.2 0 0 0 0 4C4.5 16 1 15 1 12ZM12 23c-3 0-4-3.5-2-6.3a5.2 5.2 0 0 0 4 0c2 2.8 1 6.3-2 6.3ZM23 12c0 3-3.5 4-6.3 2a5.2 5.2 0 0 0 0-4c2.8-2 6.3-1 6.3 2Z',
  command:
    'M12 2a10 10 0 1 1-.01 0ZM12 4.4a7.6 7.6 0 1 0 .01 0ZM12 7.4V12l4.6-1.3A5 5 0 1 1 12 7.4ZM12 1h1.4v11H12Z',
  lock: 'M6 10V7a6 6 0 0 1 12 0v3h2v12H4V10ZM9 10h6V7a3 3 0 0 0-6 0ZM11 14v4h2v-4Z',
  arrow: 'M3 10h11V5l8 7-8 7v-5H3Z',
  warning: 'M12 1.5 23.5 22H.5ZM10.8 8.5V15h2.4V8.5ZM10.8 16.8v2.4h2.4v-2.4Z',
  damage: 'M13.5 1 L5 13.4 H11 L9 23 L19 9 H12.6 Z',
  jump: 'M2 3 L11 12 L2 21 V15.6 L5.6 12 L2 8.4 Z M12 3 L21 12 L12 21 V15.6 L15.6 12 L12 8.4 Z',
  burst:
    'M12 0 L14.2 6.6 L20.5 3.5 L17.4 9.8 L24 12 L17.4 14.2 L20.5 20.5 L14.2 17.4 L12 24 L9.8 17.4 L3.5 20.5 L6.6 14.2 L0 12 L6.6 9.8 L3.5 3.5 L9.8 6.6 Z',
  deck: 'M4 3 H15 V6 H7 V18 H4 Z M8 7 H20 V22 H8 Z M10.5 9.5 V19.5 H17.5 V9.5 Z',
  secret:
    'M12 5 C17 5 21 8.6 23 12 C21 15.4 17 19 12 19 C7 19 3 15.4 1 12 C3 8.6 7 5 12 5 Z M12 8 A4 4 0 1 0 12.01 8 Z M12 10.4 A1.6 1.6 0 1 1 11.99 10.4 Z',
} as const;

export type IconName = keyof typeof PATHS;

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(PATHS, name);
}

export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  return (
    <svg
      className={`icon icon-${name} ${className ?? ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} fillRule="evenodd" />
    </svg>
  );
}
