// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepAnswers, readTarget } from '@/lib/diagnostic/details';
import { pool } from '@/lib/diagnostic/pool';
import { itemOf, resultOf, withAnswer } from '@/lib/diagnostic/progress';
import { readDiagnosticResult, resultEntry } from '@/lib/diagnostic/result';
import { newRun, readRun, runDays, runEntry, type Run } from '@/lib/diagnostic/run';
import { questionCount } from '@/lib/diagnostic/turns';
import type { Locale } from '@/lib/i18n/locales';
import { dropRun, giveRunBack } from '@/lib/practice/runs';
import { courses } from '@/lib/site/courses';
import { draw } from '@/tests/support/components/component';
import { message, translate } from '@/tests/support/site';
import { KeptMark } from '../kept-mark';
import { StartTest } from '../start';

const said = (key: string, locale: Locale = 'en') => message(locale, 'diagnostic', key);
const heading = (number: number, locale: Locale = 'en') =>
  screen.findByRole('heading', {
    level: 2,
    name: translate(locale, 'diagnostic', 'run.about', { number, count: questionCount(false) }),
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Lets time pass, in ms. */
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  user = userEvent.setup({ delay: null });
  // Nothing can be heard here.
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      play = () => Promise.reject(new Error('There is no sound'));
      pause = () => undefined;
    },
  );
});

async function start() {
  draw(<StartTest />, 'en', ['diagnostic']);
  await press(said('start.button'));
  await heading(1);
}

/** What is right for the question that is open, as it is kept. */
function rightFor(run: Run): readonly string[] {
  const item = itemOf(run);
  if (!item) throw new Error('No question is open');
  if (item.type === 'readAndSelect') return [item.real ? 'yes' : 'no'];
  if (item.type === 'listenAndType') return [item.sentence];
  const text = item.type === 'readAndComplete' ? item.text : item.sentence;
  return [...text.matchAll(/\{(.+?)\}/g)].map(([, letters]) => letters ?? '');
}

/** Answers the open question by keyboard. */
async function answerRight(run: Run) {
  const right = rightFor(run);
  if (itemOf(run)?.type === 'readAndSelect') return user.keyboard(right[0]?.charAt(0) ?? '');
  await user.keyboard(`${right.join('')}{Enter}`);
}

/** A run with some answers, all of them wrong unless they are said to be right. */
function answered(count: number, { run = newRun(true), right = false } = {}): Run {
  const item = itemOf(run);
  if (!item || count === 0) return run;
  return answered(count - 1, { run: withAnswer(run, item, right ? rightFor(run) : []), right });
}

it(
  'goes by keyboard through the questions to a result, which is kept, and says nothing in between',
  { timeout: 30_000 },
  async () => {
    runEntry.write(answered(12, { run: newRun(false), right: true }));
    draw(<StartTest />, 'en', ['diagnostic']);
    await heading(13);
    await press(said('run.begin'));
    for (let run = readRun(); run && itemOf(run); run = readRun()) {
      expect(screen.queryByRole('timer')).toBeNull();
      const begin = screen.queryByText(said('run.begin'));
      if (begin) {
        expect(document.activeElement).toBe(begin);
        await user.keyboard('{Enter}');
      }
      await answerRight(run);
      expect(readRun()?.answers).toHaveLength(run.answers.length + 1);
      expect(document.body.textContent).not.toContain(message('en', 'questions', 'wrong'));
    }
    await press(said('run.begin'));
    await user.keyboard('I plan my week on Sunday.');
    await press(message('en', 'questions', 'done'));
    expect(screen.getByText('I plan my week on Sunday.')).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(5);
    await press(said('writing.finish'));

    const result = readDiagnosticResult();
    expect(result?.high).toBe(160);
    expect(result?.low).toBeGreaterThanOrEqual(125);
    expect(readRun()).toBeNull();
    const title = screen.getByRole('heading', { level: 2, name: said('result.title') });
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('img', { name: new RegExp(`${result?.low}.*160`) })).toBeTruthy();
    expect(screen.getByText(translate('en', 'diagnostic', 'result.sure', { points: 10 }))).toBeTruthy();
    expect(screen.getByText(said('result.untimed'))).toBeTruthy();
    expect(screen.getByText(said('lessons.evenLead'))).toBeTruthy();
    expect(screen.getAllByText(said('result.unmeasured'))).toHaveLength(2);
    const first = courses.find(({ key }) => key === result?.lessons[0]?.lesson);
    const lesson = message('en', 'courses', `lessons.${first?.key}.name`);
    const begin = translate('en', 'diagnostic', 'lessons.begin', { lesson, minutes: first?.tryMinutes ?? 0 });
    expect(screen.getByRole('link', { name: begin }).getAttribute('href')).toBe(
      `/courses/${first?.slug}#practice`,
    );
    const [level, levels] =
      Number(result?.low) < 130 ? (['b2', 'B2–C2'] as const) : (['c1', 'C1–C2'] as const);
    expect(screen.getByText(translate('en', 'diagnostic', `result.level.${level}`, { levels }))).toBeTruthy();
    expect(screen.getByRole('link', { name: lesson }).getAttribute('href')).toMatch(/^\/courses\//);
    await press(said('run.again'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: said('start.button') }));
  },
);

it('hands a question in when its time is up, with what is typed', async () => {
  await start();
  await press(said('run.begin'));
  expect(screen.getByRole('timer').textContent).toContain('0:05');
  await pass(4_000);
  expect(readRun()?.answers).toEqual([]);
  await pass(1_400);
  await heading(2);
  expect(readRun()?.answers).toMatchObject([{ given: [] }]);

  await user.keyboard('yyy');
  await heading(5);
  await press(said('run.begin'));
  await user.keyboard('q');
  await pass(20_400);
  await heading(6);
  expect(readRun()?.answers.at(-1)?.given).toEqual(['q']);
});

it('says with the next question that the time of the one before was up, and no longer once that is answered', async () => {
  const late = (number: number) => translate('en', 'diagnostic', 'run.late', { number });
  await start();
  await press(said('run.begin'));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await pass(5_400);
  await heading(2);
  // The very same element, or nothing would be announced.
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe(late(1));
  await pass(5_400);
  await heading(3);
  expect(status.textContent).toBe(late(2));
  await user.keyboard('y');
  await heading(4);
  expect(status.textContent).toBe('');
});

it('says so too where the next question is of another type, or where none is left', async () => {
  const late = (number: number) => translate('en', 'diagnostic', 'run.late', { number });
  runEntry.write(answered(5));
  const { unmount } = draw(<StartTest />, 'en', ['diagnostic']);
  await heading(6);
  await press(said('run.begin'));
  await pass(20_400);
  await heading(7);
  expect(screen.getByRole('button', { name: said('run.begin') })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(late(6));
  unmount();

  const all = answered(20);
  runEntry.write({ ...all, answers: all.answers.slice(0, -1) });
  draw(<StartTest />, 'en', ['diagnostic']);
  await heading(all.answers.length);
  await press(said('run.begin'));
  await pass(200_000);
  expect(screen.getByRole('heading', { level: 2, name: said('writing.title') })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(late(all.answers.length));
});

it('goes on after a reload at the same question with what was typed, in another language too', async () => {
  const run = { ...answered(5), draft: ['a'] };
  const item = itemOf(run);
  runEntry.write(run);
  draw(<StartTest />, 'de', ['diagnostic']);
  await heading(6, 'de');
  await press(said('run.begin', 'de'));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.value).toBe('a');
  expect(item && 'sentence' in item ? item.sentence : '').toContain(
    field.parentElement?.textContent ?? 'no text',
  );
  expect(itemOf(readRun() ?? newRun(true))).toEqual(item);
});

it('stops the clock when the page is left', async () => {
  await start();
  await press(said('run.begin'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  await pass(60_000);
  expect(readRun()?.answers).toEqual([]);
});

it('says that nothing can be heard, and goes on without the listening questions', async () => {
  const run = answered(6);
  expect(itemOf(run)?.type).toBe('listenAndType');
  runEntry.write(run);
  draw(<StartTest />, 'en', ['diagnostic']);
  await heading(7);
  await press(said('run.begin'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(said('run.silent')));
  expect(screen.getByText(translate('en', 'diagnostic', 'run.plays', { left: 3 }))).toBeTruthy();
  await press(said('run.quiet'));
  expect(readRun()?.quiet).toBe(true);
  expect(itemOf(readRun() ?? run)?.type).toBe('readAndComplete');
});

it('says of a run with old questions that it cannot go on, and begins a new one', async () => {
  runEntry.write({ ...newRun(true), answers: [{ id: 'rs-01', given: ['yes'] }] });
  draw(<StartTest />, 'en', ['diagnostic']);
  await screen.findByRole('heading', { level: 2, name: said('run.outdated.title') });
  expect(screen.getByText(said('run.outdated.body'))).toBeTruthy();
  await press(said('run.again'));
  expect(readRun()).toBeNull();
  await press(said('start.button'));
  await heading(1);
  expect(readRun()?.answers).toEqual([]);
});

it('names reading alone where nothing was heard, and says nothing of time limits that counted', async () => {
  const run = answered(20, { run: { ...newRun(true), quiet: true } });
  resultEntry.write(resultOf(run));
  draw(<StartTest />, 'en', ['diagnostic']);
  const { low, high } = readDiagnosticResult() ?? {};
  const range = { low: low ?? 0, high: high ?? 0 };
  expect(await screen.findByText(translate('en', 'diagnostic', 'result.readingRange', range))).toBeTruthy();
  expect(screen.queryByText(translate('en', 'diagnostic', 'result.range', range))).toBeNull();
  expect(screen.queryByText(said('result.untimed'))).toBeNull();
});

it('asks other questions the second time', async () => {
  const first = answered(3);
  runEntry.write(first);
  draw(<StartTest />, 'en', ['diagnostic']);
  await heading(4);
  await press(said('run.forget'));
  await press(said('start.button'));
  await heading(1);
  const shown = [...first.answers.map(({ id }) => id), itemOf(first)?.id];
  expect(new Set(readRun()?.seen)).toEqual(new Set(shown));
  expect(shown).not.toContain(itemOf(readRun() ?? first)?.id);
});

it('forgets the answers when it is told to, and not before', async () => {
  runEntry.write(answered(3));
  draw(<StartTest />, 'en', ['diagnostic']);
  await heading(4);
  await press(said('run.forget'));
  expect(readRun()).toBeNull();
  expect(screen.getByRole('button', { name: said('start.button') })).toBeTruthy();
});

it('is a mode of its own from the start to the end, and keeps what is typed when it is left', async () => {
  const mode = () => document.querySelector('[data-mode="test"]');
  await start();
  expect(mode()).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: said('hero.title') })).toBeTruthy();
  await press(said('run.begin'));
  await user.keyboard('yyyy');
  await heading(5);
  await press(said('run.begin'));
  await user.keyboard('q');
  await press(said('run.leave'));
  expect(mode()).toBeNull();
  expect(screen.getByText(translate('en', 'diagnostic', 'left.body', { days: runDays }))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: said('left.title') }));
  await pass(60_000);
  expect(readRun()).toMatchObject({ draft: ['q'] });
  expect(readRun()?.answers).toHaveLength(4);
  await press(said('left.continue'));
  expect(mode()).not.toBeNull();
  await press(said('run.begin'));
  expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]?.value).toBe('q');
});

it('leaves the page as it is where a run is only found again, until somebody goes on with it', async () => {
  runEntry.write(answered(3));
  draw(<StartTest />, 'en', ['diagnostic']);
  await heading(4);
  expect(document.querySelector('[data-mode="test"]')).toBeNull();
  expect(screen.queryByRole('button', { name: said('run.leave') })).toBeNull();
  await press(said('run.begin'));
  expect(document.querySelector('[data-mode="test"]')).not.toBeNull();
});

it('folds every answer to a line with its mark, the missed ones first, and opens it to what was given and what is right', async () => {
  const run = answered(8, { run: { ...newRun(true), quiet: true }, right: true });
  const mixed = run.answers.map(({ id, given }, index) => ({
    id,
    given:
      index === 2 ? [given[0] === 'yes' ? 'no' : 'yes'] : index === 5 ? ['zz'] : index === 6 ? [] : given,
  }));
  const word = pool.find(({ id }) => id === mixed[2]?.id);
  const result = resultOf({ ...run, answers: mixed });
  resultEntry.write(result);
  keepAnswers(result, mixed);
  draw(<StartTest />, 'en', ['diagnostic']);
  expect(await screen.findByText(translate('en', 'diagnostic', 'answers.title', { count: 8 }))).toBeTruthy();
  const missed = [3, 6, 7];
  expect(
    screen.getByText(translate('en', 'diagnostic', 'answers.right', { right: 5, count: 8 })),
  ).toBeTruthy();
  const rows = [...document.querySelectorAll('li > details')];
  expect(rows.every((row) => !(row as HTMLDetailsElement).open)).toBe(true);
  const heads = rows.map((row) => row.querySelector('summary')?.textContent);
  const [wrong, right] = [message('en', 'questions', 'wrong'), message('en', 'questions', 'right')];
  expect(heads.slice(0, 3)).toEqual([
    `3Read and Select${wrong}`,
    `6Fill in the Blanks${wrong}`,
    expect.stringMatching(new RegExp(`^7.*${said('answers.none')}$`)),
  ]);
  const others = run.answers.flatMap((_, index) => (missed.includes(index + 1) ? [] : index + 1));
  expect(heads.slice(3).map((head) => Number.parseInt(head ?? '', 10))).toEqual(others);
  for (const head of heads.slice(3)) expect(head).toMatch(new RegExp(`${right}$`));
  const [first, gaps] = rows;
  expect(first?.querySelector('del')?.textContent).toContain(
    word && 'real' in word && word.real ? 'No' : 'Yes',
  );
  expect(gaps?.querySelector('del')?.textContent).toMatch(/zz$/);
  expect(gaps?.querySelector('ins')).toBeTruthy();
});

it('has the lessons before the answers, and calls them the suggested ones', async () => {
  const run = answered(20, { run: { ...newRun(true), quiet: true } });
  const result = { ...resultOf(run), low: 60, high: 100 };
  resultEntry.write(result);
  keepAnswers(result, run.answers);
  draw(<StartTest />, 'en', ['diagnostic']);
  const lessons = await screen.findByRole('heading', { level: 3, name: said('lessons.title') });
  const answers = screen.getByRole('heading', {
    level: 3,
    name: translate('en', 'diagnostic', 'answers.title', { count: run.answers.length }),
  });
  expect(lessons.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('status').textContent).toContain('the suggested lessons');
  await user.selectOptions(screen.getByRole('combobox'), '120');
  expect(screen.getByRole('status').textContent).toContain('the suggested lessons');
});

it('keeps the score that somebody needs and says how far it is', async () => {
  const result = { ...resultOf(answered(20, { run: { ...newRun(true), quiet: true } })), low: 60, high: 100 };
  resultEntry.write(result);
  const { unmount } = draw(<StartTest />, 'en', ['diagnostic']);
  const field = await screen.findByRole('combobox', { name: said('result.aim.label') });
  await user.selectOptions(field, '120');
  expect(screen.getByText(translate('en', 'diagnostic', 'result.aim.above', { points: 20 }))).toBeTruthy();
  unmount();
  draw(<StartTest />, 'en', ['diagnostic']);
  const again = await screen.findByRole<HTMLSelectElement>('combobox');
  expect(again.value).toBe('120');
  await user.selectOptions(again, '');
  expect(readTarget()).toBeNull();
});

/** The page as a browser has it once the mark above it has run. */
function openPage() {
  document.body.insertAdjacentHTML('afterbegin', renderToStaticMarkup(<KeptMark />));
  const script = document.querySelector('script');
  onTestFinished(() => script?.remove());
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // The very text that the page has.
  new Function(script?.textContent ?? '')();
  const isMarked = script?.dataset.kept === '';
  draw(<StartTest />, 'en', ['diagnostic']);
  return { isMarked, isKept: () => document.querySelector('[data-kept]') !== null };
}

it('puts what is kept of the test first, from before the page is painted until somebody starts again', async () => {
  resultEntry.write(resultOf(answered(20, { run: { ...newRun(true), quiet: true } })));
  const { isMarked, isKept } = openPage();
  expect(isMarked).toBe(true);
  expect(isKept()).toBe(true);
  await screen.findByRole('heading', { level: 2, name: said('result.title') });
  expect(isKept()).toBe(true);
  await press(said('run.again'));
  expect(isKept()).toBe(false);
  expect(screen.getByRole('button', { name: said('start.button') })).toBeTruthy();
});

it.each([
  ['nothing is kept', () => undefined, false],
  ['what is kept is of no use', () => localStorage.setItem('diagnostic_result', '{"low":1}'), true],
  ['a run is too old', () => runEntry.write({ ...answered(3), begun: 0 }), true],
])('leaves the head of the page where %s', (_, prepare, marked) => {
  prepare();
  const { isMarked, isKept } = openPage();
  expect(isMarked).toBe(marked);
  expect(isKept()).toBe(false);
  expect(screen.getByRole('button', { name: said('start.button') })).toBeTruthy();
});

it('offers an account to a visitor, who has none', async () => {
  resultEntry.write(resultOf(answered(20, { run: { ...newRun(true), quiet: true } })));
  draw(<StartTest />, 'en', ['diagnostic']);
  const link = await screen.findByRole('link', { name: said('keep.link') });
  expect(link.getAttribute('href')).toBe('/register');
  expect(screen.queryByText(said('keep.kept'))).toBeNull();
});

it('goes back to its start when the run is taken away, and writes nothing of it', async () => {
  await start();
  act(() => dropRun());
  expect(await screen.findByRole('button', { name: said('start.button') })).toBeDefined();
  expect(readRun()).toBeNull();
});

it('goes back to its start when the run is taken away in the moment in which it is shown', async () => {
  draw(<StartTest />, 'en', ['diagnostic']);
  const about = translate('en', 'diagnostic', 'run.about', { number: 1, count: questionCount(false) });
  const watch = new MutationObserver(() => {
    if (!document.body.textContent?.includes(about)) return;
    watch.disconnect();
    dropRun();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  await press(said('start.button'));
  await waitFor(() => expect(readRun()).toBeNull());
  expect(await screen.findByRole('button', { name: said('start.button') })).toBeDefined();
});

it('goes on when another tab has answered', async () => {
  await start();
  const run = readRun() ?? expect.fail();
  act(() => giveRunBack({ runs: { ada: run } }, 'ada'));
  await heading(1);
});
