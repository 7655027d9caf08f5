import { describe, expect, it } from 'vitest';
import { compileArticle } from './compile';
import { ArticleFault } from './fault';
import { postHead, readHead } from './front-matter';
import { readingMinutes } from './reading-time';
import { articleTree, contentsOf } from './syntax';

const vocabulary = { components: ['Note', 'Try', 'en'], values: { brand: 'Verbista' } };
const file = 'content/blog/en/skills/post.mdx';

function fault(work: () => unknown): ArticleFault {
  try {
    work();
  } catch (error) {
    if (error instanceof ArticleFault) return error;
    throw error;
  }
  return expect.fail('nothing was wrong');
}

describe('the text of an article', () => {
  const tree = (text: string) => articleTree({ file, text }, vocabulary);

  it.each([
    ['a file of code', 'One\n\nimport x from "y"\n', 3, 'import or export'],
    ['a calculation', 'One\n\n{1 + 1}\n', 3, '{1 + 1}'],
    ['a value that there is none of', 'Our {price}\n', 1, 'there are {brand}'],
    ['a name that every object has', 'Our {constructor}\n', 1, 'there are {brand}'],
    ['a part that the site does not draw', '\n<Script />\n', 2, '<Script>'],
    ['an attribute that is calculated', '<Try type={1} />\n', 1, 'quotation marks'],
    [
      'attributes that are calculated',
      'One\n\n<Note {...(globalThis.ran = 1, {})}>\n\nx\n\n</Note>\n',
      3,
      'quotation marks',
    ],
    ['calculated attributes within a line', 'A <en {...x}>word</en>\n', 1, 'quotation marks'],
    ['a picture', '![x](x.png)\n', 1, 'only posts can have'],
    ['an open tag', 'One\n\n<Note>\n\nTwo\n', 3, 'Note'],
  ])('cannot have %s', (_, text, line, reason) => {
    const found = fault(() => tree(text));
    expect(found).toMatchObject({ file, line });
    expect(found.reason).toContain(reason);
  });

  it('is not run by the compiler either', () => {
    const text = '<Note {...(globalThis.ran = process.version, {})}>\n\nx\n\n</Note>\n';
    expect(fault(() => compileArticle({ file, text }, vocabulary))).toMatchObject({ file, line: 1 });
    expect(globalThis).not.toHaveProperty('ran');
  });

  it('has its values filled in and its second-level headings by their ids', () => {
    const read = tree('## About {brand}\n\n### More\n\n## About {brand}\n');
    expect(contentsOf(read)).toEqual([
      { id: 'about-verbista', title: 'About Verbista' },
      { id: 'about-verbista-1', title: 'About Verbista' },
    ]);
  });
});

describe('what stands above a post', () => {
  const head = ['title: A', 'description: B', 'name: C', 'published: 2026-11-22', 'updated: 2026-11-22'];
  const read = (lines: readonly string[]) =>
    readHead({ file, text: ['---', ...lines, '---', 'Text'].join('\n') }, postHead);

  it('is read, and lines are counted as in the file', () => {
    const { head: found, body } = read(head);
    expect(found).toMatchObject({ title: 'A', related: [] });
    expect(body.split('\n').indexOf('Text')).toBe(7);
    expect(read([...head.slice(0, 4), 'updated: 2028-02-29']).head.updated).toBe('2028-02-29');
  });

  it.each([
    ['no lines of ---', ['x'], { line: 1 }, false],
    ['a missing line', head.slice(1), { line: 1 }, true],
    ['a day that is none', [...head.slice(0, 3), 'published: soon', head[4] ?? ''], { line: 5 }, true],
    [
      'a day that no month has',
      [...head.slice(0, 3), 'published: 2026-02-30', head[4] ?? ''],
      { line: 5 },
      true,
    ],
    ['a month that no year has', [...head.slice(0, 4), 'updated: 2026-13-05'], { line: 6 }, true],
    ['a leap day in another year', [...head.slice(0, 4), 'updated: 2027-02-29'], { line: 6 }, true],
    ['an open colon', ['title: A: B', ...head.slice(1)], { line: 2 }, true],
    ['an unknown line', [...head, 'colour: red'], { line: head.length + 2 }, true],
  ])('is refused for %s', (_, lines, place, fenced) => {
    const work = () => (fenced ? read(lines) : readHead({ file, text: lines.join('\n') }, postHead));
    expect(fault(work)).toMatchObject(place);
  });

  it('has all its faults named at once, in words for whoever writes', () => {
    const found = fault(() => read(['title: A', 'name: 5', 'published: soon', 'colour: red']));
    const all = [found, ...found.others].map(({ line, reason }) => `${line} ${reason}`);
    expect(all.sort()).toEqual([
      '1 lacks the line description: between the two lines of ---',
      '1 lacks the line updated: between the two lines of ---',
      '3 name: should be words or a day',
      '4 published: must be a day of the calendar, such as 2026-11-22',
      '5 has the line colour: above it, which nothing reads; correct its spelling, or remove it',
    ]);
    expect(found.message.split('\n')).toHaveLength(5);
  });
});

it('names all that a text cannot have, each with its line', () => {
  const found = fault(() =>
    articleTree({ file, text: 'Our {price}\n\n![x](/x.png)\n\n<Script />\n' }, vocabulary),
  );
  expect([found, ...found.others].map(({ line }) => line)).toEqual([1, 3, 5]);
});

it('takes minutes to read, by the words of its language', () => {
  expect(readingMinutes('word '.repeat(800), 'en')).toBe(4);
  expect(readingMinutes('one', 'en')).toBe(1);
  expect(readingMinutes('这是一个很短的句子。'.repeat(100), 'zh')).toBeGreaterThan(1);
});
