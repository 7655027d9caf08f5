// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawPanel, field, here, preparePanel, someTexts, screen, fill } from './testing/draw';
import { FakeEditor, refusal } from './testing/fake-editor';

preparePanel();

const openView = async (name: string, hash = '#', editor = new FakeEditor(someTexts())) => {
  const drawn = drawPanel(hash, editor);
  const views = await screen.findByRole('navigation', { name: 'Parts of the editor' });
  await screen.findAllByRole('option', { name: /German/ });
  await drawn.user.click(within(views).getByRole('button', { name: new RegExp(`^${name}`) }));
  return drawn;
};

describe('the page in the frame', () => {
  it('is pointed at until it is to be used', async () => {
    const { user, said, editor, hear } = drawPanel();
    hear(here(editor, ['home.title']));
    expect(said).toContainEqual({ edit: 'mode', picking: true });
    await user.click(screen.getByRole('switch', { name: 'Use the page' }));
    expect(said.at(-1)).toEqual({ edit: 'mode', picking: false });
    expect(screen.getByText(/works as it does for visitors/)).toBeTruthy();
  });

  it('is opened by its address, in another language, and in other widths', async () => {
    const { user, page, container } = drawPanel();
    await screen.findByRole('option', { name: /German/ });
    const address = screen.getByRole('combobox', { name: 'Page' });
    await user.clear(address);
    await user.type(address, '/pricing{Enter}');
    expect(page.location.assign).toHaveBeenLastCalledWith('/pricing');
    await user.type(address, '{Enter}');
    expect(page.location.assign).toHaveBeenCalledTimes(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the page' }), 'ja');
    expect(page.location.assign).toHaveBeenLastCalledWith('/ja/pricing');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(container.querySelector('.stage')?.getAttribute('data-width')).toBe('390');
    expect(window.location.hash).toBe('#page=/ja/pricing&width=390');
  });

  it('takes the panel along where a visitor goes', async () => {
    const { editor, hear, page } = drawPanel('#key=home.title');
    await field('English');
    hear(here(editor, ['home.title'], 'de', '/de'));
    expect((await field('German')).value).toBe('Kenne deinen Wert');
    expect(page.location.assign).not.toHaveBeenCalled();
  });

  it('is listened to alone', async () => {
    const { editor } = drawPanel();
    await screen.findByRole('option', { name: /German/ });
    const data = { edit: 'picked', ids: [editor.id('home.title', 'en')] };
    fireEvent(window, new MessageEvent('message', { data, origin: window.location.origin }));
    expect(screen.queryByRole('textbox', { name: 'English' })).toBeNull();
  });

  it('has a list of its texts for those who do not point', async () => {
    const { editor, hear, user } = drawPanel();
    await screen.findByRole('option', { name: /German/ });
    hear(here(editor, ['home.title', 'home.lead']));
    fill(await screen.findByRole('searchbox', { name: 'Find on this page' }), 'practice');
    await user.click(screen.getByRole('button', { name: /home\.lead/ }));
    expect((await field('English')).value).toBe('Practice with {brand}');
  });
});

describe('keys', () => {
  it('close a text by Esc, here and in the page', async () => {
    const { user, hear } = drawPanel('#key=home.title');
    await field('English');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: 'Texts of this page' })).toBeTruthy();
    expect(window.location.hash).toBe('');
    hear({ edit: 'pressed', key: 'escape' });
    expect(window.location.hash).toBe('');
  });

  it('ask by Esc about what is not saved, which the same press is not to answer', async () => {
    drawPanel('#key=home.title');
    fill(await field('English'), 'Know');
    const isLeftAlone = (init: object) => fireEvent.keyDown(window, { key: 'Escape', ...init });
    expect(isLeftAlone({ isComposing: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isLeftAlone({})).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'This text is not saved' })).toBeTruthy();
  });
});

describe('state', () => {
  it('lists what a language lacks, and opens it there', async () => {
    const editor = new FakeEditor(someTexts());
    editor.answers.state = ({ locale }) => ({
      missing: [{ key: 'home.count', english: '{n} days' }],
      english: [],
      stale: [{ key: 'home.title', then: 'Know your mark', now: 'Know your score', text: `von ${locale}` }],
      problems: [{ rule: 'x', reason: 'Look here.', file: 'messages/ja/home.json', key: 'lead', line: 7 }],
    });
    const { user } = await openView('State', '#page=/ja&locale=ja', editor);
    expect(await screen.findByText('von ja')).toBeTruthy();
    expect(screen.getByText(/Look here/).closest('button')?.textContent).toContain('home.lead');
    await user.click(screen.getByRole('button', { name: /home\.count/ }));
    expect((await field('Japanese')).value).toBe('');
  });

  it('says that nothing is open', async () => {
    const editor = new FakeEditor(someTexts());
    editor.answers.state = () => ({ missing: [], english: [], stale: [], problems: [] });
    await openView('State', '#locale=de', editor);
    expect(await screen.findByText('Nothing is open in German.')).toBeTruthy();
  });

  it('says why it cannot be shown, and asks again', async () => {
    const editor = new FakeEditor(someTexts());
    editor.answers.state = () => refusal(500, 'broken', 'The ledger cannot be read.');
    const { user } = await openView('State', '#locale=de', editor);
    expect((await screen.findByRole('alert')).textContent).toContain('The ledger cannot be read.');
    editor.answers.state = () => ({ missing: [], english: [], stale: [], problems: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing is open in German.')).toBeTruthy();
  });
});

it('lists unseen texts as they come out, to be searched and opened', async () => {
  const editor = new FakeEditor(someTexts());
  editor.answers.unseen = () => ({
    groups: [
      {
        name: 'Mails',
        keys: [{ key: 'home.lead', text: 'Practice with {brand}', drawn: 'Practice with Verbista' }],
      },
      { name: 'Errors', keys: [{ key: 'home.title', text: 'Oops', drawn: 'Oops' }] },
    ],
  });
  const { user } = await openView('Unseen', '#', editor);
  await screen.findByText('Errors');
  fill(screen.getByRole('searchbox', { name: 'Find in these' }), 'verbista');
  expect(screen.queryByText('Errors')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Practice with Verbista/ }));
  expect((await field('English')).value).toBe('Practice with {brand}');
});

it('shows what was saved, and takes one of it back', async () => {
  const { user, editor } = drawPanel('#key=home.title');
  fill(await field('English'), 'Know your score now');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved: English');
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect((await screen.findByText('Saved')).parentElement?.textContent).toContain('28 Nov');
  expect(document.querySelector('.entry ins')?.textContent).toContain('now');
  await user.click(screen.getByRole('button', { name: 'Take this back' }));
  await waitFor(() => expect(editor.asked('undo')).toEqual([{ id: '0' }]));
  expect(await screen.findByText('Nothing has been saved yet.')).toBeTruthy();
});

it('says why something cannot be undone', async () => {
  const editor = new FakeEditor(someTexts());
  editor.answers.journal = () => ({ entries: [], canUndo: true, canRedo: false });
  editor.answers.undo = () => refusal(409, 'changed_on_disk', 'The file has changed since.');
  const { user } = drawPanel('', editor);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(false),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo is not possible' });
  expect(dialog.textContent).toContain('The file has changed since.');
});

it('says in which draft is what cannot be undone', async () => {
  const editor = new FakeEditor(someTexts());
  const file = 'content/blog/de/a.mdx';
  const draft = { branch: 'texts/a', message: 'Say it shorter', files: [file] };
  editor.answers.journal = () => ({ entries: [], canUndo: true, canRedo: false });
  editor.answers.undo = () =>
    refusal(409, 'changed_on_disk', 'Meanwhile somebody else changed it.', { changed: [{ file, key: '' }] });
  editor.answers.drafts = () => ({ current: 'main', home: 'main', drafts: [], takenBack: [draft], dirty: 0 });
  const { user } = drawPanel('', editor);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(false),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo is not possible' });
  await waitFor(() =>
    expect(dialog.textContent).toContain(
      'This was taken back with its draft, “Say it shorter”. Open “Taken back” in Hand over.',
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
