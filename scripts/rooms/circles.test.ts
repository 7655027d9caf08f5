import { expect, it } from 'vitest';
import { circlesIn } from './circles.mjs';
import { importsOf, siteFiles } from './imports.mjs';

it('finds circles, and what names itself', () => {
  const names = { a: ['b', 'd'], b: ['c'], c: ['a'], d: ['b'], e: ['e', 'a'] };
  expect(circlesIn(new Map(Object.entries(names)))).toEqual([
    ['a', 'b', 'c', 'a'],
    ['e', 'e'],
  ]);
  expect(circlesIn(new Map(Object.entries({ ...names, c: [], e: ['a'] })))).toEqual([]);
});

it('reads imports for types too', () => {
  expect(importsOf('components/account/home/app-home.island.tsx')).toContain(
    'components/account/home/own-account.tsx',
  );
});

it('no file imports, for its types either, what imports it', () => {
  const circles = circlesIn(new Map(siteFiles.map((file) => [file, importsOf(file)])));
  expect(circles.map((circle) => circle.join(' → '))).toEqual([]);
});
