// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawPanel, field, preparePanel, someTexts, screen } from '../testing/draw';
import { FakeEditor } from '../testing/fake-editor';

preparePanel();

function counting() {
  const editor = new FakeEditor(someTexts());
  editor.answers.check = ({ locale }) => ({
    faults: [],
    forms: locale === 'ru' ? [{ name: 'one', value: '21', text: '21 день' }] : [],
  });
  return drawPanel('#page=/ru&locale=ru&key=home.count', editor);
}

it('writes each case of a text that counts in a row of its own, with what comes out of it', async () => {
  const { user } = counting();
  expect(await screen.findByText('21 день')).toBeTruthy();
  const one = screen.getByRole<HTMLInputElement>('textbox', { name: 'one such as 21' });
  expect(one.value).toBe('# день');
  await user.type(one, ' всего');
  expect((await field('Russian')).value).toBe('{n, plural, one {# день всего} other {# дня}}');
});

it('adds the cases that the language has and the text lacks', async () => {
  const { user } = counting();
  await user.click(await screen.findByRole('button', { name: 'Add the case “few”' }));
  expect((await field('Russian')).value).toBe('{n, plural, one {# день} other {# дня} few {# дня}}');
  expect(screen.queryByRole('button', { name: 'Add the case “few”' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add the case “many”' })).toBeTruthy();
});

it('keeps the rows while one of them cannot be read', async () => {
  const { user } = counting();
  const one = await screen.findByRole<HTMLInputElement>('textbox', { name: 'one such as 21' });
  await user.type(one, '[[');
  await user.clear(one);
  await user.type(one, '{{n');
  expect((await field('Russian')).value).toBe('{n, plural, one {{n} other {# дня}}');
  await user.type(one, '}');
  expect((await field('Russian')).value).toBe('{n, plural, one {{n}} other {# дня}}');
});

it('inserts what the site fills in at the cursor, and shows which is missing', async () => {
  const editor = new FakeEditor(someTexts());
  editor.more['home.lead'] = { arguments: [{ name: 'brand', kind: 'plain' }], tags: ['b'] };
  const { user } = drawPanel('#key=home.lead', editor);
  const area = await field('English');
  await user.clear(area);
  await user.type(area, 'With ');
  const chip = screen.getByRole('button', { name: '{brand}' });
  expect(chip.dataset.lacks).toBe('true');
  await user.click(chip);
  expect(area.value).toBe('With {brand}');
  area.setSelectionRange(0, 4);
  await user.click(screen.getByRole('button', { name: '<b>…</b>' }));
  expect(area.value).toBe('<b>With</b> {brand}');
});
