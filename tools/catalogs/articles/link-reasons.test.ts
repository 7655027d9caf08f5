import { describe, expect, it } from 'vitest';
import { categories, landing, post, reasonsOf, type Texts } from './fixtures';

const skills = categories('skills');
const a = 'blog/skills/a.mdx';
const b = 'blog/skills/b.mdx';
const both = (texts: Texts) => reasonsOf({ ...skills, ...texts }, { ...skills, ...texts });
const inEnglish = async (texts: Texts) => (await both(texts)).filter((one) => one.includes('/en/'));

describe('links', () => {
  const others: Texts = {
    [b]: post('## Part one\n\nText'),
    'landing/converter.mdx': landing('## Table\n\nText'),
    'legal/tos.mdx': landing('## Terms\n\nText').replace(/^(description|name):.*\n/gm, ''),
  };

  it.each([
    '/blog',
    '/blog/skills',
    '/blog/skills/b',
    '/blog/skills/b#part-one',
    '/converter',
    '/converter#table',
    '/tos?from=post#terms',
    '/pricing#faq',
    '/courses/det-read-and-select-course',
    '#own-part',
    'mailto:ada@example.com',
    'https://example.com/#any',
  ])('may lead to %s', async (link) => {
    expect(await both({ ...others, [a]: post(`## Own part\n\nSee [this](${link}).`) })).toEqual([]);
  });

  it.each([
    ['/skills/b', 'There is no page /skills/b'],
    ['/blog/converter', 'There is no page /blog/converter'],
    ['/blog/skil', 'There is no page /blog/skil'],
    ['/landing', 'There is no page /landing'],
    ['/legal/tos', 'There is no page /legal/tos'],
    ['/success', 'There is no page /success'],
    ['/offline', 'There is no page /offline'],
    ['//example.com', 'There is no page //example.com'],
    ['#nothing', 'There is no section #nothing; there are #own-part.'],
    ['#', 'There is no section #;'],
    ['/blog/skills/b#own-part', 'There is no section /blog/skills/b#own-part; there are #part-one.'],
    ['/converter#nothing', 'there are #table'],
    ['/tos#nothing', 'there are #terms'],
    ['javascript:alert(1)', 'should begin with https://'],
  ])('may not lead to %s, in the text or apart from it', async (link, reason) => {
    const file = 'content/blog/en/skills/a.mdx';
    const within = await inEnglish({ ...others, [a]: post(`## Own part\n\nSee [this](${link}).`) });
    expect(within).toEqual([expect.stringContaining(reason)]);
    expect(within[0]).toMatch(new RegExp(`^${file}:11 `));
    const apart = await inEnglish({ ...others, [a]: post(`## Own part\n\nSee [this][1].\n\n[1]: ${link}`) });
    expect(apart).toEqual([expect.stringContaining(reason)]);
    expect(apart[0]).toMatch(new RegExp(`^${file}:13 `));
  });

  it.each([
    ['https://www.verbista.example/pricing', '/pricing'],
    ['https://verbista.example/de/tos?from=post#terms', '/tos?from=post#terms'],
    ['http://verbista.example', '/'],
  ])('lead to this site without its address: %s', async (link, path) => {
    expect(await inEnglish({ ...others, [a]: post(`See [this](${link}).`) })).toEqual([
      `content/blog/en/skills/a.mdx:9 The link ${link} leads to this site: write ${path}, which keeps the reader’s language and works wherever the site runs.`,
    ]);
  });

  it('lead to a post that waits for its day from texts alone that are not out before', async () => {
    const waits = { [b]: post('Text', { published: '2098-12-01', updated: '2098-12-01' }) };
    const link = 'See [this](/blog/skills/b).';
    expect(await inEnglish({ ...waits, [a]: post(link) })).toEqual([
      'content/blog/en/skills/a.mdx:9 The page /blog/skills/b waits for 2098-12-01: link it from a text that is out on that day or later.',
    ]);
    const later = { published: '2098-12-01', updated: '2098-12-01' };
    expect(await inEnglish({ ...waits, [a]: post(link, later) })).toEqual([]);
  });

  it('lead to sections by what these are called in their language', async () => {
    const german = post('## Übung eins\n\nSiehe [dort](#übung-eins) und [da](/blog/skills/b#teil).');
    const english = post('## Drill one\n\nSee [there](#drill-one) and [here](/blog/skills/b#part-one).');
    expect(
      await reasonsOf(
        { ...skills, [a]: english, [b]: post('## Part one\n\nText') },
        { ...skills, [a]: german, [b]: post('## Teil\n\nText') },
      ),
    ).toEqual([]);
    expect(await reasonsOf({ ...skills, [a]: post('x') }, { ...skills, [a]: post('[x](#x)') })).toEqual([
      expect.stringContaining('There is no section #x; there are none.'),
      expect.stringContaining('It has the link “#”, which the English has not: take it out.'),
    ]);
  });
});

describe('a post that a language lacks', () => {
  const english = {
    ...skills,
    [a]: post('See [this](/blog/skills/b) and [that](/pricing).', { related: '[skills/b, skills/c]' }),
    [b]: post('Text'),
    'blog/skills/c.mdx': post('Text'),
  };
  const c = { 'blog/skills/c.mdx': post('Text') };

  it('is neither related nor linked there, and nothing else may be missing', async () => {
    const without = post('Siehe dies und [das](/pricing).', { related: '[skills/c]' });
    expect(await reasonsOf(english, { ...skills, ...c, [a]: without })).toEqual([]);
    expect(await reasonsOf(english, { ...skills, ...c, [a]: post('Siehe dies und das.') })).toEqual([
      expect.stringContaining('related is not that of the English text.'),
      expect.stringContaining('It lacks the link “/pricing” of the English: put it where it stands there.'),
    ]);
  });

  it('is named with its line where a translation has it all the same', async () => {
    const text = english[a];
    expect(await reasonsOf(english, { ...skills, ...c, [a]: text })).toEqual([
      expect.stringMatching(/^content\/blog\/de\/skills\/a.mdx:10 There is no page \/blog\/skills\/b /),
      expect.stringMatching(/^content\/blog\/de\/skills\/a.mdx:1 There is no related post skills\/b /),
    ]);
  });

  it('has to be related and linked as soon as it is there', async () => {
    const without = post('Siehe dies und [das](/pricing).', { related: '[skills/c]' });
    expect(await reasonsOf(english, { ...english, [a]: without })).toEqual([
      expect.stringContaining('related is not that of the English text.'),
      expect.stringContaining(
        'It lacks the link “/blog/skills/b” of the English: put it where it stands there.',
      ),
    ]);
  });
});
