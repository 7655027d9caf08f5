import { useTranslations } from 'next-intl';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { Dense } from '@/components/ui/dense';
import { facts } from '@/lib/site/facts';

/** What costs nothing. */
export function FreeParts() {
  const t = useTranslations('pricing.free');
  const parts = [
    { key: 'course', title: t('course.title'), body: t('course.body', { lessons: facts.course.lessons }) },
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
            </div>
          </li>
        ))}
      </ul>
    </Dense>
  );
}
