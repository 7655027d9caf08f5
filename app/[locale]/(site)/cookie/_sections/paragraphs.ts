import { secondStepMinutes } from '@/lib/api/contract/durations';
import { useLocale, useTranslations } from 'next-intl';
import { env } from '@/lib/env';
import { aiHere } from '@/lib/env/ai-here';
import { examsHere } from '@/lib/env/exams-here';
import { outsideServices } from '@/lib/env/outside-services';
import { localeTable } from '@/lib/i18n/locale-table';
import { keepsPages } from '@/lib/deployment/offline-setting';
import { secureName } from '@/lib/site/secure-name';
import { useOutsideParagraphs } from './outside-paragraphs';
import { googleEntries, offlineCaches, storedDays, storedEntries } from './stored-entries';

export function useStoredParagraphs() {
  const t = useTranslations('company.cookies');
  const words = useTranslations('vocabulary.stored');
  const answers = useTranslations('correction-room.stored');
  const questions = useTranslations('tutor-room.stored');
  const list = new Intl.ListFormat(localeTable[useLocale()].lang, { type: 'conjunction' });
  const names = (entries: readonly string[]) => list.format(entries);
  const outside = useOutsideParagraphs(names);
  const googleSteps = outsideServices.google ? googleEntries.steps : [];
  const {
    language,
    session,
    device,
    secondStep,
    notice,
    offer,
    draft,
    renewal,
    practice,
    daily,
    progress,
    diagnostic,
    account,
    origin,
    steps,
    exam,
    correction,
    tutor,
    purchase,
  } = storedEntries;
  return [
    ...outside.first,
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
      body: t('device.body', {
        name: names(device.map((name) => secureName(name, env.SITE_URL))),
        days: storedDays.device,
      }),
    },
    {
      key: 'secondStep',
      title: t('secondStep.title'),
      body: t('secondStep.body', {
        entry: secondStep[0],
        cookie: secureName(secondStep[1], env.SITE_URL),
        minutes: secondStepMinutes,
      }),
    },
    // Where consent is asked for, that question stands in the notice's place.
    ...(outsideServices.consent
      ? []
      : [{ key: 'notice', title: t('notice.title'), body: t('notice.body', { name: names(notice) }) }]),
    {
      key: 'offer',
      title: t('offer.title'),
      body: t('offer.body', { name: names(offer), draft: names(draft) }),
    },
    { key: 'renewal', title: t('renewal.title'), body: t('renewal.body', { name: names(renewal) }) },
    { key: 'words', title: words('title'), body: words('body', { name: names(storedEntries.words) }) },
    { key: 'practice', title: t('practice.title'), body: t('practice.body', { names: names(practice) }) },
    { key: 'daily', title: t('daily.title'), body: t('daily.body', { names: names(daily) }) },
    { key: 'progress', title: t('progress.title'), body: t('progress.body', { name: names(progress) }) },
    ...(keepsPages
      ? [
          {
            key: 'offline',
            title: t('offline.title'),
            body: t('offline.body', { names: names(offlineCaches.names), pages: offlineCaches.pages }),
          },
        ]
      : []),
    {
      key: 'diagnostic',
      title: t('diagnostic.title'),
      body: t('diagnostic.body', { names: names(diagnostic), days: storedDays.diagnostic }),
    },
    { key: 'account', title: t('account.title'), body: t('account.body', { name: names(account) }) },
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
    ...(examsHere
      ? [
          {
            key: 'exam',
            title: t('exam.title'),
            body: t('exam.body', { name: exam[0], database: exam[1] }),
          },
          {
            key: 'correction',
            title: answers('title'),
            body: answers('body', { name: names(correction) }),
          },
        ]
      : []),
    ...(aiHere.connected
      ? [{ key: 'tutor', title: questions('title'), body: questions('body', { name: names(tutor) }) }]
      : []),
    { key: 'purchase', title: t('purchase.title'), body: t('purchase.body', { names: names(purchase) }) },
    ...outside.last,
  ];
}
