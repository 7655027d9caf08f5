import { randomBytes } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { contentOf } from './files/replace-files.mjs';

/** @typedef {import('../contract').Entry} Entry @typedef {import('../contract').ListedEntry} ListedEntry */

const text = z.string().nullable();
const entrySchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['save', 'replace', 'undo', 'redo', 'import', 'restore']),
  changes: z.array(z.object({ file: z.string(), key: z.string(), before: text, after: text })),
  of: z.string().optional(),
});

/** @typedef {ReturnType<typeof openJournal>} Journal */

/**
 * What was saved in this checkout, in `.edit/journal.jsonl`: a line for each time, the newest last, kept across starts. It is read anew
 * whenever it is asked, since two editors may run.
 *
 * @param {string} root
 */
export function openJournal(root) {
  const file = path.join(root, '.edit', 'journal.jsonl');

  /** @returns {Promise<Entry[]>} without lines that a crash has cut off */
  async function entries() {
    const content = (await contentOf(file)) ?? '';
    return content.split('\n').flatMap((line) => {
      try {
        return [/** @type {Entry} */ (entrySchema.parse(JSON.parse(line)))];
      } catch {
        return [];
      }
    });
  }

  return {
    /**
     * @param {Pick<Entry, 'kind' | 'changes' | 'of'>} entry
     * @returns {Promise<Entry>}
     */
    async add(entry) {
      const whole = { id: randomBytes(8).toString('hex'), at: new Date().toISOString(), ...entry };
      await mkdir(path.dirname(file), { recursive: true });
      // A line that was cut off is to spoil none but itself.
      const content = await contentOf(file);
      const start = content && !content.endsWith('\n') ? '\n' : '';
      await appendFile(file, `${start}${JSON.stringify(whole)}\n`);
      return whole;
    },

    /** What was saved, with whether it stands. The newest last; undoing and redoing are no entries of their own here. */
    async list() {
      return listed(await entries());
    },

    /** @returns {Promise<{ undo: ListedEntry | undefined, redo: ListedEntry | undefined }>} what each would do next */
    async next() {
      const all = await entries();
      const list = listed(all);
      // What was undone before something else was saved is not redone by itself.
      const lastSave = all.findLastIndex(({ kind }) => kind !== 'undo' && kind !== 'redo');
      const since = all.slice(lastSave + 1);
      const undone = since.findLast(
        ({ kind, of }) => kind === 'undo' && list.find(({ id }) => id === of)?.state === 'undone',
      );
      return {
        undo: list.findLast(({ state }) => state === 'done'),
        redo: undone && list.find(({ id }) => id === undone.of),
      };
    },
  };
}

/** @param {readonly Entry[]} entries @returns {ListedEntry[]} */
function listed(entries) {
  /** @type {Map<string, ListedEntry>} */
  const list = new Map();
  for (const entry of entries) {
    const of = entry.of === undefined ? undefined : list.get(entry.of);
    if (of === undefined) list.set(entry.id, { ...entry, state: 'done' });
    else of.state = entry.kind === 'undo' ? 'undone' : 'done';
  }
  return [...list.values()];
}
