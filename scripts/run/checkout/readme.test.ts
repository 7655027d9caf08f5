import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const spans = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it('names files and folders that are there', () => {
  // `messages/<locale>` and `messages/*/meta.json` stand for many, press-kit for a page that is to be written.
  const paths = spans.filter(
    (span) =>
      /^(?:app|components|content|lib|messages|scripts|tests)\/[^<*\s]+$/.test(span) &&
      !span.includes('press-kit'),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('maps folders that are there', () => {
  const [, map = ''] = /^## Map\n\n```\n(.*?)\n```/ms.exec(readme) ?? [];
  const entries = map.split('\n').map((line) => line.split(/\s/)[0] ?? '');
  expect(entries.filter((entry) => !existsSync(entry.replace(/<.*/, '')))).toEqual([]);
});

it('names commands that are there, and all of them', () => {
  const named = [...readme.matchAll(/npm (?:run )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts) && name !== 'are')).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
});
