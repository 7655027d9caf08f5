import { CircleCheck, CircleX, type IconComponent } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { examsHere } from '@/lib/env/exams-here';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';

const is = ['full', 'adaptive', examsHere ? 'estimated' : 'scored'] as const;

export function TestScope() {
  const t = useTranslations('practice-test.scope');
  return (
    <Section id="what-it-is" title={t('title')} lead={t('lead')} tone="sunken">
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
        <Points
          title={t('is.title')}
          icon={CircleCheck}
          iconClass="text-good"
          points={is.map((key) => t(`is.${key}`, facts.scale))}
        />
        <Points
          title={t('isNot.title')}
          icon={CircleX}
          iconClass="text-bad"
          points={(['official', 'free', 'accepted', 'leak'] as const).map((key) =>
            t(`isNot.${key}`, { brand: brand.name }),
          )}
        />
      </div>
    </Section>
  );
}

interface PointsProps {
  title: ReactNode;
  icon: IconComponent;
  iconClass: string;
  points: readonly string[];
}

function Points({ title, icon: Icon, iconClass, points }: PointsProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-lg font-bold md:mb-3">{title}</h3>
      <ul className="dense-rows">
        {points.map((point) => (
          <li key={point} className="flex gap-3 py-2.5 max-md:text-[0.9375rem] md:py-3">
            <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${iconClass}`} />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
