import { useLocale } from 'next-intl';
import type { BlogPosting } from 'schema-dts';
import { JsonLd } from '@/components/ui/json-ld';
import type { Post } from '@/lib/articles/blog';
import { postRoute } from '@/lib/articles/pages';
import { postPicture } from '@/lib/articles/pictures';
import { env } from '@/lib/env';
import { localeTable } from '@/lib/i18n/locale-table';
import { absoluteUrl } from '@/lib/routes/metadata';
import { ogImagePath } from '@/lib/routes/picture-path';
import { blogPostingData } from '@/lib/structured-data/blog-posting';

export function PostData({ post }: { post: Post }) {
  const locale = useLocale();
  return (
    <JsonLd<BlogPosting>
      data={blogPostingData({
        site: env.SITE_URL,
        url: absoluteUrl(postRoute(post).path, locale),
        lang: localeTable[locale].lang,
        images: [...post.pictures.map(({ src }) => src), ogImagePath(postPicture(post, locale))].map(
          (path) => env.SITE_URL + path,
        ),
        title: post.title,
        description: post.description,
        published: post.published,
        updated: post.updated,
      })}
    />
  );
}
