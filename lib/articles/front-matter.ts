import { z } from 'zod';
import { ArticleFault } from './fault';
import type { ArticleSource } from './files';
import { readYaml } from './yaml';

const day = z.iso.date('must be a day of the calendar, such as 2026-11-22');
const line = z.string().trim().min(1, 'is empty');
const articlePath = z
  .string()
  .regex(/^[\w-]+(?:\/[\w-]+)*$/, 'must be a path such as skills/describe-a-photo');

/** Whether the text is shown while the site is written alone; a build leaves it out. */
const draft = z.boolean('must be true, or the line is left out').default(false);

export const postHead = z.strictObject({
  title: line,
  description: line,
  /** A short title for narrow lists, such as the footer's. */
  name: line,
  published: day,
  updated: day,
  /** Paths of other posts, the nearest first. */
  related: z.array(articlePath).default([]),
  draft,
});

export const legalHead = z.strictObject({ title: line, lead: line, updated: day });

export const landingHead = z.strictObject({
  title: line,
  description: line,
  name: line,
  lead: line,
  updated: day,
  /** What stands around it (spec section 2). */
  layout: z
    .enum(['empty', 'header', 'footer', 'default'], 'must be empty, header, footer or default')
    .default('empty'),
  draft,
});

export interface Headed<Head> {
  head: Head;
  /** The text, with an empty line in place of each line above it, so that lines are counted as in the file. */
  body: string;
}

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Takes a text apart from what stands above it between two lines of `---`.
 *
 * @throws ArticleFault naming the line that is wrong, in words for whoever writes texts
 */
export function readHead<Schema extends z.ZodType>(
  source: ArticleSource,
  schema: Schema,
): Headed<z.output<Schema>> {
  const found = fence.exec(source.text);
  if (!found) {
    throw new ArticleFault(
      source.file,
      1,
      'has to begin with a line --- and the title, and a line --- after them',
    );
  }
  const [whole, yaml = ''] = found;
  const result = schema.safeParse(readYaml(yaml, { file: source.file, above: 1 }));
  if (!result.success) {
    const rows = yaml.split('\n');
    const faults = result.error.issues.map((issue) => {
      const key = String(issue.path[0] ?? (issue.code === 'unrecognized_keys' ? issue.keys[0] : ''));
      const at = rows.findIndex((text) => text.startsWith(`${key}:`));
      return { line: at < 0 ? 1 : at + 2, reason: reasonOf(issue, at >= 0) };
    });
    ArticleFault.throwAny(source.file, faults);
    throw result.error;
  }
  const lines = whole.split('\n').length - 1;
  return { head: result.data, body: '\n'.repeat(lines) + source.text.slice(whole.length) };
}

function reasonOf(issue: z.core.$ZodIssue, isThere: boolean): string {
  if (issue.code === 'unrecognized_keys')
    return `has the line ${issue.keys.join(', ')}: above it, which nothing reads; correct its spelling, or remove it`;
  const key = String(issue.path[0] ?? '');
  if (key === '') return 'has to say above itself such as “title: A title”, line by line';
  if (!isThere) return `lacks the line ${key}: between the two lines of ---`;
  if (issue.code === 'invalid_type' && issue.expected !== 'boolean')
    return `${key}: should be ${issue.expected === 'string' ? 'words or a day' : 'a list'}`;
  return `${key}: ${issue.message}`;
}
