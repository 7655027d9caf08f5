// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { draw } from '@/tests/support/components/component';
import { findPost } from '@/lib/articles/blog';
import { postVocabulary } from '@/lib/articles/figures/post-vocabulary';
import { locales } from '@/lib/i18n/locales';
import { ArticleBody } from './article-body';
import { ArticlePicture } from './article-picture';

const parts = { img: ArticlePicture, Try: () => null, Task: () => null };

it.each(locales)('shows the picture of a post with its words and its size in %s', (locale) => {
  const post = findPost(locale, 'skills/describe-a-photo');
  if (!post) throw new Error('The post is gone.');
  const { container } = draw(
    <ArticleBody source={post.source} vocabulary={postVocabulary} parts={parts} />,
    locale,
    [],
  );
  const figure = container.querySelector('figure.article-picture');
  const image = figure?.querySelector('img');
  const [picture] = post.pictures;
  expect(picture?.alt).toBeTruthy();
  expect(image?.getAttribute('alt')).toBe(picture?.alt);
  expect(image?.getAttribute('src')).toBe('/assets/posts/skills/describe-a-photo/order.svg');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '800']);
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.hasAttribute('title')).toBe(false);
  expect(figure?.querySelector('figcaption')?.textContent).toBe(picture?.caption);
});
