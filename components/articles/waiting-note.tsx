import { useFormatter, useTranslations } from 'next-intl';
import type { Post } from '@/lib/articles/blog';
import { currentDay } from '@/lib/articles/publishing/publishing-day';
import { noonOf } from '@/lib/site/day';

/** Says of a post that it waits for its day, or is a draft; only while the site is written is such a post shown at all. */
export function WaitingNote({
  post: { published, draft },
  className,
}: {
  post: Pick<Post, 'published' | 'draft'>;
  className: string;
}) {
  const t = useTranslations('blog');
  const format = useFormatter();
  if (draft) return <strong className={className}>{t('draft')}</strong>;
  if (published <= currentDay()) return null;
  const day = () => (
    <time dateTime={published}>{format.dateTime(noonOf(published), { dateStyle: 'long' })}</time>
  );
  return <strong className={className}>{t.rich('waiting', { day })}</strong>;
}
