// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { drawPanel, preparePanel, screen, someTexts } from '../testing/draw';
import { FakeEditor, refusal } from '../testing/fake-editor';

preparePanel();

const late = { key: 'home.title', then: 'Know it', now: 'Know your score', text: 'Kenne deinen Wert' };
const state = { missing: [], english: [], stale: [late], problems: [] };
const brought = {
  locale: 'de',
  unit: 'row',
  changes: [{ key: 'home.title', before: 'Kenne deinen Wert', after: 'Kenne deinen Stand', line: 2 }],
  refused: [{ line: 3, key: 'home.lead', text: 'Übe', reasons: ['{brand} is missing; English has it.'] }],
  ...{ same: 1, empty: 0, fits: [], entry: null },
};

const imported = { id: '1', at: '2026-11-29T10:00:00Z', kind: 'import', state: 'done', changes: [] };

async function open() {
  const editor = new FakeEditor(someTexts());
  editor.answers.state = () => state;
  editor.answers.journal = () => ({ entries: [imported], canUndo: true, canRedo: false });
  editor.answers.exchanged = ({ dry }) =>
    dry === undefined
      ? { name: 'catalogs-de.xlf', content: '<xliff/>', rows: 2 }
      : { ...brought, entry: dry ? null : '1' };
  const drawn = drawPanel('#view=state&locale=de', editor);
  await drawn.user.click(await screen.findByText(/Translators outside/));
  return { ...drawn, editor };
}

const choose = (content: string) =>
  fireEvent.change(screen.getByLabelText(/XLIFF or CSV/), {
    target: { files: [new File([content], 'back.csv')] },
  });

describe('a file for translators', () => {
  it('is made of what is chosen, and downloaded', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, editor } = await open();
    // What the language has most need of is chosen.
    expect(await screen.findByRole('option', { name: 'What is not translated (0)' })).toBeTruthy();
    expect(
      screen.getByRole('option', { selected: true, name: 'What is older than its English (1)' }),
    ).toBeTruthy();
    expect(screen.getByText(/posts.*are not in it/i)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText(/2 texts are in/)).toBeTruthy();
    expect(editor.asked('exchanged')).toEqual([{ locale: 'de', only: 'stale', format: 'xliff' }]);
    expect(await (made.mock.calls[0]?.[0] as Blob).text()).toBe('<xliff/>');
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('is not made where there is nothing of the kind', async () => {
    const { user, editor } = await open();
    editor.answers.exchanged = () => ({ name: 'x', content: '', rows: 0 });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText(/so there is no file/)).toBeTruthy();
  });
});

describe('a file that came back', () => {
  it('is looked at first, with what is refused and why, and brought in when one says so', async () => {
    const { user, editor } = await open();
    choose('key,translation');
    const row = (await screen.findByText(/Row 3: \{brand\} is missing/)).closest('li')!;
    expect(within(row).getByText('home.lead')).toBeTruthy();
    expect(editor.asked('exchanged')).toEqual([{ file: btoa('key,translation'), locale: 'de', dry: true }]);
    await user.click(screen.getByRole('button', { name: 'Bring in 1 text' }));
    expect(await screen.findByText(/1 text was changed/)).toBeTruthy();
    expect(editor.asked('exchanged').at(-1)).toMatchObject({ dry: false });
    expect(screen.queryByRole('button', { name: /Bring in/ })).toBeNull();
    editor.answers.undo = () => {
      imported.state = 'undone';
      return { entry: '2', changes: [] };
    };
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/1 text was changed/)).toBeNull());
  });

  it('is refused with the words of the editor', async () => {
    const { editor } = await open();
    editor.answers.exchanged = () => refusal(422, 'file', 'The file is empty.');
    choose('');
    expect((await screen.findByRole('alert')).textContent).toBe('The file is empty.');
    expect(screen.queryByRole('button', { name: /Bring in/ })).toBeNull();
  });
});
