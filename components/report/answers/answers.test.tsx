// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { examTasks, type ExamTask } from '@/lib/api/contract/exam/steps';
import { shuffledIndexes } from '@/lib/questions/shuffle';
import { questionTypes } from '@/lib/questions/types';
import { draw } from '@/tests/support/components/component';
import { examReportAnswer } from '@/tests/support/exam-report/report';
import { translate } from '@/tests/support/site';
import { Answers } from './answers';

const said = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'report', key, values);
const asked = (key: string) => translate('en', 'questions', key);

beforeEach(() => void draw(<Answers report={examReportAnswer} />, 'en', ['report', 'questions', 'figures']));

/** The group of a task, and the rows in it. */
function groupOf(type: ExamTask) {
  const heading = screen.getByRole('heading', { level: 3, name: questionTypes[type].name, hidden: true });
  const group = heading.closest('details');
  if (!group) throw new Error(`No group of ${type}`);
  return { group, rows: [...group.querySelectorAll<HTMLElement>(':scope > ul > li')] };
}

/** A row of a task, from 1. */
function row(type: ExamTask, number: number): HTMLElement {
  const found = groupOf(type).rows[number - 1];
  if (!found) throw new Error(`No answer ${number} of ${type}`);
  return found;
}

/** What of a row the pencil says, as `-struck` and `+put in`. */
const pencilled = (place: HTMLElement) =>
  [...place.querySelectorAll('del, ins')].map(
    (one) =>
      `${one.tagName === 'DEL' ? '-' : '+'}${(one.textContent ?? '').replace(/^(removed|added): /, '')}`,
  );

it('groups all questions by task, with how many were right', () => {
  const types = examTasks.filter((type) => examReportAnswer.answers.some((one) => one.type === type));
  const headings = screen.getAllByRole('heading', { level: 3, hidden: true });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    types.map((type) => questionTypes[type].name),
  );
  expect(groupOf('readAndSelect').group.textContent).toContain(
    said('answers.allRight', { right: 1, count: 3 }),
  );
  expect(groupOf('interactiveWriting').group.textContent).toContain(
    said('answers.given', { given: 1, count: 2 }),
  );
});

it('shows only what was not right when that is wanted, with the numbers of all', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: said('answers.onlyMissed') }));
  const { rows } = groupOf('readAndSelect');
  expect(rows.map((one) => one.querySelector('summary span')?.textContent)).toEqual(['2', '3']);
  expect(screen.queryByRole('heading', { name: 'Write About the Photo', hidden: true })).toBeNull();
});

it('corrects words that were judged', () => {
  expect(row('readAndSelect', 1).textContent).toContain('harbor: Yes');
  expect(row('readAndSelect', 1).textContent).toContain(said('answers.right'));
  expect(pencilled(row('readAndSelect', 2))).toEqual(['-Yes', '+No']);
  expect(row('readAndSelect', 2).textContent).toContain(asked('isInvented'));
  expect(pencilled(row('readAndSelect', 3))).toEqual(['+Yes']);
  expect(row('readAndSelect', 3).textContent).toContain(said('answers.none'));
  expect(row('readAndSelect', 3).textContent).toContain(said('answers.timeUp', { time: '0:04' }));
});

it('says why, with its English as such', () => {
  const why = within(row('readAndSelect', 2));
  expect(why.getByText('plindery', { selector: '[lang=en].font-semibold' })).toBeTruthy();
  expect(why.getByText('-ery').getAttribute('lang')).toBe('en');
  const example = within(row('readAndSelect', 1)).getByText('The boat lies in the harbor.');
  expect(example.getAttribute('lang')).toBe('en');
  expect(row('readAndSelect', 1).textContent).toContain(said('answers.example'));
  const lines = within(row('interactiveListening', 1)).getByRole('heading', {
    name: said('answers.why'),
    hidden: true,
  });
  expect(
    [...(lines.parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent),
  ).toEqual(['You heard borrow a drill.', 'The last word is tomorrow.']);
  expect(document.body.textContent).not.toContain('<en>');
});

it('draws texts with gaps whole, and corrects them where they stand', () => {
  const text = row('readAndComplete', 1);
  expect(pencilled(text)).toEqual(['+slower']);
  expect(text.querySelector('.corrected')?.textContent).toContain('Night trains are coming back.');
  expect(text.textContent).toContain('Night Trains');
  expect(text.textContent).toContain(said('answers.partly'));
  expect(pencilled(row('fillInTheBlanks', 2))).toEqual(['-slow', '+slowly']);
  expect(pencilled(row('interactiveReading', 1))).toEqual(['-ask', '+help']);
  expect(pencilled(row('interactiveListening', 1))).toEqual(['-a tool', '+a drill']);
  expect(row('interactiveListening', 1).textContent).toContain('You need it Tomorrow.');
});

it('lays a dictation beside what was said, word by word', () => {
  // An apostrophe that is left out counts as nothing.
  expect(pencilled(row('listenAndType', 1))).toEqual([]);
  const corrected = row('listenAndType', 2).querySelector<HTMLElement>('.corrected');
  expect(corrected && pencilled(corrected)).toEqual(['-plays', '+played', '-the']);
  expect(row('listenAndType', 2).textContent).toContain(asked('marks.ending'));
  expect(row('listenAndType', 2).textContent).toContain(asked('marks.extra'));
  expect(pencilled(row('listenAndType', 3))).toEqual(['+Nobody knew the answer.']);
});

it('strikes a wrong choice, and marks the right one, in the order of the exam', () => {
  expect(pencilled(row('interactiveReading', 2))).toEqual([]);
  expect(row('interactiveReading', 2).textContent).toContain(
    `${said('answers.yours')} · ${said('answers.right')}`,
  );
  expect(pencilled(row('interactiveReading', 5))).toEqual(['-Bees are dangerous.']);
  const rightOf = (number: number) =>
    [...row('interactiveReading', number).querySelectorAll('li')].find((one) =>
      one.textContent.endsWith(said('answers.right')),
    );
  expect(rightOf(5)?.textContent).toContain('A school keeps bees.');
  expect(rightOf(6)?.textContent).toContain('Bees Above a School');
  const { seq, asked: chosen } = examReportAnswer.answers.filter(
    ({ type }) => type === 'interactiveReading',
  )[4]!;
  const options = chosen.of === 'choice' ? chosen.options : [];
  const shown = [...row('interactiveReading', 5).querySelectorAll('li > span[lang=en]')];
  expect(shown.map(({ textContent }) => textContent.replace(/^removed: /, ''))).toEqual(
    shuffledIndexes(options.length, `q${seq}`).map((place) => options[place]),
  );
  expect(row('interactiveListening', 2).textContent).toContain(asked('transcript'));
  // It stands above already.
  expect(within(row('interactiveReading', 6)).getByText(said('answers.textAgain'))).toBeTruthy();
});

it('marks in a text what was selected and what was to be', () => {
  const [passage] = row('interactiveReading', 3).querySelectorAll('.whitespace-pre-line');
  expect(passage?.querySelector('del')?.textContent).toContain('takes ');
  expect(passage?.querySelector('.practice-right')?.textContent).toBe('a');
  expect(passage?.querySelector('.practice-lacking')?.textContent).toBe(' jar');
  const none = row('interactiveReading', 4);
  expect(none.querySelector('del')).toBeNull();
  expect(none.querySelector('.practice-legend')?.textContent).toContain(asked('rightIs'));
});

it('shows a text as it was written, with its photo, a sample and what to look for', () => {
  const photo = within(row('writeAboutThePhoto', 1));
  const alt = said('answers.photo', { alt: 'A woman waters plants on a balcony.' });
  expect(photo.getByAltText(alt).getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
  expect(photo.getByText('A sample on: Write about the photo.').getAttribute('lang')).toBe('en');
  expect(row('writeAboutThePhoto', 1).textContent).toContain(said('answers.sample', { score: 125 }));
  expect(row('writeAboutThePhoto', 1).textContent).toContain(asked('lookFor'));
  expect(within(row('interactiveWriting', 1)).getByText('My town <b>is</b> small.')).toBeTruthy();
  expect(row('interactiveWriting', 2).textContent).toContain(said('answers.noText'));
  const summary = row('interactiveListening', 3).querySelector('.whitespace-pre-wrap');
  expect(summary?.textContent).toBe('I asked  for a drill.\nHe gave it to me.');
});
