// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { LongerChecked, LongerList, LongerText } from '../../longer/contract';
import { drawPanel, fill, preparePanel, screen, someTexts } from '../testing/draw';
import { FakeEditor, refusal } from '../testing/fake-editor';

preparePanel();

const key = 'blog/skills/photo';
const head = (title: string, more = '') =>
  `---\ntitle: ${title}\npublished: 2026-11-22\nrelated:\n  - skills/other\n  - skills/third\n${more}---\n\n`;
const english = `${head('A photo')}Lead.\n\n## One\n\nFirst.\n\n![A line](a.svg)\n`;
const german = `${head('Ein Foto')}Anfang.\n\n## Eins\n\nErstens.\n\n![Eine Linie](a.svg)\n`;

const list: LongerList = {
  rows: [
    {
      key,
      kind: 'blog',
      address: '/blog/skills/photo',
      title: 'A photo',
      languages: {
        en: { title: 'A photo', published: '2026-11-22', draft: false, stale: false, broken: false },
        de: { title: 'Ein Foto', published: '2026-11-22', draft: true, stale: true, broken: false },
      },
      lacks: ['ru', 'ja'],
    },
    { key: 'legal/tos', kind: 'legal', address: '/tos', title: 'Terms', languages: {}, lacks: [] },
  ],
  categories: [{ path: 'skills', name: 'Skills' }],
};

/** Stands in for the calls of longer texts: a text with “wrong” in it has a fault in line 10. */
function withPages(hash = `#view=pages&key=${key}&page=/de/blog/skills/photo`, own = german) {
  const editor = new FakeEditor(someTexts());
  const disk: Record<string, string | null> = { en: english, de: own, ru: null, ja: null };
  const text = (): LongerText => ({
    key,
    kind: 'blog',
    address: '/blog/skills/photo',
    fields: [
      { name: 'title', kind: 'line', required: true, columns: { least: 4, most: 65 } },
      { name: 'published', kind: 'day', required: true },
      { name: 'related', kind: 'posts', required: false },
      { name: 'draft', kind: 'switch', required: false },
    ],
    texts: Object.entries(disk).map(([locale, said]) => ({
      locale,
      lang: locale,
      text: said,
      file: `content/blog/${locale}/skills/photo.mdx`,
      ...(locale === 'de' && {
        stale: { sections: [{ title: 'One', then: '## One\n\nOld.', now: '## One\n\nFirst.' }] },
      }),
    })),
    posts: ['other', 'third', 'fourth'].map((name) => ({ path: `skills/${name}`, title: `Post ${name}` })),
    pictures: [
      { name: 'a.svg', src: '/assets/posts/skills/photo/a.svg', bytes: 900, width: 800, height: 400 },
    ],
  });
  const checked = (said: string): LongerChecked => ({
    faults: said.includes('wrong') ? [{ rule: 'article', reason: 'This word is wrong.', line: 10 }] : [],
    columns: { title: 7 },
    said: { title: 'Ein Foto' },
    unreadable: false,
  });
  Object.assign(editor.answers, {
    longer: () => list,
    'longer/text': text,
    'longer/check': (input: { text: string }) => checked(input.text),
    'longer/new': () => ({ key: 'blog/skills/new' }),
    'longer/translate': ({ locale }: { locale: string }) => {
      disk[locale] = english;
      return { key };
    },
    'longer/save': ({ from, texts }: { from: typeof disk; texts: Record<string, string> }) => {
      if (Object.keys(texts).some((locale) => disk[locale] !== from[locale]))
        return refusal(409, 'changed_on_disk', 'Meanwhile it changed.', { disk: { de: disk.de } });
      const written = Object.entries(texts).map(([locale, said]) => [locale, said.replace('* ', '- ')]);
      Object.assign(disk, Object.fromEntries(written));
      return { saved: Object.keys(texts).map((locale) => ({ locale })), texts: Object.fromEntries(written) };
    },
  });
  return { ...drawPanel(hash, editor), disk };
}

const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });

it('lists every page with its days and what languages lack, and finds by the words of any language', async () => {
  const { user } = withPages('#view=pages');
  const row = await screen.findByRole('button', { name: /A photo/ });
  expect(row.textContent).toContain('Out since 22 November 2026');
  expect(row.textContent).toContain('Draft: German');
  expect(row.textContent).toContain('Behind the English: German');
  expect(row.textContent).toContain('Not in: Russian, Japanese');
  await user.type(screen.getByRole('searchbox'), 'ein foto');
  expect(screen.queryByText('Terms')).toBeNull();
  await user.click(row);
  expect(await title()).toHaveProperty('value', 'A photo');
});

it('begins a post from its title and category, and opens it with its page', async () => {
  const { user, editor } = withPages('#view=pages');
  await user.click(await screen.findByRole('button', { name: 'New post' }));
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New post' }));
  await user.click(screen.getByRole('button', { name: 'New post' }));
  await user.type(screen.getByRole('textbox', { name: 'Title in English' }), 'A new one');
  await user.click(screen.getByRole('button', { name: 'Begin the post' }));
  await screen.findByRole('button', { name: 'All pages' });
  expect(document.activeElement?.tagName).toBe('H2');
  expect(editor.asked('longer/new')).toEqual([{ title: 'A new one', category: 'skills' }]);
  expect(window.location.hash).toContain('page=/blog/skills/new');
});

it('writes a field into the lines above the text alone, and saves as the formatter has it', async () => {
  const { user, editor, disk } = withPages();
  fill(await title(), '* Ein Foto: neu');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: German');
  const [sent] = editor.asked('longer/save');
  expect(sent).toEqual({
    key,
    from: { de: german },
    texts: { de: german.replace('title: Ein Foto', "title: '* Ein Foto: neu'") },
  });
  expect(disk.de).toContain('- Ein Foto: neu');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  expect((await title()).value).toBe('- Ein Foto: neu');
});

it('asks to put today into the day of a text that is changed, of every language of it', async () => {
  const { user, disk } = withPages(undefined, german.replace('related', 'updated: 2026-11-23\nrelated'));
  fill(await title(), 'Ein Foto: neu');
  expect(await screen.findByText(/“Last changed” says 23 November 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Put today into “Last changed”' }));
  expect(screen.queryByText(/“Last changed” says/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: German');
  expect(disk.de).toContain(`updated: ${new Date().toISOString().slice(0, 10)}`);
  expect(disk.de).toContain('neu');
});

it('orders related posts, and takes a draft’s word away', async () => {
  const { user } = withPages();
  await title();
  await user.click(screen.getByRole('button', { name: 'Move up: Post third' }));
  await user.click(screen.getByRole('button', { name: 'Take away: Post other' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add a related post' }), 'Post fourth');
  await user.click(screen.getByRole('checkbox', { name: /^Draft/ }));
  const written = (sessionStorage.getItem('edit.unsaved') ?? '').replaceAll('\\n', '\n');
  expect(written).toContain('related:\n  - skills/third\n  - skills/fourth\ndraft: true\n---');
  await user.click(screen.getByRole('checkbox', { name: /^Draft/ }));
  expect(sessionStorage.getItem('edit.unsaved')).not.toContain('draft');
});

it('shows the English beside a translation by sections, with those that changed since', async () => {
  withPages();
  expect(await screen.findByText('The English has changed since this was translated, in:')).toBeTruthy();
  const sections = screen.getByRole('list', { name: 'English by sections' });
  expect([...sections.children].map((item) => item.querySelector('button')?.textContent)).toEqual([
    'Before the first heading',
    'One',
  ]);
});

it('says what is wrong with its line, and asks before one leaves what is not saved', async () => {
  const { user } = withPages();
  fill(await title(), 'A wrong word');
  expect(await screen.findByText('This word is wrong.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Line 10' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All pages' }));
  expect(await screen.findByRole('dialog', { name: 'This text is not saved' })).toBeTruthy();
});

it('lets one choose where the file changed meanwhile', async () => {
  const { user, disk } = withPages();
  fill(await title(), 'Mein Titel');
  disk.de = german.replace('Erstens', 'Anders');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('radio', { name: /What you wrote/ }));
  await user.click(screen.getByRole('button', { name: 'Use what I chose' }));
  await screen.findByText('Saved: German');
  expect(disk.de).toContain('title: Mein Titel');
});

it('begins a translation in a language that lacks the page', async () => {
  const { user, editor } = withPages();
  await title();
  await user.click(screen.getByRole('button', { name: /^ja Japanese, missing/ }));
  await user.click(await screen.findByRole('button', { name: 'Translate into Japanese' }));
  expect(await title()).toHaveProperty('value', 'A photo');
  expect(screen.getByText(/same as in English/)).toBeTruthy();
  fill(await title(), '写真');
  expect(screen.queryByText(/same as in English/)).toBeNull();
  expect(editor.asked('longer/translate')).toEqual([{ key, locale: 'ja' }]);
  expect(window.location.hash).toContain('page=/ja/blog/skills/photo');
});

it('says what a picture shows in every language that has the post, side by side', async () => {
  const { user, disk } = withPages();
  await title();
  await user.click(screen.getByText('What a.svg shows, in every language'));
  const own = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'German' });
  expect(own.value).toBe('Eine Linie');
  fill(screen.getByRole('textbox', { name: 'English' }), 'A [new] line');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: English');
  expect(disk.en).toBe(english.replace('A line', 'A \\[new\\] line'));
  expect(disk.de).toBe(german);
});
