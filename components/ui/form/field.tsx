import type { ReactNode } from 'react';

export const inputClass =
  'block min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 text-base aria-invalid:border-bad';

/** What the input of a field has to carry, so that label, hint and error are its own. */
interface Control {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

interface FieldProps {
  id: string;
  label: string;
  children: (control: Control) => ReactNode;
  hint?: string | undefined;
  /** What is wrong with what was entered; or, where script only shows what the server has drawn, all that can be (./problems.tsx). */
  error?: ReactNode;
  /** Whether the error is read out as it comes, where no sentence above the form is. */
  announces?: boolean;
  aside?: ReactNode;
}

export function Field({ id, label, children, hint, error, announces, aside }: FieldProps) {
  const described = `${hint ? `${id}-hint ` : ''}${error ? `${id}-error` : ''}`.trim();
  const line =
    error || aside ? (
      <div className="mt-1.5 flex justify-between gap-4 text-sm">
        {error ? (
          <p id={`${id}-error`} className="font-medium wrap-anywhere text-bad">
            {error}
          </p>
        ) : null}
        {aside}
      </div>
    ) : null;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium wrap-anywhere">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': typeof error === 'string' || undefined,
        'aria-describedby': described || undefined,
        className: inputClass,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div role={announces ? 'alert' : undefined} className="empty:hidden">
        {line}
      </div>
    </div>
  );
}
