import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { readToken } from '@/lib/session/token';
import type { Tried } from './given';

export function PlanAdds({ plan, links }: Pick<Tried, 'plan' | 'links'>) {
  const t = useTranslations('try-correction.adds');
  const room = readToken() === null ? null : links.corrections;
  return (
    <section className="rounded-card bg-sunken p-5">
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="mt-1 max-w-prose">{t(plan)}</p>
      <a href={room ?? links.plans} className={buttonClass('secondary', 'mt-4')}>
        {t(room === null ? 'plans' : 'corrections')}
      </a>
    </section>
  );
}
