import { useTranslations } from 'next-intl';
import { TutorChat } from '@/components/figures/tutor-chat';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';

/** The AI tutor and its two modes, with a conversation beside them. */
export function HomeTutor() {
  const t = useTranslations('home.tutor');
  return (
    <section aria-labelledby="tutor-title" className="bg-sunken py-14 md:py-20">
      <div className="page-grid grid items-center gap-12 lg:grid-cols-2">
        <div>
          <h2 id="tutor-title" className="text-title font-bold">
            {t('title')}
          </h2>
          <p className="mt-4 text-lead text-muted">{t('lead')}</p>
          <dl className="mt-8 grid gap-6">
            {(['standard', 'test'] as const).map((mode) => (
              <div key={mode} className="border-t border-line pt-4">
                <dt className="text-lg font-semibold">{t(`${mode}.title`)}</dt>
                <dd className="mt-1 text-muted">{t(`${mode}.body`)}</dd>
              </div>
            ))}
          </dl>
          <Link to="pricing" className={buttonClass('secondary', 'mt-8')}>
            {t('more')}
          </Link>
        </div>
        <div className="min-w-0">
          <TutorChat />
        </div>
      </div>
    </section>
  );
}
