import { useLocale, useTranslations } from 'next-intl';
import { EmailForm } from '@/components/islands/account/email-form';
import { inlineLink } from '@/components/site/inline-link';
import { ReturningAside } from '@/components/sections/account-aside';
import { AccountFrame } from '@/components/sections/account-frame';
import { revealIcons, useFormTexts } from '@/components/sections/account-texts';
import { useHref } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';

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
