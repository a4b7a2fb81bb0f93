import { type ReactNode, useEffect, useRef } from 'react';

/** Something to read or set at the side of the table; the browser keeps the focus in it and Escape closes it. */
export function Drawer({
  title,
  closeName,
  onClose,
  children,
}: {
  readonly title: string;
  readonly closeName: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const it = dialog.current;
    it?.showModal();
    // The browser begins at the first button; a search is what one came for.
    it?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    return () => it?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, the browser sees to that
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="drawer-inside">
        <div className="drawer-head">
          <h2>{title}</h2>
          <button type="button" className="button quiet" onClick={onClose}>
            {closeName}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
