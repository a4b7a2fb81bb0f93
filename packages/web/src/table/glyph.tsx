/** Small signs drawn by ourselves: not every font has them. */
const PATHS = {
  undo: 'M9 4 L3 9.5 L9 15 V11.5 C14 11 17.5 13 19 18.5 C20 12 16 7 9 7.2 Z',
  flag: 'M5 2 H7 V4 H20 L16.5 8.5 L20 13 H7 V22 H5 Z',
  leave: 'M4 4 H13 V7 H7 V17 H13 V20 H4 Z M14 7 L20.5 12 L14 17 V13.6 H9.5 V10.4 H14 Z',
  check: 'M3 12.5 L6 9.5 L10 13.5 L18.5 5 L21.5 8 L10 19.5 Z',
  star: 'M12 1.5 L14.8 8.4 L22.2 9 L16.5 13.7 L18.4 21 L12 17 L5.6 21 L7.5 13.7 L1.8 9 L9.2 8.4 Z',
  up: 'M12 4 L20 13 H15 V20 H9 V13 H4 Z',
  down: 'M12 20 L4 11 H9 V4 H15 V11 H20 Z',
  swap: 'M7 3 L1.5 8.5 L7 14 V10 H22 V7 H7 Z M17 10.5 V14 H2 V17 H17 V21 L22.5 15.6 Z',
  warning: 'M12 1.5 L23.5 22 H.5 Z M10.8 8.5 V15 H13.2 V8.5 Z M10.8 16.8 V19.2 H13.2 V16.8 Z',
  dots: 'M3.5 10 H7.5 V14 H3.5 Z M10 10 H14 V14 H10 Z M16.5 10 H20.5 V14 H16.5 Z',
  sliders:
    'M2 6 H12 V3.5 H16 V6 H22 V8 H16 V10.5 H12 V8 H2 Z M2 16 H6 V13.5 H10 V16 H22 V18 H10 V20.5 H6 V18 H2 Z',
} as const;

export function Glyph({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fillRule="evenodd" />
    </svg>
  );
}
