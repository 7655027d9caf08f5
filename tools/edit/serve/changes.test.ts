import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { textChanges } from './changes.mjs';

/** Changes of texts in a folder of their own, with an open page that hears of them. */
function listened() {
  const root = mkdtempSync(path.join(tmpdir(), 'edit-changes-'));
  for (const folder of ['messages/de', 'content/blog/de'])
    mkdirSync(path.join(root, folder), { recursive: true });
  const changes = textChanges(root, ['de', 'ja']);
  const written: string[] = [];
  const response = {
    writeHead: vi.fn(),
    write: (part: string) => written.push(part),
    on: vi.fn(),
    end: vi.fn(),
  };
  changes.listen(response as unknown as ServerResponse);
  const events = () => written.filter((part) => part.startsWith('data:')).length;
  const end = () => {
    changes.close();
    rmSync(root, { recursive: true });
  };
  return { root, changes, response, events, end };
}

it('tells a page at once of what has changed since it was asked for', async () => {
  const { root, changes, events, end } = listened();
  const late = (since?: number) => {
    const written: string[] = [];
    const response = {
      writeHead: vi.fn(),
      write: (part: string) => written.push(part),
      on: vi.fn(),
      end: vi.fn(),
    };
    changes.listen(response as unknown as ServerResponse, since);
    return written.filter((part) => part.startsWith('data:')).length;
  };
  try {
    const before = Date.now();
    expect(late(before)).toBe(0);
    writeFileSync(path.join(root, 'messages/de/home.json'), '{}');
    await vi.waitFor(() => expect(events()).toBe(1), { timeout: 10_000 });
    expect(late(before)).toBe(1);
    expect(late(Date.now() + 1)).toBe(0);
    expect(late()).toBe(0);
  } finally {
    end();
  }
});

it('tells of every file that is put in the place of another', async () => {
  const { root, response, events, end } = listened();
  const file = path.join(root, 'messages/de/home.json');
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
    end();
  }
  expect(response.end).toHaveBeenCalled();
});

it('lives on where folders go, and watches those that come in their place', async () => {
  const { root, events, end } = listened();
  const folder = path.join(root, 'content/blog/de/study-tips');
  const heard = async (act: () => void) => {
    const before = events();
    act();
    await vi.waitFor(() => expect(events()).toBeGreaterThan(before), { timeout: 10_000 });
  };
  try {
    for (const round of [1, 2]) {
      await heard(() => mkdirSync(path.join(folder, 'below'), { recursive: true }));
      await heard(() => writeFileSync(path.join(folder, 'post.mdx'), `Round ${round}`));
      await heard(() => rmSync(folder, { recursive: true }));
    }
    await heard(() => rmSync(path.join(root, 'content'), { recursive: true }));
    await heard(() => writeFileSync(path.join(root, 'messages/de/home.json'), '{}'));
  } finally {
    end();
  }
});

it('is not ended by a folder that goes while folders are listed', async () => {
  const { root, events, end } = listened();
  const real = fs.readdirSync;
  const vanishing = path.join(root, 'content/blog/de/gone');
  const spy = vi.spyOn(fs, 'readdirSync').mockImplementation(((folder: string, options: object) => {
    if (folder === vanishing) rmSync(vanishing, { recursive: true, force: true });
    return real(folder, options as never);
  }) as never);
  syncBuiltinESMExports();
  try {
    mkdirSync(vanishing);
    await vi.waitFor(() => expect(spy).toHaveBeenCalledWith(vanishing, expect.anything()), {
      timeout: 10_000,
    });
    writeFileSync(path.join(root, 'content/blog/de/post.mdx'), '');
    await vi.waitFor(() => expect(events()).toBeGreaterThan(0), { timeout: 10_000 });
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
    end();
  }
});
