import { useTranslations } from 'next-intl';
import type { TutorLinks } from './given';

export function NoTutor({ links }: { links: TutorLinks }) {
  const t = useTranslations('tutor-room.none');
  return (
    <section className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-8">
      <h2 className="text-title font-bold">{t('title')}</h2>
      <p className="mt-3 max-w-prose">{t('lead')}</p>
      <ul className="mt-3 grid">
        {(['courses', 'practice', 'correction'] as const).map((page) => (
          <li key={page}>
            <a
              href={links[page]}
              className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
            >
              {t(page === 'courses' ? 'lessons' : page)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
