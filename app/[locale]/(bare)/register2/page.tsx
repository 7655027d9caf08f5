import { useLocale, useTranslations } from 'next-intl';
import { RegisterCodeForm } from '@/components/islands/account/register-code-form';
import { FreeAside } from '@/components/sections/account-aside';
import { AccountFrame, AccountLinks } from '@/components/sections/account-frame';
import {
  codeMinutes,
  revealIcons,
  useFirstPasswordTexts,
  useResendTexts,
} from '@/components/sections/account-texts';
import { useHref } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';

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
