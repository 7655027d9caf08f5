import { useTranslations } from 'next-intl';
import type { ContentsEntry } from '@/lib/articles/syntax';

export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const t = useTranslations('blog');
  if (entries.length < 2) return null;
  return (
    <details className="article-contents">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('contents')}</summary>
      <nav aria-label={t('contents')}>
        <ol className="grid gap-1 pb-3 text-sm">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${encodeURIComponent(id)}`}
                className="inline-flex min-h-9 items-center text-muted underline-offset-4 hover:text-action hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
