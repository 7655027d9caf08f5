import { useLocale, useTranslations } from 'next-intl';
import { RegisterCodeForm } from '@/components/account/forms/register-code-form.island';
import { FreeAside } from '@/components/account/account-aside';
import { AccountFrame, AccountLinks } from '@/components/account/account-frame';
import { revealIcons, useFirstPasswordTexts, useResendTexts } from '@/components/account/account-texts';
import { codeMinutes } from '@/lib/api/contract/durations';
import { useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('register2');

export default function RegisterCodePage() {
  const t = useTranslations('account');
  return (
    <AccountFrame
      page="register2"
      title={t('register2.title')}
      step={t('register.step', { step: 2, total: 2 })}
      buying={{ step: t('buying.step', { step: 2, total: 3 }) }}
      aside={<FreeAside />}
    >
      <RegisterCodeForm
        locale={useLocale()}
        texts={useFirstPasswordTexts()}
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
