import { useLocale, useTranslations } from 'next-intl';
import { ResetCodeForm } from '@/components/account/forms/reset-code-form.island';
import { HelpAside } from '@/components/account/account-aside';
import { AccountFrame, AccountLinks } from '@/components/account/account-frame';
import { revealIcons, useFormTexts, useResendTexts } from '@/components/account/account-texts';
import { codeMinutes } from '@/lib/api/contract/durations';
import { useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';

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
