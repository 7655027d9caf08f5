import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { PostRow } from '@/components/articles/post-row';
import { PostBody } from '@/components/articles/post-body';
import { Contents } from '@/components/articles/contents';
import { Rating } from '@/components/articles/rating';
import { WaitingNote } from '@/components/articles/waiting-note';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { FinalCall } from '@/components/blocks/final-call';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTrail } from '@/components/layout/page-trail';
import { Dense } from '@/components/ui/dense';
import { blogCategories, relatedPosts, type Post } from '@/lib/articles/blog';
import { postRoute } from '@/lib/articles/pages';
import { brand } from '@/lib/site/brand';
import { noonOf } from '@/lib/site/day';
import { PostData } from './data';

export function PostPage({ post }: { post: Post }) {
  const t = useTranslations('blog');
  const locale = useLocale();
  const format = useFormatter();
  const route = postRoute(post);
  const lists = blogCategories(locale)
    .filter(({ path }) => post.category === path || post.category.startsWith(`${path}/`))
    .map(({ name, path }) => ({ name, path: `/blog/${path}` }));
  const day = (value: string) => (
    <time dateTime={value}>{format.dateTime(noonOf(value), { dateStyle: 'long' })}</time>
  );
  return (
    <PageFrame route={route} below={{ parents: lists, own: post.title }}>
      <article className="page-grid pt-4 pb-12 md:pb-20">
        <PageTrail route={route} current={post.name} between={lists} />
        <header className="mt-8 max-w-3xl md:mt-12">
          <h1 className="text-display font-bold">{post.title}</h1>
          <p className="mt-5 max-w-prose text-lead text-muted">{post.description}</p>
          <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            <span>{t('author', { author: brand.name })}</span>
            <span>
              {post.updated === post.published
                ? day(post.published)
                : t.rich('updated', { day: () => day(post.updated) })}
            </span>
            <span>{t('minutes', { minutes: post.minutes })}</span>
          </p>
          <WaitingNote post={post} className="mt-5 block max-w-prose" />
        </header>
        <div className="article-layout">
          <Contents entries={post.contents} />
          <PostBody post={post} />
        </div>
        <Rating path={post.path} />
      </article>
      <Dense id="related" title={t('related')} tone="sunken">
        <ul className="dense-rows">
          {relatedPosts(post, locale).map((other) => (
            <PostRow key={other.path} post={other} />
          ))}
        </ul>
      </Dense>
      <FinalCall title={t('final.title')} body={t('final.body')} actions={<DiagnosticLink />} />
      <PostData post={post} />
    </PageFrame>
  );
}
