import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const names = [
  'correction',
  'correction-criteria',
  'correction-levels',
  'correction-kinds',
  'correction-write',
  'correction-speak',
  'correction-times',
  'correction-answer',
  'correction-once-more',
] as const;

/** The files of content/prompts about corrections, by name without ending. */
export type Prompts = Readonly<Record<(typeof names)[number], string>>;

/** Reads them; they count until the process ends. @throws where one is missing */
export function readPrompts(): Prompts {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'content/prompts');
  const read = (name: string) => readFileSync(path.join(folder, `${name}.md`), 'utf8').trim();
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Prompts;
}

/** Changes with every change of a wording: a correction that is kept says by which one it was made. */
export const versionOf = (prompts: Prompts): string =>
  createHash('sha256').update(JSON.stringify(prompts)).digest('hex').slice(0, 8);
