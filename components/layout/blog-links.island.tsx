'use client';

import { useCallback, useState, type MouseEvent } from 'react';
import { useWhenNear } from '@/components/ui/late/use-when-near';
import type { ListedPost } from '@/lib/routes/footer-posts';
import { softAddress } from '@/lib/routes/soft-address';

interface BlogLinksProps {
  posts: readonly ListedPost[];
  blog: string;
  locale: string;
  showMore: string;
  all: string;
  linkClass: string;
}

const load = () => import('./refresh-blog-links');

/**
 * The footer's posts (spec section 2): those of the page, brought up to date when the footer comes near; 'Show more' shows all of them
 * in place, and is a link to the blog as long as they cannot be had.
 */
export function BlogLinks({ posts, blog, locale, showMore, all, linkClass }: BlogLinksProps) {
  const [answer, setAnswer] = useState<{ locale: string; posts: readonly ListedPost[]; whole: boolean }>();
  const current = answer?.locale === locale ? answer : undefined;

  // A string: the list itself is another one with every page, and would be asked for anew.
  const known = posts.map(({ path }) => path).join(' ');

  const refresh = useCallback(async () => {
    const { askForPosts } = await load();
    return (_: HTMLUListElement, over: AbortSignal) => {
      void askForPosts({ locale, signal: over, preview: true, known }).then((newest) => {
        if (newest && !over.aborted)
          setAnswer((before) =>
            before?.locale === locale && before.whole ? before : { locale, posts: newest, whole: false },
          );
      });
    };
  }, [locale, known]);
  const list = useWhenNear<HTMLUListElement>(refresh);

  const unfold = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (softAddress(event, event.currentTarget, window.location.origin) === undefined) return;
    event.preventDefault();
    const everything = await load()
      .then(({ askForPosts }) =>
        askForPosts({ locale, signal: AbortSignal.timeout(10_000), preview: false, known }),
      )
      .catch(() => undefined);
    if (everything) setAnswer({ locale, posts: everything, whole: true });
    else window.location.assign(blog);
  };

  return (
    <ul ref={list} className="text-muted">
      {(current?.posts ?? posts).map(({ name, path }) => (
        <li key={path}>
          <a href={`${blog}/${path}`} data-soft="" className={linkClass}>
            {name}
          </a>
        </li>
      ))}
      <li>
        {current?.whole ? (
          <a href={blog} data-soft="" className={linkClass}>
            {all}
          </a>
        ) : (
          <a href={blog} onClick={(event) => void unfold(event)} className={linkClass}>
            {showMore}
          </a>
        )}
      </li>
    </ul>
  );
}
