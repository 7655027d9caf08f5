import { array, assert, asyncProperty, constant, constantFrom, integer, record } from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/tests/support/full';
import { practiceLimits, type PracticeEntry } from '@/lib/api/contract/practice/entries';
import { mergePractice } from '@/lib/api/contract/practice/merge';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { purgeExpired } from '../purge';

interface News {
  of: string;
  mark: number;
  entries: PracticeEntry[];
}

const answer = (id: string, at: number, value: string[] | null = ['yes']): PracticeEntry => ({
  kind: 'answer',
  id,
  at,
  value,
});

const every: readonly PracticeEntry[] = [
  answer('w-01', 10, ['first line\nsecond\tline', 'ü 語 \ud83d\ude00']),
  answer('w-02', 10, null),
  { kind: 'card', id: 'pv-001', at: 11, value: [3, 20_500, 20_490] },
  { kind: 'opened', id: 'readAndSelect', at: 12, value: { questions: 5 } },
  { kind: 'set', id: 'readAndSelect/w-01', at: 0, value: { answered: 3, right: 2, of: 3 } },
  { kind: 'done', id: 'readAndSelect', at: 13, value: true },
  {
    kind: 'result',
    id: 'diagnostic',
    at: 14,
    value: {
      at: '2026-01-10T10:00:00.000Z',
      low: 95,
      high: 120,
      skills: { reading: { low: 90, high: 125 }, listening: null },
      lessons: [{ lesson: 'readAndSelect', reason: 'weak' }],
      timed: true,
    },
  },
  { kind: 'again', id: 'rs-104', at: 15, value: { box: 2, due: 20_500 } },
  { kind: 'day', id: '2026-01-10', at: 0, value: true },
];

const get = (site: TestBackend, token: string, since?: number) =>
  site.call<News>(`/practice${since === undefined ? '' : `?since=${since}`}`, { token });

const put = (site: TestBackend, token: string, entries: readonly unknown[], { since = 0, wrong = 0 } = {}) =>
  site.call<News>('/practice', {
    method: 'PUT',
    token,
    body: { since, now: site.backend.deps.now() + wrong, entries },
  });

const names = ({ entries }: News) => entries.map(({ kind, id }) => `${kind} ${id}`).sort();

describeOnDatabases('practice in the account', (prepare) => {
  async function prepared() {
    const site = await testBackend(await prepare());
    return { site, token: await registerUser(site, 'ada@example.com') };
  }

  it('gives back every kind of entry as it was sent, from any device', async () => {
    const { site, token } = await prepared();
    const sent = await put(site, token, every);
    expect(sent).toMatchObject({ status: 200 });
    const { body } = await get(site, token);
    const sorted = (entries: readonly PracticeEntry[]) =>
      [...entries].sort((a, b) => (a.kind + a.id < b.kind + b.id ? -1 : 1));
    expect(sorted(body.data.entries)).toEqual(sorted(every));
    expect(sorted(sent.body.data.entries)).toEqual(sorted(every));
    expect(body.data).toMatchObject({ of: sent.body.data.of, mark: sent.body.data.mark });
  });

  it('tells what is new since a mark, and how everything stands that was sent', async () => {
    const { site, token } = await prepared();
    const first = (await put(site, token, [answer('a', 10), answer('b', 10)])).body.data;
    expect((await get(site, token, first.mark)).body.data).toEqual({ ...first, entries: [] });
    const other = (await put(site, token, [answer('c', 20)])).body.data;
    expect(other.mark).toBeGreaterThan(first.mark);
    // An older answer to `a` from a device that has seen the first mark alone.
    const late = await put(site, token, [answer('a', 5, ['no'])], { since: first.mark });
    expect(late.body.data.mark).toBe(other.mark);
    expect(names(late.body.data)).toEqual(['answer a', 'answer c']);
    expect(late.body.data.entries).toContainEqual(answer('a', 10));
  });

  it('tells a device that has seen more than there is, as after a backup, also when it sends something', async () => {
    const { site, token } = await prepared();
    const before = (await put(site, token, [answer('a', 10)])).body.data;
    site.pass(60_000);
    const seen = before.mark + 30_000;
    const sent = (await put(site, token, [answer('b', 20)], { since: seen })).body.data;
    expect(sent.mark).toBeLessThan(seen);
    expect((await get(site, token, seen)).body.data.mark).toBeGreaterThan(seen);
    const after = (await put(site, token, [], { since: sent.mark })).body.data;
    expect(names(after)).toEqual(['answer b']);
  });

  it('loses nothing when devices send at the same moment', async () => {
    const { site, token } = await prepared();
    const devices = Array.from({ length: 6 }, (_, device) => [
      ...Array.from({ length: 20 }, (__, index) => answer(`own-${device}-${index}`, 10)),
      answer('shared', 10 + device, [String(device)]),
      {
        kind: 'set',
        id: 'talk/t-01',
        at: 0,
        value: { answered: device, right: 0, of: device },
      } satisfies PracticeEntry,
    ]);
    const answers = await Promise.all(devices.map((entries) => put(site, token, entries)));
    expect(answers.map(({ status }) => status)).toEqual(devices.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.data.mark)).size).toBe(devices.length);
    const { entries } = (await get(site, token)).body.data;
    expect(entries).toHaveLength(6 * 20 + 2);
    expect(entries).toContainEqual(answer('shared', 15, ['5']));
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'set', value: expect.objectContaining({ answered: 5 }) }),
    );
  });

  it('keeps what the merge of everything says, however it was cut into requests and in whatever order they came', async () => {
    const { site, token } = await prepared();
    const one = record({
      kind: constant('answer' as const),
      id: constantFrom('a', 'b', 'c'),
      at: integer({ min: 0, max: 5 }),
      value: constantFrom<(string[] | null)[]>(null, [], ['yes'], ['no']),
    });
    let run = 0;
    await assert(
      asyncProperty(array(array(one, { maxLength: 5 }), { maxLength: 5 }), async (requests) => {
        // Names of each run are its own.
        run += 1;
        const all = requests.map((entries) =>
          entries.map((entry): PracticeEntry => ({ ...entry, id: `${entry.id}${run}` })),
        );
        let since = 0;
        for (const entries of all) {
          const { status, body } = await put(site, token, entries, { since });
          expect(status).toBe(200);
          since = body.data.mark;
        }
        const mine = ({ id }: PracticeEntry) => all.flat().some((entry) => entry.id === id);
        const text = (entries: readonly PracticeEntry[]) =>
          entries.map((entry) => JSON.stringify([entry.id, entry.at, entry.value])).sort();
        const kept = (await get(site, token)).body.data.entries.filter(mine);
        expect(text(kept)).toEqual(text(mergePractice([], all.flat())));
      }),
      { numRuns: runs(12) },
    );
  });

  it('is the same when the same is sent twice, in one request and in two', async () => {
    const { site, token } = await prepared();
    const first = (await put(site, token, [...every, ...every])).body.data;
    const before = await site.snapshot();
    const again = (await put(site, token, every, { since: first.mark })).body.data;
    expect(again.mark).toBe(first.mark);
    expect(await site.snapshot()).toEqual(before);
  });

  it('reckons with a clock that is wrong: neither is the past lost nor the future won', async () => {
    const { site, token } = await prepared();
    const now = site.backend.deps.now();
    const year = 365 * 24 * 3_600_000;
    await put(site, token, [answer('ahead', now + year - 1000)], { wrong: year });
    await put(site, token, [answer('behind', now - year - 1000)], { wrong: -year });
    await put(site, token, [answer('liar', now + year)]);
    const { entries } = (await get(site, token)).body.data;
    const at = Object.fromEntries(entries.map((entry) => [entry.id, entry.at]));
    expect(at.liar).toBe(now);
    for (const id of ['ahead', 'behind']) {
      expect(at[id]).toBeLessThanOrEqual(now);
      expect(at[id]).toBeGreaterThan(now - 600_000);
    }
    // So that an answer of the next minute wins over all of them.
    site.pass(60_000);
    const later = site.backend.deps.now();
    await put(site, token, [answer('liar', later, ['no'])]);
    expect((await get(site, token)).body.data.entries).toContainEqual(answer('liar', later, ['no']));
  });

  it('belongs to one account', async () => {
    const { site, token } = await prepared();
    const other = await registerUser(site, 'bob@example.com');
    const mine = (await put(site, token, [answer('a', 10)])).body.data;
    const theirs = (await put(site, other, [answer('a', 20, ['no'])])).body.data;
    expect(theirs.of).not.toBe(mine.of);
    expect((await get(site, token)).body.data.entries).toEqual([answer('a', 10)]);
    expect((await get(site, other)).body.data.entries).toEqual([answer('a', 20, ['no'])]);
    const { rows } = await site.backend.deps.db
      .selectFrom('users')
      .select('id')
      .execute()
      .then((users) => ({ rows: users }));
    for (const { id } of rows) expect(JSON.stringify([mine, theirs])).not.toContain(id);
  });

  it('is closed to strangers, who leave nothing in it', async () => {
    const { site, token } = await prepared();
    await put(site, token, [answer('a', 10)]);
    const before = await site.snapshot();
    for (const stranger of [undefined, 'x'.repeat(43)]) {
      const sent = { method: 'PUT', body: { since: 0, now: 1, entries: [answer('a', 99, ['no'])] } };
      const withToken = stranger === undefined ? {} : { token: stranger };
      expect((await site.call('/practice', { ...sent, ...withToken })).status).toBe(401);
      expect((await site.call('/practice', withToken)).status).toBe(401);
    }
    expect(await site.snapshot()).toEqual(before);
  });

  it.each([
    ['NUL in a text', [answer('a', 1, ['\u0000'])]],
    ['a line end in a name', [answer('a\nb', 1)]],
    ['a name of all objects', [answer('__proto__', 1)]],
    ['a kind that there is not', [{ kind: 'note', id: 'a', at: 1, value: [] }]],
    ['too many at once', Array.from({ length: practiceLimits.entries + 1 }, (_, id) => answer(`a${id}`, 1))],
    ['one bad among good', [answer('a', 1), answer('b', -1)]],
  ])('refuses %s, and takes nothing of it', async (_, entries) => {
    const { site, token } = await prepared();
    const before = await site.snapshot();
    expect(await put(site, token, entries)).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(await site.snapshot()).toEqual(before);
  });

  it('keeps names and values that look like SQL or patterns as they are', async () => {
    const { site, token } = await prepared();
    const odd = [answer('a', 1, ["'); drop table practice; --", '%', '\\', '{"a":1}', '\ud800'])];
    await put(site, token, odd);
    expect((await get(site, token)).body.data.entries).toEqual(odd);
  });

  it('refuses a body above the limit of all calls', async () => {
    const { site, token } = await prepared();
    const entries = Array.from({ length: 20 }, (_, id) => answer(`a${id}`, 1, ['x'.repeat(5000)]));
    expect((await put(site, token, entries)).status).toBe(413);
  });

  it('has an end, above which one can still forget', async () => {
    const { site, token } = await prepared();
    const text = 'x'.repeat(5000);
    const full = Math.floor(practiceLimits.bytesKept / 50_050);
    for (let turn = 0; turn < full; turn += 1) {
      const entries = Array.from({ length: 10 }, (_, id) => answer(`a${turn}-${id}`, 10, [text]));
      expect((await put(site, token, entries)).status).toBe(200);
    }
    const before = await site.snapshot();
    const more = Array.from({ length: 10 }, (_, id) => answer(`b${id}`, 10, [text]));
    expect(await put(site, token, more)).toMatchObject({ status: 409, body: { code: 'practice_full' } });
    expect(await site.snapshot()).toEqual(before);
    const forgotten = Array.from({ length: 10 }, (_, id) => answer(`a0-${id}`, 20, null));
    expect((await put(site, token, forgotten)).status).toBe(200);
    expect((await put(site, token, more)).status).toBe(200);
  });

  it('is limited for each account, and not by somebody else', async () => {
    const { site, token } = await prepared();
    const other = await registerUser(site, 'bob@example.com');
    const tries = await Promise.all(Array.from({ length: 155 }, () => get(site, token)));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await put(site, token, [])).status).toBe(429);
    expect((await get(site, other)).status).toBe(200);
  });

  it('goes with the account, also when a device sends at the same moment', async () => {
    const { site, token } = await prepared();
    await put(site, token, every);
    const erase = site.call('/account', { method: 'DELETE', token, body: { confirm: 'ada@example.com' } });
    const puts = Array.from({ length: 5 }, (_, id) => put(site, token, [answer(`late${id}`, 10)]));
    const [erased, ...late] = await Promise.all([erase, ...puts]);
    expect(erased.status).toBe(200);
    for (const { status } of late) expect([200, 401]).toContain(status);
    expect((await site.snapshot()).practice).toEqual([]);
    expect((await get(site, token)).status).toBe(401);
  });

  it('remembers for more than a year what was forgotten, and everything else for good', async () => {
    const { site, token } = await prepared();
    await put(site, token, [answer('a', 10), answer('b', 10, null)]);
    const { db, now } = site.backend.deps;
    const day = 24 * 3_600_000;
    await purgeExpired(db, now() + 399 * day);
    expect((await site.snapshot()).practice).toHaveLength(2);
    await purgeExpired(db, now() + 401 * day);
    expect((await site.snapshot()).practice).toEqual([expect.stringContaining('"id":"a"')]);
  });
});
