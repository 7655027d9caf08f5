import { useTranslations } from 'next-intl';
import { outsideServices } from '@/lib/env/outside-services';
import { Link } from '@/lib/routes/link';
import type { ConsentQuestionProps } from './consent-question';

/** What is asked, by what waits for the answer; undefined where nothing does. */
export function useConsentTexts(): ConsentQuestionProps | undefined {
  const t = useTranslations('chrome.consent');
  const { consent, chat, meta, googleTag } = outsideServices;
  if (!consent) return undefined;
  const marketing = meta || googleTag;
  const line = marketing ? (chat ? 'line' : 'lineMarketing') : 'lineChat';
  return {
    label: t('label'),
    accept: t('accept'),
    decline: t('decline'),
    children: (
      <>
        {t(line)}{' '}
        <Link to="cookies" className="text-action underline underline-offset-4">
          {t('more')}
        </Link>
      </>
    ),
  };
}
