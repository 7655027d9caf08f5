import { useId, type ComponentProps, type FormEvent } from 'react';
import { buttonClass } from '../button';
import { Field } from '../form/field';
import { dialogFootClass } from './dialog-class';

export interface PromptFormProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  input: ComponentProps<'input'>;
  confirm: string;
  busy: string;
  cancel: string;
  pending: boolean;
  /** `danger` for what cannot be undone. */
  tone?: 'action' | 'danger';
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
}

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
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className="mt-5">
      <Field id={useId()} label={label} hint={hint} error={error} announces>
        {(control) => <input {...control} type="text" {...input} />}
      </Field>
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
