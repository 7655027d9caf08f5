import { expect, it } from 'vitest';
import type { Change, Context } from '../contract';
import { openJournal } from '../texts/journal.mjs';
import { undo } from '../texts/save.mjs';
import { openStore } from '../texts/store.mjs';
import { tables } from '../texts/testing';
import { restore, takeBack } from './back.mjs';
import { checkouts } from './fixtures';

const checkout = checkouts();
const branch = 'texts/2026-11-29-a';
const german = 'messages/de/home.json';
const post = 'content/blog/en/new.mdx';
const picture = 'public/assets/posts/new/a.png';

const changes: Change[] = [
  { file: german, key: 'home.title', before: 'Hallo', after: 'Servus' },
  { file: picture, key: '', before: null, after: 'AAAA' },
  { file: post, key: '', before: null, after: '![A](a.png)\n' },
];

it('undoes what was brought back with a draft, of which all steps had been undone', async () => {
  const { root, git, read, status, handOver } = await checkout();
  const journal = openJournal(root);
  const store = await openStore(root, { tables, journal });
  const context = { root, journal, store } as unknown as Context;
  for (const change of changes) await store.write([change], { kind: 'save' });
  await handOver('a');
  await takeBack(git, root, branch);
  while ((await journal.next()).undo) await undo(context);
  expect(await status()).toBe('');

  await restore(git, root, branch, journal);
  expect(await read(post)).toBe('![A](a.png)\n');
  const { undo: last, redo } = await journal.next();
  expect(last).toMatchObject({ kind: 'restore', state: 'done' });
  expect(last?.changes).toHaveLength(changes.length);
  expect(redo).toBeUndefined();
  await takeBack(git, root, branch);
  await undo(context);
  expect(await status()).toBe('');
  expect((await journal.next()).undo).toBeUndefined();
});

it('leaves steps alone that still stand, and files that the editor does not write', async () => {
  const { root, git, run, write, read, handOver } = await checkout();
  const journal = openJournal(root);
  const other = 'messages/NOTES.md';
  await write({ [german]: '{ "title": "Servus" }\n', [other]: 'draft\n' });
  await handOver('a');
  await takeBack(git, root, branch);
  await run('clean', '--quiet', '-f', other);
  await restore(git, root, branch, journal);
  expect(await read(other)).toBe('draft\n');
  expect(await journal.list()).toEqual([]);
});
