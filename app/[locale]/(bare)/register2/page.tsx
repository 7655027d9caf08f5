import { useLocale, useTranslations } from 'next-intl';
import { RegisterCodeForm } from '@/components/islands/account/register-code-form';
import { AccountFrame, AccountLinks } from '@/components/sections/account-frame';
import { codeMinutes, revealIcons, useFormTexts, useResendTexts } from '@/components/sections/account-texts';
import { useHref } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('register2');

export default function RegisterCodePage() {
  const t = useTranslations('account');
  return (
    <AccountFrame page="register2" title={t('register2.title')}>
      <RegisterCodeForm
        locale={useLocale()}
        texts={useFormTexts()}
        icons={revealIcons}
        lead={t('register2.lead', { email: '{email}', minutes: codeMinutes })}
        submit={t('register2.submit')}
        busy={t('register2.busy')}
        resend={useResendTexts()}
        first={useHref('register')}
        home={useHref('app')}
      />
      <AccountLinks to="register" label={t('register2.other')} />
    </AccountFrame>
  );
}
