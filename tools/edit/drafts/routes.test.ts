import { expect, it } from 'vitest';
import { changesBetween } from './changes-between.mjs';
import { checkouts } from './fixtures';
import { branchOf, commitMessage, readMessage } from './names.mjs';
import { routes } from './routes.mjs';
import { gitOf } from './workshop.mjs';
import { openTools } from './tools.mjs';

const checkout = checkouts();
const inputOf = (path: string) => {
  const route = routes.find((one) => one.path === path);
  if (route === undefined) throw new Error(path);
  return (given: object) => route.input.safeParse(given).success;
};

it('takes names of branches that git takes, and no options or ways out of a folder', () => {
  const opens = inputOf('drafts/open');
  for (const branch of ['main', 'texts/2026-11-29-秋のセール', 'texts/2026-11-29-a', 'feature/x_1'])
    expect(opens({ branch }), branch).toBe(true);
  for (const branch of ['', '-f', '--detach', 'a b', 'a:b', 'a~1', 'a\n', '@{-1}', 'a^', 'x'.repeat(200)])
    expect(opens({ branch }), branch).toBe(false);
});

it('takes a sentence of several lines, and a name and a note of one', () => {
  const takes = inputOf('handover');
  const good = { name: 'Autumn', message: 'One\n\nTwo', who: 'Anna', note: '1 May' };
  expect(takes(good)).toBe(true);
  for (const bad of [
    { name: 'a\nb' },
    { who: 'a <b>' },
    { who: ' ' },
    { message: 'a\u0000' },
    { note: 'a\nb' },
    { push: true },
  ])
    expect(takes({ ...good, ...bad }), JSON.stringify(bad)).toBe(false);
});

it('reads messages as they were written, and tells those of developers', () => {
  const branch = branchOf('Ünïcode  -- NAME', '2026-11-29', null);
  expect(branch).toBe('texts/2026-11-29-unicode-name');
  const message = 'Why\r\n\r\nNote: not this one\n';
  expect(readMessage(commitMessage({ message, branch, note: 'May' }))).toEqual({
    said: { message: 'Why\n\nNote: not this one', note: 'May' },
    isHandedOver: true,
  });
  expect(readMessage('Fix\n\nNote: x\n')).toEqual({
    said: { message: 'Fix\n\nNote: x' },
    isHandedOver: false,
  });
  expect(readMessage(`Texts-draft: ${branch}`)).toMatchObject({ isHandedOver: false });
});

it('says in which texts two commits differ', async () => {
  const { git, write, run } = await checkout();
  await write({
    'messages/de/home.json': '{ "title": "Hi", "block": { "new": "Neu" } }',
    'content/a.json': '1',
    'lib/code.ts': 'x',
    'lib/site/price-list.ts': 'x',
  });
  await run('add', '.');
  await run('commit', '--quiet', '-m', 'On');
  expect(await changesBetween(git, 'HEAD^', 'HEAD')).toEqual([
    { file: 'content/a.json', key: '', before: '', after: '' },
    { file: 'lib/site/price-list.ts', key: '', before: '', after: '' },
    { file: 'messages/de/home.json', key: 'home.title', locale: 'de', before: 'Hallo', after: 'Hi' },
    { file: 'messages/de/home.json', key: 'home.block.new', locale: 'de', before: null, after: 'Neu' },
  ]);
});

it('says where the commands on texts cannot be run', async () => {
  const { root, write } = await checkout();
  const tools = openTools(root);
  await write({
    'tools/catalogs/check.mjs':
      'console.log(JSON.stringify({ problems: [1], warnings: [], more: 1 })); process.exit(1);',
    'tools/catalogs/accept.mjs': 'console.error("Some catalogs cannot be read"); process.exit(1);',
  });
  expect(await tools.check()).toEqual({ problems: [1], warnings: [] });
  await expect(tools.noteTranslations()).rejects.toThrow(/catalogs:ledger: Some catalogs cannot be read$/);
  await write({ 'tools/catalogs/check.mjs': 'throw new Error()' });
  await expect(tools.check()).rejects.toThrow(/^The texts could not be checked, so nothing was handed over/);
});

it('counts other files that the editor has written since the last commit to the texts', async () => {
  const { root } = await checkout();
  const entry = (file: string, at: string, state: 'done' | 'undone' = 'done') => ({
    id: file,
    at,
    kind: 'save' as const,
    state,
    changes: [{ file, key: '', before: '', after: '' }],
  });
  const later = '2099-01-01T00:00:00Z';
  const list = async () => [
    entry('lib/site/price-list.ts', later),
    entry('lib/site/facts.ts', '2001-01-01T00:00:00Z'),
    entry('lib/site/other.ts', later, 'undone'),
    entry('messages/de/home.json', later),
  ];
  const { also } = await gitOf({ root, journal: { list } as never });
  expect(also).toEqual(['lib/site/price-list.ts']);
});

it('says with the drafts what was put right at the start', async () => {
  const { root } = await checkout();
  const context = { root, journal: { list: async () => [] }, mended: ['Opening main was interrupted.'] };
  const drafts = routes.find(({ path }) => path === 'drafts');
  expect(await drafts?.handle(context as never, {})).toMatchObject({
    current: 'main',
    mended: context.mended,
  });
});
