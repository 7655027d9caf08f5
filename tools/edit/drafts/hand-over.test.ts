import { chmod, unlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { takeBack } from './back.mjs';
import { checkouts, refused } from './fixtures';
import { listDrafts } from './list.mjs';

const checkout = checkouts();
const german = 'messages/de/home.json';
const hallo = (word: string) => ({ [german]: `{ "title": "${word}" }\n` });

describe('handing over', () => {
  it('commits texts alone on a branch of their own, and leaves the files and the trunk as they are', async () => {
    const { run, write, read, handOver, status, git, root } = await checkout();
    const main = await run('rev-parse', 'main');
    await write({
      ...hallo('Servus'),
      'content/blog/de/neu.mdx': 'Neu\n',
      'public/assets/posts/neu/a.svg': '<svg/>',
      'messages/en/home.d.json.ts': 'ignored',
      'messages/de/home.json.tmp': 'left behind',
      'lib/code.ts': 'const changed = 1;\n',
      'lib/new.ts': 'new',
    });
    const done = await handOver('Autumn offer', { message: 'Say it as they do', note: 'out on 1 December' });
    expect(done).toMatchObject({ branch: 'texts/2026-11-29-autumn-offer', from: 'main', files: 3 });
    expect(await run('branch', '--show-current')).toBe(done.branch);
    expect(await run('rev-parse', 'HEAD', 'HEAD^', 'main')).toBe([done.commit, main, main].join('\n'));
    expect(await run('diff', '--name-only', 'HEAD^', 'HEAD')).toBe(
      ['content/blog/de/neu.mdx', german, 'public/assets/posts/neu/a.svg'].join('\n'),
    );
    expect(await status()).toBe(' M lib/code.ts\n?? lib/new.ts\n?? messages/de/home.json.tmp');
    expect(await read(german)).toContain('Servus');
    expect(await run('log', '-1', '--format=%an <%ae> %cn%n%B')).toBe(
      'Anna Müller <anna-muller@staff.invalid> Anna Müller\n' +
        'Say it as they do\n\nNote: out on 1 December\nTexts-draft: texts/2026-11-29-autumn-offer\n',
    );
    const { drafts, current, home, dirty } = await listDrafts(git, root);
    expect({ current, home, dirty }).toEqual({ current: done.branch, home: 'main', dirty: 0 });
    expect(drafts).toMatchObject([
      {
        branch: done.branch,
        who: 'Anna Müller',
        message: 'Say it as they do',
        note: 'out on 1 December',
        files: ['content/blog/de/neu.mdx', german, 'public/assets/posts/neu/a.svg'],
      },
    ]);
  });

  it('leaves what a developer has staged as it is, and takes texts as they are on disk', async () => {
    const { run, write, handOver, status } = await checkout();
    await write({ 'lib/code.ts': 'staged', ...hallo('first') });
    await run('add', '.');
    await run('rm', '--quiet', '--cached', '--', 'messages/en/home.json');
    await write({ 'lib/code.ts': 'later', ...hallo('second') });
    await handOver('a');
    expect(await status()).toBe('MM lib/code.ts');
    expect(await run('show', `HEAD:${german}`)).toContain('second');
    expect(await run('show', ':lib/code.ts')).toBe('staged');
    expect(await run('show', 'HEAD:messages/en/home.json')).toContain('Hello');
  });

  it('hands over that a text is gone, whether git was told or not', async () => {
    const { root, run, handOver, status } = await checkout();
    await unlink(path.join(root, german));
    await run('rm', '--quiet', 'messages/en/home.json');
    await handOver('a');
    expect(await status()).toBe('');
    expect(await run('ls-tree', '-r', '--name-only', 'HEAD', 'messages')).toBe('');
  });

  it('goes on with the draft that is open where the name is the same, and begins another one where not', async () => {
    const { run, write, workshop, handOver } = await checkout();
    await write(hallo('1'));
    await handOver('Autumn');
    await write(hallo('2'));
    const { handOver: onAnotherDay } = await import('./hand-over.mjs');
    const what = { name: 'autumn', message: 'More', who: 'Bo' };
    expect((await onAnotherDay(workshop, what, '2026-12-05')).branch).toBe('texts/2026-11-29-autumn');
    expect(await run('rev-list', '--count', 'main..HEAD')).toBe('2');
    await write(hallo('3'));
    expect(await handOver('winter')).toMatchObject({
      branch: 'texts/2026-11-29-winter',
      from: 'texts/2026-11-29-autumn',
    });
  });

  it('names branches in all languages, and knows the address of whoever git knows', async () => {
    const { run, write, handOver } = await checkout();
    await run('config', 'user.name', '山田');
    await run('config', 'user.email', 'yamada@example.com');
    await write(hallo('1'));
    expect((await handOver('秋のセール!', { who: '山田' })).branch).toBe('texts/2026-11-29-秋のセール');
    expect(await run('log', '-1', '--format=%ae')).toBe('yamada@example.com');
    await write(hallo('2'));
    expect((await handOver('Prix d’été / -x..lock')).branch).toBe('texts/2026-11-29-prix-dete-xlock');
    await write(hallo('3'));
    expect(await refused(handOver('!?'))).toMatchObject({ code: 'bad_name', status: 400 });
    expect(await refused(handOver('a', { who: '…' }))).toMatchObject({ code: 'bad_name' });
  });

  it('works where no branch is checked out', async () => {
    const { run, write, handOver } = await checkout();
    await run('checkout', '--quiet', '--detach');
    await write(hallo('1'));
    expect(await handOver('a')).toMatchObject({ from: null });
    expect(await run('branch', '--show-current')).toBe('texts/2026-11-29-a');
  });

  it('runs no hook and asks for no signature', async () => {
    const { root, run, write, handOver } = await checkout();
    for (const hook of ['pre-commit', 'commit-msg', 'post-checkout', 'reference-transaction']) {
      await write({ [`.git/hooks/${hook}`]: '#!/bin/sh\necho ran >> ran\nexit 1\n' });
      await chmod(path.join(root, '.git/hooks', hook), 0o755);
    }
    await run('config', 'commit.gpgSign', 'true');
    await write(hallo('1'));
    await handOver('a');
    expect(await run('status', '--porcelain', '--ignored')).toBe('');
  });

  it('brings what translations are of, with the texts', async () => {
    const { run, write, tools, handOver } = await checkout();
    vi.mocked(tools.noteTranslations).mockImplementation(() =>
      write({ 'content/translated-from.json': 'new' }),
    );
    await write(hallo('1'));
    expect((await handOver('a')).files).toBe(2);
    expect(await run('show', 'HEAD:content/translated-from.json')).toBe('new');
  });

  it('takes other files that the editor wrote with them, and counts them among those of the draft', async () => {
    const { root, git, run, write, workshop } = await checkout();
    const { handOver: over } = await import('./hand-over.mjs');
    await write({ 'lib/site/price-list.ts': 'prices', 'lib/site/other.ts': 'code' });
    const also = ['lib/site/price-list.ts'];
    const { branch } = await over({ ...workshop, also }, { name: 'a', message: 'b', who: 'c' });
    expect(await run('show', '--name-only', '--format=', 'HEAD')).toBe(also[0]);
    expect((await listDrafts(git, root)).drafts).toMatchObject([{ files: also }]);
    await takeBack(git, root, branch);
    expect((await listDrafts(git, root)).takenBack).toMatchObject([{ files: also }]);
  });
});
