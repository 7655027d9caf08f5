import { z } from 'zod';
import { ArticleFault } from './fault';
import type { ArticleSource } from './files';
import { readYaml } from './yaml';

const categoryFile = z.record(
  z.string(),
  z.strictObject({ name: z.string().min(1), description: z.string().min(1) }),
);

/**
 * The names and descriptions of the blog's categories, by the folders that these are.
 *
 * @throws ArticleFault for a file that cannot be read
 */
export function readCategories({ file, text }: ArticleSource): z.output<typeof categoryFile> {
  const named = categoryFile.safeParse(readYaml(text, { file }) ?? {});
  if (!named.success)
    throw new ArticleFault(file, undefined, 'has to give each category a name and a description');
  return named.data;
}

/** The categories that a folder lies in: of `a/b` these are `a` and `a/b`. */
export function foldersOf(category: string): string[] {
  const parts = category.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
