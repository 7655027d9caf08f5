import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { sendForm } from '@/components/ui/form/send-form';
import { keepOverLanguages } from '@/lib/account/draft';
import { failureOf, failureText, newPasswordErrorOf, type Failure } from '@/lib/account/failure';
import { digitsOf, fieldRules, type FieldError, type FieldName } from '@/lib/account/field-rules';
import { limits } from '@/lib/api/contract/limits';
import { TextField } from './text-field';

type Refusal = 'badCredentials' | 'badCode';

type FieldErrors = Partial<Record<FieldName, FieldError | Refusal>>;

type Wrong = { errors: FieldErrors } | { failure: Failure };

type ErrorTexts = Record<FieldError | Failure['key'] | 'summary', string>;

export interface FormTexts {
  labels: Record<FieldName, string>;
  hints: Partial<Record<FieldName, string>>;
  reveal: { show: string; hide: string };
  errors: ErrorTexts;
}

export interface FormField {
  name: FieldName;
  value?: string;
  /** It is said above already, and here for password managers alone. */
  hidden?: boolean;
  defaultValue?: string;
}

interface AccountFormProps {
  texts: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  fields: readonly FormField[];
  submit: string;
  busy: string;
  /** Does what the form is for; whatever it throws is shown, and nothing entered is lost. */
  onSubmit: (values: Record<FieldName, string>) => Promise<void>;
  /** Whose account it is stands fixed, so that refused credentials mean the password alone and are said beside it. */
  onlyPassword?: boolean;
  said?: string | undefined;
  children?: ReactNode;
  /** Below the button, which is to be seen first. */
  below?: ReactNode;
}

// No length for passwords: a browser would cut a pasted one without a word.
const inputs = {
  email: { type: 'email', autoComplete: 'username', maxLength: limits.email, inputMode: 'email' },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  nickname: { type: 'text', autoComplete: 'nickname', maxLength: limits.nickname },
  // Longer than the code, so that one pasted with spaces still fits.
  code: { type: 'text', autoComplete: 'one-time-code', maxLength: 16, inputMode: 'numeric' },
} as const satisfies Record<FieldName, object>;

export function AccountForm(props: AccountFormProps) {
  const { texts, icons, fields, submit, busy, onSubmit, onlyPassword, said, children, below } = props;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [pending, setPending] = useState(false);

  useEffect(() => (form.current ? keepOverLanguages(form.current) : undefined), []);

  // Once it is drawn what is wrong with the field, which is read out with it.
  useEffect(() => {
    const [[name, error] = []] = Object.entries(errors);
    if (name === undefined) return;
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    field?.focus();
    if (error === 'badCode' || error === 'badCredentials') field?.select();
  }, [errors]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const show = (wrong: Wrong | undefined) => {
      setErrors(wrong && 'errors' in wrong ? wrong.errors : {});
      setFailure(wrong && 'failure' in wrong ? wrong.failure : undefined);
    };
    await sendForm({ isBusy: () => pending, setBusy: setPending, show }, problemsOf(fields, values), () =>
      onSubmit(values).then(
        () => undefined,
        (error: unknown) => refusalOf(error, onlyPassword),
      ),
    );
  };

  const hasErrors = Object.keys(errors).length > 0;
  return (
    <form ref={form} method="dialog" noValidate onSubmit={send} className="mt-6 grid gap-5">
      <div role="alert" className="empty:hidden">
        {failure || hasErrors || said ? (
          <p className="rounded-control bg-bad-soft px-4 py-3 font-medium text-bad">
            {failure ? failureText(texts.errors, failure) : hasErrors ? texts.errors.summary : said}
          </p>
        ) : null}
      </div>
      {fields.map(({ name, value, hidden, defaultValue }) =>
        hidden ? (
          <input key={name} name={name} {...inputs[name]} value={value} readOnly className="hidden" />
        ) : (
          <TextField
            key={name}
            name={name}
            {...inputs[name]}
            defaultValue={value ?? defaultValue}
            readOnly={value !== undefined}
            label={texts.labels[name]}
            hint={value === undefined ? texts.hints[name] : undefined}
            error={errors[name] && texts.errors[errors[name]]}
            reveal={inputs[name].type === 'password' ? { ...texts.reveal, icons } : undefined}
          />
        ),
      )}
      {children}
      <button
        type="submit"
        aria-disabled={pending}
        className="min-h-12 rounded-control bg-action px-5 font-semibold text-on-action hover:bg-action-hover aria-disabled:opacity-70"
      >
        {pending ? busy : submit}
      </button>
      {below}
    </form>
  );
}

function valuesOf(form: HTMLFormElement): Record<FieldName, string> {
  const data = new FormData(form);
  const value = (name: FieldName) => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  return {
    email: value('email').trim(),
    password: value('password'),
    newPassword: value('newPassword'),
    nickname: value('nickname').trim(),
    code: digitsOf(value('code')),
  };
}

function problemsOf(fields: readonly FormField[], values: Record<FieldName, string>): Wrong | undefined {
  const errors: FieldErrors = {};
  for (const { name } of fields) {
    const problem = fieldRules[name](values[name]);
    if (problem) errors[name] = problem;
  }
  return Object.keys(errors).length > 0 ? { errors } : undefined;
}

function refusalOf(error: unknown, onlyPassword: boolean | undefined): Wrong {
  const newPassword = newPasswordErrorOf(error);
  if (newPassword) return { errors: { newPassword } };
  const failure = failureOf(error);
  if (onlyPassword && failure.key === 'badCredentials') return { errors: { password: failure.key } };
  if (failure.key === 'badCode') return { errors: { code: failure.key } };
  return { failure };
}
