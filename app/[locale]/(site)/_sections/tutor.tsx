import { useTranslations } from 'next-intl';
import { TutorChat } from '@/components/figures/tutor-chat';
import { Bleed } from '@/components/ui/bleed';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';

export function HomeTutor() {
  const t = useTranslations('home.tutor');
  return (
    <Bleed id="tutor" title={t('title')} lead={t('lead')} tone="sunken" figure={<TutorChat />}>
      <dl className="mt-5 grid gap-3 max-sm:grid-cols-2">
        {(['standard', 'test'] as const).map((mode) => (
          <div key={mode} className="border-t border-line pt-3">
            <dt className="font-semibold">{t(`${mode}.title`)}</dt>
            <dd className="text-muted max-sm:text-sm">{t(`${mode}.body`)}</dd>
          </div>
        ))}
      </dl>
      <Link to="pricing" className={buttonClass('secondary', 'mt-6')}>
        {t('more')}
      </Link>
    </Bleed>
  );
}
