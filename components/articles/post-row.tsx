import { useFormatter, useTranslations } from 'next-intl';
import { Row, rowLinkClass } from '@/components/ui/rows';
import type { Post } from '@/lib/articles/blog';
import { Link } from '@/lib/routes/link';

interface PostRowProps {
  post: Post;
  /** How deep its title stands among the headings of the page. */
  level?: 3 | 4;
}

/** A post in a list: what it is about, how old it is, how long it takes. */
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
              {format.dateTime(dayOf(post.updated), { dateStyle: 'medium' })}
            </time>
            {' · '}
            {t('minutes', { minutes: post.minutes })}
          </span>
        </>
      }
    />
  );
}

/** A day as a moment that every time zone of a server shows as that day. */
export const dayOf = (day: string) => new Date(`${day}T12:00:00Z`);
