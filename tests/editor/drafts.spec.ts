import { openPart, save } from './support/parts';
import { expect, test } from './support/test';

const key = 'home.hero.title';
const changed = 'messages/de/home.json';

// Everything is checked, and another site started for the pictures.
test.describe.configure({ timeout: 900_000 });

test('texts are handed over as a draft, looked at before and after, and taken back', async ({
  open,
  panel,
  checkout,
}) => {
  await open({ page: '/de', key });
  const german = `Neu: ${await checkout.text('de', key)}`;
  await panel.getByLabel('German').fill(german);
  await save(panel);

  await openPart(panel, 'Hand over');
  await expect(panel.getByRole('listitem').filter({ hasText: key }).locator('ins')).toContainText('Neu');
  await panel.getByLabel('A name for it').fill('Autumn offer');
  await panel.getByLabel('What changed, and why').fill('Say that it is new');
  await panel.getByLabel('When it is to be out').fill('on 1 December');
  await panel.getByLabel('Your name').fill('Mara');
  await panel.getByRole('button', { name: 'Hand over', exact: true }).last().click();
  await expect(panel.getByText('Handed over as')).toBeVisible({ timeout: 400_000 });

  const branch = (await checkout.git('branch', '--show-current')).trim();
  expect(branch).toMatch(/^texts\/\d{4}-\d\d-\d\d-autumn-offer$/);
  const files = (await checkout.git('diff', '--name-only', 'main', branch)).split('\n').filter(Boolean);
  expect(files).toContain(changed);
  expect(files.filter((file) => file.startsWith('messages/'))).toEqual([changed]);
  expect(await checkout.git('log', '-1', '--format=%an: %s')).toBe('Mara: Say that it is new\n');
  await checkout.differsBy({});

  const draft = panel.getByRole('listitem').filter({ hasText: 'Say that it is new' });
  await expect(draft).toContainText('on 1 December');
  await draft.getByRole('button', { name: 'Show pages before and after' }).click();
  await expect(draft.getByRole('heading', { name: '/ in German' })).toBeVisible({ timeout: 600_000 });
  for (const side of ['Before', 'After'])
    await expect(draft.getByRole('figure', { name: side }).first().getByRole('img')).toBeVisible();

  await draft.getByRole('button', { name: 'Take back' }).click();
  await expect(panel.getByText('No draft is waiting to be merged.')).toBeVisible();
  expect(await checkout.git('branch', '--list', 'texts/*')).toBe('');
  expect(await checkout.text('de', key)).toBe(german);
  expect(await checkout.git('diff', '--name-only', 'HEAD', 'messages')).toBe(`${changed}\n`);
});

test('another draft is not opened over what is not handed over', async ({ open, panel, checkout }) => {
  await checkout.git('switch', '--quiet', '--create', 'texts/2026-11-01-earlier');
  await checkout.rewrite('ja', 'home.hero.start', '無料');
  await checkout.git('commit', '--quiet', '--all', '--message=Say it shorter');
  await checkout.git('switch', '--quiet', 'main');

  await open({ page: '/de', key });
  const german = `Noch: ${await checkout.text('de', key)}`;
  await panel.getByLabel('German').fill(german);
  await openPart(panel, 'Hand over');
  const draft = panel.getByRole('listitem').filter({ hasText: 'Say it shorter' });
  await expect(draft.getByRole('button', { name: 'Open' })).toBeDisabled();
  await openPart(panel, 'Text');
  await save(panel);
  await openPart(panel, 'Hand over');
  await draft.getByRole('button', { name: 'Open' }).click();
  await expect(draft.getByRole('alert')).toContainText('One file is changed here and not handed over.');
  expect(await checkout.git('branch', '--show-current')).toBe('main\n');
  await checkout.differsBy({ [`de ${key}`]: german });

  await draft.getByRole('button', { name: 'Take my changes along' }).click();
  await expect(draft.getByText('This draft is open.')).toBeVisible();
  expect(await checkout.text('de', key)).toBe(german);
  expect(await checkout.text('ja', 'home.hero.start')).toBe('無料');
});
