import { useTranslations } from 'next-intl';
import { Claim } from '@/components/blocks/claim';
import { classNames } from '@/components/ui/class-names';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';
import { claims } from '@/lib/site/facts';

export function ExamsTaken({ className = 'mt-8 md:mt-12' }: { className?: string }) {
  const t = useTranslations('mock-exam.hero');
  return (
    <div className={classNames('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', className)}>
      <Claim value={claims.mockTestsTaken} label="mockTests" />
      <Link to="practiceTest" hash="hour" className={buttonClass('quiet', '-ms-5 md:ms-0 md:-me-5')}>
        {t('format')}
      </Link>
    </div>
  );
}
