import { expect, it } from 'vitest';
import { categories, landing, post, reasonsOf } from './fixtures';

const text = post('Text');
const categoryFile = 'content/blog/en/categories.yml';

it.each([
  ['My Post.mdx', 'blog/skills/My Post.mdx', '“My Post”'],
  ['two_words.mdx', 'blog/skills/two_words.mdx', '“two_words”'],
  ['a capital in a folder', 'landing/Summer/offer.mdx', '“Summer”'],
  ['an accent', 'blog/skills/café.mdx', '“café”'],
])('a name that makes no address is refused: %s', async (_, name, words) => {
  const found = await reasonsOf({
    ...categories('skills'),
    [name]: name.startsWith('blog') ? text : landing('x'),
  });
  expect(found.filter((one) => one.includes('/en/'))).toEqual([
    expect.stringMatching(`${words} becomes a part of the page’s address: it has to be lower-case words`),
  ]);
  expect(found[0]).toContain(name.replace('/', '/en/'));
});

it('a post outside a folder is refused', async () => {
  expect(await reasonsOf({ 'blog/post.mdx': text })).toEqual([
    'content/blog/en/post.mdx: The post has to lie in the folder of a category, such as skills.',
  ]);
});

it('a folder has its name and description, in each language that has posts in it', async () => {
  const post = { 'blog/skills/speaking/post.mdx': text };
  const all = categories('skills', 'skills/speaking');
  expect(await reasonsOf({ ...all, ...post }, { ...all, ...post })).toEqual([]);
  expect(await reasonsOf({ ...all, ...post }, categories('skills'))).toEqual([]);
  expect(await reasonsOf({ ...all, ...post }, { ...categories('skills'), ...post })).toEqual([
    'content/blog/de/categories.yml: It lacks the category skills/speaking, in which content/blog/de/skills/speaking/post.mdx lies: give its name and description.',
  ]);
  expect(await reasonsOf(post)).toHaveLength(2);
});

it.each([
  ['no description', 'skills:\n  name: A\n', `${categoryFile}: The file has to give each category a name`],
  ['an open colon', 'skills:\n  name: A: B\n', `${categoryFile}:2 The file cannot be read`],
])('the names of folders are refused with %s', async (_, yaml, reason) => {
  const found = await reasonsOf({ 'blog/categories.yml': yaml, 'blog/skills/post.mdx': text }, categories());
  expect(found).toEqual([expect.stringContaining(reason)]);
});

it.each(['pricing', 'start-here', 'blog/post', 'courses/new', 'de', 'de/offer'])(
  'a landing page cannot be at /%s, which another page has',
  async (path) => {
    expect(await reasonsOf({ [`landing/${path}.mdx`]: landing('x') })).toEqual([
      `content/landing/en/${path}.mdx: The address /${path} belongs to another page: the file needs another name.`,
    ]);
  },
);

it('a landing page names one of the layouts, that of its English, and none where its address has two parts', async () => {
  const [footer, header, wrong] = ['footer', 'header', 'wide'].map((layout) =>
    landing('x', `layout: ${layout}\n`),
  ) as [string, string, string];
  expect(await reasonsOf({ 'landing/offer.mdx': footer }, { 'landing/offer.mdx': footer })).toEqual([]);
  expect(await reasonsOf({ 'landing/offer.mdx': footer }, { 'landing/offer.mdx': header })).toEqual([
    'content/landing/de/offer.mdx: layout is not that of the English text.',
  ]);
  expect(await reasonsOf({ 'landing/offer.mdx': wrong })).toEqual([
    expect.stringContaining('layout: must be empty, header, footer or default'),
  ]);
  expect(await reasonsOf({ 'landing/learn/offer.mdx': footer })).toEqual([
    expect.stringContaining('only a page whose address has one part'),
  ]);
});

it.each(['offer', 'learn/offer'])('a landing page can be at /%s', async (path) => {
  expect(await reasonsOf({ [`landing/${path}.mdx`]: landing('x') })).toEqual([]);
});
