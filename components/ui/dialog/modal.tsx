import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { dialogClass } from './dialog-class';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog: the browser keeps the focus inside and gives it back. Its title is read out first. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // Closed before it leaves the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={dialogClass}
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="pe-10 text-2xl font-bold outline-none">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
