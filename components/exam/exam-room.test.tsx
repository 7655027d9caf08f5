// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExamItem, ExamStep } from '@/lib/api/contract/exam/steps';
import { draw } from '@/tests/support/components/component';
import { catalog, translate } from '@/tests/support/site';
import { ExamRoom } from './room/exam-room';
import type { ExamTexts } from './room/given';

const id = 'exam-of-the-tests-0001';
const t = (key: string, values: Record<string, string | number> = {}) => translate('en', 'exam', key, values);
const q = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'questions', key, values);

const texts = Object.fromEntries(
  (['exam', 'questions', 'figures'] as const).map((name) => [name, catalog('en', name)]),
) as unknown as ExamTexts;

const links = {
  login: '/login',
  report: '/app/report',
  packs: '/pricing#packs',
  diagnostic: '/d',
  app: '/app',
};

const step = (seq: number, item: ExamItem | null, part: Partial<ExamStep> = {}): ExamStep => ({
  seq,
  type: item?.type ?? 'readAndSelect',
  task: { number: 1, of: 13 },
  part: null,
  item,
  prepareMs: 0,
  limitMs: 60_000,
  leftMs: 60_000,
  plays: null,
  ...part,
});

interface Asked {
  call: string;
  body: Record<string, unknown> | undefined;
}

/** Stands in for the API by method and path; answers to answers come one after the other. */
function serve(given: Record<string, object | object[]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/v1/', '').split('?', 1)[0] ?? '';
    const call = `${init.method} ${path.replace(id, '{id}')}`;
    const before = asked.filter((one) => one.call === call).length;
    asked.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answers = given[call];
    const answer = Array.isArray(answers) ? answers[Math.min(before, answers.length - 1)] : answers;
    if (!answer) throw new TypeError(`Nobody answers ${call}`);
    if (typeof answer === 'object' && 'code' in answer)
      return Response.json(answer, { status: (answer as { status: number }).status });
    return Response.json({ data: answer });
  });
  return asked;
}

const none = { credits: 0, exams: [] };
const openExam = {
  id,
  state: 'open',
  startedAt: '2026-11-28T08:00:00.000Z',
  finishedAt: null,
  openUntil: '2026-11-29T08:00:00.000Z',
  overall: null,
};
const stand = (next: ExamStep | null, more: object = {}) => ({
  id,
  state: 'open',
  step: next,
  elsewhere: false,
  answered: 0,
  leftMs: 1000,
  speaking: true,
  ...more,
});

const room = (onSitting = () => undefined as void) =>
  draw(<ExamRoom locale="en" texts={texts} links={links} onSitting={onSitting} />, 'en', []);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('who comes in', () => {
  it('without an exam is led to the prices and to the free test', async () => {
    serve({ 'GET exam': none });
    room();
    expect(await screen.findByRole('heading', { name: t('lobby.none') })).toBeTruthy();
    expect(screen.getByRole('link', { name: t('lobby.buy') }).getAttribute('href')).toBe('/pricing#packs');
    expect(screen.getByRole('link', { name: t('lobby.diagnostic') }).getAttribute('href')).toBe('/d');
  });

  it('sees the exams that were sat, each with its report', async () => {
    const overall = { score: 115, se: 6, low: 100, high: 130 };
    const done = { ...openExam, state: 'done', finishedAt: '2026-11-28T09:00:00.000Z', overall };
    serve({ 'GET exam': { credits: 0, exams: [done] } });
    room();
    const link = await screen.findByRole('link', { name: t('past.reportOf', { day: 'November 28, 2026' }) });
    expect(link.getAttribute('href')).toBe(`/app/report/${id}`);
    expect(screen.getByText('115')).toBeTruthy();
    expect(screen.getByText(t('past.alone'))).toBeTruthy();
  });

  it('where nothing loads may try again', async () => {
    serve({});
    room();
    expect(await screen.findByText(t('lobby.failed'))).toBeTruthy();
    serve({ 'GET exam': none });
    await userEvent.click(await button(t('lobby.retry')));
    expect(await screen.findByRole('heading', { name: t('lobby.none') })).toBeTruthy();
  });
});

describe('the set-up', () => {
  it('begins nothing before the microphone is tried or left out, and then uses one exam', async () => {
    const asked = serve({
      'GET exam': { credits: 2, exams: [] },
      'POST exam': { id, step: step(0, null) },
    });
    const onSitting = vi.fn();
    room(onSitting);
    expect(await screen.findByRole('heading', { name: t('lobby.ready', { count: 2 }) })).toBeTruthy();
    await userEvent.click(await button(t('lobby.setUp')));
    expect((await button(t('setUp.begin'))).hasAttribute('disabled')).toBe(true);
    expect(asked.map(({ call }) => call)).toEqual(['GET exam']);
    await userEvent.click(screen.getByRole('checkbox', { name: t('setUp.microphone.without') }));
    await userEvent.click(await button(t('setUp.begin')));
    expect(await screen.findByRole('heading', { name: 'Read and Select' })).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ call: 'POST exam', body: { locale: 'en', speaking: false } });
    expect(onSitting).toHaveBeenLastCalledWith(true);
  });

  it('says why an exam could not be begun, where one came from', async () => {
    serve({
      'GET exam': { credits: 1, exams: [] },
      'POST exam': { status: 402, code: 'no_credit', message: 'x' },
    });
    room();
    await userEvent.click(await button(t('lobby.setUp')));
    await userEvent.click(screen.getByRole('checkbox', { name: t('setUp.microphone.without') }));
    await userEvent.click(await button(t('setUp.begin')));
    expect(await screen.findByText(t('trouble.noCredit'))).toBeTruthy();
  });
});

/** Goes on with an open exam that stands at a question. */
async function goOn(first: ExamStep, more: Record<string, object | object[]> = {}) {
  const asked = serve({
    'GET exam': { credits: 0, exams: [openExam] },
    'GET exam/{id}': stand(first),
    ...more,
  });
  room();
  const go = await button(t('lobby.goOn'));
  await waitFor(() => expect(document.activeElement).toBe(go));
  await userEvent.click(go);
  return asked;
}

const word = (seq: number, text: string) =>
  step(seq, { type: 'readAndSelect', word: text }, { limitMs: 5_000, leftMs: 5_000 });

describe('a sitting', () => {
  it('rests before a task, then asks, by key too, one question after the other', async () => {
    const asked = await goOn(step(0, null), {
      'POST exam/{id}/begin': { step: word(0, 'harbor') },
      'POST exam/{id}/answer': [{ step: word(1, 'molvent') }, { step: null }],
    });
    await userEvent.click(await button(t('intro.begin')));
    expect(await screen.findByText('harbor')).toBeTruthy();
    await userEvent.keyboard('y');
    expect(await screen.findByText('molvent')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(await screen.findByRole('heading', { name: t('over.title') })).toBeTruthy();
    expect(screen.getByRole('link', { name: t('over.report') }).getAttribute('href')).toBe(
      `/app/report/${id}`,
    );
    const answers = asked.filter(({ call }) => call === 'POST exam/{id}/answer').map(({ body }) => body);
    expect(answers).toMatchObject([
      { seq: 0, answer: true },
      { seq: 1, answer: false },
    ]);
  });

  it('warns before it hands in nothing, and keeps what is typed for a page that is loaded again', async () => {
    const gaps = step(4, {
      type: 'fillInTheBlanks',
      parts: ['The path was so ', { given: 'nar', letters: 3 }, '.'],
    });
    const asked = await goOn(gaps, { 'POST exam/{id}/answer': { step: null } });
    await userEvent.click(await button(q('next')));
    expect(screen.getByText(t('sitting.empty'))).toBeTruthy();
    expect(asked.some(({ call }) => call.endsWith('answer'))).toBe(false);
    await userEvent.type(screen.getByRole('textbox'), 'row');
    expect(JSON.parse(localStorage.getItem('exam_draft') ?? '')).toMatchObject({
      exam: id,
      seq: 4,
      answer: ['row'],
    });
    await userEvent.click(await button(q('next')));
    await screen.findByRole('heading', { name: t('over.title') });
    expect(asked.at(-1)?.body).toMatchObject({ seq: 4, answer: ['row'] });
    await waitFor(() => expect(localStorage.getItem('exam_draft')).toBeNull());
  });

  it('warns once before it hands in gaps that are not full', async () => {
    const gaps = step(5, {
      type: 'readAndComplete',
      title: 'A Path',
      parts: [{ given: 'nar', letters: 3 }, ' and ', { given: 'st', letters: 3 }],
    });
    const asked = await goOn(gaps, { 'POST exam/{id}/answer': { step: null } });
    const [first, second] = await screen.findAllByRole('textbox');
    if (!first || !second) return expect.fail('no gaps');
    await userEvent.type(first, 'row');
    await userEvent.type(second, 'ee{Enter}');
    expect(screen.getByText(t('sitting.partly', { count: 1 }))).toBeTruthy();
    expect(asked.some(({ call }) => call.endsWith('answer'))).toBe(false);
    await userEvent.click(await button(q('next')));
    await screen.findByRole('heading', { name: t('over.title') });
    expect(asked.at(-1)?.body).toMatchObject({ answer: ['row', 'ee'] });
  });

  it('goes on at the end of a text that was begun before the page was loaded again', async () => {
    const answer = 'In my town';
    localStorage.setItem('exam_draft', JSON.stringify({ exam: id, seq: 9, answer, tookMs: 900 }));
    await goOn(step(9, { type: 'writingSample', prompt: 'Describe it.' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.selectionStart).toBe(answer.length);
  });

  it('hands in what was entered before the page was closed and the time ran out, and says so', async () => {
    const draft = { exam: id, seq: 9, answer: 'In my town', tookMs: 40_000 };
    localStorage.setItem('exam_draft', JSON.stringify(draft));
    const next = step(10, null, { type: 'interactiveWriting' });
    const asked = await goOn(next, { 'POST exam/{id}/answer': { step: next } });
    expect(await screen.findByText(t('sitting.late'))).toBeTruthy();
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        call: 'POST exam/{id}/answer',
        body: { seq: 9, answer: 'In my town', tookMs: 40_000 },
      }),
    );
    expect(localStorage.getItem('exam_draft')).toBeNull();
  });

  it('takes no press for a word that was meant for the one before, whose time ran out', async () => {
    const short = step(7, { type: 'readAndSelect', word: 'harbor' }, { limitMs: 5_000, leftMs: 1_000 });
    const asked = await goOn(short, {
      'POST exam/{id}/answer': [{ step: word(8, 'molvent') }, { step: null }],
    });
    expect(await screen.findByText('molvent', {}, { timeout: 3_000 })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(asked.filter(({ call }) => call.endsWith('answer'))).toHaveLength(1);
    await waitFor(() => {
      // Tried again until it is taken.
      const no = screen.queryByRole('button', { name: 'No' });
      if (no) fireEvent.click(no);
      expect(asked.filter(({ call }) => call.endsWith('answer'))).toHaveLength(2);
    });
    expect(asked.at(-1)?.body).toMatchObject({ seq: 8, answer: false });
  });

  it('hands in what stands there when time is up, and says so', async () => {
    const short = step(
      7,
      { type: 'fillInTheBlanks', parts: [{ given: 'nar', letters: 3 }] },
      { limitMs: 20_000, leftMs: 1_000 },
    );
    const asked = await goOn(short, { 'POST exam/{id}/answer': { step: word(8, 'harbor') } });
    await userEvent.type(await screen.findByRole('textbox'), 'ro');
    expect(await screen.findByText(t('sitting.late'))).toBeTruthy();
    expect(asked.at(-1)?.body).toMatchObject({ seq: 7, answer: ['ro'] });
  });

  it('shows photos and counts words of what is written', async () => {
    const item: ExamItem = {
      type: 'writeAboutThePhoto',
      prompt: 'Describe it.',
      photo: { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', alt: 'A pier' },
    };
    await goOn(step(9, item));
    expect(await screen.findByRole('img', { name: t('sitting.photo', { alt: 'A pier' }) })).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox'), 'Two men fish');
    expect(screen.getByText('3')).toBeTruthy();
  });

  it('goes through the shapes of sets: menus, words of a text, options', async () => {
    const text = 'He heard the bell and knew that she had gone.';
    const base = { type: 'interactiveReading' } as const;
    const asked = await goOn(
      step(20, { ...base, step: 'menus', parts: ['He ', { words: ['walked', 'sang'] }, ' home.'] }),
      {
        'POST exam/{id}/answer': [
          { step: step(21, { ...base, step: 'highlight', text, question: 'What did he hear?' }) },
          {
            step: step(22, {
              ...base,
              step: 'titles',
              text,
              options: ['A Bell', 'A Song', 'A Boat', 'A Cat'],
            }),
          },
          { step: null },
        ],
      },
    );
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'sang');
    await userEvent.click(await button(q('next')));
    const field = (await screen.findByRole('textbox', { name: q('passage') })) as HTMLTextAreaElement;
    field.setSelectionRange(text.indexOf('the bell'), text.indexOf('the bell') + 8);
    fireEvent.select(field);
    expect(await screen.findByText('the bell', { selector: '[role=status]' })).toBeTruthy();
    await userEvent.click(await button(q('next')));
    await userEvent.click(await screen.findByRole('radio', { name: 'A Boat' }));
    await userEvent.click(await button(q('next')));
    await screen.findByRole('heading', { name: t('over.title') });
    const answers = asked.filter(({ call }) => call.endsWith('answer')).map(({ body }) => body?.answer);
    expect(answers).toEqual([['sang'], { start: 9, end: 17 }, 2]);
  });

  it('says when another tab has taken it over, and takes it back with what was answered', async () => {
    const taken = { status: 409, code: 'exam_elsewhere', message: 'x' };
    const asked = await goOn(word(3, 'harbor'), {
      'POST exam/{id}/answer': [taken, { step: word(4, 'lantern') }],
    });
    await userEvent.click(await button('Yes'));
    const other = await screen.findByRole('heading', { name: t('elsewhere.title') });
    expect(document.activeElement).toBe(other);
    await userEvent.click(await button(t('elsewhere.take')));
    expect(await screen.findByText('lantern')).toBeTruthy();
    expect(asked.slice(-2).map(({ call }) => call)).toEqual(['GET exam/{id}', 'POST exam/{id}/answer']);
  });

  it('leaves out what is spoken where nobody can speak', async () => {
    const spoken = step(40, null, { type: 'speakAboutThePhoto', prepareMs: 20_000, limitMs: 110_000 });
    const asked = await goOn(spoken, {
      'POST exam/{id}/begin': { step: step(40, null, { type: 'writingSample' }) },
    });
    const section = within(await screen.findByRole('region', { name: 'Speak About the Photo' }));
    expect(section.getByText(t('intro.timePrepare', { prepare: '0:20', time: '1:30' }))).toBeTruthy();
    // It cannot be taken back: what it means is read first.
    await userEvent.click(section.getByText(t('intro.withoutSpeaking')));
    expect(section.getByText(t('intro.withoutSpeakingLead'))).toBeTruthy();
    await userEvent.click(section.getByRole('button', { name: t('intro.withoutSpeakingNow') }));
    expect(await screen.findByRole('heading', { name: 'Writing Sample' })).toBeTruthy();
    expect(asked.at(-1)?.body).toMatchObject({ seq: 40, speaking: false });
  });

  it('can be left for later, or ended for good', async () => {
    const asked = await goOn(step(0, null), { 'POST exam/{id}/end': true as unknown as object });
    await userEvent.click(await screen.findByText(t('intro.more')));
    await userEvent.click(await button(t('intro.leave')));
    await userEvent.click(await button(t('lobby.goOn')));
    await userEvent.click(await screen.findByText(t('intro.more')));
    await userEvent.click(await button(t('intro.end')));
    expect(await screen.findByRole('heading', { name: t('over.title') })).toBeTruthy();
    expect(asked.at(-1)?.call).toBe('POST exam/{id}/end');
  });
});
