import { useId, type ComponentProps, type FormEvent } from 'react';
import { buttonClass } from '../button';
import { dialogFootClass } from './dialog-class';

export interface PromptFormProps {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
  input: ComponentProps<'input'>;
  /** Words of the button that sends, also while it waits. */
  confirm: string;
  busy: string;
  cancel: string;
  pending: boolean;
  /** `danger` for what cannot be undone. */
  tone?: 'action' | 'danger';
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
}

/** One labelled field with its hint and error, and the buttons to send and to leave. */
export function PromptForm({
  label,
  hint,
  error,
  input,
  confirm,
  busy,
  cancel,
  pending,
  tone = 'action',
  onSubmit,
  onCancel,
}: PromptFormProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className="mt-5">
      <label htmlFor={id} className="mb-1.5 block font-medium wrap-anywhere">
        {label}
      </label>
      <input
        id={id}
        type="text"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className="block min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 text-base aria-invalid:border-bad"
        {...input}
      />
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div role="alert" className="empty:hidden">
        {error ? (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-medium wrap-anywhere text-bad">
            {error}
          </p>
        ) : null}
      </div>
      <div className={dialogFootClass}>
        <button type="button" onClick={onCancel} className={buttonClass('secondary')}>
          {cancel}
        </button>
        <button
          type="submit"
          aria-disabled={pending}
          className={buttonClass(tone === 'danger' ? 'danger' : 'primary')}
        >
          {pending ? busy : confirm}
        </button>
      </div>
    </form>
  );
}
