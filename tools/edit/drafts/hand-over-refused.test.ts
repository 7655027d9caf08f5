import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkouts, refused } from './fixtures';

const checkout = checkouts();
const german = 'messages/de/home.json';
const hallo = (word: string) => ({ [german]: `{ "title": "${word}" }\n` });

describe('handing over is refused', () => {
  it('with all that is wrong, and commits nothing', async () => {
    const { run, write, status, tools, handOver } = await checkout();
    await write(hallo(''));
    const problem = { file: german, key: 'title', rule: 'empty', reason: 'The text is empty.' };
    vi.mocked(tools.check).mockResolvedValue({ problems: [problem], warnings: [] });
    const error = await refused(handOver('a'));
    expect(error).toMatchObject({ code: 'problems', status: 422, data: { problems: [problem] } });
    expect(error.message).toBe(
      'Nothing was handed over: One text is not right yet. The list says what to do.',
    );
    expect(await run('branch', '--format=%(refname:short)')).toBe('main');
    expect(await status()).toBe(` M ${german}`);
    expect(tools.noteTranslations).not.toHaveBeenCalled();
  });

  it('where nothing or only code changed, and the ledger is as it was', async () => {
    const { write, read, status, tools, handOver } = await checkout();
    await write({ 'lib/code.ts': 'x' });
    expect(await refused(handOver('a'))).toMatchObject({ code: 'nothing_changed', status: 409 });
    vi.mocked(tools.noteTranslations).mockImplementation(async () => {
      await write({ 'content/translated-from.json': 'half' });
      throw new Error('broke');
    });
    await write(hallo('1'));
    await expect(handOver('a')).rejects.toThrow('broke');
    expect(await read('content/translated-from.json')).toContain('old');
    expect(await status()).toBe(` M lib/code.ts\n M ${german}`);
  });

  it('where texts were changed while all were checked', async () => {
    const { run, write, tools, handOver } = await checkout();
    await write(hallo('1'));
    vi.mocked(tools.check).mockImplementation(async () => {
      await write({ 'content/other.json': 'unchecked' });
      return { problems: [], warnings: [] };
    });
    expect(await refused(handOver('a'))).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect(await run('branch', '--format=%(refname:short)')).toBe('main');
  });

  it('where a draft of that name is not the open one', async () => {
    const { run, write, handOver } = await checkout();
    await write(hallo('1'));
    await handOver('a');
    await run('switch', '--quiet', 'main');
    await write(hallo('2'));
    expect(await refused(handOver('a'))).toMatchObject({ code: 'name_taken', status: 409 });
    await run('branch', 'texts/2026-11-29-empty', 'main');
    expect((await handOver('empty')).branch).toBe('texts/2026-11-29-empty');
  });

  it('while a merge, a rebase, or a choice between two versions is under way', async () => {
    const { run, write, handOver, status } = await checkout();
    await run('switch', '--quiet', '-c', 'other');
    await write(hallo('theirs'));
    await run('commit', '--quiet', '-am', 'Theirs');
    await run('switch', '--quiet', 'main');
    await write(hallo('ours'));
    await run('commit', '--quiet', '-am', 'Ours');
    await run('merge', 'other').catch(() => undefined);
    expect((await refused(handOver('a'))).message).toMatch(/^A merge \(git merge\) is under way/);
    await run('merge', '--abort');
    await run('rebase', 'other').catch(() => undefined);
    expect(await refused(handOver('a'))).toMatchObject({ code: 'under_way', status: 409 });
    await run('rebase', '--abort');
    await write(hallo('stashed'));
    await run('stash');
    await write(hallo('committed'));
    await run('commit', '--quiet', '-am', 'More');
    await run('stash', 'pop').catch(() => undefined);
    expect(await refused(handOver('a'))).toMatchObject({ code: 'unmerged', data: { files: [german] } });
    expect(await status()).toBe(`UU ${german}`);
  });

  it('where git is not there for it', async () => {
    const { root, run, write, handOver } = await checkout();
    await write({ ...hallo('1'), '.git/index.lock': '' });
    expect(await refused(handOver('a'))).toMatchObject({ code: 'git_busy', status: 409 });
    expect(await run('branch', '--format=%(refname:short)')).toBe('main');
    const { standingOf } = await import('./git/standing.mjs');
    const { openGit } = await import('./git/git.mjs');
    const below = path.join(root, 'messages');
    expect(await refused(standingOf(openGit(below), below))).toMatchObject({ code: 'no_git', status: 409 });
  });
});
