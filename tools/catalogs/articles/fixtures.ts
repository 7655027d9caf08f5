import { loadArticleTools } from './article-tools.mjs';
import { checkArticles } from './check-articles.mjs';

const head = {
  title: 'A title of a post',
  description: 'What the post is about, in as many words as search results show of it.',
  name: 'Post',
  published: '2026-11-22',
  updated: '2026-11-22',
};

/** A post as it stands in its file; its text begins in line 9. */
export const post = (body: string, change: Partial<typeof head & { related: string }> = {}) =>
  `---\n${Object.entries({ ...head, ...change })
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;

export const landing = (body: string, more = '') =>
  post(body).replace(/^published:.*\n/m, `lead: What it is about\n${more}`);

export type Texts = Readonly<Record<string, string>>;

export const categories = (...paths: string[]): Texts => ({
  'blog/categories.yml': paths.map((path) => `${path}:\n  name: A\n  description: B\n`).join(''),
});

// Loaded before any test counts its time: on a busy machine it takes seconds.
const tools = await loadArticleTools();

/** What is said of texts of English and German: file, line and reason; what German lacks, or still says in English, is left out. */
export async function reasonsOf(en: Texts, de: Texts = {}): Promise<string[]> {
  const articles = new Map([
    ['en', new Map(Object.entries(en))],
    ['de', new Map(Object.entries(de))],
  ]);
  const found = await checkArticles(['en', 'de'], { tools, articles });
  return found
    .filter(({ rule }) => rule !== 'untranslated')
    .map(({ file, line, reason }) => `${file}:${line ?? ''} ${reason}`);
}
