import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { localeTable } from '../../../lib/i18n/locale-table';
import { locales } from '../../../lib/i18n/locales';
import rules from '../../../messages/rules.json';

const papers = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter(
  (file) => file.endsWith('.md'),
);
const textOf = (paper: string) => readFileSync(paper, 'utf8');

/** A paper without what is shown as code. */
const wordsOf = (paper: string) => textOf(paper).replace(/^```.*?^```$/gms, '');

/** The addresses of a paper's headings, as the pages of git hosts have them. */
function headingsOf(paper: string): string[] {
  const slugger = new GithubSlugger();
  return [...wordsOf(paper).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slugger.slug(title));
}

describe.each(papers)('%s', (paper) => {
  it('names files and folders that are there', () => {
    const named = wordsOf(paper).matchAll(
      /`((?:app|components|content|deploy|docs|lib|messages|public|scripts|tests)\/[^\s`*<{…]+)`/g,
    );
    // press-kit stands for a page that is to be written.
    const missing = [...named]
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(file) && !existsSync(`${file}.ts`) && !file.includes('press-kit'));
    expect(missing).toEqual([]);
  });

  it('links to papers, sections and pictures that are there', () => {
    const links = [...wordsOf(paper).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture ?? '')
      // In a post, as an example of how one writes.
      .filter((link) => !/^(?:\/|https?:|order\.svg$|#part-one$)/.test(link));
    const broken = links.filter((link) => {
      const [file = '', section] = link.split('#');
      const target = file === '' ? paper : path.join(path.dirname(paper), file);
      return !existsSync(target) || (section !== undefined && !headingsOf(target).includes(section));
    });
    expect(broken).toEqual([]);
  });

  it('maps folders that are there', () => {
    const maps = [...textOf(paper).matchAll(/^```\n((?:[\w[\]./<>-]+ {2,}.*\n)+)```$/gm)];
    const entries = maps
      .flatMap(([, map = '']) => map.trim().split('\n'))
      .map((line) => line.split(/\s/)[0] ?? '');
    const folders = entries.filter((entry) => /[/.]/.test(entry));
    expect(folders.filter((entry) => !existsSync(entry.replace(/<.*/, '')))).toEqual([]);
  });
});

it('has its maps in the README and in docs/architecture.md', () => {
  for (const paper of ['README.md', 'docs/architecture.md']) {
    expect(textOf(paper), paper).toMatch(/^```\n(?:.*\n)*?lib\/\w*/m);
  }
});

it('names commands that are there, and all of them', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = papers.flatMap((paper) =>
    [...textOf(paper).matchAll(/npm (?:run ([a-z][\w:]*)|(start|test)\b)/g)].map(
      ([, run, plain]) => run ?? plain ?? '',
    ),
  );
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
});

it('has a README that one reads', () => {
  const readme = textOf('README.md');
  expect(readme.split('\n').length - 1).toBeLessThanOrEqual(150);
  const doors = readdirSync('docs').filter((name) => name.endsWith('.md'));
  expect(doors.filter((name) => !readme.includes(`](docs/${name})`))).toEqual([]);
});

it('shows pictures that weigh little', () => {
  const pictures = readdirSync('docs/pictures').map((name) => `docs/pictures/${name}`);
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter((file) => statSync(file).size > 80_000)).toEqual([]);
  const shown = papers.map(textOf).join('\n');
  expect(
    pictures.filter((file) => !shown.includes(`(${file.slice('docs/'.length)})`) && !shown.includes(file)),
  ).toEqual([]);
});

it('tells of each language the signs, the address and the plurals that the checks ask for', () => {
  const rows = textOf('docs/for-editors.md').split('\n');
  const quotes: Record<string, string[]> = rules.quotes;
  const address: Record<string, { says: string }> = rules.address;
  for (const code of locales) {
    const row = rows.find((line) => line.startsWith('| ') && line.includes(` \`${code}\` `)) ?? '';
    const [, , signs = '', says = '', forms = ''] = row.split('|').map((cell) => cell.trim());
    expect(signs, code).toBe((quotes[code] ?? []).map((pair) => [...pair].join('…')).join(' '));
    expect(says, code).toBe(address[code]?.says ?? 'you');
    const needed = new Intl.PluralRules(localeTable[code].lang).resolvedOptions().pluralCategories;
    expect(forms.replace(/ \(.*/, '').split(', ').sort(), code).toEqual([...needed].sort());
  }
});
