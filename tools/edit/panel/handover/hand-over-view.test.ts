// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawPanel, preparePanel, someTexts, screen, fill } from '../testing/draw';
import { FakeEditor, refusal } from '../testing/fake-editor';

preparePanel();

const draft = {
  branch: 'texts/2026-11-28-autumn',
  commit: 'abc',
  who: 'Kim',
  at: '2026-11-28T09:30:00.000Z',
  message: 'Say the price first',
  files: ['messages/de/home.json'],
  note: 'From Monday',
};
const change = {
  file: 'messages/de/home.json',
  key: 'home.title',
  locale: 'de',
  before: 'Alt',
  after: 'Neu',
};

function drawn(more: Partial<FakeEditor['answers']> = {}) {
  const editor = new FakeEditor(someTexts());
  editor.answers.changed = () => ({
    changes: [change, { file: 'content/blog/de/a.mdx', key: '', before: null, after: '' }],
  });
  editor.answers.drafts = () => ({ current: 'main', home: 'main', drafts: [draft], takenBack: [], dirty: 1 });
  Object.assign(editor.answers, more);
  return { ...drawPanel('#view=handover', editor), editor };
}

describe('what waits to be handed over', () => {
  it('is named as what it is, and leads there', async () => {
    const files = ['content/blog/de/skills/a.mdx', 'lib/site/price-list.ts', 'public/assets/posts/a/b.png'];
    const own = { title: 'Die letzte Stunde', draft: true, stale: false, broken: false };
    const sheet = { id: 'memberships', name: 'Plans', file: files[1], rows: 2 };
    const { user } = drawn({
      changed: () => ({
        changes: files.map((file, place) => ({ file, key: '', before: place === 0 ? null : '', after: '' })),
      }),
      longer: () => ({
        rows: [
          { key: 'blog/skills/a', kind: 'blog', address: '', title: 'The last hour', languages: { de: own } },
        ],
        categories: [],
      }),
      lists: () => ({ groups: [{ name: 'Prices', sheets: [sheet, { ...sheet, id: 'packs' }] }] }),
    });
    const post = await screen.findByRole('button', { name: 'Post “Die letzte Stunde”' });
    expect(post.closest('li')?.textContent).toBe('German Post “Die letzte Stunde” (draft): new');
    expect(screen.getByText(/^Picture “a\/b\.png”/).textContent).toBe('Picture “a/b.png”: changed');
    await user.click(await screen.findByRole('button', { name: 'Prices' }));
    expect(window.location.hash).toBe('#view=lists');
  });
});

describe('handing over', () => {
  it('shows what changed, takes a name and a sentence, and says where it is', async () => {
    let handed = false;
    const { user, editor } = drawn({
      handover: () => {
        handed = true;
        return {
          branch: draft.branch,
          commit: 'abc',
          files: 2,
          from: 'main',
          problems: [],
          dates: { noted: 1, left: [], said: 'The date of the page is noted.' },
        };
      },
      changed: () => ({ changes: handed ? [] : [change] }),
    });
    expect(await screen.findByText('Neu')).toBeTruthy();
    const [, button] = await screen.findAllByRole('button', { name: /^Hand over/ });
    fill(screen.getByRole('textbox', { name: /A name for it/ }), 'Autumn');
    fill(screen.getByRole('textbox', { name: /What changed/ }), ' ');
    expect(screen.getByRole('textbox', { name: /What changed/ })).toHaveProperty('value', '');
    fill(screen.getByRole('textbox', { name: /What changed/ }), 'Because');
    fill(screen.getByRole('textbox', { name: 'Your name' }), 'Kim');
    await user.click(button!);
    const done = await screen.findByText(/It goes out when somebody has merged it/);
    expect(done.parentElement).toBe(document.activeElement);
    expect(done.textContent).toContain('It is a draft on this machine, which others do not see yet.');
    expect(screen.getByText('The date of the page is noted.')).toBeTruthy();
    await user.click(within(done.parentElement!).getByRole('button', { name: `Copy ${draft.branch}` }));
    expect(await navigator.clipboard.readText()).toBe(draft.branch);
    expect(within(done.parentElement!).getByText('Copied.')).toBeTruthy();
    expect(editor.asked('handover')).toEqual([{ name: 'Autumn', message: 'Because', who: 'Kim' }]);
    expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
    expect(localStorage.getItem('edit.who')).toBe('Kim');
  });

  it('names what is not right and leads there', async () => {
    const problems = [
      { rule: 'x', reason: 'Add a full stop.', file: 'messages/de/home.json', key: 'lead' },
      { rule: 'y', reason: 'No such page.', file: 'content/blog/de/skills/photo.mdx', key: '', line: 26 },
    ];
    const { user } = drawn({
      handover: () => refusal(422, 'problems', 'Nothing was handed over.', { problems }),
    });
    await screen.findByText('Neu');
    fill(screen.getByRole('textbox', { name: /A name for it/ }), 'Autumn');
    fill(screen.getByRole('textbox', { name: /What changed/ }), 'Because');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Kim{Enter}');
    expect(await screen.findByText('Nothing was handed over.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Add a full stop/ }));
    expect(window.location.hash).toBe('#written=de&key=home.lead');
    await user.click(screen.getByRole('button', { name: /^Hand over/ }));
    expect(await screen.findByRole('textbox', { name: /What changed/ })).toHaveProperty('value', 'Because');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), '{Enter}');
    await user.click(await screen.findByRole('button', { name: /No such page/ }));
    expect(window.location.hash).toBe('#written=de&view=pages&key=blog/skills/photo');
  });

  it('names a text that languages lack once, and opens it in each', async () => {
    const reason = 'The key is missing: add it with a translation of the English below.';
    const lacking = (locale: string, key: string) => ({
      ...{ rule: 'missing-key', reason, text: 'Walk in' },
      ...{ file: `messages/${locale}/home.json`, key },
    });
    const problems = [lacking('ru', 'new'), lacking('ja', 'new'), lacking('ja', 'other')];
    const { user } = drawn({
      handover: () => refusal(422, 'problems', 'Nothing was handed over.', { problems }),
    });
    await screen.findByText('Neu');
    fill(screen.getByRole('textbox', { name: /A name for it/ }), 'Autumn');
    fill(screen.getByRole('textbox', { name: /What changed/ }), 'Because');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Kim{Enter}');
    const row = (await screen.findByText('home.new')).closest('li')!;
    expect(row.textContent).toContain('Russian, Japanese lack this text. Press one to write it.');
    expect(screen.getByText('home.other').closest('li')?.textContent).toContain('Japanese lacks this text.');
    expect(screen.queryByText(/The key is missing/)).toBeNull();
    await user.click(within(row).getByRole('button', { name: 'Japanese' }));
    expect(window.location.hash).toBe('#written=ja&key=home.new');
  });

  it('waits until everything is saved', async () => {
    sessionStorage.setItem(
      'edit.unsaved',
      JSON.stringify({ 'home.title': { de: { from: 'a', text: 'b' } } }),
    );
    drawn();
    await screen.findByText('Neu');
    const [, button] = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Hand over/ });
    expect(button?.disabled).toBe(true);
    expect(screen.getByText(/Save or throw away what you wrote first: home\.title/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open' }).disabled).toBe(true);
  });

  it('shows pages before and after', async () => {
    const { user, editor } = drawn({
      'drafts/pictures': () => ({
        pictures: [{ path: '/', locale: 'de', before: 'data:image/webp;base64,AA', after: null }],
        same: [{ path: '/pricing', locale: 'de' }],
        left: 2,
      }),
    });
    const [own] = await screen.findAllByRole('button', { name: 'Show pages before and after' });
    expect(editor.asked('drafts/pictures')).toEqual([]);
    await user.click(own!);
    expect((await screen.findByRole('img', { name: '/ before' })).getAttribute('src')).toContain('data:');
    expect(screen.getByText('The page is gone.')).toBeTruthy();
    expect(screen.getByText(/As before: \/pricing \(de\)/)).toBeTruthy();
    expect(screen.getByText('2 more pages changed.')).toBeTruthy();
  });
});

describe('a draft', () => {
  it('says what it is, is opened and taken back', async () => {
    const { user, editor } = drawn({ 'drafts/open': () => ({}), 'drafts/back': () => ({}) });
    const row = (await screen.findByText('Say the price first')).closest('li')!;
    expect(row.textContent).toContain('Kim, 28 Nov');
    expect(row.textContent).toContain('From Monday');
    expect(row.textContent).toMatch(/^Autumn/);
    expect(row.textContent).toContain('It is on this machine, as it is now, and nowhere else.');
    await user.click(within(row).getByRole('button', { name: 'Open' }));
    await user.click(within(row).getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(editor.asked('drafts/back')).toEqual([{ branch: draft.branch }]));
    expect(editor.asked('drafts/open')).toEqual([{ branch: draft.branch }]);
  });

  it('is not opened over changes, unless they are to come along', async () => {
    const { user, editor } = drawn({
      'drafts/open': ({ take }) => (take ? {} : refusal(409, 'changed_here', '2 files are changed here.')),
    });
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    expect(await screen.findByText('2 files are changed here.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take my changes along' }));
    await waitFor(() =>
      expect(editor.asked('drafts/open').at(-1)).toEqual({ branch: draft.branch, take: true }),
    );
  });

  it('that others have is not said to be here alone, and what was put right at the start is said', async () => {
    drawn({
      drafts: () => ({
        ...{ current: 'main', home: 'main', takenBack: [], dirty: 0 },
        drafts: [{ ...draft, pushed: 'origin' }],
        mended: ['Opening main was interrupted.'],
      }),
    });
    expect(await screen.findByText('Opening main was interrupted.')).toBeTruthy();
    expect(screen.queryByText(/on this machine/)).toBeNull();
  });

  it('that was taken back can be handed over as it was', async () => {
    const { user, editor } = drawn({
      drafts: () => ({ current: draft.branch, home: 'main', drafts: [], takenBack: [draft], dirty: 0 }),
      'drafts/back': () => ({}),
    });
    await user.click(await screen.findByText(/Taken back/));
    await user.click(screen.getByRole('button', { name: 'Hand over again as it was' }));
    await waitFor(() =>
      expect(editor.asked('drafts/back')).toEqual([{ branch: draft.branch, restore: true }]),
    );
    expect(screen.getByRole('button', { name: /Open main/ })).toBeTruthy();
  });
});
