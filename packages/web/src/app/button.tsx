import type { ReactNode } from 'react';

interface Pressed {
  readonly className: string;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
  readonly 'aria-keyshortcuts'?: string;
}

/** The browser's own button: pressed by pointer, finger or key. */
export function Button({
  isDisabled = false,
  onPress,
  ...rest
}: Pressed & { readonly onPress: () => void }) {
  return (
    <button
      type="button"
      title={rest['aria-label']}
      {...rest}
      disabled={isDisabled}
      onClick={() => onPress()}
    />
  );
}

/** One that stays down until it is pressed again. */
export function ToggleButton({
  isDisabled = false,
  isSelected,
  onChange,
  ...rest
}: Pressed & { readonly isSelected: boolean; readonly onChange: (selected: boolean) => void }) {
  return (
    <button
      type="button"
      {...rest}
      disabled={isDisabled}
      aria-pressed={isSelected}
      data-selected={isSelected ? '' : undefined}
      onClick={() => onChange(!isSelected)}
    />
  );
}
