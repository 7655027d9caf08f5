import { useId, useState, type ReactNode } from 'react';
import { RevealToggle } from './reveal-toggle';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface TextFieldProps extends FieldTexts {
  name: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  maxLength?: number;
  inputMode?: 'numeric' | 'email' | undefined;
  defaultValue?: string | undefined;
  readOnly?: boolean;
  /** For passwords: names of the toggle's two states. */
  reveal?: { show: string; hide: string; icons: { show: ReactNode; hide: ReactNode } } | undefined;
}

/** A labelled input whose hint and error belong to it; passwords can be shown. */
export function TextField({ label, hint, error, name, type, reveal, ...input }: TextFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={shown ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          autoCapitalize="none"
          spellCheck={false}
          className="block min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 text-base read-only:bg-sunken read-only:text-muted aria-invalid:border-bad"
          {...input}
        />
        {reveal ? (
          <RevealToggle label={shown ? reveal.hide : reveal.show} onToggle={() => setShown(!shown)}>
            {shown ? reveal.icons.hide : reveal.icons.show}
          </RevealToggle>
        ) : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
