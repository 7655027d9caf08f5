import { expect, it } from 'vitest';
import { changedSections } from './aside/stale.mjs';
import { apart, withValue } from './head.mjs';
import { pictureLine, pictureLines, withPicture } from './picture-lines.mjs';
import { sectionAt, sectionsOf } from './sections.mjs';
import { slugOf } from './template.mjs';

const text = '---\ntitle: A title\nrelated:\n  - a/b\n  - c/d\nupdated: 2026-11-22\n---\n\nText\n';

it('a value above a text is changed in its place, and the other lines stay as they are', () => {
  expect(withValue(text, 'title', 'Now: this')).toBe(text.replace('A title', "'Now: this'"));
  expect(withValue(text, 'related', ['e/f'])).toBe(text.replace('  - a/b\n  - c/d\n', '  - e/f\n'));
  expect(withValue(text, 'related', undefined)).toBe(text.replace('related:\n  - a/b\n  - c/d\n', ''));
  expect(withValue(text, 'draft', true)).toBe(text.replace('2026-11-22\n', '2026-11-22\ndraft: true\n'));
  expect(apart(withValue(text, 'title', 'true'))?.values.title).toBe('true');
});

it('lines above a text that cannot be read are left to whoever reads them', () => {
  expect(apart('Text')).toBeUndefined();
  expect(apart(text.replace('A title', 'A: title'))).toBeUndefined();
  expect(withValue('Text', 'title', 'A')).toBe('Text');
  expect(apart(text)).toMatchObject({ lines: 7, body: '\nText\n', values: { title: 'A title' } });
});

it('a text is taken apart at its headings, and not at signs in code', () => {
  const sections = sectionsOf('Lead\n\n## One\n\nA\n\n### Two ##\n\n```\n## no\n```\n');
  expect(sections.map(({ title, depth, from, to }) => [title, depth, from, to])).toEqual([
    ['', 0, 1, 2],
    ['One', 2, 3, 6],
    ['Two', 3, 7, 12],
  ]);
  expect([1, 2, 3, 6, 7, 99].map((line) => sectionAt(sections, line))).toEqual([0, 0, 1, 1, 2, 2]);
});

it('sections that changed are named with what they said then', () => {
  const then = `${text}\n## One\n\nOld\n\n## Gone\n\nB\n`;
  const now = `${text.replace('2026-11-22', '2026-11-30')}\n## One\n\nNew\n\n## More\n\nC\n`;
  expect(changedSections(then, now)).toEqual([
    { title: 'One', then: '## One\n\nOld', now: '## One\n\nNew' },
    { title: 'More', then: null, now: '## More\n\nC' },
    { title: 'Gone', then: '## Gone\n\nB', now: null },
  ]);
  expect(changedSections(then, then.replace('Old', 'Old  \n'))).toEqual([]);
});

it('what is said in place of a picture is changed in its line alone', () => {
  const shown = 'A\n\n![An [old] one](a.svg "Below")\n\n![Two](b.webp)\n';
  const first = pictureLine({ name: 'a.svg', alt: 'A [new] one', caption: 'Be "low"' });
  expect(first).toBe(`![A \\[new\\] one](a.svg 'Be "low"')`);
  const marked = pictureLine({ name: 'a.svg', alt: 'A', caption: 'It\'s "low"' });
  expect(marked).toBe(`![A](a.svg "It's \\"low\\"")`);
  expect(pictureLines(marked)).toEqual([{ name: 'a.svg', alt: 'A', caption: 'It\'s "low"' }]);
  expect(pictureLines(`${first}\n`)).toEqual([{ name: 'a.svg', alt: 'A [new] one', caption: 'Be "low"' }]);
  expect(withPicture(shown, 1, { alt: '二' })).toBe(shown.replace('Two', '二'));
  expect(withPicture(shown, 2, { alt: 'no' })).toBe(shown);
});

it('an address is made of a title in lower-case words with hyphens', () => {
  expect(slugOf('Über 5 Fehler: Don’t do it!')).toBe('uber-5-fehler-dont-do-it');
  expect(slugOf('写真')).toBe('');
  expect(slugOf('word '.repeat(40)).length).toBeLessThanOrEqual(60);
  expect(slugOf('x'.repeat(100))).toHaveLength(60);
});
