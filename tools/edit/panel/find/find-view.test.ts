// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawPanel, field, preparePanel, someTexts, screen, fill } from '../testing/draw';
import { FakeEditor } from '../testing/fake-editor';

preparePanel();

function searching() {
  const editor = new FakeEditor(someTexts());
  const found = [
    { key: 'home.title', locale: 'en', text: 'Know your score', at: [[10, 15]] },
    { key: 'home.lead', locale: 'de', text: 'Übe mit {brand}', at: [] },
  ];
  editor.answers.search = () => ({ found, total: 700 });
  const row = (key: string, after: string, faults: object[] = []) => ({
    ...{ file: 'messages/en/home.json', key, locale: 'en', before: 'Know your score', after, faults },
  });
  editor.answers.replace = ({ dry }) => ({
    changes: dry
      ? [
          row('home.title', 'Know your mark'),
          row('home.lead', 'Practice mark'),
          row('home.count', 'wrong', [{ rule: 'x', reason: 'It would be wrong.' }]),
        ]
      : [row('home.title', 'Know your mark')],
    entry: '1',
  });
  return { ...drawPanel('#view=find', editor), editor };
}

const look = async () =>
  fill(await screen.findByRole('searchbox', { name: 'Words, or a part of a key' }), 'score');

describe('finding', () => {
  it('shows where the words stand, in which languages, and how many there are', async () => {
    const { user, editor } = searching();
    await look();
    expect(await screen.findByText(/700 texts; the first 2 are listed/)).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('score');
    expect(editor.asked('search').at(-1)).toEqual({ q: 'score' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'In' }), 'de');
    await user.click(screen.getByRole('checkbox', { name: /Exactly/ }));
    await waitFor(() =>
      expect(editor.asked('search').at(-1)).toEqual({ q: 'score', locale: 'de', exact: 'true' }),
    );
  });

  it('opens what was found, and is as it was when one comes back', async () => {
    const { user } = searching();
    await look();
    await user.click(await screen.findByRole('button', { name: /home\.lead/ }));
    expect((await field('German')).value).toBe('Übe mit {brand}');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: /Words/ }).value).toBe('score');
  });
});

describe('finding what is no text of a catalog', () => {
  it('lists posts and rows of lists, and opens them in their own views', async () => {
    const { user, editor } = searching();
    editor.answers.lists = () => ({ groups: [] });
    editor.answers.search = () => ({ found: [], total: 0 });
    editor.answers['search/elsewhere'] = () => ({
      pages: [{ key: 'blog/skills/photo', locale: 'de', text: 'Dein score zählt', at: [[5, 10]] }],
      rows: [{ sheet: 'reviews', list: 'Reviews', row: '1', title: 'Amara O.', detail: '5 stars' }],
    });
    await look();
    expect(await screen.findByText(/None of the short texts/)).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('score');
    await user.click(await screen.findByRole('button', { name: /Amara O\. Reviews, 5 stars/ }));
    expect(window.location.hash).toBe('#view=lists');
    expect(JSON.parse(sessionStorage.getItem('edit.lists') ?? '')).toEqual({
      sheet: 'reviews',
      q: '',
      row: '1',
    });
  });

  it('says where else to look when nothing is found', async () => {
    const { user, editor } = searching();
    editor.answers.lists = () => ({ groups: [] });
    await look();
    expect(await screen.findByText(/No post, legal text or list has these words/)).toBeTruthy();
    await user.click(within(screen.getByText(/No post/)).getByRole('button', { name: 'Lists' }));
    expect(window.location.hash).toBe('#view=lists');
  });
});

describe('replacing', () => {
  it('shows each change before, leaves out what would be wrong or is not wanted, and does the rest', async () => {
    const { user, editor } = searching();
    await look();
    await user.click(screen.getByRole('checkbox', { name: 'Replace' }));
    fill(await screen.findByRole('textbox', { name: 'With' }), 'mark');
    const wrong = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'home.count' });
    expect([wrong.checked, wrong.disabled]).toEqual([false, true]);
    expect(screen.getByText(/It would be wrong/)).toBeTruthy();
    expect(editor.asked('replace').every(({ dry }) => dry)).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'home.lead' }));
    // It comes anew with what is found for these words.
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Replace in 1 text' });
    await waitFor(() => expect(button().disabled).toBe(false));
    await user.click(button());
    expect(await screen.findByText(/Replaced in 1 text\./)).toBeTruthy();
    expect(editor.asked('replace').find(({ dry }) => !dry)).toEqual({
      ...{ q: 'score', with: 'mark', exact: false, dry: false },
      locales: ['en', 'de', 'ru', 'ja'],
      keys: ['home.title'],
    });
  });

  it('takes words out only where that is ticked', async () => {
    const { user } = searching();
    await look();
    await user.click(screen.getByRole('checkbox', { name: 'Replace' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Replace in 2 texts' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(/Other languages say it otherwise/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Take the words out/ }));
    expect(button.textContent).toBe('Take out of 2 texts');
    expect(button.disabled).toBe(false);
  });

  it('leaves alone what one is writing', async () => {
    sessionStorage.setItem(
      'edit.unsaved',
      JSON.stringify({ 'home.title': { en: { from: 'Know your score', text: 'My score' } } }),
    );
    const { user } = searching();
    await look();
    await user.click(screen.getByRole('checkbox', { name: 'Replace' }));
    const own = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'home.title' });
    expect(own.disabled).toBe(true);
    expect(within(own.closest('li')!).getByText(/have not saved it/)).toBeTruthy();
  });
});
