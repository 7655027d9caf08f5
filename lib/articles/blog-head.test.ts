import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand } from '../site/brand';
import { blogPosts } from './blog';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blog-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('what stands above a post has its values filled in, as its text has', () => {
  const skills = path.join(folder, 'content/blog/en/skills');
  mkdirSync(skills, { recursive: true });
  const head = ['title: "{brand}: a title"', 'description: With {brand}', 'name: About {brand}'];
  const days = ['published: 2026-11-22', 'updated: 2026-11-22'];
  const text = ['---', ...head, ...days, '---', '', '## In {brand}', ''].join('\n');
  writeFileSync(path.join(skills, 'post.mdx'), text);
  expect(blogPosts('en')).toEqual([
    expect.objectContaining({
      title: `${brand.name}: a title`,
      description: `With ${brand.name}`,
      name: `About ${brand.name}`,
      contents: [expect.objectContaining({ title: `In ${brand.name}` })],
    }),
  ]);
});
