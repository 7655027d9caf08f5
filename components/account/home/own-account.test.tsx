// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app, here, homeAnswers, owner, pack, pro } from '@/tests/support/app-home';
import { drawAccount } from '@/tests/support/components/account-home';
import { answerCalls, answers } from '@/tests/support/components/component';
import { translate } from '@/tests/support/site';

const account = (key: string, values: Record<string, string> = {}) =>
  translate('en', 'account', `app.${key}`, values);

// Who is signed in is asked for once in the life of a page.
beforeEach(() => vi.resetModules());

/** What is said of one thing that is owned. */
const owned = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement;
const part = (key: string) => screen.findByRole('region', { name: app(key) });
const absent = (key: string) => expect(screen.queryByRole('region', { name: app(key) }), key).toBeNull();

it('counts corrections where no Pro runs', async () => {
  const ended = { ...pro, usableUntil: '2026-05-06T12:00:00.000Z' };
  const refunded = { ...pro, id: 'log-3', state: 'refunded' };
  answerCalls({ ...homeAnswers, 'account/purchases': { data: [ended, refunded] } });
  await drawAccount();
  const corrections = await owned(account('corrections'));
  expect(await within(corrections ?? document.body).findByText('100')).toBeTruthy();
});

it('counts up to 99 beside a heading and shows the first five', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...pack, id: `log-${index}` }));
  answerCalls({ ...homeAnswers, 'account/purchases': { data: many } });
  await drawAccount();
  const purchases = within(await part('purchases.title'));
  expect(await purchases.findByText('99+')).toBeTruthy();
  expect(purchases.getByText(app('purchases.count', { count: 100 }))).toBeTruthy();
  expect(purchases.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(purchases.getByRole('button', { name: app('more', { count: 95 }) }));
  expect(purchases.getAllByRole('listitem')).toHaveLength(100);
});

it('says what an empty account has, and greets somebody without a name', async () => {
  answerCalls({
    userInfo: { data: { id: 7, nickname: ' ' } },
    'account/purchases': { data: [] },
    'account/sessions': { data: [here] },
  });
  await drawAccount();
  expect(await screen.findByText(account('titleNoName'))).toBeTruthy();
  expect(screen.getByText(account('noPlan'))).toBeTruthy();
  expect(await screen.findByText(app('purchases.empty'))).toBeTruthy();
  expect(await screen.findByText(app('sessions.only'))).toBeTruthy();
  // Whose address is not known cannot confirm with it.
  for (const key of ['sessions.endOthers', 'remove.open'])
    expect(screen.queryByRole('button', { name: app(key) }), key).toBeNull();
});

it('greets and leads out above everything else, and says at the root that it did', async () => {
  window.location.href = 'http://localhost:3000/app';
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  answerCalls({ ...homeAnswers, practice: answers.json(404, {}), logout: { data: true } });
  const head = await drawAccount();
  const out = await screen.findByRole('button', { name: account('signOut') });
  expect(head.contains(out)).toBe(true);
  expect(within(head).getByText(account('title', { name: 'Ada' }))).toBeTruthy();
  await userEvent.click(out);
  await waitFor(() => expect(assign.mock.calls.map(String)).toEqual(['http://localhost:3000/#logged-out']));
});

it('asks for nothing any more once somebody logs out', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  answerCalls({ ...homeAnswers, practice: answers.json(404, {}), logout: { data: true } });
  const answered = globalThis.fetch;
  const signals = new Map<string, AbortSignal | null | undefined>();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const call = url.replace(/^.*\/api\/v1\//, '');
    if (!call.startsWith('account/sessions')) return answered(url, init);
    signals.set('sessions', init.signal);
    return new Promise((_, refuse) => {
      init.signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError')));
    });
  });
  await drawAccount();
  await waitFor(() => expect(signals.get('sessions')?.aborted).toBe(false));
  await userEvent.click(await screen.findByRole('button', { name: account('signOut') }));
  await waitFor(() => expect(signals.get('sessions')?.aborted).toBe(true));
});

it('shows no part whose call the API does not have', async () => {
  const gone = answers.json(404, { message: 'No', code: 'unknown_call' });
  const asked = answerCalls({
    userInfo: { data: owner },
    'account/purchases': gone,
    'account/sessions': gone,
    vips: { data: [{ ...pro, vipId: 'v1', unlimited: true, owned: true }] },
  });
  await drawAccount();
  // Where there are no purchases to look at, the plans say that a Pro runs.
  const corrections = await owned(account('corrections'));
  expect(await within(corrections ?? document.body).findByText(app('own.unlimited'))).toBeTruthy();
  expect(asked.filter((call) => call === 'vips')).toHaveLength(1);
  for (const key of ['purchases.title', 'sessions.title', 'password.title', 'remove.title']) absent(key);
  expect(screen.queryByRole('button', { name: app('name.change') })).toBeNull();
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([]);
});

describe('practice', () => {
  const news = { data: { of: 'ada', mark: 1, entries: [] } };

  beforeEach(() => localStorage.setItem('det_i18n_token', 'token'));
  afterEach(() => localStorage.clear());

  it('is said to be in the account where that keeps it', async () => {
    answerCalls({ ...homeAnswers, practice: news });
    await drawAccount();
    expect(await screen.findByText(app('keeps'))).toBeTruthy();
  });

  it.each([
    ['lacks the call', answers.json(404, { message: 'No', code: 'unknown_call' })],
    ['cannot say', answers.json(503, { message: 'No', code: 'internal' })],
  ])('is not spoken of where the API %s', async (_, answer) => {
    const asked = answerCalls({ ...homeAnswers, practice: answer });
    await drawAccount();
    await waitFor(() => expect(asked).toContain('practice'));
    expect(await part('sessions.title')).toBeTruthy();
    expect(screen.queryByText(app('keeps'))).toBeNull();
  });

  it('is sent before somebody logs out, who else might clear it unsent', async () => {
    const asked = answerCalls({ ...homeAnswers, practice: news, logout: { data: true } });
    await drawAccount();
    await screen.findByText(app('keeps'));
    const { keepAnswer } = await import('@/lib/questions/kept');
    keepAnswer('w-01', ['yes']);
    await userEvent.click(screen.getByRole('button', { name: account('signOut') }));
    await waitFor(() => expect(asked).toContain('logout'));
    expect(asked.filter((call) => call === 'practice' || call === 'logout')).toEqual([
      'practice',
      'practice',
      'logout',
    ]);
  });
});
