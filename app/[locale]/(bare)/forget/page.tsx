import { useLocale, useTranslations } from 'next-intl';
import { EmailForm } from '@/components/account/forms/email-form.island';
import { HelpAside } from '@/components/account/account-aside';
import { AccountFrame, AccountLinks } from '@/components/account/account-frame';
import { revealIcons, useFormTexts } from '@/components/account/account-texts';
import { env } from '@/lib/env';
import { useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('forget');

export default function ForgetPage() {
  const t = useTranslations('account');
  return (
    <AccountFrame
      page="forget"
      title={t('forget.title')}
      lead={t('forget.lead')}
      step={t('register.step', { step: 1, total: 3 })}
      aside={<HelpAside />}
    >
      {env.NEXT_PUBLIC_GOOGLE_CLIENT_ID === undefined ? null : (
        <p className="mt-2 text-muted">{t('forget.google')}</p>
      )}
      <EmailForm
        flow="reset"
        locale={useLocale()}
        texts={useFormTexts()}
        icons={revealIcons}
        submit={t('forget.submit')}
        busy={t('forget.busy')}
        next={useHref('resetPassword')}
      />
      <AccountLinks to="login" label={t('forget.back')} />
    </AccountFrame>
  );
}
