import type { MouseEvent, ReactNode } from 'react';

interface DrawnFormFrameProps<Script> {
  load: () => Promise<Script>;
  onBegin: (script: Script, form: HTMLFormElement) => void;
  onSend: (script: Script, form: HTMLFormElement) => unknown;
  onClick?: (event: MouseEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Loads what makes the form work only when somebody begins to fill it in. */
export function DrawnFormFrame<Script>({
  load,
  onBegin,
  onSend,
  onClick,
  children,
}: DrawnFormFrameProps<Script>) {
  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-5"
      onFocus={({ currentTarget: form }) => {
        load().then(
          (script) => onBegin(script, form),
          () => undefined,
        );
      }}
      onClick={onClick}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        load().then(
          (script) => onSend(script, form),
          () => form.querySelector('[data-outcome="network"]')?.removeAttribute('hidden'),
        );
      }}
    >
      {children}
    </form>
  );
}
