import { parseDocument } from 'yaml';
import { z } from 'zod';
import { ArticleFault } from './fault';
import type { ArticleSource } from './files';

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
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken) {
    const line = broken.linePos?.[0].line;
    throw new ArticleFault(
      file,
      line,
      `cannot be read: put a value with a colon in quotation marks (${broken.code})`,
    );
  }
  const named = categoryFile.safeParse(document.toJS() ?? {});
  if (!named.success)
    throw new ArticleFault(file, undefined, 'has to give each category a name and a description');
  return named.data;
}

/** The categories that a folder lies in: of `a/b` these are `a` and `a/b`. */
export function foldersOf(category: string): string[] {
  const parts = category.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
