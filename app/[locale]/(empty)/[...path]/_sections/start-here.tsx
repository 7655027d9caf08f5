import { useTranslations } from 'next-intl';
import { LandingFrame } from '@/app/[locale]/_landing/landing-frame';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';
import { pageRoutes } from '@/lib/routes/routes';

const questions = [
  { key: 'date', to: 'courses' },
  { key: 'target', to: 'learn' },
  { key: 'skill', to: 'correction' },
] as const;

export function StartHere() {
  const t = useTranslations('landing.startHere');
  return (
    <LandingFrame route={pageRoutes.startHere}>
      <h1 className="mt-10 text-display font-bold">{t('title')}</h1>
      <p className="mt-5 text-lead text-muted">{t('lead')}</p>
      <ol className="mt-12 grid gap-10">
        {questions.map(({ key, to }) => (
          <li key={key} className="border-t-2 border-line pt-6">
            <h2 className="text-xl font-bold">{t(`${key}.title`)}</h2>
            <p className="mt-3 text-muted">{t(`${key}.body`)}</p>
            <div className="mt-5 flex flex-wrap gap-3">
              <Link to={to} className={buttonClass('secondary')}>
                {t(`${key}.link`)}
              </Link>
              {key === 'date' ? (
                <Link to="mockExam" className={buttonClass('secondary')}>
                  {t('date.exam')}
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </LandingFrame>
  );
}
