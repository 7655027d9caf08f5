import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { checkouts, refused } from './fixtures';
import { switchTo, type Switch } from './git/switching.mjs';
import { mendCheckout } from './mend.mjs';
import { openDraft } from './open.mjs';

const checkout = checkouts();
const branch = 'texts/2026-11-29-a';
const german = 'messages/de/home.json';
const ledger = 'content/translated-from.json';
const post = 'content/blog/en/study-tips/post.mdx';
const picture = 'public/assets/posts/post/a.svg';

/** A draft with a new post, open; `main` has a text of its own. */
async function withPost() {
  const made = await checkout();
  await made.write({
    [german]: 'draft\n',
    [post]: 'New\n',
    [picture]: '<svg/>\n',
    [ledger]: '{ "draft": 1 }\n',
  });
  await made.handOver('a');
  const from = { branch, commit: await made.run('rev-parse', 'HEAD') };
  const what: Switch = { branch: 'main', to: await made.run('rev-parse', 'main'), from };
  /** What a switch leaves that ends with the machine after some of its work. */
  const killed = async (work: () => Promise<unknown>) => {
    const dies = (async () => {
      await work();
      throw new Error('killed');
    }) as never;
    const note = path.join(made.root, '.edit/switching.json');
    await switchTo(dies, made.root, what, ['main']).catch(() => undefined);
    await mkdir(path.dirname(note), { recursive: true });
    await writeFile(note, JSON.stringify({ at: Date.now(), ...what, changed: [] }));
  };
  return { ...made, what, killed };
}

describe('a switch that was killed', () => {
  it('in the middle of the files is put back, and what is changed of the code stays', async () => {
    const { git, root, run, write, read, status, killed } = await withPost();
    await write({ 'lib/code.ts': 'mine' });
    await killed(async () => {
      await run('rm', '--quiet', '--cached', '--', 'messages/en/home.json');
      await run('restore', '--source=main', '--worktree', '--', german, 'content/blog', 'public');
      await write({ [ledger]: '', '.git/index.lock': '' });
    });
    expect(await mendCheckout(git, root, 0)).toEqual([
      `Opening main was interrupted. ${branch} is open again, and whole.`,
    ]);
    expect(await read(post)).toBe('New\n');
    expect(await read(german)).toBe('draft\n');
    expect(await status()).toBe(' M lib/code.ts\nD  messages/en/home.json\n?? messages/en/home.json');
    expect(await mendCheckout(git, root, 0)).toEqual([]);
  });

  it('before the branch was noted as open is put back, and new files of the other branch go', async () => {
    const { git, root, run, read, status, what, killed } = await withPost();
    const { from, to } = what;
    await run('switch', '--quiet', 'main');
    Object.assign(what, { branch, to: from.commit, from: { branch: 'main', commit: to } });
    await killed(() => run('read-tree', '-u', '-m', to, from.commit));
    expect(await read(post)).toBe('New\n');
    expect(await mendCheckout(git, root, 0)).toEqual([
      `Opening ${branch} was interrupted. main is open again, and whole.`,
    ]);
    expect(await status()).toBe('');
    await expect(read('content/blog')).rejects.toThrow('ENOENT');
  });

  it('leaves what is of neither branch, and says so', async () => {
    const { git, root, write, read, killed } = await withPost();
    await killed(() => write({ [german]: 'by hand\n' }));
    expect(await mendCheckout(git, root, 0)).toEqual([
      `Opening main was interrupted. ${branch} is open again, but for ${german}: a developer has to look at that.`,
    ]);
    expect(await read(german)).toBe('by hand\n');
  });

  it('after its end has left nothing, and the lock of another program is not touched', async () => {
    const { git, root, run, write, status, killed } = await withPost();
    await killed(() => run('switch', '--quiet', 'main'));
    await write({ '.git/index.lock': '' });
    const yesterday = Date.now() / 1000 - 86_400;
    await utimes(path.join(root, '.git/index.lock'), yesterday, yesterday);
    expect(await mendCheckout(git, root, 0)).toEqual([]);
    await expect(run('add', '.')).rejects.toThrow('index.lock');
    expect(await status()).toBe('');
  });

  it('while the editor runs is put back at once', async () => {
    const { git, root, run, write, read, status } = await withPost();
    // Git asks a filter for the files that it writes; this one ends git in the middle.
    const filter = path.join(root, '.git/ends.sh');
    await writeFile(filter, '#!/bin/sh\ncat\nmkdir .git/ended && kill -9 $PPID\nexit 0\n');
    await chmod(filter, 0o755);
    await run('config', 'filter.ends.smudge', filter);
    await write({ '.git/info/attributes': 'messages/de/* filter=ends\n' });
    const error = await refused(openDraft(git, root, { branch: 'main' }));
    expect(error).toMatchObject({ code: 'interrupted', status: 409 });
    expect(error.message).toContain(`${branch} is open again`);
    await run('config', '--unset', 'filter.ends.smudge');
    expect([await read(post), await read(german), await status()]).toEqual(['New\n', 'draft\n', '']);
    expect(await openDraft(git, root, { branch: 'main' })).toEqual({ branch: 'main' });
  });
});

it('comes to its end where the editor ends in the middle', async () => {
  const { git, root, run, write, status } = await withPost();
  const filter = path.join(root, '.git/ends.sh');
  await writeFile(filter, '#!/bin/sh\nkill -TERM $EDITOR_PID\ncat\n');
  await chmod(filter, 0o755);
  await run('config', 'filter.ends.smudge', filter);
  await write({ '.git/info/attributes': 'messages/de/* filter=ends\n' });
  const at = (file: string) => JSON.stringify(new URL(file, import.meta.url));
  const editor = `
    process.env.EDITOR_PID = String(process.pid);
    const { openGit } = await import(${at('git/git.mjs')});
    const { openDraft } = await import(${at('open.mjs')});
    await openDraft(openGit(process.cwd()), process.cwd(), { branch: 'main' });
  `;
  const { signal } = await execa(process.execPath, ['--input-type=module', '-e', editor], {
    cwd: root,
    reject: false,
  });
  expect(signal).toBe('SIGTERM');
  expect(await mendCheckout(git, root)).toEqual([]);
  expect(await run('branch', '--show-current')).toBe('main');
  expect(await status()).toBe('');
});

describe('a file that commands keep', () => {
  it('is had from the last commit where it was cut off', async () => {
    const { git, root, write, read } = await withPost();
    await write({ [ledger]: '' });
    expect(await mendCheckout(git, root)).toEqual([
      'The note of which translations are up to date was damaged. It is again as it was handed over last.',
    ]);
    expect(await read(ledger)).toContain('draft');
    await write({ [ledger]: '{ "mine": 1 }' });
    expect(await mendCheckout(git, root)).toEqual([]);
    expect(await read(ledger)).toContain('mine');
  });
});
