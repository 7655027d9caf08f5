import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/sections/text-page';
import { localeCookie } from '@/lib/routing/locale-cookie';
import { pageMetadata } from '@/lib/site/metadata';
import { outsideServices } from '@/lib/site/outside-services';

/** https://stripe.com/legal/cookies-policy */
const stripeEntries = '__stripe_mid, __stripe_sid';

export const generateMetadata = () => pageMetadata('cookies');

export default function CookiesPage() {
  const t = useTranslations('company.cookies');
  return (
    <TextPage
      id="cookies"
      title={t('title')}
      lead={t('lead')}
      sections={[
        {
          key: 'language',
          title: t('language.title'),
          body: t('language.body', {
            name: localeCookie.name,
            days: localeCookie.attributes.maxAge / 86_400,
          }),
        },
        {
          key: 'session',
          title: t('session.title'),
          body: t('session.body', { name: 'det_i18n_token', days: 90 }),
        },
        { key: 'notice', title: t('notice.title'), body: t('notice.body', { name: 'cookieShow' }) },
        ...(outsideServices.google
          ? [{ key: 'google', title: t('google.title'), body: t('google.body', { name: 'g_state' }) }]
          : []),
        ...(outsideServices.stripe
          ? [{ key: 'stripe', title: t('stripe.title'), body: t('stripe.body', { names: stripeEntries }) }]
          : []),
      ]}
    />
  );
}
