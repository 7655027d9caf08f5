import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnFiles, examPhotos } from './files';

const files = drawnFiles();

describe.each([...files])('%s', (file, content) => {
  it('is what the kit draws: run `npm run scenes` if not', () => {
    expect(readFileSync(file, 'utf8')).toBe(content);
  });
});

it.each(['public/assets/photos', examPhotos])('leaves no photo in %s that nobody draws', (folder) => {
  const photos = readdirSync(folder).map((name) => path.join(folder, name));
  expect(photos.filter((file) => !files.has(file))).toEqual([]);
});
