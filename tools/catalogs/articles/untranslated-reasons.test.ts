import { expect, it } from 'vitest';
import { loadArticleTools } from './article-tools.mjs';
import { checkArticles } from './check-articles.mjs';
import { categories, post, reasonsOf } from './fixtures';

const skills = categories('skills');
const name = 'blog/skills/post.mdx';
const english = post(
  'You have one minute for this.\n\n## Look at the photo first\n\n- Name what you see there\n- Then say why it matters\n\n' +
    '<Sample>\n\nA man is reading a newspaper.\n\n</Sample>',
);
const head = {
  title: 'Ein Titel eines Beitrags',
  description: `Worum es geht, und zwar ${'Wort '.repeat(14)}Ende.`,
};
const translated = post(
  'Du hast dafür eine Minute.\n\n## Sieh dir zuerst das Foto an\n\n- Nenne, was du siehst\n- Sag, warum es zählt\n\n' +
    '<Sample>\n\nA man is reading a newspaper.\n\n</Sample>',
  head,
);
const draft = (text: string) => text.replace('\n---\n\n', '\ndraft: true\n---\n\n');
const tools = await loadArticleTools();

/** What is said of a post and, where there is one, its translation. */
async function said(en: string, de?: string) {
  const texts = (text?: string) => new Map(Object.entries({ ...skills, ...(text && { [name]: text }) }));
  const articles = new Map([
    ['en', texts(en)],
    ['de', texts(de)],
  ]);
  const found = await checkArticles(['en', 'de'], { tools, articles });
  return found.map(({ line, reason, warning }) => `${warning ? 'warning ' : ''}${line ?? ''} ${reason}`);
}

it('a copy of the English names each section that nobody has translated', async () => {
  expect(await said(english, translated)).toEqual([]);
  expect(await said(english, english)).toEqual([
    expect.stringMatching(/^1 The title is still English/),
    expect.stringMatching(/^1 The description is still English/),
    '1 Above the first section one text is still English: translate it.',
    '11 In the section “Look at the photo first” 3 texts are still English: translate them.',
  ]);
  const half = translated.replace('Nenne, was du siehst', 'Name what you see there');
  expect(await said(english, half)).toEqual([
    expect.stringContaining('In the section “Sieh dir zuerst das Foto an” one text is still English'),
  ]);
});

it('a draft may be half translated, which is a warning, and is no post that others lack', async () => {
  expect(await said(english, draft(english))).toEqual(Array(4).fill(expect.stringMatching(/^warning \d+ /)));
  expect(await said(draft(english))).toEqual([]);
  expect(await said(draft(english), translated)).toEqual([
    expect.stringContaining('The English is a draft, so the translation is one too'),
  ]);
});

it('a draft is linked by drafts alone', async () => {
  const linking = (head = (text: string) => text) => ({
    ...skills,
    [name]: draft(english),
    'blog/skills/other.mdx': head(post('[It](/blog/skills/post)')),
  });
  expect(await reasonsOf(linking(), skills)).toEqual([
    'content/blog/en/skills/other.mdx:9 The page /blog/skills/post is a draft, which visitors do not get: link it when it is out.',
  ]);
  expect(await reasonsOf(linking(draft), skills)).toEqual([]);
});
