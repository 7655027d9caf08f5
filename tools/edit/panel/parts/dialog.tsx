import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

export interface DialogProps {
  title: string;
  /** Esc, or a choice that does nothing. */
  onClose: () => void;
  /** The choices, the safest first. */
  choices: ReactNode;
  children: ReactNode;
}

export function Dialog({ title, onClose, choices, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // What had the focus gets it back from a dialog that is closed, and not from one that is gone.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <div className="choices">{choices}</div>
    </dialog>
  );
}
