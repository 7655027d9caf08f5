import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface ModalProps {
  title: string;
  /** Escape, and whatever else a browser offers to close a dialog. */
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
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100%-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-6 text-ink shadow-lg backdrop:bg-scrim sm:p-8"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="pe-10 text-2xl font-bold outline-none">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
