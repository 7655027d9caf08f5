import { describe, expect, it, vi } from 'vitest';
import { openJournal } from '../texts/journal.mjs';
import { restore, takeBack } from './back.mjs';
import { checkouts, refused } from './fixtures';
import { listDrafts } from './list.mjs';

const checkout = checkouts();
const german = 'messages/de/home.json';
const ledger = 'content/translated-from.json';
const added = 'content/blog/de/neu.mdx';
const gone = 'messages/en/home.json';
const branch = 'texts/2026-11-29-a';

/** A draft with a changed, a new and a removed file, and code that somebody changes. */
async function withDraft() {
  const made = await checkout();
  await made.write({ [german]: 'draft\n', [added]: 'new\n', 'lib/code.ts': 'mine' });
  await made.run('rm', '--quiet', gone);
  await made.handOver('a', { message: 'Why\n\nAnd more', note: 'in May' });
  return made;
}

const changed = [` M lib/code.ts`, ` M ${german}`, ` D ${gone}`, `?? ${added}`].join('\n');

describe('taking back', () => {
  it('undoes a handing over: the branch is gone, the files are changed as before it', async () => {
    const { git, root, run, read, status } = await withDraft();
    const commit = await run('rev-parse', 'HEAD');
    expect(await takeBack(git, root, branch)).toEqual({
      branch: 'main',
      taken: commit,
      files: [added, german, gone],
    });
    expect(await run('branch', '--format=%(refname:short)')).toBe('main');
    expect(await status()).toBe(changed);
    expect(await read(german)).toBe('draft\n');
    expect(await listDrafts(git, root)).toMatchObject({
      current: 'main',
      drafts: [],
      takenBack: [{ branch, commit, who: 'Anna Müller', message: 'Why\n\nAnd more', note: 'in May' }],
      dirty: 3,
    });
  });

  it('takes the last one alone, and keeps what was changed since', async () => {
    const { git, root, run, write, read, handOver } = await withDraft();
    await write({ [german]: 'second\n' });
    await handOver('a');
    await write({ [german]: 'third\n' });
    expect(await takeBack(git, root, branch)).toMatchObject({ branch, files: [german] });
    expect(await run('rev-list', '--count', 'main..HEAD')).toBe('1');
    expect(await read(german)).toBe('third\n');
    const kept = await run('for-each-ref', '--format=%(objectname)', 'refs/edit');
    expect(await run('show', `${kept}:${german}`)).toBe('second');
  });

  it('stays on the branch where the trunk has gone on meanwhile', async () => {
    const { git, root, run, status } = await withDraft();
    const parent = await run('rev-parse', 'main');
    await run(
      'update-ref',
      'refs/heads/main',
      await run('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'On'),
    );
    expect(await takeBack(git, root, branch)).toMatchObject({ branch });
    expect(await run('rev-parse', 'HEAD')).toBe(parent);
    expect(await status()).toBe(changed);
    expect((await listDrafts(git, root)).drafts).toEqual([]);
  });

  it('opens a draft for it, unless texts are changed here', async () => {
    const { git, root, run, write, status } = await withDraft();
    await run('restore', 'lib');
    await run('switch', '--quiet', 'main');
    await write({ [german]: 'mine\n' });
    expect(await refused(takeBack(git, root, branch))).toMatchObject({ code: 'changed_here' });
    await run('restore', '.');
    await takeBack(git, root, branch);
    expect(await status()).toBe([` M ${german}`, ` D ${gone}`, `?? ${added}`].join('\n'));
  });

  it('forgets the dates of pages, which are noted anew, but not where they are others by now', async () => {
    const { git, root, write, read, status, handOver } = await checkout();
    const dates = 'content/last-modified.json';
    await write({ [german]: 'draft\n', [dates]: '{ "noted": 1 }\n' });
    await handOver('a');
    await takeBack(git, root, branch);
    expect(await status()).toBe(` M ${german}`);
    await restore(git, root, branch, openJournal(root));
    expect(await read(dates)).toContain('noted');
    await write({ [dates]: '{ "later": 1 }\n' });
    await takeBack(git, root, branch);
    expect(await read(dates)).toContain('later');
  });

  it('forgets of which English translations are, which is noted anew', async () => {
    const { git, root, write, read, status, tools, handOver } = await checkout();
    const before = await read(ledger);
    vi.mocked(tools.noteTranslations).mockImplementation(() => write({ [ledger]: '{ "draft": "1" }\n' }));
    await write({ [german]: 'draft\n' });
    await handOver('a');
    expect(await read(ledger)).toContain('draft');
    await takeBack(git, root, branch);
    expect(await read(ledger)).toBe(before);
    expect(await status()).toBe(` M ${german}`);
  });

  it('leaves commits of developers and pushed ones to developers', async () => {
    const { git, root, run } = await withDraft();
    await run('update-ref', 'refs/remotes/origin/x', 'HEAD');
    expect(await refused(takeBack(git, root, branch))).toMatchObject({ code: 'pushed', status: 409 });
    await run('update-ref', '-d', 'refs/remotes/origin/x');
    await run('commit', '--quiet', '-am', 'By a developer');
    expect(await refused(takeBack(git, root, branch))).toMatchObject({
      code: 'not_handed_over',
      status: 409,
    });
    for (const name of ['main', 'texts/none'])
      expect(await refused(takeBack(git, root, name))).toMatchObject({ code: 'no_such_draft', status: 404 });
  });
});

describe('restoring', () => {
  it('puts it into its place again, as it was', async () => {
    const { git, root, run, status } = await withDraft();
    const commit = await run('rev-parse', 'HEAD');
    await takeBack(git, root, branch);
    expect(await restore(git, root, branch, openJournal(root))).toEqual({ branch, commit });
    expect(await run('symbolic-ref', 'HEAD')).toBe(`refs/heads/${branch}`);
    expect(await status()).toBe(' M lib/code.ts');
    expect((await listDrafts(git, root)).takenBack).toEqual([]);
  });

  it('brings back files that were undone meanwhile', async () => {
    const { git, root, run, read, status } = await withDraft();
    await takeBack(git, root, branch);
    await run('restore', 'messages');
    await run('clean', '--quiet', '-fd', 'content');
    await restore(git, root, branch, openJournal(root));
    expect(await read(german)).toBe('draft\n');
    expect(await read(added)).toBe('new\n');
    await expect(read(gone)).rejects.toThrow('ENOENT');
    expect(await status()).toBe(' M lib/code.ts');
  });

  it('brings together what was noted of translations since', async () => {
    const { git, root, run, write, read, status, handOver } = await checkout();
    await write({ [german]: 'draft\n', [ledger]: '{ "a": "draft", "gone": "1" }\n' });
    await handOver('a');
    await takeBack(git, root, branch);
    await run('restore', 'messages');
    await write({ [ledger]: '{ "a": "later", "b": "later", "old": 1 }\n' });
    await restore(git, root, branch, openJournal(root));
    expect(await read(german)).toBe('draft\n');
    expect(JSON.parse(await read(ledger))).toEqual({ a: 'draft', b: 'later', gone: '1' });
    expect(await status()).toBe(` M ${ledger}`);
  });

  it('refuses where files or branches have gone on', async () => {
    const { git, root, run, write, read } = await withDraft();
    await takeBack(git, root, branch);
    await write({ [german]: 'third\n' });
    expect(await refused(restore(git, root, branch, openJournal(root)))).toMatchObject({
      code: 'changed_since',
      data: { files: [german] },
    });
    expect(await read(german)).toBe('third\n');
    await run('commit', '--quiet', '-am', 'On');
    expect(await refused(restore(git, root, branch, openJournal(root)))).toMatchObject({
      code: 'gone_on',
      status: 409,
    });
    expect(await refused(restore(git, root, 'texts/none', openJournal(root)))).toMatchObject({
      code: 'no_such_draft',
    });
  });
});
