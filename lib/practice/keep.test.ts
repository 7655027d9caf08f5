// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '@/tests/doubles/browser/storage';
import type * as keepModule from './keep';

const token = 'token-of-ada';
let keep: typeof keepModule;
let asked: {
  method: string;
  path: string;
  token: string | null;
  keepalive: boolean;
  body: { entries: { id: string }[] } | undefined;
}[];
let answer: () => Response | Promise<Response>;

const news = (more: object = {}) => Response.json({ data: { of: 'ada', mark: 1, entries: [], ...more } });
const refused = (status: number, code: string) => () => Response.json({ message: 'No', code }, { status });
const answered = async (id: string) => (await import('../questions/kept')).keepAnswer(id, ['yes']);
const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null');

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23), toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('det_i18n_token', token);
  asked = [];
  // As an account that keeps what it is sent.
  answer = () => news({ entries: asked.at(-1)?.body?.entries ?? [] });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({
      method: init.method ?? 'GET',
      path: url.replace('/api/v1', ''),
      token: new Headers(init.headers).get('authorization'),
      keepalive: init.keepalive ?? false,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return answer();
  });
  keep = await import('./keep');
});

afterEach(() => {
  localStorage.clear();
  // Whoever looks every few seconds sees that nobody is signed in any more, and stops.
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('keeping practice in the account', () => {
  it('asks nothing for a visitor', async () => {
    localStorage.clear();
    await answered('w-01');
    expect(await keep.keepPractice()).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('sends what is new with the token, and asks at most once in some minutes where nothing is', async () => {
    await answered('w-01');
    expect(await keep.keepPractice()).toBe(true);
    expect(asked).toMatchObject([
      { method: 'PUT', path: '/practice', token: `Bearer ${token}`, keepalive: true, body: { since: 0 } },
    ]);
    expect(await keep.keepPractice()).toBe(true);
    vi.setSystemTime(Date.now() + 4 * 60_000);
    await keep.keepPractice();
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    await keep.keepPractice();
    expect(asked.slice(1)).toMatchObject([{ method: 'GET', path: '/practice?since=1' }]);
  });

  it('asks at once for whoever signs in', async () => {
    await keep.keepPractice();
    localStorage.setItem('det_i18n_token', 'another');
    await keep.keepPractice();
    expect(asked.map((one) => one.token)).toEqual([`Bearer ${token}`, 'Bearer another']);
  });

  it('learns whose account it is before it sends anything with another session', async () => {
    await answered('w-01');
    await keep.keepPractice();
    await answered('w-02');
    localStorage.removeItem('det_i18n_token');
    keep.noteEnd();
    await answered('w-03');
    localStorage.setItem('det_i18n_token', 'of bob');
    answer = () => news({ of: 'bob', entries: asked.at(-1)?.body?.entries ?? [] });
    await keep.keepPractice();
    expect(asked.slice(1).map(({ method, body }) => [method, body?.entries.map(({ id }) => id)])).toEqual([
      ['GET', undefined],
      ['PUT', ['w-03']],
    ]);
    expect(stored('practice_answers')).toEqual({ 'w-03': ['yes'] });
  });

  it('sets aside what could not be sent before its reader logged out, and sends it when they are back', async () => {
    await keep.keepPractice();
    await answered('w-01');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await keep.sendBefore(() => Promise.resolve(localStorage.removeItem('det_i18n_token')));
    expect(stored('practice_account')?.left).toMatchObject([{ id: 'w-01' }]);
    vi.setSystemTime(Date.now() + 61_000);
    localStorage.setItem('det_i18n_token', 'of bob');
    answer = () => news({ of: 'bob', entries: asked.at(-1)?.body?.entries ?? [] });
    await keep.keepPractice();
    expect(stored('practice_answers')).toEqual({});
    const before = asked.length;
    localStorage.setItem('det_i18n_token', token);
    answer = () => news({ of: 'ada', entries: asked.at(-1)?.body?.entries ?? [] });
    await keep.keepPractice();
    expect(asked.slice(before).map(({ body }) => body?.entries.map(({ id }) => id))).toContainEqual(['w-01']);
    expect(stored('practice_answers')).toEqual({ 'w-01': ['yes'] });
  });

  it('sends some seconds after a change, what was changed in them together', async () => {
    keep.startKeeping();
    keep.startKeeping();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.waitFor(() => expect(stored('practice_account')).not.toBeNull());
    await answered('w-01');
    await answered('w-02');
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.body?.entries.map(({ id }) => id)).toEqual(['w-01', 'w-02']);
  });

  it('sends what is new as the page is left, where whose it is is known', async () => {
    await answered('w-00');
    keep.startKeeping();
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(stored('practice_account')?.of).toBe('ada'));
    expect(asked).toHaveLength(1);
    await answered('w-01');
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ keepalive: true, body: { entries: [{ id: 'w-01' }] } });
  });

  it('takes nothing into a browser whose session has ended meanwhile', async () => {
    answer = () => {
      localStorage.clear();
      return news({ entries: [{ kind: 'answer', id: 'w-01', at: 1, value: ['yes'] }] });
    };
    expect(await keep.keepPractice()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it.each([404, 405])(
    'says nothing where the API lacks the call (%i), keeps its own and asks no more',
    async (status) => {
      answer = refused(status, status === 404 ? 'unknown_call' : 'bad_method');
      await answered('w-01');
      expect(await Promise.all([keep.keepPractice(), keep.keepPractice()])).toEqual([false, false]);
      await answered('w-02');
      vi.setSystemTime(Date.now() + 60 * 60_000);
      expect(await keep.keepPractice()).toBe(false);
      expect(asked).toHaveLength(1);
      expect(Object.keys(stored('practice_answers'))).toEqual(['w-01', 'w-02']);
    },
  );

  it.each([
    ['is down', refused(500, 'internal')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers something else', () => Response.json({ data: { practice: 'yes' } })],
  ])('keeps everything where the API %s, and tries again a minute later', async (_, trouble) => {
    const healthy = answer;
    answer = trouble;
    await answered('w-01');
    expect(await keep.keepPractice()).toBeUndefined();
    await keep.keepPractice();
    expect(asked).toHaveLength(1);
    answer = healthy;
    vi.setSystemTime(Date.now() + 61_000);
    expect(await keep.keepPractice()).toBe(true);
    expect(asked[1]?.body?.entries).toMatchObject([{ id: 'w-01' }]);
  });

  it('tells a full account what to forget, takes what is new in it, and tries the rest a minute later', async () => {
    await answered('w-01');
    await keep.keepPractice();
    (await import('../questions/kept')).forgetAnswers(['w-01', 'never-sent']);
    await answered('w-02');
    answer = () => {
      const sent = asked.at(-1)?.body?.entries ?? [];
      const isMore = sent.some(({ id }) => id !== 'w-01');
      const fromElsewhere = { kind: 'answer', id: 'w-03', at: 5, value: ['elsewhere'] };
      return isMore ? refused(409, 'practice_full')() : news({ mark: 2, entries: [...sent, fromElsewhere] });
    };
    expect(await keep.keepPractice()).toBeUndefined();
    expect(asked.slice(1).map(({ body }) => body?.entries.map(({ id }) => id).sort())).toEqual([
      ['never-sent', 'w-01', 'w-02'],
      ['w-01'],
    ]);
    expect(stored('practice_answers')).toEqual({ 'w-02': ['yes'], 'w-03': ['elsewhere'] });
    await keep.keepPractice();
    expect(asked).toHaveLength(3);
    answer = () => news({ mark: 3, entries: asked.at(-1)?.body?.entries ?? [] });
    vi.setSystemTime(Date.now() + 61_000);
    expect(await keep.keepPractice()).toBe(true);
    expect(asked[3]?.body?.entries.map(({ id }) => id)).toContain('w-02');
  });

  it('does not wait for years after a failure because the clock was wrong by years then', async () => {
    const right = Date.now();
    vi.setSystemTime(right + 365 * 24 * 60 * 60_000);
    const healthy = answer;
    answer = refused(500, 'internal');
    await answered('w-01');
    await keep.keepPractice();
    answer = healthy;
    vi.setSystemTime(right);
    expect(await keep.keepPractice()).toBe(true);
  });

  it('tells nothing of one account to another that is signed in while it waits for its turn', async () => {
    await answered('w-01');
    await keep.keepPractice();
    (await import('../questions/kept')).forgetAnswers(['w-01']);
    localStorage.setItem('lease:practice', `another-tab ${Date.now() + 5000}`);
    const waiting = keep.keepPractice();
    localStorage.setItem('det_i18n_token', 'of bob');
    localStorage.removeItem('lease:practice');
    expect(await waiting).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('leaves nothing behind in a browser that was cleared while an API without the call was asked', async () => {
    answer = () => {
      localStorage.clear();
      return refused(404, 'unknown_call')();
    };
    await answered('w-01');
    await keep.keepPractice();
    expect(localStorage).toHaveLength(0);
  });

  it('lets out whoever logs out, also where what is kept here cannot even be looked at', async () => {
    await keep.keepPractice();
    localStorage.setItem('diagnostic_result', '{"at":{"toString":0,"valueOf":0}}');
    const leave = vi.fn(async () => undefined);
    await keep.sendBefore(leave);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('does not tell the same every few seconds to an API that does not say how it stands', async () => {
    answer = news;
    await answered('w-01');
    expect(await keep.keepPractice()).toBe(true);
    await keep.keepPractice();
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 61_000);
    await keep.keepPractice();
    expect(asked).toHaveLength(2);
  });

  it('waits as long as the API asks it to', async () => {
    answer = () =>
      Response.json({ message: 'No', code: 'slow_down' }, { status: 429, headers: { 'retry-after': '300' } });
    await answered('w-01');
    await keep.keepPractice();
    vi.setSystemTime(Date.now() + 200_000);
    await keep.keepPractice();
    expect(asked).toHaveLength(1);
  });

  it('ends the session where the API does, and leads nobody away', async () => {
    answer = refused(401, 'unauthorized');
    await answered('w-01');
    const { href } = window.location;
    await keep.keepPractice();
    expect(localStorage.getItem('det_i18n_token')).toBeNull();
    expect(stored('practice_answers')).toEqual({ 'w-01': ['yes'] });
    expect(window.location.href).toBe(href);
  });

  it('sends before somebody logs out, and does not wait for an API that does not answer', async () => {
    await answered('w-01');
    const leave = vi.fn(async () => undefined);
    await keep.sendBefore(leave);
    expect(asked).toHaveLength(1);
    expect(leave).toHaveBeenCalledTimes(1);
    answer = () => new Promise(() => undefined);
    await answered('w-02');
    await keep.sendBefore(leave);
    expect(asked).toHaveLength(2);
    expect(leave).toHaveBeenCalledTimes(2);
  });
});

describe('a browser whose storage is full', () => {
  /** Names of what storage has no room for any more. */
  let full: string[];

  beforeEach(() => {
    full = [];
    const storage = fakeStorage({ det_i18n_token: token });
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem(name: string, text: string) {
        if (full.includes(name)) throw new DOMException('No room', 'QuotaExceededError');
        storage.setItem(name, text);
      },
    });
  });

  async function nextPage() {
    vi.resetModules();
    keep = await import('./keep');
    vi.setSystemTime(Date.now() + 6 * 60_000);
  }

  const told = () => asked.flatMap(({ body }) => body?.entries ?? []);

  it('does not forget in the account what it had no room for, nor tell of an older answer as if it were new', async () => {
    await answered('w-01');
    await keep.keepPractice();
    full = ['practice_answers'];
    vi.setSystemTime(Date.now() + 60_000);
    const kept = await import('../questions/kept');
    kept.keepAnswer('w-01', ['newer']);
    kept.keepAnswer('w-02', ['new']);
    const before = asked.length;
    await nextPage();
    await keep.keepPractice();
    expect(asked.length).toBeGreaterThan(before);
    expect(asked.slice(before).flatMap(({ body }) => body?.entries ?? [])).toEqual([]);
  });

  it('sends it as long as the page is open, with its time', async () => {
    full = ['practice_answers'];
    await answered('w-01');
    await keep.keepPractice();
    expect(told()).toEqual([{ kind: 'answer', id: 'w-01', at: Date.now(), value: ['yes'] }]);
  });

  it('is told once more what it had no room for', async () => {
    full = ['practice_answers'];
    const brought = { kind: 'answer', id: 'w-09', at: 5, value: ['brought'] };
    answer = () => news({ mark: 9, entries: [brought] });
    await keep.keepPractice();
    expect((await import('../questions/kept')).keptAnswer('w-09')).toEqual(['brought']);
    full = [];
    await nextPage();
    await keep.keepPractice();
    expect(asked.map(({ path }) => path)).toEqual(['/practice?since=0', '/practice?since=0']);
    expect(told()).toEqual([]);
    expect(stored('practice_answers')).toEqual({ 'w-09': ['brought'] });
  });

  it('does not call a lesson unfinished whose end it had no room for', async () => {
    const { changeProgress } = await import('../progress/kept');
    const { withCheck, withOpened } = await import('../progress/progress');
    const now = new Date().toISOString();
    changeProgress((known) => withOpened(known, 'words', now));
    await keep.keepPractice();
    full = ['course_progress'];
    changeProgress((known) => withCheck(known, 'words', true, now));
    await keep.keepPractice();
    expect(told()).toContainEqual(expect.objectContaining({ kind: 'done', value: true }));
    await nextPage();
    await keep.keepPractice();
    expect(told()).not.toContainEqual(expect.objectContaining({ kind: 'done', value: null }));
  });
});
