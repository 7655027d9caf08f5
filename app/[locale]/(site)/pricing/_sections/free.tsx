import { useTranslations } from 'next-intl';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { buttonClass } from '@/components/ui/button';
import { Dense } from '@/components/ui/dense';
import { examsHere } from '@/lib/env/exams-here';
import { Link } from '@/lib/routes/link';
import { facts } from '@/lib/site/facts';
import { freePractice } from '@/lib/site/free-practice';

export function FreeParts() {
  const t = useTranslations('pricing.free');
  const parts = [
    { key: 'course', title: t('course.title'), body: t('course.body', { lessons: facts.course.lessons }) },
    ...(examsHere
      ? [
          {
            key: 'daily',
            title: t('daily.title'),
            body: t('daily.body', { count: freePractice.questionsADay }),
          },
        ]
      : []),
    { key: 'diagnostic', title: t('diagnostic.title'), body: t('diagnostic.body') },
    { key: 'blog', title: t('blog.title'), body: t('blog.body') },
  ];
  return (
    <Dense id="free" title={t('title')} lead={t('lead')} tone="sunken">
      <ul className="dense-rows">
        {parts.map(({ key, title, body }) => (
          <li key={key} className="grid gap-x-6 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <h3 className="font-semibold">{title}</h3>
            <div>
              <p className="text-muted">{body}</p>
              {key === 'diagnostic' ? <DiagnosticLink look="link" /> : null}
              {key === 'daily' ? (
                <Link to="appPractice" className={buttonClass('link')}>
                  {t('daily.link')}
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Dense>
  );
}
