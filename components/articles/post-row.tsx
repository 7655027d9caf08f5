import { useFormatter, useTranslations } from 'next-intl';
import { Row, rowLinkClass } from '@/components/ui/rows';
import type { Post } from '@/lib/articles/blog';
import { Link } from '@/lib/routes/link';
import { noonOf } from '@/lib/site/day';
import { WaitingNote } from './waiting-note';

interface PostRowProps {
  post: Post;
  level?: 3 | 4;
}

export function PostRow({ post, level = 3 }: PostRowProps) {
  const t = useTranslations('blog');
  const format = useFormatter();
  return (
    <Row
      level={level}
      name={
        <Link to={`/blog/${post.path}`} className={rowLinkClass}>
          {post.title}
        </Link>
      }
      line={
        <>
          {post.description}
          <span className="mt-1 block">
            <time dateTime={post.updated}>
              {format.dateTime(noonOf(post.updated), { dateStyle: 'medium' })}
            </time>
            {' · '}
            {t('minutes', { minutes: post.minutes })}
          </span>
          <WaitingNote post={post} className="mt-1 block" />
        </>
      }
    />
  );
}
