import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnFiles } from './files';

const files = drawnFiles();

describe.each([...files])('%s', (file, content) => {
  it('is what the kit draws: run `npm run scenes` if not', () => {
    expect(readFileSync(file, 'utf8')).toBe(content);
  });
});

it('leaves no photo beside that nobody draws', () => {
  const photos = readdirSync('public/assets/photos').map((name) => path.join('public/assets/photos', name));
  expect(photos.filter((file) => !files.has(file))).toEqual([]);
});
