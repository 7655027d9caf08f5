import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { textChanges } from './changes.mjs';

it('tells of every file that is put in the place of another', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'edit-changes-'));
  const file = path.join(root, 'messages/de/home.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '{}');
  mkdirSync(path.join(root, 'content/blog/de'), { recursive: true });
  const changes = textChanges(root, ['de']);
  const written: string[] = [];
  const response = {
    writeHead: vi.fn(),
    write: (part: string) => written.push(part),
    on: vi.fn(),
    end: vi.fn(),
  };
  changes.listen(response as unknown as ServerResponse);
  const events = () => written.filter((part) => part.startsWith('data:')).length;
  try {
    for (const count of [1, 2, 3]) {
      writeFileSync(path.join(root, 'next.json'), `{"a":"${count}"}`);
      renameSync(path.join(root, 'next.json'), file);
      await vi.waitFor(() => expect(events()).toBe(count), { timeout: 10_000 });
    }
    writeFileSync(`${file}.swp`, '');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(events()).toBe(3);

    const post = path.join(root, 'content/blog/de/new/post.mdx');
    mkdirSync(path.dirname(post));
    await vi.waitFor(() => expect(events()).toBe(4), { timeout: 10_000 });
    writeFileSync(post, 'A text in a folder that there was not');
    await vi.waitFor(() => expect(events()).toBeGreaterThan(4), { timeout: 10_000 });
  } finally {
    changes.close();
    rmSync(root, { recursive: true });
  }
  expect(response.end).toHaveBeenCalled();
});
