// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import { examTasks } from '@/lib/api/contract/exam/steps';
import { isSpoken, questionTypes } from '@/lib/questions/types';
import { answerCalls, answers, type Answer } from '@/tests/support/components/component';
import { emptyReportAnswer, examReportAnswer } from '@/tests/support/exam-report/report';
import { translate } from '@/tests/support/site';
import { loadTexts } from './load-texts';
import { ReportRoom } from './report-room';

type Values = Record<string, string | number>;
const said = (key: string, values: Values = {}) => translate('en', 'report', key, values);

const links = { login: '/login', report: '/app/report', exam: '/app/exam' };
const { id } = examReportAnswer;
const call = `exam/${id}/report`;

const drawRoom = async (address: string | undefined = id) =>
  render(<ReportRoom locale="en" texts={await loadTexts('en')} links={links} id={address} />);

const drawReport = async (report: ExamReport, more: Record<string, Answer> = {}) => {
  const asked = answerCalls({ [call]: { data: report }, ...more });
  await drawRoom();
  await screen.findByRole('button', { name: said('keep.print') });
  return asked;
};

const part = (title: string) => within(screen.getByRole('region', { name: title }));

/** The rows of a list of rulers, by what they are called. */
const rowTexts = (title: string) =>
  [...screen.getByRole('region', { name: title }).querySelectorAll('.ruler-row')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => sessionStorage.setItem('det_i18n_token', 'token'));

it('says the range on the ruler, of what it is and that it is an estimate', async () => {
  expect(await drawReport(examReportAnswer)).toEqual([call]);
  const overall = part(said('overall.title'));
  expect(overall.getByText(said('overall.between', { low: 105, high: 130 }))).toBeTruthy();
  expect(overall.getByRole('img').getAttribute('aria-label')).toContain(
    'Estimated score 115, likely between 105 and 130',
  );
  expect(overall.getByText(said('overall.level.b2', { levels: 'B2–C1' }))).toBeTruthy();
  expect(overall.getByText(said('overall.alone'))).toBeTruthy();
  expect(overall.getByText(said('overall.of', { date: 'November 20, 2026' }))).toBeTruthy();
});

it('says the subscores as ranges, and of writing and speaking that nobody has scored them and why', async () => {
  await drawReport(examReportAnswer);
  const [reading, listening, writing, speaking] = rowTexts(said('skills.title'));
  expect(reading).toContain('115 likely 95–125');
  expect(listening).toContain('120 likely 105–140');
  expect(writing).toContain(said('skills.notScored'));
  expect(speaking).toContain(said('skills.notScored'));
  expect(screen.getByText(said('skills.why'))).toBeTruthy();
  expect(screen.getByRole('link', { name: said('meaning.method') }).getAttribute('href')).toBe(
    '/mock-exam#method',
  );
});

it('says that speaking was left out, and not that nobody has scored it', async () => {
  const tasks = examTasks
    .map((type) => ({ ...examReportAnswer.tasks[0]!, type }))
    .filter(({ type }) => !isSpoken(type));
  await drawReport({ ...examReportAnswer, tasks, speaking: false });
  const [, , writing, speaking] = rowTexts(said('skills.title'));
  expect(writing).toContain(said('skills.notScored'));
  expect(speaking).toContain(said('tasks.leftOut'));
});

it('leads to each of two skills that lie far apart', async () => {
  const reading = { score: 85, se: 7, low: 70, high: 100 };
  const listening = { score: 145, se: 7, low: 130, high: 160 };
  await drawReport({ ...examReportAnswer, subscores: { ...examReportAnswer.subscores, reading, listening } });
  const apart = said('overall.apart', { reading: 'B1–B2', listening: 'C1–C2' });
  expect(part(said('overall.title')).getByText(apart)).toBeTruthy();
});

it('is of all four skills where a scorer has judged what was written and said', async () => {
  const { reading: scored } = examReportAnswer.subscores;
  const subscores = { ...examReportAnswer.subscores, writing: scored, speaking: scored };
  await drawReport({ ...examReportAnswer, subscores });
  expect(part(said('overall.titleAll')).getByText(said('overall.estimate'))).toBeTruthy();
  expect(screen.queryByText(said('skills.why'))).toBeNull();
});

it('lays earlier exams below, the last one first, and says which differences are within chance', async () => {
  await drawReport(examReportAnswer);
  const [own, last, first, empty] = rowTexts(said('earlier.title'));
  expect(own).toContain(said('earlier.this'));
  expect(last).toContain(said('earlier.chance', { points: 5 }));
  expect(first).toContain(said('earlier.up', { points: 20 }));
  expect(empty).toContain(said('earlier.none'));
  const hrefs = part(said('earlier.title'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    ['recent0123456789abc', 'older0123456789abcd', 'empty0123456789abcd'].map(
      (end) => `/app/report/exam_${end}`,
    ),
  );
});

it('has a row for every task of the test, also for those that were not reached', async () => {
  await drawReport(examReportAnswer);
  const table = screen.getByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
    examTasks.map((type) => questionTypes[type].name),
  );
  const textOf = (type: (typeof examTasks)[number]) => rows[examTasks.indexOf(type)]?.textContent;
  expect(textOf('readAndSelect')).toContain(said('tasks.share', { share: '33%', count: 3 }));
  expect(textOf('readAndSelect')).toContain(said('tasks.used', { used: '0:12', limit: '0:15' }));
  expect(textOf('readAndSelect')).toContain(said('tasks.between', { low: 75, high: 130 }));
  expect(textOf('writeAboutThePhoto')).toContain(said('tasks.notScored'));
  expect(textOf('interactiveSpeaking')).toContain(said('tasks.unreached'));
  expect(textOf('speakingSample')).toContain(said('tasks.unreached'));
});

it('leads to the lessons that come next, each with its reason', async () => {
  await drawReport(examReportAnswer);
  const lessons = part(said('lessons.title', { count: 3 }));
  expect(lessons.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/courses/det-read-and-select-course',
    '/courses/det-prep-course-writing-sample',
    '/courses/det-write-about-the-photo-course',
  ]);
  expect(lessons.getAllByRole('listitem')[0]?.textContent).toContain(
    'Read and Select went less well than your other tasks',
  );
});

it('says that too little was answered, with nothing to save as a picture', async () => {
  await drawReport(emptyReportAnswer);
  expect(part(said('overall.none')).getByText(said('overall.noneLead'))).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(rowTexts(said('skills.title'))[0]).toContain(said('skills.tooLittle'));
  expect(screen.getAllByText(said('tasks.unreached'))).toHaveLength(examTasks.length);
  expect(screen.queryByRole('region', { name: said('answers.title') })).toBeNull();
  expect(screen.queryByRole('region', { name: said('earlier.title') })).toBeNull();
  expect(screen.queryByRole('button', { name: said('keep.picture') })).toBeNull();
});

it.each([
  ['that is not in the account', answers.json(404, { code: 'unknown_exam' }), 'unknown', 'exams'],
  ['that is not over', answers.json(409, { code: 'still_open' }), 'stillOpen', 'goOn'],
  ['where there are none', answers.json(404, { code: 'unknown_call' }), 'unsupported', 'exams'],
])('says so of one %s, and leads back', async (_, answer, kind, leads) => {
  answerCalls({ [call]: answer });
  await drawRoom();
  expect((await screen.findByRole('alert')).textContent).toBe(said(`trouble.${kind}`));
  expect(screen.getByRole('link', { name: said(`trouble.${leads}`) }).getAttribute('href')).toBe('/app/exam');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([undefined, 'x'])('asks for nothing where the address has no id but %s', async (address) => {
  const asked = answerCalls({});
  render(<ReportRoom locale="en" texts={await loadTexts('en')} links={links} id={address} />);
  expect((await screen.findByRole('alert')).textContent).toBe(said('trouble.unknown'));
  expect(asked).toEqual([]);
});

it('asks again after a failure of the network', async () => {
  let isBroken = true;
  answerCalls({ [call]: () => (isBroken ? answers.broken() : Response.json({ data: examReportAnswer })) });
  await drawRoom();
  expect((await screen.findByRole('alert')).textContent).toBe(said('trouble.network'));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: said('retry') }));
  expect(await screen.findByRole('region', { name: said('overall.title') })).toBeTruthy();
});

it('prints all of it unfolded, and folds it again', async () => {
  await drawReport(examReportAnswer);
  const folded = () => document.querySelectorAll('details:not([open])').length;
  const before = folded();
  expect(before).toBeGreaterThan(30);
  const open: number[] = [];
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    open.push(folded());
    window.dispatchEvent(new Event('afterprint'));
  });
  await userEvent.click(screen.getByRole('button', { name: said('keep.print') }));
  expect(open).toEqual([0]);
  expect(folded()).toBe(before);
});

it('plays a recording when somebody wants to hear it, and says when it is deleted', async () => {
  const recording = `exam/${id}/recording`;
  const made = vi.fn(() => 'blob:made');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
  let isThere = false;
  const asked = await drawReport(examReportAnswer, {
    [recording]: () =>
      isThere
        ? new Response(new Blob(['sound'], { type: 'audio/webm' }), {
            headers: { 'content-type': 'audio/webm' },
          })
        : answers.broken(),
  });
  const button = screen.getByRole('button', { name: said('recording.listen'), hidden: true });
  expect(screen.getByText(said('recording.until', { date: 'February 18, 2027' }))).toBeTruthy();
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByText(said('recording.failed'))).toBeTruthy());
  isThere = true;
  await userEvent.click(button);
  const player = await screen.findByLabelText(said('recording.label'));
  expect(player.getAttribute('src')).toBe('blob:made');
  expect(asked.filter((one) => one === recording).length).toBeGreaterThan(1);
  // Of the other task that was spoken there is none.
  expect(screen.getByText(said('recording.gone'))).toBeTruthy();
});

it('says of a recording that is deleted meanwhile that it is gone', async () => {
  await drawReport(examReportAnswer, {
    [`exam/${id}/recording`]: answers.json(404, { code: 'unknown_recording' }),
  });
  await userEvent.click(screen.getByRole('button', { name: said('recording.listen'), hidden: true }));
  await waitFor(() => expect(screen.getAllByText(said('recording.gone'))).toHaveLength(2));
  await act(async () => undefined);
});
