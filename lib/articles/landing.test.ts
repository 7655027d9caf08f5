import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { landingPathsOf, landingRoute, landingText } from './landing';

const project = mkdtempSync(path.join(tmpdir(), 'landing-'));
vi.spyOn(process, 'cwd').mockReturnValue(project);
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(project, { recursive: true });
});

function write(name: string, layout?: string) {
  const file = path.join(project, 'content/landing/en', `${name}.mdx`);
  mkdirSync(path.dirname(file), { recursive: true });
  const head = ['title: T', 'description: D', 'name: N', 'lead: L', 'updated: 2026-11-22'];
  writeFileSync(
    file,
    ['---', ...head, ...(layout ? [`layout: ${layout}`] : []), '---', '', 'Text', ''].join('\n'),
  );
}

it('a landing page has nothing around it unless it names a layout', () => {
  write('plain');
  write('empty', 'empty');
  write('deep/plain');
  for (const layout of ['header', 'footer', 'default']) write(`with-${layout}`, layout);
  expect(landingPathsOf('en', 'empty')).toEqual(['deep/plain', 'empty', 'plain']);
  expect(landingPathsOf('en', 'framed')).toEqual(['with-default', 'with-footer', 'with-header']);
  expect(landingRoute('with-footer')).toMatchObject({
    path: '/with-footer',
    layout: 'footer',
    locales: ['en'],
  });
  expect(landingRoute('plain').layout).toBe('empty');
});

it('a draft of a landing page is no page of a build', () => {
  write('unfinished');
  const file = path.join(project, 'content/landing/en/unfinished.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('title: T', 'title: T\ndraft: true'));
  expect(landingText('unfinished', 'en')).toBeUndefined();
  expect(landingPathsOf('en', 'empty')).not.toContain('unfinished');
});

it('a landing page that cannot be shown so says why, with its file', () => {
  write('wide', 'wide');
  expect(() => landingText('wide', 'en')).toThrow('content/landing/en/wide.mdx:7: layout: must be empty');
  write('deep/framed', 'header');
  expect(() => landingText('deep/framed', 'en')).toThrow('only a page whose address has one part');
});
