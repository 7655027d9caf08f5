import { useEffect, useId, useRef, type ReactNode } from 'react';

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
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
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
