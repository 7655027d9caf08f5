import { useLocale, useTranslations } from 'next-intl';
import { outsideServices } from '@/lib/env/outside-services';
import { localeTable } from '@/lib/i18n/locales';
import { googleEntries, storedDays, storedEntries, stripeEntries } from './stored-entries';

/** What the site stores, a paragraph for each purpose, with the names as a browser lists them. */
export function useStoredParagraphs() {
  const t = useTranslations('company.cookies');
  const words = useTranslations('vocabulary.stored');
  const list = new Intl.ListFormat(localeTable[useLocale()].lang, { type: 'conjunction' });
  const names = (entries: readonly string[]) => list.format(entries);
  const googleSteps = outsideServices.google ? googleEntries.steps : [];
  const {
    language,
    session,
    device,
    notice,
    offer,
    draft,
    practice,
    progress,
    diagnostic,
    origin,
    steps,
    purchase,
  } = storedEntries;
  return [
    {
      key: 'language',
      title: t('language.title'),
      body: t('language.body', { name: names(language), days: storedDays.language }),
    },
    {
      key: 'session',
      title: t('session.title'),
      body: t('session.body', { name: names(session), days: storedDays.session }),
    },
    {
      key: 'device',
      title: t('device.title'),
      body: t('device.body', { name: names(device), days: storedDays.device }),
    },
    { key: 'notice', title: t('notice.title'), body: t('notice.body', { name: names(notice) }) },
    {
      key: 'offer',
      title: t('offer.title'),
      body: t('offer.body', { name: names(offer), draft: names(draft) }),
    },
    { key: 'words', title: words('title'), body: words('body', { name: names(storedEntries.words) }) },
    { key: 'practice', title: t('practice.title'), body: t('practice.body', { name: names(practice) }) },
    { key: 'progress', title: t('progress.title'), body: t('progress.body', { name: names(progress) }) },
    {
      key: 'diagnostic',
      title: t('diagnostic.title'),
      body: t('diagnostic.body', { names: names(diagnostic), days: storedDays.diagnostic }),
    },
    {
      key: 'origin',
      title: t('origin.title'),
      body: t('origin.body', { name: names(origin), days: storedDays.origin }),
    },
    {
      key: 'steps',
      title: t('steps.title'),
      body: t('steps.body', { names: names([...steps, ...googleSteps]) }),
    },
    { key: 'purchase', title: t('purchase.title'), body: t('purchase.body', { names: names(purchase) }) },
    ...(outsideServices.google
      ? [
          {
            key: 'google',
            title: t('google.title'),
            body: t('google.body', { name: names(googleEntries.script) }),
          },
        ]
      : []),
    ...(outsideServices.stripe
      ? [
          {
            key: 'stripe',
            title: t('stripe.title'),
            body: t('stripe.body', { names: names(stripeEntries) }),
          },
        ]
      : []),
  ];
}
