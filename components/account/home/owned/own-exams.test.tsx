// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { app, homeAnswers, owner, pack } from '@/tests/support/app-home';
import { drawAccount } from '@/tests/support/components/account-home';
import { answerCalls, answers } from '@/tests/support/components/component';
import { message } from '@/tests/support/site';

// Who is signed in is asked for once in the life of a page.
beforeEach(() => vi.resetModules());

const open = {
  ...{ id: 'exam-of-the-tests-0002', state: 'open', startedAt: '2026-11-28T08:00:00.000Z' },
  ...{ finishedAt: null, openUntil: '2026-11-28T20:00:00.000Z', overall: null },
};
const done = {
  ...{ id: 'exam-of-the-tests-0001', state: 'done', startedAt: '2026-11-20T12:00:00.000Z' },
  ...{ finishedAt: '2026-11-20T13:00:00.000Z', openUntil: null },
  overall: { score: 113, se: 6, low: 100, high: 130 },
};
const earlier = { ...done, id: 'exam-of-the-tests-0000', finishedAt: '2026-11-01T13:00:00.000Z' };

/** Draws the account of somebody with these exams, and so many left. */
async function drawWith(exams: object[], examNum: number) {
  const asked = answerCalls({
    ...homeAnswers,
    userInfo: { data: { ...owner, examNum } },
    exam: { data: { credits: examNum, exams } },
  });
  await drawAccount();
  return asked;
}

/** What is said in one row. */
async function row(name: string) {
  const found = (await screen.findByText(name, { selector: 'dt' })).parentElement;
  return within(found ?? document.body);
}
const exams = () => row(message('en', 'account', 'app.exams'));
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('an exam that is open', () => {
  it('stands in place of none that are left, with until when and the way back to it', async () => {
    await drawWith([open, done], 0);
    const said = await exams();
    expect(hrefOf(await said.findByRole('link', { name: app('own.goOn') }))).toBe('/app/exam');
    expect(said.getByText(app('own.openExam'))).toBeTruthy();
    const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
    expect(
      said.getByText(app('own.openExamUntil', { time: time.format(new Date(open.openUntil)) })),
    ).toBeTruthy();
    expect(said.queryByText('0')).toBeNull();
    expect(said.queryByRole('link', { name: app('own.buyExams') })).toBeNull();
  });

  it('is said before those that are left', async () => {
    await drawWith([open], 2);
    const said = await exams();
    const first = await said.findByText(app('own.openExam'));
    expect(
      first.compareDocumentPosition(said.getByText('2')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(said.queryByRole('link', { name: app('own.takeExam') })).toBeNull();
  });
});

describe('the last exam', () => {
  it('is told with its day and its range, and leads to its report and to all of them', async () => {
    await drawWith([open, done, earlier], 0);
    const last = await row(app('own.lastExam'));
    expect(last.getByText('115')).toBeTruthy();
    expect(last.getByText(app('own.likely', { low: 100, high: 130 }))).toBeTruthy();
    expect(last.getByText(`November 20, 2026 · ${app('own.alone')}`)).toBeTruthy();
    expect(hrefOf(last.getByRole('link', { name: app('own.report') }))).toBe(`/app/report/${done.id}`);
    expect(hrefOf(last.getByRole('link', { name: app('own.allExams') }))).toBe('/app/exam');
  });

  it('has no range where too little was answered', async () => {
    await drawWith([{ ...done, overall: null }], 1);
    const last = await row(app('own.lastExam'));
    expect(last.getByText(app('own.noScore'))).toBeTruthy();
    expect(last.getByText('November 20, 2026')).toBeTruthy();
    expect(last.queryByText(app('own.alone'), { exact: false })).toBeNull();
  });
});

it.each([
  ['there is none', { data: { credits: 0, exams: [] } }],
  ['the API lacks the call', answers.json(404, { message: 'No', code: 'unknown_call' })],
  ['they cannot be asked for', answers.json(503, { message: 'No', code: 'internal' })],
])('nothing is said of exams where %s', async (_, exam) => {
  const asked = answerCalls({ ...homeAnswers, userInfo: { data: { ...owner, examNum: 0 } }, exam });
  await drawAccount();
  const said = await exams();
  await waitFor(() => expect(asked).toContain('exam'));
  expect(await screen.findByRole('region', { name: app('sessions.title') })).toBeTruthy();
  expect(said.getByText('0')).toBeTruthy();
  expect(said.getByRole('link', { name: app('own.buyExams') })).toBeTruthy();
  for (const key of ['own.openExam', 'own.lastExam']) expect(screen.queryByText(app(key)), key).toBeNull();
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([]);
});

describe('the days by which packs are to be used', () => {
  const until = (count: number) => app('own.packUntil', { count, date: 'February 3, 2099' });

  it('are not said once every exam is used', async () => {
    await drawWith([], 0);
    const purchases = await screen.findByRole('region', { name: app('purchases.title') });
    await within(purchases).findAllByText(pack.id, { exact: false });
    expect((await exams()).queryByText(until(3))).toBeNull();
  });

  it('are said of no more exams than are left', async () => {
    await drawWith([], 2);
    expect(await (await exams()).findByText(until(2))).toBeTruthy();
  });
});
