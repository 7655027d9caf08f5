import { useLocale, useTranslations } from 'next-intl';
import { Hero } from '@/components/blocks/hero';
import { PostRow } from '@/components/articles/post-row';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTrail } from '@/components/layout/page-trail';
import { Dense } from '@/components/ui/dense';
import { blogCategories, blogPosts, postsOf, type Category } from '@/lib/articles/blog';
import { feedPath } from '@/lib/articles/feed';
import { categoryRoute } from '@/lib/articles/pages';
import { Link } from '@/lib/routes/link';
import { pageRoutes } from '@/lib/routes/routes';

const chipClass =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm font-semibold hover:border-action hover:text-action aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-page';

export function BlogList({ category }: { category?: Category }) {
  const t = useTranslations();
  const locale = useLocale();
  const route = category ? categoryRoute(category.path) : pageRoutes.blog;
  const posts = category ? postsOf(category.path, locale) : blogPosts(locale);
  const own = category?.name ?? t('meta.blog.name');
  return (
    <PageFrame route={route} below={{ parents: [], own }}>
      <Hero
        breadcrumb={<PageTrail route={route} current={own} />}
        title={category?.name ?? t('blog.title')}
        lead={category?.description ?? t('blog.lead')}
      />
      <Dense
        id="posts"
        title={t('blog.posts', { count: posts.length })}
        lead={t('blog.feed.lead')}
        aside={
          <a href={feedPath(locale)} className="text-action underline underline-offset-4">
            {t('blog.feed.link')}
          </a>
        }
      >
        <nav aria-label={t('blog.categories')} className="mb-6 flex flex-wrap gap-2">
          <Link to="blog" aria-current={category ? undefined : 'page'} className={chipClass}>
            {t('blog.all')}
          </Link>
          {blogCategories(locale).map(({ path, name }) => (
            <Link
              key={path}
              to={`/blog/${path}`}
              aria-current={path === category?.path ? 'page' : undefined}
              className={chipClass}
            >
              {name}
            </Link>
          ))}
        </nav>
        <ul className="dense-rows">
          {posts.map((post) => (
            <PostRow key={post.path} post={post} />
          ))}
        </ul>
      </Dense>
    </PageFrame>
  );
}
