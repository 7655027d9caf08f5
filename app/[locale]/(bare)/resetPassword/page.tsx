import { useLocale, useTranslations } from 'next-intl';
import { ResetCodeForm } from '@/components/islands/account/reset-code-form';
import { HelpAside } from '@/components/sections/account-aside';
import { AccountFrame, AccountLinks } from '@/components/sections/account-frame';
import { codeMinutes, revealIcons, useFormTexts, useResendTexts } from '@/components/sections/account-texts';
import { useHref } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('resetPassword');

export default function ResetCodePage() {
  const t = useTranslations('account');
  return (
    <AccountFrame
      page="resetPassword"
      title={t('resetPassword.title')}
      step={t('register.step', { step: 2, total: 3 })}
      aside={<HelpAside />}
    >
      <ResetCodeForm
        locale={useLocale()}
        texts={useFormTexts()}
        icons={revealIcons}
        lead={t('resetPassword.lead', { email: '{email}', minutes: codeMinutes })}
        submit={t('resetPassword.submit')}
        busy={t('resetPassword.busy')}
        resend={useResendTexts()}
        first={useHref('forget')}
        next={useHref('resetPasswordStep2')}
      />
      <AccountLinks to="forget" label={t('resetPassword.other')} />
    </AccountFrame>
  );
}
