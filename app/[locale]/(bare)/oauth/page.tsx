import { useLocale, useTranslations } from 'next-intl';
import { OauthReturn } from '@/components/islands/account/oauth-return';
import { useGoogleErrors, useGooglePasswordTexts } from '@/components/sections/google-texts';
import { BareFrame } from '@/components/site/bare-frame';
import { buttonClass } from '@/components/ui/button';
import { Link, useHref } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('oauth');

export default function OauthPage() {
  const t = useTranslations('account');
  return (
    <BareFrame page="oauth" title={t('oauth.title')}>
      <OauthReturn
        locale={useLocale()}
        texts={{
          busy: t('oauth.busy'),
          none: t('oauth.text'),
          google: useGoogleErrors(),
          errors: {
            cancelled: t('oauth.errors.cancelled'),
            state: t('oauth.errors.state'),
            unsupported: t('oauth.errors.unsupported'),
            refused: t('oauth.errors.refused'),
          },
          password: useGooglePasswordTexts(),
        }}
        home={useHref('app')}
        forget={useHref('forget')}
      />
      <noscript>
        <p className="mt-6 rounded-control bg-warn-soft px-4 py-3 text-warn">{t('noScript')}</p>
      </noscript>
      <Link to="login" className={buttonClass('primary', 'mt-8')}>
        {t('links.login')}
      </Link>
    </BareFrame>
  );
}
