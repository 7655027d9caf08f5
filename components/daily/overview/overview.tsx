import { useTranslations } from 'next-intl';
import { SplitSection } from '@/components/ui/split-section';
import type { BankIndex } from '@/lib/daily/bank-index';
import type { PracticeLinks } from '../links';
import { Again } from './again';
import { Days } from './days';
import { Free } from './free';
import type { Live } from './live';
import { Today } from './today';
import { Types } from './types';

interface OverviewProps {
  counts: BankIndex['counts'];
  links: PracticeLinks;
  live?: Live;
}

/** All that there is to practice. Drawn on the server first, with the same room for what the browser tells. */
export function Overview({ counts, links, live }: OverviewProps) {
  const t = useTranslations('daily');
  return (
    <div data-tint="practice">
      <p className="mt-4 mb-6 max-w-prose text-lead text-muted">{t('lead')}</p>
      <SplitSection id="today" title={t('today.title')}>
        <Today live={live} />
      </SplitSection>
      <SplitSection id="again" title={t('again.title')}>
        <Again live={live} />
      </SplitSection>
      <SplitSection id="days" title={t('days.title')}>
        <Days days={live?.standing.days} />
      </SplitSection>
      <SplitSection id="types" title={t('types.title')}>
        <Types counts={counts} links={links} live={live} />
      </SplitSection>
      <SplitSection id="free" title={t('free.title')}>
        <Free links={links} live={live} />
      </SplitSection>
    </div>
  );
}
