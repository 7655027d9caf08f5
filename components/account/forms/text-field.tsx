import { useId, useState, type ReactNode } from 'react';
import { Field } from '@/components/ui/form/field';
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
  reveal?: { show: string; hide: string; icons: { show: ReactNode; hide: ReactNode } } | undefined;
}

export function TextField({ label, hint, error, name, type, reveal, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={useId()} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name={name}
            type={shown ? 'text' : type}
            autoCapitalize="none"
            spellCheck={false}
            className={`${control.className} read-only:bg-sunken read-only:text-muted`}
            {...input}
          />
          {reveal ? (
            <RevealToggle label={shown ? reveal.hide : reveal.show} onToggle={() => setShown(!shown)}>
              {shown ? reveal.icons.hide : reveal.icons.show}
            </RevealToggle>
          ) : null}
        </div>
      )}
    </Field>
  );
}
