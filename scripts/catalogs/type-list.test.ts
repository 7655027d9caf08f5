import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namespaces } from '../../lib/i18n/namespaces';
import { typeListProblems } from './type-list.mjs';

const source = readFileSync('lib/i18n/messages.ts', 'utf8');

it('finds nothing missing in the list of the site', () => {
  expect(typeListProblems(namespaces, source)).toEqual([]);
});

it('names the two lines that a new catalog needs', () => {
  const [problem] = typeListProblems([...namespaces, 'press-kit'], source);
  expect(problem?.reason).toContain("import type pressKit from '../../messages/en/press-kit.json'");
  expect(problem?.reason).toContain("'press-kit': typeof pressKit");
});

it('sees when one of the two is there', () => {
  const [problem] = typeListProblems(
    [...namespaces, 'press'],
    `${source}\nimport type press from '../../messages/en/press.json';`,
  );
  expect(problem?.reason).toContain('press: typeof press');
});
