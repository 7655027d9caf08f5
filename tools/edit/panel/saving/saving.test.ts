// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawPanel, field, here, preparePanel, someTexts, screen, fill } from '../testing/draw';
import { FakeEditor } from '../testing/fake-editor';
import { forgetKept } from '../data/kept';

preparePanel();

const openTitle = '#page=/de&locale=de&key=home.title';
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

const rewrite = async (language: string, text: string) => fill(await field(language), text);

describe('saving', () => {
  it('sends what was written with what it began from, in every language at once', async () => {
    const { editor, user } = drawPanel(openTitle);
    await rewrite('German', 'Dein Wert');
    await rewrite('English', 'Your score');
    await user.click(save());
    expect(await screen.findByText('Saved: German, English')).toBeTruthy();
    expect(editor.asked('save')).toEqual([
      {
        key: 'home.title',
        from: { de: 'Kenne deinen Wert', en: 'Know your score' },
        texts: { de: 'Dein Wert', en: 'Your score' },
      },
    ]);
    expect(save().getAttribute('aria-disabled')).toBe('true');
    expect(sessionStorage.getItem('edit.unsaved')).toBeNull();
  });

  it('happens by Ctrl+S, here and in the page', async () => {
    const { editor, user, hear } = drawPanel(openTitle);
    hear(here(editor, ['home.title'], 'de', '/de'));
    await rewrite('German', 'Eins');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Saved: German');
    await rewrite('German', 'Zwei');
    hear({ edit: 'pressed', key: 'save' });
    await waitFor(() => expect(editor.disk.de?.['home.title']).toBe('Zwei'));
  });

  it('checks a text as it is written, a translation against the English as it is written', async () => {
    const { editor } = drawPanel(openTitle);
    await rewrite('English', 'Your score');
    await rewrite('German', 'Das ist wrong');
    expect(await screen.findByText('This word is wrong.')).toBeTruthy();
    expect((await field('German')).getAttribute('aria-invalid')).toBe('true');
    expect(editor.asked('check').at(-1)).toEqual({
      key: 'home.title',
      locale: 'de',
      text: 'Das ist wrong',
      english: 'Your score',
    });
  });

  it('is refused where a text has faults, and leads to it', async () => {
    const { user } = drawPanel(`${openTitle}&beside=ru`);
    await rewrite('Russian', 'wrong');
    await user.click(screen.getByRole('tab', { name: /Japanese/ }));
    await user.click(save());
    const state = await screen.findByText(/Nothing was saved: there are faults/);
    await user.click(within(state).getByRole('button', { name: 'Russian' }));
    expect((await field('Russian')).value).toBe('wrong');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Russian')));
    await user.click(screen.getByRole('button', { name: 'Back to what is saved' }));
    expect(screen.queryByText(/Nothing was saved/)).toBeNull();
  });

  it('writes a text that a language lacks', async () => {
    const { editor, user } = drawPanel('#locale=ja&key=home.count');
    fill(await field('Japanese'), '日数');
    await user.click(save());
    await screen.findByText('Saved: Japanese');
    expect(editor.asked('save')[0]).toEqual({
      key: 'home.count',
      from: { ja: null },
      texts: { ja: '日数' },
    });
  });
});

describe('a text that somebody else changed meanwhile', () => {
  async function meet() {
    const drawn = drawPanel(openTitle);
    await rewrite('German', 'Meiner');
    drawn.editor.disk.de = { ...drawn.editor.disk.de, 'home.title': 'Ihrer' };
    await drawn.user.click(save());
    const conflict = await screen.findByRole('alert', { name: /Somebody else changed/ });
    return { ...drawn, conflict };
  }

  it('is shown in both versions, and replaced only when that is chosen', async () => {
    const { conflict, user, editor } = await meet();
    expect(editor.disk.de?.['home.title']).toBe('Ihrer');
    const go = within(conflict).getByRole<HTMLButtonElement>('button', { name: 'Use what I chose' });
    expect(go.disabled).toBe(true);
    await user.click(within(conflict).getByRole('radio', { name: /What you wrote/ }));
    await user.click(go);
    await waitFor(() => expect(editor.disk.de?.['home.title']).toBe('Meiner'));
    expect(editor.asked('save').at(-1)?.from).toEqual({ de: 'Ihrer' });
  });

  it('stays as it is when that is chosen', async () => {
    const { conflict, user, editor } = await meet();
    await user.click(within(conflict).getByRole('radio', { name: /What the file says now/ }));
    await user.click(within(conflict).getByRole('button', { name: 'Use what I chose' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(async () => expect((await field('German')).value).toBe('Ihrer'));
    expect(editor.asked('save')).toHaveLength(1);
  });

  it('is come to at once, and gone with what was written', async () => {
    const { user } = await meet();
    expect(document.activeElement?.textContent).toBe('Somebody else changed this text meanwhile');
    await user.click(screen.getByRole('button', { name: 'Throw away' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(save());
    await waitFor(async () => expect((await field('German')).value).toBe('Ihrer'));
    await rewrite('German', 'Noch einer');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what is not saved', () => {
  it('is still there after a reload', async () => {
    const { editor } = drawPanel(openTitle);
    await rewrite('German', 'Halb fertig');
    cleanup();
    forgetKept();
    drawPanel(openTitle, editor);
    expect((await field('German')).value).toBe('Halb fertig');
  });

  it('makes the browser ask before the page is left', async () => {
    drawPanel(openTitle);
    const leaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await field('German');
    expect(leaving()).toBe(false);
    await rewrite('German', 'Halb');
    expect(leaving()).toBe(true);
  });

  const leave = async (choice: string) => {
    const drawn = drawPanel(openTitle);
    const { user, editor, hear } = drawn;
    hear(here(editor, ['home.title', 'home.lead'], 'de', '/de'));
    await rewrite('German', 'Neu');
    hear({ edit: 'picked', ids: [editor.id('home.lead', 'de')] });
    const dialog = await screen.findByRole('dialog', { name: 'This text is not saved' });
    await user.click(within(dialog).getByRole('button', { name: choice }));
    return drawn;
  };

  it('is asked about before another text is opened: saved', async () => {
    const { editor } = await leave('Save and go on');
    await waitFor(async () => expect((await field('German')).value).toBe('Übe mit {brand}'));
    expect(editor.disk.de?.['home.title']).toBe('Neu');
  });

  it('is asked about before another text is opened: thrown away', async () => {
    const { editor } = await leave('Throw away what I wrote');
    await waitFor(async () => expect((await field('German')).value).toBe('Übe mit {brand}'));
    expect(editor.disk.de?.['home.title']).toBe('Kenne deinen Wert');
  });

  it('is asked about before another text is opened: kept open', async () => {
    await leave('Stay here');
    expect((await field('German')).value).toBe('Neu');
    expect(window.location.hash).toContain('key=home.title');
  });

  it('goes back to what is saved', async () => {
    const { user } = drawPanel(openTitle, new FakeEditor(someTexts()));
    await rewrite('German', 'Neu');
    await user.click(screen.getByRole('button', { name: 'Back to what is saved' }));
    expect(document.activeElement).toBe(await field('German'));
    expect((await field('German')).value).toBe('Kenne deinen Wert');
    expect(save().getAttribute('aria-disabled')).toBe('true');
  });
});
