import { useTranslations } from 'next-intl';
import { correctionTags, Headline } from '@/components/pencil/headline';
import { ReasonNumber } from '@/components/pencil/reason-number';

const reason = 'title-reason';

/** What the site promises, corrected before the reader's eyes. */
export function HomeTitle() {
  const t = useTranslations('home.hero');
  return (
    <Headline drawn reason={reason}>
      {t.rich('title', correctionTags)}
    </Headline>
  );
}

/** Why the headline was corrected. */
export function HomeTitleReason() {
  const t = useTranslations('home.hero');
  return (
    <details className="w-fit">
      <summary className="reason-line w-fit">
        <ReasonNumber number={1} />
        {t('why')}
      </summary>
      <p id={reason} className="max-w-prose scroll-mt-24 pb-2">
        {t('reason')}
      </p>
    </details>
  );
}
