import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Starter } from '../../support/deployment/starter';
import { expect, test } from '../../support/test';

/*
 * The editor of texts, npm run edit, is no part of what visitors get. Nothing here opens a browser.
 */

/** What stands in every script of the editor and in the texts that it marks. */
const traces = ['__edit', 'tools/edit', '\u{e01ee}', '\u{e01ef}', 'u{e01ee}'];

test('no file of a build has a trace of the editor', () => {
  const folders = ['static', 'server'].map((name) => path.join(process.env.BUILD_DIR ?? '.next', name));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const bytes = traces.map((trace) => Buffer.from(trace));
  const found = files.filter((file) => {
    const content = readFileSync(file);
    return bytes.some((trace) => content.includes(trace));
  });
  expect(found).toEqual([]);
});

test('npm start refuses the mode', async () => {
  const starter = await Starter.open('editor');
  const site = starter.start({ EDIT_TEXTS: '1' });
  expect(await site.says('EDIT_TEXTS is set'), site.output()).toBe(true);
  await starter.close();
});
