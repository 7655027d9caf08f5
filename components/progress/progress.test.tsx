// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it } from 'vitest';
import { resultEntry } from '@/lib/diagnostic/result';
import { changeProgress, progressEntry } from '@/lib/progress/kept';
import { withCheck, withOpened, withSet } from '@/lib/progress/progress';
import { practiceSet } from '@/lib/questions/items';
import { reportSet } from '@/lib/questions/report/report';
import { courses } from '@/lib/site/courses';
import { draw } from '@/tests/support/components/component';
import { catalog, translate } from '@/tests/support/site';
import { CourseProgress } from './course-progress';
import { FinishLesson } from './finish-lesson';
import { KeptTicks } from './kept-ticks.island';
import { LessonLine, LessonSign } from './lesson-state';
import { LessonStates } from './lesson-states.island';

const texts = catalog('en', 'progress');
const nameOf = (key: keyof ReturnType<typeof catalog<'courses'>>['lessons']) =>
  catalog('en', 'courses').lessons[key].name;
const finished = (done: number) => translate('en', 'progress', 'finished', { done, total: courses.length });
const at = '2026-11-22T09:00:00.000Z';
const later = '2026-11-22T10:00:00.000Z';
const ownSet = practiceSet('readAndSelect').map(({ id }) => id);
const report = (answered: number) => ({ id: 'q-01', questions: 5, answered, right: answered, of: 5 });

beforeEach(() => {
  progressEntry.remove();
  resultEntry.remove();
});

/** Whether a text only keeps its room. */
const isHidden = (text: string) => screen.getByText(text).classList.contains('invisible');
/** The lesson that the button names; another name only keeps its room. */
const nextName = () => screen.getByRole('link').querySelector('span > span:not(.invisible)')?.textContent;
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: texts.check });

it('the list of lessons begins with the first one, then counts and names the next', () => {
  draw(<CourseProgress />, 'en', ['progress', 'courses']);
  expect(nextName()).toBe(nameOf('readAndSelect'));
  expect(isHidden(finished(0))).toBe(true);
  act(() => changeProgress((known) => withOpened(known, 'listenAndType', at)));
  expect(isHidden(finished(0))).toBe(false);
  expect(nextName()).toBe(nameOf('listenAndType'));
  act(() => changeProgress((known) => withCheck(known, 'listenAndType', true, at)));
  expect(screen.getByText(finished(1))).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/courses/det-prep-course-interactive-listening',
  );
  expect(document.querySelectorAll('rect.fill')).toHaveLength(1);
});

it.each([
  ['range', { low: 95, high: 140 }],
  ['readingRange', null],
] as const)('the list of lessons follows the diagnostic test, and says its %s', async (name, listening) => {
  const lessons = [...courses].reverse().map(({ key }) => ({ lesson: key, reason: 'weak' as const }));
  const skills = { reading: { low: 95, high: 140 }, listening };
  resultEntry.write({ at, low: 95, high: 140, skills, lessons, timed: true });
  changeProgress((known) => withOpened(known, 'readAndSelect', at));
  draw(<CourseProgress />, 'en', ['progress', 'courses']);
  expect(await screen.findByText(translate('en', 'progress', name, { low: 95, high: 140 }))).toBeTruthy();
  expect(nextName()).toBe(nameOf('listeningVocabulary'));
});

it('the list of lessons says when there is none left', () => {
  draw(<CourseProgress />, 'en', ['progress', 'courses']);
  act(() =>
    changeProgress((known) => courses.reduce((all, { key }) => withCheck(all, key, true, at), known)),
  );
  expect(screen.getByText(finished(courses.length))).toBeTruthy();
  expect(screen.getByText(texts.all)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('the server knows nothing of a reader: how much there is, where it begins, and nothing to tick', () => {
  progressEntry.write({ readAndSelect: { opened: at, done: at } });
  const messages = { progress: texts, courses: catalog('en', 'courses') };
  const html = renderToString(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <CourseProgress />
      <FinishLesson lesson="readAndSelect" />
    </NextIntlClientProvider>,
  );
  expect(html).toContain(`>${texts.first}<`);
  expect(html).toContain('href="/courses/det-read-and-select-course"');
  expect(html).not.toContain('checked');
  expect(html).toMatch(/<div class="invisible"><label/);
});

it('a lesson is finished by its set or by its reader, and told apart in its row', () => {
  draw(
    <>
      <LessonStates>
        <ol>
          <li>
            <LessonSign lesson="readAndSelect" number="1" />
            <LessonLine lesson="readAndSelect" minutes={8} />
          </li>
          <li>
            <LessonLine lesson="readAloud" minutes={8} />
          </li>
        </ol>
      </LessonStates>
      <FinishLesson lesson="readAndSelect" />
      {[ownSet, ['more-01']].map((ids) => (
        <div key={ids[0]} data-testid={ids[0]}>
          {ids.map((id) => (
            <form key={id} method="dialog" data-question={id} />
          ))}
        </div>
      ))}
    </>,
    'en',
    ['progress', 'lesson'],
  );
  const [row, other] = screen.getAllByRole('listitem');
  const tell = (answered: number, set = ownSet[0] ?? '') =>
    act(() => reportSet(screen.getByTestId(set), Array(answered).fill({ right: 1, of: 1 })));
  tell(1, 'more-01');
  expect(row?.dataset.progress, 'what is asked besides does not count').toBe('begun');
  tell(2);
  expect(row?.dataset.progress).toBe('answered');
  expect(row?.querySelector('[data-when="answered"]')?.textContent).toBe('2 of 5 answered');
  expect(box().checked).toBe(false);
  tell(5);
  expect(row?.dataset.progress).toBe('done');
  expect(box().checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe(finished(1));
  fireEvent.click(box());
  expect(row?.dataset.progress).toBe('answered');
  expect(screen.getByRole('status').textContent).toBe(texts.kept);
  fireEvent.click(box());
  expect(progressEntry.read()?.readAndSelect).toMatchObject({
    questions: 5,
    sets: { [ownSet[0] ?? '']: { answered: 5, right: 5, of: 5 } },
    done: expect.any(String),
  });
  expect(other?.hasAttribute('data-progress')).toBe(false);
});

it('a row follows what another tab has done', () => {
  draw(
    <LessonStates>
      <ol>
        <li>
          <LessonLine lesson="readAloud" minutes={8} />
        </li>
      </ol>
    </LessonStates>,
    'en',
    ['progress', 'lesson'],
  );
  const row = screen.getByRole('listitem');
  expect(row.hasAttribute('data-progress')).toBe(false);
  progressEntry.write(withSet({}, 'readAloud', report(5), later));
  window.dispatchEvent(new StorageEvent('storage', { key: progressEntry.name }));
  expect(row.dataset.progress).toBe('done');
});

it('what is ticked is kept, comes back, and finishes the lesson with the last tick', () => {
  progressEntry.write({ readAndSelect: { opened: at, checked: [1] } });
  const ticks = (
    <KeptTicks lesson="readAndSelect">
      {['one', 'two', 'three'].map((name) => (
        <input key={name} type="checkbox" aria-label={name} />
      ))}
    </KeptTicks>
  );
  const ticked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => (checked ? 1 : 0))
      .join('');
  draw(ticks, 'en', []);
  expect(ticked()).toBe('010');
  fireEvent.click(screen.getByLabelText('one'));
  expect(progressEntry.read()?.readAndSelect).toEqual({ opened: at, checked: [0, 1] });
  fireEvent.click(screen.getByLabelText('three'));
  expect(progressEntry.read()?.readAndSelect?.done).toEqual(expect.any(String));
  fireEvent.click(screen.getByLabelText('one'));
  expect(progressEntry.read()?.readAndSelect).toMatchObject({ checked: [1, 2], done: expect.any(String) });
  act(() => changeProgress(() => ({})));
  expect(ticked()).toBe('000');
});

it('a tick that was made before the script came is kept beside those from before', () => {
  progressEntry.write({ readAndSelect: { opened: at, checked: [1] } });
  draw(
    <KeptTicks lesson="readAndSelect">
      {['one', 'two', 'three'].map((name) => (
        <input key={name} type="checkbox" aria-label={name} defaultChecked={name === 'three'} />
      ))}
    </KeptTicks>,
    'en',
    [],
  );
  expect(progressEntry.read()?.readAndSelect?.checked).toEqual([1, 2]);
});
