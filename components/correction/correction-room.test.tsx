// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderedCorrection } from '@/lib/api/contract/correction/correction';
import { answeredTasks } from '@/lib/questions/bank/open-bank';
import { answers } from '@/tests/support/components/component';
import { catalog, translate } from '@/tests/support/site';
import { draftedTasks } from './order/drafts';
import { CorrectionRoom } from './room/correction-room';
import type { Entry, RoomTexts, Standing } from './room/given';

type Values = Record<string, string | number>;
const t = (key: string, values: Values = {}) => translate('en', 'correction-room', key, values);
const button = (key: string, values: Values = {}) => screen.findByRole('button', { name: t(key, values) });

const texts = Object.fromEntries(
  (['correction-room', 'marks', 'figures', 'questions'] as const).map((name) => [name, catalog('en', name)]),
) as unknown as RoomTexts;
const links = {
  ...{ login: '/login', prices: '/pricing', writing: '/writing', speaking: '/speaking' },
  ...{ report: '/app/report', lessons: '/courses' },
};

const id = (number: number) => `correction-of-tests-000${number}`;
const [first, second] = answeredTasks.writingSample;

const entry = (number: number, part: Partial<Entry> = {}): Entry => ({
  ...{ id: id(number), state: 'done', type: 'writingSample', mode: 'write', task: first?.id ?? '' },
  ...{ prompt: first?.prompt ?? '', beginning: 'I go', createdAt: `2026-11-2${number}T08:00:00.000Z` },
  ...{ doneAt: '2026-11-28T08:01:00.000Z', marks: 1, score: null, exam: null },
  ...part,
});

const result = {
  scorer: { name: 'Built-in checker', version: '1', scores: false },
  text: 'He go home.',
  marks: [
    {
      ...{ start: 3, end: 5, kind: 'agreement', replacement: 'goes', sure: true },
      reason: { text: 'One person: <en>goes</en>.' },
    },
  ],
  notes: [],
  sound: null,
  score: null,
} satisfies OrderedCorrection['result'];

const whole = (number: number, part: Partial<OrderedCorrection> = {}): OrderedCorrection => ({
  ...entry(number),
  ...{ scene: null, written: 'He go home.', recording: false, result, fallback: false, failure: null },
  ...part,
});

const waiting = (number: number) => whole(number, { state: 'waiting', doneAt: null, result: null });

const standing = (part: Partial<Standing> = {}): Standing => ({
  ...{ left: 9, scorer: result.scorer, transcribes: false, corrections: [], more: false, tasks: [] },
  ...part,
});

interface Asked {
  call: string;
  query: string;
  body: unknown;
}

/** The API: what is asked for by method and path; functions are asked each time. */
function answerApi(given: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const [path = '', query = ''] = url.replace('/api/v1/', '').split('?');
    const call = `${init.method ?? 'GET'} ${path}`;
    asked.push({ call, query, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body });
    const answer = given[call];
    if (answer === undefined) return Response.json({ message: 'No', code: 'unknown_call' }, { status: 404 });
    return typeof answer === 'function' ? (answer as () => Response)() : Response.json({ data: answer });
  });
  return asked;
}

function enter(search = '') {
  window.history.replaceState(null, '', `/app/correction${search}`);
  return render(<CorrectionRoom locale="en" texts={texts} links={links} />);
}

const calls = (asked: readonly Asked[], call: string) => asked.filter((one) => one.call === call);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.setItem('det_i18n_token', 'token');
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(() => vi.useRealTimers());

describe('the beginning', () => {
  it('says what is left, and leads to each type, to one’s own task and to what was corrected', async () => {
    answerApi({ 'GET correction': standing({ corrections: [entry(1)] }) });
    enter();
    expect(await screen.findByText(t('left.count', { count: 9 }))).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /Sample|Photo|Writing|Speak|Aloud/ }).length).toBe(9);
    const [type] = screen.getAllByRole('link', { name: 'Writing Sample' });
    expect(type?.getAttribute('href')).toBe('?new=writingSample');
    expect(screen.getByRole('link', { name: t('choose.own') }).getAttribute('href')).toBe('?new=own');
    const history = within(screen.getByRole('region', { name: t('history.title') }));
    expect(history.getByRole('link').getAttribute('href')).toBe(`?id=${id(1)}`);
    expect(history.getByText(t('history.marks', { count: 1 }))).toBeTruthy();
  });

  it('says what can be done where nothing is left, and shows nothing that cannot', async () => {
    answerApi({ 'GET correction': standing({ left: 0 }) });
    enter();
    expect(await screen.findByRole('heading', { name: t('left.none') })).toBeTruthy();
    expect(screen.getByRole('link', { name: t('left.prices') }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByText('Writing Sample')).toBeNull();
    expect(screen.getByText(t('history.empty'))).toBeTruthy();
  });

  it('says that there is no limit', async () => {
    answerApi({ 'GET correction': standing({ left: null }) });
    enter('?new=writingSample');
    expect(await screen.findByText(t('left.usesNone'))).toBeTruthy();
  });

  it('says so where no corrections can be had', async () => {
    answerApi({});
    enter();
    expect((await screen.findByRole('alert')).textContent).toBe(t('trouble.unsupported'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks again after a failure of the network', async () => {
    let isBroken = true;
    answerApi({
      'GET correction': () => (isBroken ? answers.broken() : Response.json({ data: standing() })),
    });
    enter();
    expect((await screen.findByRole('alert')).textContent).toBe(t('trouble.network'));
    isBroken = false;
    await userEvent.click(await button('retry'));
    expect(await screen.findByText(t('left.count', { count: 9 }))).toBeTruthy();
  });
});

describe('an answer in writing', () => {
  const order = 'POST correction';

  it('is sent once with its task, and followed until it is corrected', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let looks = 0;
    const asked = answerApi({
      'GET correction': standing({
        corrections: [entry(1)],
        tasks: [{ task: entry(1).task ?? '', prompt: entry(1).prompt }],
      }),
      [order]: { id: id(2), state: 'waiting' },
      [`GET correction/${id(2)}`]: () => {
        looks += 1;
        return Response.json({ data: looks < 3 ? waiting(2) : whole(2) });
      },
    });
    enter('?new=writingSample');
    // The one that was sent already is not asked first.
    expect(await screen.findByText(second?.prompt ?? '')).toBeTruthy();
    expect(screen.getByText(t('left.uses', { count: 9 }))).toBeTruthy();
    expect(screen.getByText(new RegExp(t('scorer.checker')))).toBeTruthy();
    const field = screen.getByRole('textbox');
    expect(field.getAttribute('spellcheck')).toBe('false');
    await userEvent.click(await button('order.send'));
    expect(await screen.findByText(t('order.emptyText'))).toBeTruthy();
    await userEvent.type(field, 'He go home.');
    expect(draftedTasks()).toEqual([second?.id]);
    const send = await button('order.send');
    act(() => {
      send.click();
      send.click();
    });
    expect(await screen.findByRole('heading', { name: t('wait.title') })).toBeTruthy();
    expect(window.location.search).toBe(`?id=${id(2)}`);
    expect(draftedTasks()).toEqual([]);
    const [sent, ...others] = calls(asked, order);
    expect(others).toEqual([]);
    expect(sent?.body).toEqual({
      key: expect.stringMatching(/^[\w-]{16,64}$/) as unknown,
      ...{ locale: 'en', type: 'writingSample', mode: 'write', prompt: { task: second?.id } },
      text: 'He go home.',
    });
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(await screen.findByText(t('shown.arrived'))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explanation 1: Subject and verb' })).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('stays with its key through a failure and a closed page, and gets another key with another text', async () => {
    let isBroken = true;
    const asked = answerApi({
      'GET correction': standing(),
      [order]: () => (isBroken ? answers.broken() : Response.json({ data: { id: id(2), state: 'waiting' } })),
      [`GET correction/${id(2)}`]: whole(2),
    });
    const keys = () => [...new Set(calls(asked, order).map(({ body }) => (body as { key: string }).key))];
    const { unmount } = enter('?new=writingSample');
    await userEvent.type(await screen.findByRole('textbox'), 'One');
    await userEvent.click(await button('order.send'));
    expect(await screen.findByText(t('order.failed.network'))).toBeTruthy();
    unmount();

    const again = enter('?new=writingSample');
    expect(((await screen.findByRole('textbox')) as HTMLTextAreaElement).value).toBe('One');
    await userEvent.click(await button('order.send'));
    expect(await screen.findByText(t('order.failed.network'))).toBeTruthy();
    expect(keys()).toHaveLength(1);

    await userEvent.type(screen.getByRole('textbox'), ' more');
    isBroken = false;
    await userEvent.click(await button('order.send'));
    expect(await screen.findByText(t('result.written'))).toBeTruthy();
    expect(keys()).toHaveLength(2);
    again.unmount();
  });

  it.each([
    [402, 'no_correction', undefined],
    [404, 'unknown_task', 'unknownTask'],
    [422, 'invalid', 'refused'],
    [429, 'slow_down', 'slowDown'],
  ])('says of status %i what happened, and keeps the text', async (status, code, failed) => {
    answerApi({
      'GET correction': standing(),
      [order]: answers.json(status, { message: 'No', code }, { 'retry-after': '1' }),
    });
    enter('?new=writingSample');
    await userEvent.type(await screen.findByRole('textbox'), 'Kept');
    await userEvent.click(await button('order.send'));
    expect(
      await screen.findByText(failed === undefined ? t('left.none') : t(`order.failed.${failed}`)),
    ).toBeTruthy();
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Kept');
    expect(draftedTasks()).toHaveLength(1);
  });

  it('has the countdown of the test: time to think, to write, and nothing is lost at its end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerApi({ 'GET correction': standing() });
    enter('?new=writingSample');
    await userEvent.click(await button('order.countdown', { time: '0:30 + 5:00' }));
    const field = screen.getByRole('textbox') as HTMLTextAreaElement;
    expect(field.readOnly).toBe(true);
    expect(screen.getByRole('timer').textContent).toContain('0:30');
    expect(document.activeElement).toBe(await button('order.now'));
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    expect(field.readOnly).toBe(false);
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'Text');
    await act(() => vi.advanceTimersByTimeAsync(301_000));
    expect(screen.getByText(t('order.over'))).toBeTruthy();
    expect(field.readOnly).toBe(true);
    await userEvent.click(await button('order.goOn'));
    expect(field.readOnly).toBe(false);
    expect(field.value).toBe('Text');
  });

  it('goes on to another task, which the address names, and keeps what was written of the first', async () => {
    answerApi({ 'GET correction': standing() });
    enter('?new=writingSample');
    await userEvent.type(await screen.findByRole('textbox'), 'Of the first');
    await userEvent.click(await button('order.next'));
    expect(await screen.findByText(second?.prompt ?? '')).toBeTruthy();
    expect(window.location.search).toBe(`?new=writingSample&task=${second?.id}`);
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('');
    expect(draftedTasks()).toEqual([first?.id]);
  });

  it('can be to a task of one’s own', async () => {
    const asked = answerApi({
      'GET correction': standing(),
      [order]: { id: id(2), state: 'waiting' },
      [`GET correction/${id(2)}`]: whole(2, { type: 'own', task: null }),
    });
    enter('?new=own');
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Dear Sir');
    await userEvent.click(await button('order.send'));
    expect(await screen.findByText(t('order.emptyOwn'))).toBeTruthy();
    await userEvent.type(screen.getByLabelText(t('order.ownLabel')), 'Write a letter.');
    await userEvent.click(await button('order.send'));
    expect(await screen.findByText(t('result.written'))).toBeTruthy();
    expect(calls(asked, order)[0]?.body).toMatchObject({
      ...{ type: 'own', mode: 'write', prompt: { text: 'Write a letter.' }, text: 'Dear Sir' },
    });
  });
});

describe('a correction', () => {
  it('that is waited for through a lost network comes when that is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let state: 'waits' | 'lost' | 'done' = 'waits';
    const asked = answerApi({
      'GET correction': standing(),
      [`GET correction/${id(2)}`]: () =>
        state === 'lost'
          ? answers.broken()
          : Response.json({ data: state === 'done' ? whole(2) : waiting(2) }),
    });
    enter(`?id=${id(2)}`);
    expect(await screen.findByText(t('wait.correcting'))).toBeTruthy();
    state = 'lost';
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(await screen.findByText(t('wait.offline'))).toBeTruthy();
    state = 'done';
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(t('result.written'))).toBeTruthy();
    await waitFor(() => expect(calls(asked, 'GET correction')).toHaveLength(1));
  });

  it('that failed says why and that nothing was used up, and the text is not lost', async () => {
    answerApi({
      'GET correction': standing(),
      [`GET correction/${id(2)}`]: whole(2, { state: 'failed', result: null, failure: 'unavailable' }),
    });
    enter(`?id=${id(2)}`);
    expect(await screen.findByText(t('shown.unavailable'))).toBeTruthy();
    expect(screen.getByText('He go home.')).toBeTruthy();
    await userEvent.click(await button('shown.fromMine'));
    expect(((await screen.findByRole('textbox')) as HTMLTextAreaElement).value).toBe('He go home.');
    expect(screen.getByText(first?.prompt ?? '')).toBeTruthy();
  });

  it('says that another one than was asked for has made it', async () => {
    answerApi({ [`GET correction/${id(2)}`]: whole(2, { fallback: true }), 'GET correction': standing() });
    enter(`?id=${id(2)}`);
    expect(await screen.findByText(t('shown.fallback'))).toBeTruthy();
    expect(screen.getByText(t('result.score.none', { name: t('scorer.builtIn') }))).toBeTruthy();
  });

  it('that is not in the account is said to be unknown', async () => {
    answerApi({
      'GET correction': standing(),
      [`GET correction/${id(9)}`]: answers.json(404, { message: 'No', code: 'unknown_correction' }),
    });
    enter(`?id=${id(9)}`);
    expect((await screen.findByRole('alert')).textContent).toBe(t('trouble.unknown'));
    await userEvent.click(screen.getByRole('link', { name: t('shown.back') }));
    expect(window.location.search).toBe('');
    expect(await screen.findByText(t('history.empty'))).toBeTruthy();
  });

  it('is deleted when that is confirmed', async () => {
    const asked = answerApi({
      'GET correction': standing(),
      [`GET correction/${id(2)}`]: whole(2),
      [`DELETE correction/${id(2)}`]: true,
    });
    enter(`?id=${id(2)}`);
    await userEvent.click(await button('shown.delete'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(t('shown.deleteLead'))).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: t('shown.deleteConfirm') }));
    expect(await screen.findByText(t('left.count', { count: 9 }))).toBeTruthy();
    expect(calls(asked, `DELETE correction/${id(2)}`)).toHaveLength(1);
    expect(window.location.search).toBe('');
  });

  it('shows a sample answer of the level above when that is wanted', async () => {
    const scored = { ...result, score: { low: 75, high: 95 } };
    answerApi({ 'GET correction': standing(), [`GET correction/${id(2)}`]: whole(2, { result: scored }) });
    enter(`?id=${id(2)}`);
    const details = (await screen.findByText(t('sample.title'))).closest('details');
    act(() => {
      if (!details) return;
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    expect(((await screen.findByLabelText('105')) as HTMLInputElement).checked).toBe(true);
    expect(details?.textContent).not.toContain('<m1>');
    expect(screen.getByRole('link', { name: t('sample.lesson') }).getAttribute('href')).toContain(
      '/courses/',
    );
  });

  it('is laid beside another try of its task, the earlier one first', async () => {
    const asked = answerApi({
      'GET correction': standing({ corrections: [entry(2), entry(1), entry(3, { state: 'waiting' })] }),
      [`GET correction/${id(2)}`]: whole(2, { result: { ...result, text: 'He goes home.', marks: [] } }),
      [`GET correction/${id(1)}`]: whole(1),
    });
    enter(`?id=${id(2)}`);
    const [link, ...others] = await screen.findAllByRole('link', { name: /Compare with/ });
    expect(others).toEqual([]);
    expect(calls(asked, 'GET correction').some(({ query }) => query === `task=${first?.id}`)).toBe(true);
    if (link) await userEvent.click(link);
    const table = within(await screen.findByRole('table'));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain(`${t('compare.mistakes')}10${t('compare.less', { count: 1 })}`);
    expect(rows).toContain(`Subject and verb10${t('compare.less', { count: 1 })}`);
    const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(heads[1]).toContain('Nov 21, 2026');
    expect(heads[2]).toContain('Nov 22, 2026');
  });
});

describe('the corrections so far', () => {
  it('are searched once nothing more is typed, and older ones come behind', async () => {
    const asked = answerApi({
      'GET correction': () => {
        const last = asked.at(-1)?.query ?? '';
        if (last.includes('before')) return Response.json({ data: standing({ corrections: [entry(1)] }) });
        if (last.includes('search'))
          return Response.json({ data: standing({ corrections: [entry(2)], more: true }) });
        return Response.json({ data: standing({ corrections: [entry(3), entry(2)] }) });
      },
    });
    enter();
    await userEvent.type(await screen.findByRole('searchbox'), 'home');
    expect(await screen.findByText(t('history.foundMore', { count: 1 }))).toBeTruthy();
    expect(asked.filter(({ query }) => query.startsWith('search'))).toHaveLength(1);
    await userEvent.click(await button('history.more'));
    await waitFor(() => expect(screen.getByText(t('history.found', { count: 2 }))).toBeTruthy());
    expect(asked.at(-1)?.query).toBe(`search=home&before=${id(2)}`);
  });

  it('are those of one task where one is chosen, also of one that is not on the first page', async () => {
    const asked = answerApi({
      'GET correction': () =>
        Response.json({
          data: standing({
            corrections: [entry(3)],
            tasks: [
              { task: 'ws-01', prompt: 'Describe a place.' },
              { task: 'ws-02', prompt: 'Describe a day.' },
            ],
          }),
        }),
    });
    enter();
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'Describe a day.');
    await waitFor(() => expect(asked.at(-1)?.query).toBe('task=ws-02'));
  });
});
