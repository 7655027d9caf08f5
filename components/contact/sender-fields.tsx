import { useTranslations } from 'next-intl';
import { FormField, inputClass } from '@/components/ui/form/form-field';
import { limits } from '@/lib/api/contract/limits';

/** Who writes: the first fields of a form that needs no account. */
export function SenderFields({ form }: { form: string }) {
  const t = useTranslations('account');
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <FormField
        id={`${form}-name`}
        label={t('fields.nickname')}
        problems={[{ key: 'missing', text: t('errors.nicknameMissing') }]}
      >
        <input {...fieldOf(form, 'name')} type="text" autoComplete="name" maxLength={limits.nickname} />
      </FormField>
      <FormField
        id={`${form}-email`}
        label={t('fields.email')}
        problems={[
          { key: 'missing', text: t('errors.emailMissing') },
          { key: 'invalid', text: t('errors.emailInvalid') },
        ]}
      >
        <input {...fieldOf(form, 'email')} type="email" autoComplete="email" maxLength={limits.email} />
      </FormField>
    </div>
  );
}

/** What every field of a form has; its problems stand below it (components/ui/form/form-field.tsx). */
export function fieldOf(form: string, name: string) {
  const id = `${form}-${name}`;
  return { id, name, 'aria-describedby': `${id}-error`, className: inputClass };
}
