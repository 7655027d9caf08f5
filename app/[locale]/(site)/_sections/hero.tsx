import { useTranslations } from 'next-intl';
import { Hero } from '@/components/blocks/hero';
import { LiveQuestion } from '@/components/blocks/live-question';
import { StartLink } from '@/components/blocks/start-link';
import { correctionTags, Headline } from '@/components/pencil/headline';
import { ReasonNumber } from '@/components/pencil/reason-number';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';

const reason = 'title-reason';

/** What the site promises, corrected before the reader's eyes, with the reason below it. */
export function HomeHero() {
  const t = useTranslations('home.hero');
  return (
    <Hero
      eyebrow={t('eyebrow')}
      title={
        <Headline drawn reason={reason}>
          {t.rich('title', correctionTags)}
        </Headline>
      }
      lead={t('lead')}
      note={t('note')}
      more={
        <details className="w-fit">
          <summary className="reason-line w-fit">
            <ReasonNumber number={1} />
            {t('why')}
          </summary>
          <p id={reason} className="max-w-prose scroll-mt-24 pb-2">
            {t('reason')}
          </p>
        </details>
      }
      actions={
        <>
          <StartLink>{t('start')}</StartLink>
          <Link to="courses" className={buttonClass('secondary')}>
            {t('course')}
          </Link>
        </>
      }
      figure={<LiveQuestion type="readAndSelect" turns={[2, 8, 13]} />}
    />
  );
}
