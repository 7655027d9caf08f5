// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { resultEntry } from '@/lib/diagnostic/result';
import { fill } from '@/lib/i18n/fill';
import { practiceSet } from '@/lib/questions/items';
import { bankFile, bankItems, type Texts } from '@/lib/questions/bank/bank-file';
import { answersEntry, answerTimesEntry } from '@/lib/questions/kept';
import { idOf, questionsIn } from '@/lib/questions/protocol';
import { lessonSets } from '@/lib/questions/report/lesson-sets';
import { onSetReport, type SetReport } from '@/lib/questions/report/on-report';
import { cardsEntry } from '@/lib/vocabulary/kept';
import { draw } from '@/tests/support/components/component';
import { endOf, prepareLiveSets, startSet } from '@/tests/support/components/live-set';
import { catalog, translate } from '@/tests/support/site';
import { OpenSet } from '../open-set';
import { PracticeSet } from '../practice-set';
// What is loaded on request is there before a test counts its time.
import './draw-more';

const texts = catalog('en', 'questions');
const viewer = catalog('en', 'viewer');
const scenes = catalog('en', 'scenes');
prepareLiveSets();

/** Answers for the files of the bank, as long as it can be reached. */
function serve() {
  const asked: string[] = [];
  const server = { isUp: true };
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!server.isUp) return new Response(null, { status: 503 });
    const name = /^\/bank\/en\/(.*)\.json$/.exec(path)?.[1] ?? '';
    return Response.json(bankFile(name, { ...(catalog('en', 'bank-words') as Texts), ...scenes }));
  });
  return { asked, server };
}

/** A set on a page that has come to life, with nothing answered. */
function opened(set: ReactNode, name: string) {
  // What the page waits for is loaded, and does not wait for clocks.
  vi.useRealTimers();
  for (const entry of [answersEntry, answerTimesEntry, cardsEntry]) entry.remove();
  const { container } = draw(set, 'en', ['questions', 'explanations']);
  const page = within(container).getByRole('group', { name: fill(texts.label, { name }) });
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
  const next = () =>
    waitFor(() => container.querySelector<HTMLElement>('[data-live]:not([hidden])') ?? expect.fail());
  return { page, next, container };
}

const onward = <a href="#next">Next lesson</a>;

/** The set of a lesson, all of it answered, on a page. */
function finished() {
  const { page, ...rest } = opened(<PracticeSet type="readAndSelect" onward={onward} />, 'Read and Select');
  const words = practiceSet('readAndSelect');
  for (const [index, form] of questionsIn(page).entries())
    fireEvent.click(within(form).getByLabelText(words[index]?.real ? 'Yes' : 'No'));
  const more = within(endOf(page)).getByRole('button', { name: texts.more.five });
  return { page, more, ...rest };
}

const press = (pressed: HTMLElement) => act(async () => void fireEvent.click(pressed));
const linksAfter = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-end] a')].map((link) => link.getAttribute('href'));
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

  it.each([
    ['weak', 10, 50, 40],
    ['strong', 130, 160, 145],
  ])(
    'begin at the level of a %s diagnostic test, whatever the set of the page came to',
    async (_, low, high, level) => {
      serve();
      const reading = { low, high };
      resultEntry.write({
        ...{ at: '2026-11-22T10:00:00.000Z', low: 60, high: 100, timed: true, lessons: [] },
        skills: { reading, listening: null },
      });
      const { more, next, page } = finished();
      await press(more);
      await waitFor(() => expect(page.hidden).toBe(true));
      const set = await next();
      resultEntry.remove();
      expect(set.parentElement?.textContent).toContain(translate('en', 'questions', 'more.level', { level }));
      const difficulties = idsIn(set).map((id) => (wordOf(id) as { difficulty: number }).difficulty);
      for (const difficulty of difficulties) expect(Math.abs(difficulty - level)).toBeLessThanOrEqual(25);
    },
  );

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
    await press(within(endOf(first)).getByRole('button', { name: texts.more.five }));
    const second = await waitFor(async () => {
      const set = await next();
      expect(set).not.toBe(first);
      return set;
    });
    expect(idsIn(second).filter((id) => ids.includes(id))).toEqual([]);
    expect(linksAfter(second)).toEqual(['#next']);
  });

  it('lead on after their result to where the set of the page leads, and leave that its own', async () => {
    serve();
    const { more, next, page } = finished();
    await press(more);
    await waitFor(() => expect(page.hidden).toBe(true));
    expect(linksAfter(await next())).toEqual(['#next']);
    expect(linksAfter(page)).toEqual(['#next']);
  });

  it('do not count as sets of the lesson', async () => {
    serve();
    const { more, next, page } = finished();
    const reported = vi.fn<(report: SetReport) => void>();
    const stop = onSetReport(reported);
    await press(more);
    await waitFor(() => expect(page.hidden).toBe(true));
    const [form] = questionsIn(await next());
    fireEvent.click(within(form ?? expect.fail()).getByLabelText('No'));
    stop();
    const sets = lessonSets('readAndSelect');
    expect(reported).toHaveBeenCalled();
    expect(reported.mock.calls.filter(([{ id }]) => id in sets)).toEqual([]);
  });

  it('say so where they cannot be had, leave the set, and come when they are asked for again', async () => {
    const { server } = serve();
    server.isUp = false;
    // Other tests have loaded the files.
    vi.resetModules();
    const { page, more, container } = finished();
    await press(more);
    const failed = await within(endOf(page)).findByRole('alert');
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

it('new photos open in the viewer, as those of the page do', async () => {
  serve();
  const name = 'Write About the Photo';
  const { page, next } = opened(
    <OpenSet lesson="writeAboutThePhoto" name={name} photoOf={() => null} />,
    name,
  );
  await press(within(endOf(page)).getByRole('button', { name: texts.more.tasks }));
  await waitFor(() => expect(page.hidden).toBe(true));
  const set = await next();
  const photos = [...set.querySelectorAll('img')];
  expect(photos).toHaveLength(2);
  for (const photo of photos) expect(Object.values(scenes)).toContain(photo.alt);
  const [photo] = photos;
  const link = photo?.closest('a') ?? expect.fail();
  expect(link.getAttribute('aria-label')).toBe(`${viewer.open}: ${photo?.alt}`);
  await press(link);
  const dialog = await within(set).findByRole('dialog', { name: viewer.photo });
  expect(within(dialog).getByRole('img').getAttribute('src')).toBe(link.getAttribute('href'));
  await press(within(dialog).getByRole('button', { name: viewer.close }));
  await waitFor(() => expect(within(set).queryByRole('dialog')).toBeNull());
});
