import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allArticles, publishedArticles } from './article-list';
import * as blog from './blog';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'articles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('answers from what the build wrote, without reading a text', { timeout: 60_000 }, () => {
  const all = allArticles();
  writeFileSync(path.join(folder, 'articles.json'), JSON.stringify(all));
  const parse = vi.spyOn(blog, 'blogPosts').mockImplementation(() => {
    throw new Error('A text was read.');
  });
  const articles = publishedArticles(folder);
  expect(articles.list('de')).toEqual(all.de);
  expect(articles.has(all.en[0]?.path ?? '')).toBe(true);
  expect(articles.has('nothing')).toBe(false);
  parse.mockRestore();
});
