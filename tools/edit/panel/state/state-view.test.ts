// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawPanel, field, fill, here, preparePanel, someTexts, screen } from '../testing/draw';
import { FakeEditor } from '../testing/fake-editor';

preparePanel();

function looking() {
  const editor = new FakeEditor(someTexts());
  const problem = { rule: 'x', reason: 'Look here.', file: 'messages/ru/home.json', key: 'title', line: 7 };
  editor.answers.state = ({ locale }) => ({
    missing: locale === 'ja' ? [{ key: 'home.count', english: '{n} days' }] : [],
    ...{ english: [], stale: [], problems: [problem] },
  });
  editor.answers.overview = () => ({
    languages: [
      { locale: 'de', missing: 0, english: 3, stale: 1, pages: { missing: 0, stale: 2 } },
      { locale: 'ja', missing: 21, english: 0, stale: 0, pages: { missing: 4, stale: 0 } },
    ],
  });
  const drawn = drawPanel('#page=/de&view=state', editor);
  drawn.hear(here(editor, ['home.lead'], 'de', '/de'));
  return { ...drawn, editor };
}

const ofPage = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the page' }).value;

describe('the language in State', () => {
  it('is chosen for what one writes, and leaves the page and its language alone', async () => {
    const { user, page } = looking();
    await screen.findByRole('heading', { name: 'State of German' });
    await screen.findByRole('option', { name: 'Japanese' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ja');
    await user.click(await screen.findByRole('button', { name: /home\.count/ }));
    expect((await field('Japanese')).value).toBe('');
    expect(screen.queryByRole('textbox', { name: 'German' })).toBeNull();
    expect(ofPage()).toBe('de');
    expect(page.location.assign).not.toHaveBeenCalled();
  });

  it('is that of a fault that is opened, and the next text is in that of the page again', async () => {
    const { user, editor, hear } = looking();
    await user.click(await screen.findByRole('button', { name: /Look here/ }));
    await field('Russian');
    const boxes = [...document.querySelectorAll<HTMLElement>('.pair textarea')];
    expect(boxes.map(({ lang }) => lang)).toEqual(['ru', 'en']);
    hear({ edit: 'picked', ids: [editor.id('home.lead', 'de')] });
    expect((await field('German')).value).toBe('Übe mit {brand}');
  });

  it('is chosen from all of them with what each lacks', async () => {
    const { user, editor } = looking();
    const row = (await screen.findByRole('button', { name: 'Japanese' })).closest('tr')!;
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['21', '0', '0', '4', '0']);
    expect(editor.asked('overview')).toHaveLength(1);
    await user.click(within(row).getByRole('button'));
    expect(await screen.findByRole('heading', { name: 'State of Japanese' })).toBeTruthy();
  });

  it('keeps nothing waiting for the numbers of all, which are read anew after a text was saved', async () => {
    const { user, editor } = looking();
    let missing = 21;
    let answer: (() => void) | undefined;
    editor.answers.overview = () =>
      new Promise((resolve) => {
        const pages = { missing: 0, stale: 0 };
        answer = () => resolve({ languages: [{ locale: 'ja', missing, english: 0, stale: 0, pages }] });
      });
    expect(await screen.findByText('Look here.', { exact: false })).toBeTruthy();
    expect(editor.calls.map(({ path }) => path).indexOf('state')).toBeLessThan(
      editor.calls.map(({ path }) => path).indexOf('overview'),
    );
    expect(screen.getByText('Reading…')).toBeTruthy();
    answer?.();
    expect(await screen.findByRole('cell', { name: '21' })).toBeTruthy();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ja');
    await user.click(await screen.findByRole('button', { name: /home\.count/ }));
    fill(await field('Japanese'), '{n, plural, other {#日}}');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(editor.asked('save')).toHaveLength(1));
    missing = 20;
    await user.click(screen.getByRole('button', { name: 'State' }));
    expect(await screen.findByText('Look here.', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('cell', { name: '21' })).toBeNull();
    await waitFor(() => expect(editor.asked('overview')).toHaveLength(2));
    answer?.();
    expect(await screen.findByRole('cell', { name: '20' })).toBeTruthy();
  });
});
