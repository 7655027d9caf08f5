import { useLocale, useTranslations } from 'next-intl';
import { Hero } from '@/components/blocks/hero';
import { LiveQuestion } from '@/components/blocks/live-question';
import { StartLink } from '@/components/blocks/start-link';
import { KnownSlot } from '@/components/known/known-slot.island';
import { correctionTags, Headline } from '@/components/pencil/headline';
import { ReasonNumber } from '@/components/pencil/reason-number';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';
import { facts } from '@/lib/site/facts';

const reason = 'title-reason';

export function HomeHero() {
  const t = useTranslations('home.hero');
  const level = useTranslations('chrome.header.level');
  const locale = useLocale();
  return (
    <Hero
      eyebrow={t('eyebrow')}
      title={
        <Headline drawn reason={reason}>
          {t.rich('title', correctionTags)}
        </Headline>
      }
      lead={t('lead')}
      note={
        <KnownSlot part="rights" locale={locale} className="min-h-[2lh]">
          {t('note')}
        </KnownSlot>
      }
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
        <KnownSlot part="step" locale={locale} className="w-full">
          <StartLink to="diagnostic">
            <span className="grid leading-snug">
              <span>{level('title')}</span>
              <span className="text-sm font-medium">
                {level('line', { minutes: facts.diagnosticMinutes.min })}
              </span>
            </span>
          </StartLink>
          <Link to="courses" className={buttonClass('secondary')}>
            {t('course')}
          </Link>
        </KnownSlot>
      }
      figure={<LiveQuestion type="readAndSelect" turns={[2, 8, 13]} />}
    />
  );
}
