import { isLocale } from '../i18n/locales';
import { pictureText, type OgText } from '../routes/picture-text';
import { findPost, type Post } from './blog';
import { landingRoute, landingText, type LandingText } from './landing';
import { postRoute } from './pages';
import type { Locale } from '../i18n/locales';

export function postPicture(post: Post, locale: Locale): OgText {
  const { title, description, path } = post;
  return pictureText({ locale, route: postRoute(post), name: `blog/${path}`, title, description });
}

export function landingPicture({ title, description, path }: LandingText, locale: Locale): OgText {
  return pictureText({ locale, route: landingRoute(path), name: `landing/${path}`, title, description });
}

/**
 * The text of an article's picture by the name that it has in its address, such as `blog/skills/describe-a-photo`.
 *
 * @returns undefined where the language has no such article
 */
export function articlePicture(locale: string, name: string): OgText | undefined {
  const [, kind, path = ''] = /^(blog|landing)\/([\w-]+(?:\/[\w-]+)*)$/.exec(name) ?? [];
  if (!isLocale(locale) || kind === undefined) return undefined;
  if (kind === 'blog') {
    const post = findPost(locale, path);
    return post && postPicture(post, locale);
  }
  const landing = landingText(path, locale);
  return landing && landingPicture(landing, locale);
}
