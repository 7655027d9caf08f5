// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawPanel, field, here, preparePanel, someTexts, screen, fill } from '../testing/draw';
import { FakeEditor } from '../testing/fake-editor';

preparePanel();

const openTitle = '#page=/de&locale=de&key=home.title';

describe('the open text', () => {
  it('is the one that was clicked, in the language of the page with English beside it', async () => {
    const { editor, hear, said } = drawPanel('#page=/de&locale=de');
    await screen.findByRole('option', { name: /German/ });
    hear(here(editor, ['home.title'], 'de', '/de'));
    hear({ edit: 'picked', ids: [editor.id('home.title', 'de')] });
    expect((await field('German')).value).toBe('Kenne deinen Wert');
    expect((await field('English')).value).toBe('Know your score');
    expect(screen.queryByRole('textbox', { name: 'Russian' })).toBeNull();
    expect(window.location.hash).toContain('key=home.title');
    // The page outlines it, in whichever language it shows it.
    expect(said.at(-1)).toEqual({
      edit: 'show',
      ids: ['en', 'de', 'ru', 'ja'].map((locale) => editor.id('home.title', locale)),
    });
  });

  it('is chosen from a list where several lie at the place', async () => {
    const { editor, hear, user } = drawPanel();
    await screen.findByRole('option', { name: 'English' });
    hear(here(editor, ['home.title', 'home.lead']));
    hear({ edit: 'picked', ids: [editor.id('home.title', 'en'), editor.id('home.lead', 'en')] });
    const list = await screen.findByRole('navigation', { name: 'Texts at this place' });
    await user.click(within(list).getByRole('button', { name: /home\.lead/ }));
    expect((await field('English')).value).toBe('Practice with {brand}');
  });

  it('is none where nothing of the catalogs lies, and that is said', async () => {
    const { editor, hear } = drawPanel();
    await screen.findByRole('option', { name: 'English' });
    hear(here(editor, []));
    hear({ edit: 'picked', ids: [] });
    expect(await screen.findByText(/Nothing that is changed here lies at this place/)).toBeTruthy();
    expect(screen.queryByText(/This is a price/)).toBeNull();
  });

  it('leads to the list of prices where a price was pointed at, also beside texts', async () => {
    const editor = new FakeEditor(someTexts());
    editor.answers.lists = () => ({ groups: [] });
    const { hear, user } = drawPanel('', editor);
    await screen.findByRole('option', { name: 'English' });
    hear(here(editor, ['home.title']));
    hear({ edit: 'picked', ids: [], price: true });
    expect(await screen.findByText(/This is a price/)).toBeTruthy();
    hear({ edit: 'picked', ids: [editor.id('home.title', 'en')], price: true });
    await field('English');
    await user.click(within(screen.getByText(/This is a price/)).getByRole('button', { name: 'Plans' }));
    expect(window.location.hash).toContain('view=lists');
    expect(JSON.parse(sessionStorage.getItem('edit.lists') ?? '')).toEqual({ sheet: 'memberships', q: '' });
  });

  it('shows further languages one at a time or together, and says which lacks it', async () => {
    const { user } = drawPanel('#locale=de&key=home.count');
    await user.click(await screen.findByRole('tab', { name: /Russian/ }));
    expect((await field('Russian')).value).toContain('день');
    expect(screen.getByRole('tab', { name: /Japanese, missing/ })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'All' }));
    expect((await field('Japanese')).value).toBe('');
    expect(await field('Russian')).toBeTruthy();
    expect(window.location.hash).toContain('beside=all');
  });

  it('shows further languages by the arrow keys, from the first on', async () => {
    const { user } = drawPanel('#locale=de&key=home.count');
    (await screen.findByRole('tab', { name: /Russian/ })).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Japanese/ }));
    await user.keyboard('{End}');
    expect(window.location.hash).toContain('beside=all');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Russian/ }));
  });

  it('says how much of the length it takes', async () => {
    const editor = new FakeEditor(someTexts());
    editor.more['home.title'] = { limit: { columns: 20, of: 'headline', used: { en: 15, de: 17 } } };
    drawPanel(openTitle, editor);
    const german = await field('German');
    fill(german, `${german.value} heute`);
    await waitFor(() => expect(screen.getByText('23 of 20 columns').dataset.over).toBe('true'));
    expect(screen.getByText('15 of 20 columns').dataset.over).toBeUndefined();
  });

  it('shows what changed in the English since it was translated', async () => {
    const editor = new FakeEditor(someTexts());
    const answer = { englishThen: 'Know your mark', englishNow: 'Know your score', changed: '2026-11-20' };
    editor.answers.text = () => ({
      ...{ key: 'home.title', file: '', arguments: [], tags: [], glossary: [], places: [], sample: {} },
      texts: ['en', 'ja'].map((locale) => ({
        ...{ locale, lang: locale, text: 'x', file: 'f', faults: [] },
        ...(locale === 'ja' && { stale: answer }),
      })),
    });
    drawPanel('#locale=ja&key=home.title', editor);
    expect(await screen.findByText(/English changed on 20 November 2026/)).toBeTruthy();
    expect(document.querySelector('.stale del')?.textContent).toBe('mark');
    expect(document.querySelector('.stale ins')?.textContent).toBe('score');
  });

  it('leads to the other pages that show it, in the language one works on', async () => {
    const editor = new FakeEditor(someTexts());
    editor.more['home.title'] = { places: [{ path: '/pricing', name: 'Pricing', sure: true }] };
    const { user, page } = drawPanel(openTitle, editor);
    await user.click(await screen.findByRole('link', { name: 'Pricing' }));
    expect(page.location.assign).toHaveBeenCalledWith('/de/pricing');
  });

  it('names the words of the glossary in the languages that are open', async () => {
    const editor = new FakeEditor(someTexts());
    editor.more['home.title'] = { glossary: [{ term: 'score', by: { de: 'wert', ru: 'балл' } }] };
    drawPanel(openTitle, editor);
    const list = (await screen.findByText('Words of the glossary')).parentElement;
    expect(list?.textContent).toContain('wert');
    expect(list?.textContent).not.toContain('балл');
  });

  it('stands beside its description as a search engine shows both', async () => {
    const texts = someTexts();
    const editor = new FakeEditor({
      ...texts,
      en: { ...texts.en, 'meta.home.title': '{brand}: practice', 'meta.home.description': 'All of it.' },
    });
    editor.more['meta.home.title'] = { isMeta: 'title' };
    drawPanel('#key=meta.home.title', editor);
    fill(await field('English'), '{brand}: practice now');
    const result = await screen.findByRole('figure');
    await waitFor(() => expect(result.textContent).toContain('Verbista: practice now'));
    await waitFor(() => expect(result.textContent).toContain('All of it.'));
  });

  it('names the texts that take its place on other sites', async () => {
    const texts = someTexts();
    const other = 'variants.withoutScores.home.title';
    const { user } = drawPanel(
      '#key=home.title',
      new FakeEditor({ ...texts, en: { ...texts.en, [other]: 'See your mistakes' } }),
    );
    await user.click(await screen.findByRole('button', { name: /where no connected service gives scores/ }));
    expect((await field('English')).value).toBe('See your mistakes');
    expect(await screen.findByRole('button', { name: 'What is said otherwise' })).toBeTruthy();
  });
});
