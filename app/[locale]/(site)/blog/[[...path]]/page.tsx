import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { blogCategories, blogPosts, findPost } from '@/lib/articles/blog';
import { feedPath } from '@/lib/articles/feed';
import { categoryRoute, postRoute } from '@/lib/articles/pages';
import { postPicture } from '@/lib/articles/pictures';
import { isLocale } from '@/lib/i18n/locales';
import { contentMetadata, pageMetadata } from '@/lib/routes/metadata';
import { pictureText } from '@/lib/routes/picture-text';
import { BlogList } from './_sections/list';
import { PostPage } from './_sections/post';

export const dynamicParams = false;

export function generateStaticParams({ params }: { params: { locale: string } }) {
  if (!isLocale(params.locale)) return [];
  const below = [...blogCategories(params.locale), ...blogPosts(params.locale)];
  return [{ path: [] }, ...below.map(({ path }) => ({ path: path.split('/') }))];
}

type Props = PageProps<'/[locale]/blog/[[...path]]'>;

async function requested(params: Props['params']) {
  const { locale, path = [] } = await params;
  if (!isLocale(locale)) return notFound();
  const whole = path.join('/');
  const category = blogCategories(locale).find((one) => one.path === whole);
  return { locale, isBlog: whole === '', category, post: findPost(locale, whole) };
}

/** The head of each page of the blog names the language's feed, by which readers' programs find it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, ...page } = await requested(params);
  const head = await headOf({ locale, ...page });
  const types = { 'application/rss+xml': feedPath(locale) };
  return { ...head, alternates: { ...head.alternates, types } };
}

async function headOf({ locale, isBlog, category, post }: Awaited<ReturnType<typeof requested>>) {
  if (isBlog) return pageMetadata('blog');
  if (post) return contentMetadata(postRoute(post), post, postPicture(post, locale), 'article');
  if (!category) return notFound();
  const blog = await getTranslations({ locale, namespace: 'meta.blog' });
  // A bare word says nothing among the results of a search, and is the same word in two languages.
  const text = { title: `${category.name} · ${blog('name')}`, description: category.description };
  const route = categoryRoute(category.path);
  return contentMetadata(route, text, pictureText({ locale, route: route, ...text }));
}

export default async function BlogPage({ params }: Props) {
  const { isBlog, category, post } = await requested(params);
  if (post) return <PostPage post={post} />;
  return isBlog || category ? <BlogList {...(category && { category })} /> : notFound();
}
