import * as files from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { isMostUsed } from './most-used';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>();
  return { ...real, readFile: vi.fn(real.readFile) };
});

it('reads the list again where it could not be read, such as while too many files are open', async () => {
  vi.mocked(files.readFile).mockRejectedValueOnce(new Error('EMFILE'));
  await expect(isMostUsed('password')).rejects.toThrow('EMFILE');
  expect(await isMostUsed('password')).toBe(true);
});
