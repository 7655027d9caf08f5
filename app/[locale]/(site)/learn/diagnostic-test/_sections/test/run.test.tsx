// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { itemOf, withAnswer } from '@/lib/diagnostic/progress';
import { readDiagnosticResult } from '@/lib/diagnostic/result';
import { newRun, readRun, runEntry, type Run } from '@/lib/diagnostic/run';
import { questionCount } from '@/lib/diagnostic/turns';
import type { Locale } from '@/lib/i18n/locales';
import { draw } from '@/tests/support/components/component';
import { message, translate } from '@/tests/support/site';
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
    class {
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
    expect(result?.low).toBeGreaterThan(130);
    expect(readRun()).toBeNull();
    const title = screen.getByRole('heading', { level: 2, name: said('result.title') });
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('img', { name: new RegExp(`${result?.low}.*160`) })).toBeTruthy();
    expect(screen.getAllByText(said('result.unmeasured'))).toHaveLength(2);
    const lesson = message('en', 'courses', `lessons.${result?.lessons[0]?.lesson}.name`);
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

it('forgets the answers when it is told to, and not before', async () => {
  runEntry.write(answered(3));
  draw(<StartTest />, 'en', ['diagnostic']);
  await heading(4);
  await press(said('run.forget'));
  expect(readRun()).toBeNull();
  expect(screen.getByRole('button', { name: said('start.button') })).toBeTruthy();
});
