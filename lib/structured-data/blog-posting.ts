import type { BlogPosting, WithContext } from 'schema-dts';
import { maker } from './organization';

export interface PostTexts {
  site: string;
  /** Absolute address of the page. */
  url: string;
  /** Absolute addresses: the pictures that it shows, and last the one for shared links. */
  images: readonly string[];
  /** BCP 47. */
  lang: string;
  title: string;
  description: string;
  /** Days, `YYYY-MM-DD`. */
  published: string;
  updated: string;
}

/** A post of the blog (https://developers.google.com/search/docs/appearance/structured-data/article). */
export function blogPostingData(post: PostTexts): WithContext<BlogPosting> {
  const { site, url, images, lang, title, description, published, updated } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: [...images],
    inLanguage: lang,
    datePublished: `${published}T00:00:00Z`,
    dateModified: `${updated}T00:00:00Z`,
    author: maker(site),
    publisher: maker(site),
  };
}
