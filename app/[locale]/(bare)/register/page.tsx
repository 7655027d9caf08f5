import { useLocale, useTranslations } from 'next-intl';
import { EmailForm } from '@/components/account/forms/email-form.island';
import { inlineLink } from '@/components/blocks/inline-link';
import { ReturningAside } from '@/components/account/account-aside';
import { AccountFrame } from '@/components/account/account-frame';
import { revealIcons, useFormTexts } from '@/components/account/account-texts';
import { useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('register');

export default function RegisterPage() {
  const t = useTranslations('account');
  return (
    <AccountFrame
      page="register"
      title={t('register.title')}
      lead={t('register.lead')}
      step={t('register.step', { step: 1, total: 2 })}
      buying={{ title: t('buying.register'), step: t('buying.step', { step: 1, total: 3 }) }}
      aside={<ReturningAside />}
    >
      <EmailForm
        flow="register"
        locale={useLocale()}
        texts={useFormTexts()}
        icons={revealIcons}
        submit={t('register.submit')}
        busy={t('register.busy')}
        next={useHref('register2')}
      >
        <p>{t('register.next')}</p>
        <p className="text-sm text-muted">
          {t.rich('register.terms', {
            terms: inlineLink('terms'),
            privacy: inlineLink('privacy'),
          })}
        </p>
      </EmailForm>
    </AccountFrame>
  );
}
