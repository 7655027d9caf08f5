import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Problems } from '@/components/ui/form/problems';
import { limits } from '@/lib/api/contract/limits';

export function SenderFields({ form }: { form: string }) {
  const t = useTranslations('account');
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Field
        id={`${form}-name`}
        label={t('fields.nickname')}
        error={<Problems of={[{ key: 'missing', text: t('errors.nicknameMissing') }]} />}
      >
        {(control) => (
          <input {...control} name="name" type="text" autoComplete="name" maxLength={limits.nickname} />
        )}
      </Field>
      <Field
        id={`${form}-email`}
        label={t('fields.email')}
        error={
          <Problems
            of={[
              { key: 'missing', text: t('errors.emailMissing') },
              { key: 'invalid', text: t('errors.emailInvalid') },
            ]}
          />
        }
      >
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="email" maxLength={limits.email} />
        )}
      </Field>
    </div>
  );
}
