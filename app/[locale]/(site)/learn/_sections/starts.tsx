import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/routes/link';

const starts = ['days', 'weeks', 'open'] as const;
const moves = ['first', 'then', 'leave'] as const;

export function LearningPathStarts() {
  const t = useTranslations('learn.starts');
  return (
    <Section id="where-to-start" title={t('title')} lead={t('lead')}>
      <ul className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {starts.map((start) => (
          <li key={start} className="min-w-0 border-t border-ink pt-4">
            <h3 className="text-lg font-bold">{t(`${start}.title`)}</h3>
            <dl className="mt-2 grid gap-2 lg:gap-4">
              {moves.map((move) => (
                <div key={move} className="max-lg:text-[0.9375rem]">
                  <dt className="font-semibold text-tint-strong max-lg:inline">{t(move)}</dt>
                  {/* A space between them where they share a line. */}{' '}
                  <dd className="text-muted max-lg:inline lg:mt-1">{t(`${start}.${move}`)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <Link to="startHere" className={buttonClass('secondary', 'mt-8')}>
        {t('more')}
      </Link>
    </Section>
  );
}
