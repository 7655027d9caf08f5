import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { checkouts, refused } from './fixtures';
import { listDrafts } from './list.mjs';
import { openDraft } from './open.mjs';

const checkout = checkouts();
const german = 'messages/de/home.json';
const english = 'messages/en/home.json';
const branch = 'texts/2026-11-29-a';

/** A draft `a`, and `main` checked out. */
async function withDraft() {
  const made = await checkout();
  await made.write({ [german]: 'draft\n' });
  await made.handOver('a');
  await made.run('switch', '--quiet', 'main');
  return made;
}

describe('opening a draft', () => {
  it('checks it out, and the trunk again, with changed code', async () => {
    const { git, root, run, write, read, status } = await withDraft();
    await write({ 'lib/code.ts': 'changed', 'lib/new.ts': 'new' });
    expect(await openDraft(git, root, { branch })).toEqual({ branch });
    expect(await run('branch', '--show-current')).toBe(branch);
    expect(await read(german)).toBe('draft\n');
    expect(await openDraft(git, root, { branch })).toEqual({ branch });
    await openDraft(git, root, { branch: 'main' });
    expect(await read(german)).toContain('Hallo');
    expect(await status()).toBe(' M lib/code.ts\n?? lib/new.ts');
  });

  it('refuses with changed texts, unless they are to come along', async () => {
    const { git, root, write, read, status } = await withDraft();
    await write({ [english]: 'mine\n' });
    expect(await refused(openDraft(git, root, { branch }))).toMatchObject({
      code: 'changed_here',
      status: 409,
      data: { files: [english] },
    });
    await openDraft(git, root, { branch, take: true });
    expect(await read(english)).toBe('mine\n');
    expect(await status()).toBe(` M ${english}`);
  });

  it('refuses where texts or code would be lost, new and ignored files too', async () => {
    const { git, root, run, write, read } = await withDraft();
    await write({ [german]: 'mine\n' });
    expect(await refused(openDraft(git, root, { branch, take: true }))).toMatchObject({
      code: 'would_be_lost',
      data: { files: [german] },
    });
    expect(await read(german)).toBe('mine\n');
    await run('restore', '.');

    await run('switch', '--quiet', branch);
    await write({ 'lib/code.ts': 'theirs', 'lib/new.ts': 'theirs', 'messages/en/home.d.json.ts': 'theirs' });
    await run('add', '--force', '.');
    await run('commit', '--quiet', '-m', 'By a developer');
    await run('switch', '--quiet', 'main');
    for (const file of ['lib/code.ts', 'lib/new.ts', 'messages/en/home.d.json.ts']) {
      await write({ [file]: 'mine' });
      expect(await refused(openDraft(git, root, { branch })), file).toMatchObject({ code: 'would_be_lost' });
      expect(await read(file)).toBe('mine');
      await run('clean', '--quiet', '-fdx');
      await run('restore', '.');
    }
    await openDraft(git, root, { branch });
  });

  it('refuses what is no draft, and to leave commits that no branch has', async () => {
    const { git, root, run, write } = await withDraft();
    await run('branch', 'feature');
    for (const name of ['feature', 'texts/none', '--detach', 'main~1'])
      expect(await refused(openDraft(git, root, { branch: name }))).toMatchObject({
        code: 'no_such_draft',
        status: 404,
      });
    await run('checkout', '--quiet', '--detach');
    await openDraft(git, root, { branch });
    await run('checkout', '--quiet', '--detach');
    await write({ 'lib/code.ts': 'x' });
    await run('commit', '--quiet', '-am', 'Loose');
    expect(await refused(openDraft(git, root, { branch }))).toMatchObject({
      code: 'on_no_branch',
      status: 409,
    });
  });

  it('refuses one that is open in another folder', async () => {
    const { git, root, run } = await withDraft();
    await run('worktree', 'add', '--quiet', `${root}-other`, branch);
    expect(await refused(openDraft(git, root, { branch }))).toMatchObject({
      code: 'open_elsewhere',
      status: 409,
    });
  });
});

describe('the list', () => {
  it('knows drafts that others pushed, and opens them', async () => {
    const { root, git } = await withDraft();
    const clone = await checkout();
    await clone.run('remote', 'add', 'origin', root);
    await clone.run('fetch', '--quiet', 'origin');
    await clone.run('reset', '--quiet', '--hard', 'origin/main');
    expect((await listDrafts(clone.git, clone.root)).drafts).toMatchObject([
      { branch, remote: 'origin', who: 'Anna Müller', message: 'Why', files: [german] },
    ]);
    await openDraft(clone.git, clone.root, { branch });
    const { drafts, current } = await listDrafts(clone.git, clone.root);
    expect(current).toBe(branch);
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).not.toHaveProperty('remote');
    expect(drafts[0]).toHaveProperty('pushed', 'origin');
    expect((await listDrafts(git, root)).drafts).toEqual([expect.not.objectContaining({ pushed: 'origin' })]);
  });

  it('leaves out what is merged, here or where it was pushed to', async () => {
    const { root, git, run } = await withDraft();
    await run('merge', '--quiet', '--no-ff', '-m', 'Merge', branch);
    expect((await listDrafts(git, root)).drafts).toEqual([]);
    const { stdout } = await execa('git', ['-C', root, 'rev-parse', 'main']);
    await run('reset', '--quiet', '--hard', 'HEAD^');
    await run('update-ref', 'refs/remotes/origin/main', stdout);
    expect((await listDrafts(git, root)).drafts).toEqual([]);
  });

  it('does without a trunk, and without anything handed over', async () => {
    const { root, git, run } = await withDraft();
    await run('branch', '-m', 'main', 'work');
    expect(await listDrafts(git, root)).toMatchObject({
      home: null,
      current: 'work',
      drafts: [{ files: [german] }],
    });
    await run('branch', '-D', branch);
    expect(await listDrafts(git, root)).toMatchObject({ drafts: [], takenBack: [], dirty: 0 });
  });
});
