// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { resultEntry } from '@/lib/diagnostic/result';
import { changeProgress, progressEntry } from '@/lib/progress/kept';
import { withOpened } from '@/lib/progress/progress';
import { courses } from '@/lib/site/courses';
import { cardsEntry } from '@/lib/vocabulary/kept';
import { dayOf } from '@/lib/vocabulary/schedule';
import { answerCalls } from '@/tests/support/components/component';
import { catalog, translate } from '@/tests/support/site';
import { signs, type KnownPartName, type KnownSlot as Slot } from './known-slot.island';

const user = {
  ...{ id: 'u1', email: 'ada@example.com', nickname: 'Ada', temp: false },
  ...{ vipEndTime: '2099-05-06T12:00:00.000Z', examNum: 1, correctNum: 12 },
};
const pack = {
  ...{ id: 'log-2', name: 'one', type: '4', examNum: 1, amount: 499, currency: 'USD', state: 'paid' },
  ...{ paidAt: '2026-02-05T12:00:00.000Z', usableUntil: '2099-02-03T12:00:00.000Z' },
};
const said = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'known', key, values);
const nameOf = (key: keyof ReturnType<typeof catalog<'courses'>>['lessons']) =>
  catalog('en', 'courses').lessons[key].name;

beforeEach(() => {
  localStorage.clear();
  // Each page asks for its user once.
  vi.resetModules();
});

async function draw(part: KnownPartName, exam?: string) {
  const { KnownSlot } = (await import('./known-slot.island')) as { KnownSlot: typeof Slot };
  return render(
    <KnownSlot part={part} locale="en" exam={exam}>
      <span>everybody</span>
    </KnownSlot>,
  );
}

const isForEverybody = () => !screen.getByText('everybody').parentElement?.className.includes('invisible');
const signIn = () => localStorage.setItem('det_i18n_token', 'token');
const known = () => document.querySelector('[data-known]:not(.hidden)')?.textContent ?? null;

it('knows a reader by the entries that say so', () => {
  expect(signs).toEqual([progressEntry.name, resultEntry.name, cardsEntry.name]);
});

it('tells a new visitor what it tells everybody, and asks and loads nothing', async () => {
  const asked = answerCalls({});
  await draw('step');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(isForEverybody()).toBe(true);
  expect(document.querySelector('[data-known]')).toBeNull();
  expect(asked).toEqual([]);
});

it('leads a visitor on to the lesson that this browser knows of, and follows it', async () => {
  answerCalls({});
  const open = (lesson: string, at: string) => changeProgress((all) => withOpened(all, lesson, at));
  open('readAndSelect', '2026-11-22T09:00:00.000Z');
  await draw('step');
  const first = await screen.findByRole('link', { name: new RegExp(nameOf('readAndSelect')) });
  expect(first.getAttribute('href')).toBe('/courses/det-read-and-select-course#practice');
  expect(first.textContent).toContain(said('next', { minutes: 1 }));
  expect(screen.getByRole('link', { name: said('lessons') }).getAttribute('href')).toBe('/courses');
  expect(isForEverybody()).toBe(false);
  const today = dayOf(new Date());
  cardsEntry.write({ 'pv-001': [1, today, today - 1] });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: cardsEntry.name })));
  expect(screen.getByRole('link', { name: said('cards', { count: 1 }) })).toBeTruthy();
});

it('leads to the lesson of the weakest type of the diagnostic test, and says that it follows from it', async () => {
  answerCalls({});
  changeProgress((all) => withOpened(all, 'readAndSelect', '2026-11-22T09:00:00.000Z'));
  resultEntry.write({
    ...{ at: '2026-11-22T10:00:00.000Z', low: 10, high: 35, timed: true },
    skills: { reading: { low: 10, high: 35 }, listening: null },
    lessons: [
      { lesson: 'listenAndType', reason: 'weak' },
      { lesson: 'readAndSelect', reason: 'even' },
    ],
  });
  await draw('step');
  const first = await screen.findByRole('link', { name: new RegExp(nameOf('listenAndType')) });
  const minutes = courses.find(({ key }) => key === 'listenAndType')?.tryMinutes ?? 0;
  expect(first.textContent).toContain(said('tested', { minutes }));
});

it('says what is left and until when', async () => {
  signIn();
  const asked = answerCalls({ userInfo: { data: user }, 'account/purchases': { data: [pack] } });
  await draw('rights');
  await waitFor(() =>
    expect(known()).toBe(
      [
        said('plan', { date: 'May 6, 2099' }),
        said('exams', { count: 1 }),
        said('corrections', { count: 12 }),
      ].join(' · '),
    ),
  );
  expect(asked).toEqual(['userInfo', 'account/purchases']);
});

it('says of mock exams alone by when the first has to be used, where the API tells it', async () => {
  signIn();
  answerCalls({ userInfo: { data: user }, 'account/purchases': { data: [pack] } });
  const { unmount } = await draw('exams');
  await waitFor(() => expect(known()).toBe(said('examsUntil', { count: 1, date: 'Feb 3, 2099' })));
  unmount();
  vi.resetModules();
  answerCalls({ userInfo: { data: user } });
  await draw('exams');
  await waitFor(() => expect(known()).toBe(said('exams', { count: 1 })));
});

it('leads to the mock exams that are left before it leads to more, and others to what everybody is led to', async () => {
  signIn();
  answerCalls({ userInfo: { data: { ...user, examNum: 3 } }, 'account/purchases': { data: [pack] } });
  const { unmount } = await draw('toExams');
  const first = await screen.findByRole('link', { name: said('toExams', { count: 3 }) });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [first.textContent, '/app#/home'],
    [said('moreExams'), '#packs'],
  ]);
  expect(isForEverybody()).toBe(false);
  unmount();
  vi.resetModules();
  const here = await draw('toExams', '/app/exam');
  const toRoom = await screen.findByRole('link', { name: said('toExams', { count: 3 }) });
  expect(toRoom.getAttribute('href')).toBe('/app/exam');
  here.unmount();
  vi.resetModules();
  const asked = answerCalls({ userInfo: { data: { ...user, examNum: 0 } } });
  await draw('toExams');
  await waitFor(() => expect(asked).toContain('userInfo'));
  await waitFor(() => expect(document.querySelector('[data-known]')).toBeTruthy());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('link')).toBeNull();
  expect(isForEverybody()).toBe(true);
});

it.each([
  [
    'a plan that has ended',
    { vipEndTime: '2020-01-01T00:00:00.000Z', examNum: 0, correctNum: 0 },
    said('noPlan'),
  ],
  [
    'a Pro',
    { unlimited: true, examNum: 0 },
    `${said('plan', { date: 'May 6, 2099' })} · ${said('unlimited')}`,
  ],
  // It may be unlimited, and nobody says so: then no number is given.
  ['a plan of an API that lists no purchases', { examNum: 0 }, said('plan', { date: 'May 6, 2099' })],
])('is true of %s', async (_, more, words) => {
  signIn();
  answerCalls({ userInfo: { data: { ...user, ...more } } });
  await draw('rights');
  await waitFor(() => expect(known()).toBe(words));
});

it.each([
  [
    'an account that has never had anything',
    { data: { ...user, vipEndTime: null, examNum: 0, correctNum: 0 } },
  ],
  ['a temporary user', { data: { ...user, temp: true } }],
  ['an API that cannot be reached', { status: 503, body: { message: 'No' } }],
])('says nothing to %s that is not for everybody', async (_, answer) => {
  signIn();
  const asked = answerCalls({ userInfo: answer as { data: unknown } });
  await draw('rights');
  await waitFor(() => expect(asked).toContain('userInfo'));
  await waitFor(() => expect(document.querySelector('[data-known]')).toBeTruthy());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(known()).toBeNull();
  expect(isForEverybody()).toBe(true);
});

it('puts the cards of today and the score that is needed into one line', async () => {
  const today = dayOf(new Date());
  cardsEntry.write({ 'lv-001': [1, today, today - 1], 'lv-002': [0, today, today] });
  resultEntry.write({
    ...{ at: '2026-11-01T00:00:00.000Z', low: 90, high: 120, timed: true, lessons: [] },
    skills: { reading: null, listening: null },
  });
  localStorage.setItem('diagnostic_details', '{"last":null,"target":125}');
  await draw('today');
  await waitFor(() => expect(known()).toBe(said('cards', { count: 2 }) + said('target', { target: 125 })));
});
