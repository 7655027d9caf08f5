// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { practiceSet } from '@/lib/questions/items';
import { bankFile, bankItems, type Texts } from '@/lib/questions/bank/bank-file';
import { answersEntry, answerTimesEntry } from '@/lib/questions/kept';
import { idOf, questionsIn } from '@/lib/questions/protocol';
import { cardsEntry } from '@/lib/vocabulary/kept';
import { draw } from '@/tests/support/components/component';
import { prepareLiveSets, startSet } from '@/tests/support/components/live-set';
import { catalog } from '@/tests/support/site';
import { PracticeSet } from '../practice-set';

const texts = catalog('en', 'questions');
prepareLiveSets();

/** Answers for the files of the bank, as long as it can be reached. */
function serve() {
  const asked: string[] = [];
  const server = { isUp: true };
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!server.isUp) return new Response(null, { status: 503 });
    const name = /^\/bank\/en\/(.*)\.json$/.exec(path)?.[1] ?? '';
    return Response.json(bankFile(name, catalog('en', 'bank-words') as Texts));
  });
  return { asked, server };
}

/** The set of a lesson, all of it answered, on a page. */
function finished() {
  // What the page waits for is loaded, and does not wait for clocks.
  vi.useRealTimers();
  for (const entry of [answersEntry, answerTimesEntry, cardsEntry]) entry.remove();
  const { container } = draw(<PracticeSet type="readAndSelect" />, 'en', ['questions', 'explanations']);
  const name = texts.label.replace('{name}', 'Read and Select');
  const page = within(container).getByRole('group', { name });
  // What is drawn in place of a set has a root of its own, of which the test does not know when it is drawn.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // Near the window at once.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly seen: (entries: object[]) => void) {}
      observe() {
        this.seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  startSet(page);
  const words = practiceSet('readAndSelect');
  for (const [index, form] of questionsIn(page).entries())
    fireEvent.click(within(form).getByLabelText(words[index]?.real ? 'Yes' : 'No'));
  const more = within(page).getByRole('button', { name: texts.more.five });
  const next = () =>
    waitFor(() => container.querySelector<HTMLElement>('[data-live]:not([hidden])') ?? expect.fail());
  return { page, more, next, container };
}

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const idsIn = (root: HTMLElement) => questionsIn(root).map(idOf);
const wordOf = (id: string) => bankItems('readAndSelect').find((item) => item.id === id) ?? expect.fail(id);
const isReal = (id: string) => {
  const item = wordOf(id);
  return 'real' in item && item.real;
};

describe('five new ones', () => {
  it('come in place of a set, alive, at a level that is said, with the focus on the first', async () => {
    const { asked } = serve();
    const { page, more, next } = finished();
    await press(more);
    await waitFor(() => expect(page.hidden).toBe(true));
    const set = await next();
    const ids = idsIn(set);
    expect(ids).toHaveLength(5);
    for (const id of ids) expect(id).toMatch(/^rs-\d{3}$/);
    expect(asked.every((path) => path.startsWith('/bank/en/readAndSelect-'))).toBe(true);
    expect(set.parentElement?.textContent).toMatch(/^About level \d+, our estimate\./);
    const [first] = questionsIn(set);
    await waitFor(() => expect(first?.contains(document.activeElement)).toBe(true));
    fireEvent.click(within(first ?? expect.fail()).getByLabelText(isReal(ids[0] ?? '') ? 'Yes' : 'No'));
    expect(first?.dataset.state).toBe('right');
    expect(answersEntry.read()).toHaveProperty(ids[0] ?? '');
    expect(first?.querySelector('[data-reason]')?.textContent).toBeTruthy();
  });

  it('are loaded once for two presses, and are others the next time', async () => {
    const { asked } = serve();
    const { more, next, page } = finished();
    await press(more);
    await press(more);
    await waitFor(() => expect(page.hidden).toBe(true));
    expect(asked.length).toBe(new Set(asked).size);
    const first = await next();
    const ids = idsIn(first);
    for (const [index, form] of questionsIn(first).entries())
      fireEvent.click(within(form).getByLabelText(isReal(ids[index] ?? '') ? 'Yes' : 'No'));
    await press(within(first).getByRole('button', { name: texts.more.five }));
    const second = await waitFor(async () => {
      const set = await next();
      expect(set).not.toBe(first);
      return set;
    });
    expect(idsIn(second).filter((id) => ids.includes(id))).toEqual([]);
  });

  it('say so where they cannot be had, leave the set, and come when they are asked for again', async () => {
    const { server } = serve();
    server.isUp = false;
    // Other tests have loaded the files.
    vi.resetModules();
    const { page, more, container } = finished();
    await press(more);
    const failed = await within(page).findByRole('alert');
    expect(failed.textContent).toBe(texts.more.failed);
    expect(failed.hidden).toBe(false);
    expect(page.hidden).toBe(false);
    expect(Object.keys(answersEntry.read() ?? {})).toHaveLength(5);
    server.isUp = true;
    await press(more);
    await waitFor(() => expect(page.hidden).toBe(true));
    expect(container.querySelectorAll('form')).toHaveLength(10);
  });

  it('make cards of the real words that are missed, and of no others', async () => {
    serve();
    const { more, next, page } = finished();
    await press(more);
    await waitFor(() => expect(page.hidden).toBe(true));
    const set = await next();
    const ids = idsIn(set);
    for (const form of questionsIn(set)) fireEvent.click(within(form).getByLabelText('No'));
    const cards = ids.filter(isReal).map((id) => (wordOf(id) as { card?: string }).card ?? id);
    expect(Object.keys(cardsEntry.read() ?? {}).toSorted()).toEqual(cards.toSorted());
  });
});
