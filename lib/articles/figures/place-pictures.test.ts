import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { compileArticle } from '../compile';
import { ArticleFault } from '../fault';
import { shapeOf } from '../shape';
import { articleTree, type Vocabulary } from '../syntax';
import { picturesOf } from './place-pictures';

const file = 'content/blog/en/skills/post.mdx';
const vocabulary: Vocabulary = {
  components: ['Note'],
  values: {},
  picture: (from, name) =>
    from === file && name.endsWith('.svg')
      ? { src: `/assets/${name}`, width: 300, height: 200, bytes: 1, type: 'image/svg+xml' }
      : `cannot show ${name}`,
};
const tree = (text: string) => articleTree({ file, text }, vocabulary);

function reasons(text: string): string[] {
  try {
    tree(text);
  } catch (error) {
    if (error instanceof ArticleFault)
      return [error, ...error.others].map((one) => `${one.line} ${one.reason}`);
    throw error;
  }
  return [];
}

describe('pictures in a text', () => {
  const text = 'One\n\n![Above](a.svg)\n\n## Two\n\n![Below](b.de.svg "A caption")\n';

  it('have their address and size; those below the first section wait until they are scrolled to', () => {
    const html = renderToStaticMarkup(createElement(compileArticle({ file, text }, vocabulary)));
    expect(html).toContain('<img src="/assets/a.svg" alt="Above" width="300" height="200" loading="eager"/>');
    expect(html).toContain(
      '<img src="/assets/b.de.svg" alt="Below" title="A caption" width="300" height="200" loading="lazy"/>',
    );
    expect(html).not.toContain('<p><img');
  });

  it('are listed with what is said of them, and compared without the language that they are for', () => {
    expect(picturesOf(tree(text))).toEqual([
      expect.objectContaining({ line: 3, alt: 'Above', caption: undefined, src: '/assets/a.svg' }),
      expect.objectContaining({ line: 7, alt: 'Below', caption: 'A caption' }),
    ]);
    expect(shapeOf(tree(text)).pictures).toEqual(['a.svg', 'b.svg']);
  });

  it.each([
    [
      'Text ![In it](a.svg)\n',
      '1 has the picture a.svg within a line, a list, a table or a box: it needs a line of its own with an empty line before and after it',
    ],
    [
      '<Note>\n\n![In it](a.svg)\n\n</Note>\n',
      '3 has the picture a.svg within a line, a list, a table or a box: it needs a line of its own with an empty line before and after it',
    ],
    [
      'One\n\n![ ](a.svg)\n',
      '3 has the picture a.svg without saying what it shows, for readers who do not see it: write ![What it shows](a.svg)',
    ],
    ['![What](a.png)\n', '1 cannot show a.png'],
    [
      '![What][1]\n\n[1]: a.svg\n',
      '1 names a picture apart from its place: write ![What it shows](name.webp)',
    ],
  ])('are refused in words for whoever writes: %s', (wrong, reason) => {
    expect(reasons(wrong)).toEqual([reason]);
  });
});
