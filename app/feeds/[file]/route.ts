import { getTranslations } from 'next-intl/server';
import { blogCategories, blogPosts } from '@/lib/articles/blog';
import { feedPath, rss } from '@/lib/articles/feed';
import { env } from '@/lib/env';
import { drawnLocales } from '@/lib/routes/drawn-locales';
import { localeTable } from '@/lib/i18n/locale-table';
import { isLocale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/routes/metadata';
import { pathOf } from '@/lib/routes/routes';
import { brand } from '@/lib/site/brand';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** As long as pages are (app/captions does the same). */
const headers = {
  'Content-Type': 'application/rss+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=86400',
};

export function generateStaticParams() {
  return drawnLocales().flatMap((locale) => [{ file: `${locale}.xml` }, { file: `${locale}.json` }]);
}

/** The posts of a language as a feed, `/feeds/de.xml`, and the paths of their pages for the site's own lists, `/feeds/de.json`. */
export async function GET(_: Request, { params }: RouteContext<'/feeds/[file]'>): Promise<Response> {
  const [locale = '', type] = (await params).file.split('.');
  if (!isLocale(locale)) return new Response('Not found', { status: 404 });
  if (type === 'json') {
    const paths = blogPosts(locale).map(({ path }) => path);
    return Response.json(paths, { headers: { 'Cache-Control': headers['Cache-Control'] } });
  }
  const t = await getTranslations({ locale });
  const categories = blogCategories(locale);
  const feed = rss({
    title: `${brand.name}: ${t('blog.title')}`,
    description: t('meta.blog.description'),
    url: absoluteUrl(pathOf('blog'), locale),
    self: env.SITE_URL + feedPath(locale),
    lang: localeTable[locale].lang,
    items: blogPosts(locale).map(({ pictures: [picture], ...post }) => ({
      ...post,
      picture: picture && { ...picture, url: env.SITE_URL + picture.src },
      url: absoluteUrl(`${pathOf('blog')}/${post.path}`, locale),
      category: categories.find(({ path }) => path === post.category)?.name ?? post.category,
    })),
  });
  return new Response(feed, { headers });
}
