import type { ReactNode } from 'react';

/** Classes of every text input. */
export const inputClass =
  'block min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 text-base aria-invalid:border-bad';

interface FormFieldProps {
  id: string;
  label: string;
  /** The input; it names `${id}-error` as its description. */
  children: ReactNode;
  /** What can be wrong with it: all of it stands in the page, hidden until script finds it to be so. */
  problems?: readonly { key: string; text: string }[];
  /** Beside the errors, at the end of the line. */
  aside?: ReactNode;
}

/** A labelled input with its errors, drawn on the server. */
export function FormField({ id, label, children, problems = [], aside }: FormFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      <div className="mt-1.5 flex justify-between gap-4 text-sm">
        <p id={`${id}-error`} className="font-medium text-bad">
          {problems.map(({ key, text }) => (
            <span key={key} data-problem={key} hidden>
              {text}
            </span>
          ))}
        </p>
        {aside}
      </div>
    </div>
  );
}
