import { describe, expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { checkArticles } from './check-articles.mjs';
import { parseGlossary } from '../text/glossary.mjs';
import { categories, post, reasonsOf } from './fixtures';

const english = post(
  '## One\n\nSee [pricing](/pricing) and <en>a word</en>.\n\n<Try type="readAndSelect" />',
);
const name = 'blog/skills/post.mdx';

describe('the texts of content', () => {
  const skills = categories('skills');
  const reasons = (en: string, de?: string) =>
    reasonsOf({ ...skills, [name]: en }, de === undefined ? skills : { ...skills, [name]: de });

  it('pass where all is right', async () => {
    expect(await reasons(english, english.replace('See', 'Siehe'))).toEqual([]);
  });

  it('may lack a post in a language, which is said', async () => {
    const texts = new Map(Object.entries({ ...skills, [name]: english }));
    const articles = new Map([
      ['en', texts],
      ['de', new Map(Object.entries(skills))],
    ]);
    expect(await checkArticles(['en', 'de'], { articles })).toEqual([
      expect.objectContaining({
        file: 'content/blog/en/skills/post.mdx',
        reason: expect.stringContaining('Not translated: de has no such page'),
        warning: true,
      }),
    ]);
  });

  it('have all their faults named in one run, above the text and in it', async () => {
    const wrong = english.replace(/^name: .*\n/m, '').replace('[pricing]', '{price} <b>x</b> [pricing]');
    expect(await reasons(wrong)).toEqual([
      expect.stringContaining('The text lacks the line name:'),
      expect.stringContaining('The text has {price}'),
      expect.stringContaining('The text has <b>'),
    ]);
  });

  it('have one headline, and are not updated before they are published', async () => {
    const wrong = english.replace('## One', '# One').replace('updated: 2026-11-22', 'updated: 2026-11-21');
    expect(await reasons(wrong)).toEqual([
      expect.stringContaining(
        '6 “Last changed” (updated, 2026-11-21) is before “Out from” (published, 2026-11-22): correct the wrong one of the two.',
      ),
      expect.stringContaining('9 The title above the text is the page’s only first headline'),
    ]);
  });

  it('have to be as new as their English, whose material may begin a sentence', async () => {
    const later = english.replace('updated: 2026-11-22', 'updated: 2026-11-23');
    expect(await reasons(later, english)).toEqual([
      expect.stringContaining('says 2026-11-22, and the English changed on 2026-11-23'),
    ]);
    expect(await reasons(english, later.replace('a word', 'A word'))).toEqual([]);
  });

  it('say the words of the glossary, but for what is English material or an address', async () => {
    const glossary = parseGlossary('## en\n| English | never |\n| --- | --- |\n| log in | sign in |\n');
    const body = 'Please sign in.\n\n<en>sign in</en> and [log in](/sign in)';
    const articles = new Map([['en', new Map(Object.entries({ ...skills, [name]: post(body) }))]]);
    const found = await checkArticles(['en'], { articles, glossary });
    expect(found.filter(({ rule }) => rule === 'glossary').map(({ line }) => line)).toEqual([9]);
  });

  it('have their lines measured as they are shown', async () => {
    const title = `{brand}${'x'.repeat(65 - brand.name.length)}`;
    expect(await reasons(post('x', { title: `"${title}"` }))).toEqual([]);
    expect(await reasons(post('x', { title: `"${title}x"` }))).toEqual([
      expect.stringContaining('The title takes 66 columns'),
    ]);
  });

  it.each([
    ['a link to no page', english.replace('/pricing', '/prices'), '11 There is no page /prices'],
    [
      'a link without https',
      english.replace('/pricing', 'example.com'),
      '11 The link example.com should begin',
    ],
    [
      'a question type that there is not',
      english.replace('readAndSelect', 'essay'),
      '13 <Try> cannot show essay',
    ],
    ['a value without a name', english.replace('a word', 'a {word}'), '11 The text has {word}'],
    [
      'an attribute that is code',
      english.replace('<en>', '<en {...(globalThis.ran = 1, {})}>'),
      '11 The text has an attribute of <en> that is not in quotation marks',
    ],
    ['a long title', post('x', { title: 'x'.repeat(66) }), 'The title takes 66 columns'],
  ])('are refused for %s, with its line', async (_, text, reason) => {
    expect((await reasons(text, text)).filter((one) => one.includes('/en/'))).toEqual([
      expect.stringContaining(reason),
    ]);
  });

  it.each([
    ['a heading more', english.replace('See', '## Two\n\nSiehe'), 'It has 2 headings'],
    ['another link', english.replace('/pricing', '/courses'), 'lacks the link “/pricing”'],
    ['other English', english.replace('a word', 'ein Wort'), 'lacks the English text “a word”'],
    [
      'another day',
      english.replace('published: 2026-11-22', 'published: 2026-11-23'),
      '“Out from” (published) is another day',
    ],
    [
      'no question',
      english.replace('<Try type="readAndSelect" />', ''),
      'lacks the part “Try readAndSelect”',
    ],
  ])('are held to their English: %s', async (_, translation, reason) => {
    expect((await reasons(english, translation)).join('\n')).toContain(reason);
  });
});
