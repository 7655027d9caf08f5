// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { draw } from '@/tests/support/components/component';
import { ArticleBody } from './article-body';

it('draws quoted English and sample answers as what they are, in a line and in a block', () => {
  const text = 'Say <en>in front of</en> it.\n\n<Sample>\n\nA cyclist is <en>studying</en>.\n\n</Sample>\n';
  const source = { file: 'content/blog/en/skills/post.mdx', text };
  const { container } = draw(
    <ArticleBody source={source} vocabulary={{ components: ['Sample', 'en'], values: {} }} />,
    'en',
    [],
  );
  expect(container.querySelectorAll('en, sample')).toHaveLength(0);
  const english = [...container.querySelectorAll('span[lang=en]')].map(({ textContent }) => textContent);
  expect(english).toEqual(['in front of', 'studying']);
  expect(container.querySelector('blockquote[lang=en]')?.textContent).toContain('A cyclist is studying.');
});
