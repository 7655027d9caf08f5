// @vitest-environment happy-dom
import { cleanup, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../lists/contract';
import { forgetKept } from '../data/kept';
import { drawPanel, fill, preparePanel, screen, someTexts } from '../testing/draw';
import { FakeEditor, refusal } from '../testing/fake-editor';

preparePanel();

const field: Field = {
  kind: 'group',
  parts: [
    { name: 'id', label: 'Name', kept: 'once', field: { kind: 'text' } },
    { name: 'price', label: 'Price', field: { kind: 'number', money: true, least: 0.5 } },
    { name: 'users', label: 'Users', optional: true, field: { kind: 'number', whole: true } },
    { name: 'tutor', label: 'Tutor', field: { kind: 'yes-no' } },
    { name: 'note', label: 'Note', optional: true, field: { kind: 'text', most: 5 } },
    {
      name: 'limit',
      label: 'Limit',
      field: {
        kind: 'either',
        options: [
          { name: 'None', field: { kind: 'fixed', value: 'none' } },
          { name: 'A number', field: { kind: 'number' } },
        ],
      },
    },
    { name: 'words', label: 'Words', field: { kind: 'list', of: { kind: 'text' }, least: 1 } },
  ],
};
type Value = Record<string, unknown>;
const week = (): Value => ({ id: 'week', price: 9.9, tutor: false, limit: 'none', words: ['one', 'two'] });

/** Stands in for the lists: two rows in memory, with a fault at every price below one dollar. */
function listing() {
  const editor = new FakeEditor(someTexts());
  const rows = new Map<string, Value>([
    ['week', week()],
    ['month', { ...week(), id: 'month', price: 19.9 }],
  ]);
  const listed = () =>
    [...rows].map(([id, { price }]) => ({ id, title: `${id} ${String(price)}`, detail: '' }));
  const sheet = { id: 'plans', name: 'Plans', file: 'lib/plans.ts' };
  const faults = (value: Value) =>
    Number(value.price) < 1
      ? [{ path: 'price', reason: 'It costs too little.' }]
      : typeof value.price === 'string'
        ? [{ path: 'price', reason: 'This has to be a number.' }]
        : [];
  editor.answers.lists = () => ({ groups: [{ name: 'Prices', sheets: [{ ...sheet, rows: rows.size }] }] });
  editor.answers['lists/sheet'] = ({ q }) => ({
    ...{ ...sheet, rows: rows.size, follows: ['A test repeats it.'], faults: [] },
    list: listed().filter(({ title }) => title.includes(String(q ?? ''))),
    can: { add: true, order: true },
  });
  editor.answers['lists/row'] = ({ row }) => ({
    english: { note: 'Seven days' },
    ...{ sheet: 'plans', id: row, value: rows.get(String(row)), field, faults: [] },
    texts: [{ key: 'home.title', english: 'Know your score', missing: ['ja'] }],
  });
  editor.answers['lists/draft'] = ({ like }) => ({
    value: like === undefined ? {} : rows.get(String(like)),
    field,
    text: '',
  });
  editor.answers['lists/check'] = ({ value }) => ({ faults: faults(value as Value) });
  editor.answers['lists/save'] = ({ row, from, value }) => {
    const disk = rows.get(String(row));
    if (JSON.stringify(disk) !== JSON.stringify(from))
      return refusal(409, 'changed_on_disk', 'Meanwhile the file says something else.', { disk });
    const wrong = faults(value as Value);
    if (wrong.length > 0) return refusal(422, 'faults', 'Nothing was saved.', { faults: wrong });
    rows.set(String(row), value as Value);
    return { row, entry: '1', outdated: [{ key: 'home.title', words: ['teacher'] }] };
  };
  editor.answers['lists/add'] = ({ value }) => {
    rows.set(String((value as Value).id), value as Value);
    return { row: (value as Value).id, entry: '1' };
  };
  editor.answers['lists/remove'] = ({ row }) => ({ entry: rows.delete(String(row)) ? '1' : null });
  editor.answers['lists/move'] = () => ({ entry: '1' });
  return { ...drawPanel('#view=lists', editor), editor, rows };
}

const openRow = async (drawn: ReturnType<typeof listing>, name = /^week/) => {
  await drawn.user.click(await screen.findByRole('button', { name }));
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Price' });
};
/** What is said besides the words of a button stands apart. */
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: (found) => found.replace(/ (?=,)/, '').replace(/ {2,}/g, ' ') === name,
  });

describe('a list', () => {
  it('is looked through by words, and put in another order', async () => {
    const { user, editor } = listing();
    await screen.findByRole('button', { name: /^week/ });
    expect(button('Up, week 9.9').disabled).toBe(true);
    await user.click(button('Down, week 9.9'));
    expect(editor.asked('lists/move')).toEqual([{ sheet: 'plans', row: 'week', by: 1 }]);
    fill(screen.getByRole('searchbox', { name: 'Find in this list' }), 'mon');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^week/ })).toBeNull());
    expect(screen.queryByRole('button', { name: /^Up/ })).toBeNull();
  });
});

describe('a row', () => {
  it('is saved with what was written in it, by the keys too', async () => {
    const drawn = listing();
    fill(await openRow(drawn), '12.5');
    await drawn.user.click(screen.getByRole('checkbox', { name: 'Tutor' }));
    await drawn.user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(drawn.rows.get('week')).toEqual({ ...week(), price: 12.5, tutor: true });
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
  });

  it('says at its value what is wrong, and is not saved so', async () => {
    const drawn = listing();
    const price = await openRow(drawn);
    fill(price, '0.5');
    expect(await screen.findByText('It costs too little.')).toBeTruthy();
    expect(price.getAttribute('aria-invalid')).toBe('true');
    await drawn.user.click(button('Save'));
    expect(await screen.findByText('Nothing was saved.')).toBeTruthy();
    expect(drawn.rows.get('week')).toEqual(week());
  });

  it('keeps what is no number as it is typed, for the checks to say so', async () => {
    const drawn = listing();
    const price = await openRow(drawn);
    await drawn.user.clear(price);
    await drawn.user.type(price, '1.x');
    expect(price.value).toBe('1.x');
    await waitFor(() =>
      expect(drawn.editor.asked('lists/check').at(-1)?.value).toMatchObject({ price: '1.x' }),
    );
  });

  it('reads no number of dots and commas that people may mean otherwise, and shows what it reads', async () => {
    const drawn = listing();
    const price = await openRow(drawn);
    fill(price, '24,90');
    expect(await screen.findByText('Write a point: 24.90.')).toBeTruthy();
    await drawn.user.click(screen.getByRole('checkbox', { name: 'Users' }));
    const users = screen.getByRole<HTMLInputElement>('textbox', { name: 'Users' });
    fill(users, '450.000');
    expect(users.value).toBe('450.000');
    expect(screen.getByText('Write 450000, without dots or commas.')).toBeTruthy();
    expect(users.getAttribute('aria-invalid')).toBe('true');
    await drawn.user.click(button('Save'));
    expect(await screen.findByText('Nothing was saved.')).toBeTruthy();
    fill(users, '450000');
    expect(screen.getByText('450,000')).toBeTruthy();
    fill(price, '24.9');
    expect(screen.getByText('$24.90')).toBeTruthy();
  });

  it('has values that may be missing, have several forms, or are lists', async () => {
    const drawn = listing();
    await openRow(drawn);
    const { user } = drawn;
    await user.click(screen.getByRole('checkbox', { name: 'Note' }));
    expect(screen.getByText('Seven days')).toBeTruthy();
    fill(screen.getByRole('textbox', { name: 'Note' }), 'Longer');
    expect(screen.getByText('6 of 5 letters').getAttribute('data-over')).toBe('true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Limit' }), 'A number');
    fill(screen.getByRole('textbox', { name: 'A number' }), '3');
    await user.click(button('Down, Words 1'));
    expect(document.activeElement).toBe(button('Up, Words 2'));
    await user.click(button('Take out, Words 2'));
    expect(button('Take out, Words 1').disabled).toBe(true);
    await user.click(button('Add one to Words'));
    await user.click(button('Save'));
    await screen.findByText('Saved');
    expect(drawn.rows.get('week')).toEqual({ ...week(), note: 'Longer', limit: 3, words: ['two', ''] });
  });

  it('is still there after a reload, and can be thrown away', async () => {
    const drawn = listing();
    fill(await openRow(drawn), '12');
    cleanup();
    forgetKept();
    const again = listing();
    const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Price' });
    expect(price.value).toBe('12.00');
    await again.user.click(button('Throw away'));
    expect(price.value).toBe('9.90');
  });

  it.each([
    ['Use the file', 5],
    ['Use what I wrote', 12],
  ])('that somebody else changed is decided about: %s', async (choice, price) => {
    const drawn = listing();
    fill(await openRow(drawn), '12');
    drawn.rows.set('week', { ...week(), price: 5 });
    await drawn.user.click(button('Save'));
    const conflict = await screen.findByRole('alert', { name: /Somebody else/ });
    const cells = within(conflict).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['5', '12']);
    await drawn.user.click(within(conflict).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const shown = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Price' });
    await waitFor(() => expect(Number(shown.value)).toBe(price));
    expect(drawn.rows.get('week')?.price).toBe(price);
  });

  it('is copied under another name, with its text', async () => {
    const drawn = listing();
    await openRow(drawn);
    await drawn.user.click(button('Add a copy'));
    await drawn.user.click(await screen.findByRole('button', { name: 'Back to the list' }));
    await drawn.user.click(await screen.findByRole('button', { name: 'Add one' }));
    await drawn.user.click(await screen.findByRole('button', { name: 'Back to the list' }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Add one' }));
    await openRow(drawn);
    await drawn.user.click(button('Add a copy'));
    fill(await screen.findByRole('textbox', { name: 'Name' }), 'year');
    fill(screen.getByRole('textbox', { name: 'Its text, in English' }), 'A year');
    await drawn.user.click(button('Add'));
    expect(await screen.findByRole('heading', { name: 'year 9.9' })).toBeTruthy();
    expect(await screen.findByText('Added')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Write it there too' })).toBeTruthy();
    expect(drawn.editor.asked('lists/add')).toEqual([
      { sheet: 'plans', value: { ...week(), id: 'year' }, text: 'A year', like: 'week' },
    ]);
  });

  it('leads, once it is saved, to the explanation that names what is no longer in it', async () => {
    const drawn = listing();
    fill(await openRow(drawn), '12');
    await drawn.user.click(button('Save'));
    expect(await screen.findByText(/explanation says “teacher”/)).toBeTruthy();
    await drawn.user.click(button('Write it anew in every language'));
    expect(await screen.findByRole('textbox', { name: 'English' })).toBeTruthy();
  });

  it('is removed when one has said so twice', async () => {
    const drawn = listing();
    await openRow(drawn);
    await drawn.user.click(button('Remove…'));
    const asked = await screen.findByRole('dialog', { name: 'Remove this row?' });
    expect(drawn.rows.has('week')).toBe(true);
    await drawn.user.click(within(asked).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^week/ })).toBeNull());
    expect(drawn.editor.asked('lists/remove')).toEqual([{ sheet: 'plans', row: 'week', from: week() }]);
  });

  it('opens its text, and names the languages that lack it', async () => {
    const drawn = listing();
    await openRow(drawn);
    expect(screen.getByText('Missing in Japanese')).toBeTruthy();
    await drawn.user.click(screen.getByRole('button', { name: /Know your score/ }));
    expect(await screen.findByRole('textbox', { name: 'English' })).toBeTruthy();
  });
});

it('has a name for a list with something unsaved, and for the tab', async () => {
  const drawn = listing();
  fill(await openRow(drawn), '12');
  expect(button('Lists, not saved')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Prices: Plans (2), not saved' })).toBeTruthy();
});
