// @vitest-environment happy-dom
import { array, assert, constantFrom, integer, oneof, property, record, constant } from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runs } from '@/tests/support/full';
import { nameOf, type PracticeEntry } from '../api/contract/practice/entries';
import { byClockOf, mergePractice, newerOf, textOf } from '../api/contract/practice/merge';
import { learned } from '../daily/boxes';
import { boxesEntry, daysEntry } from '../daily/entries';
import { changeProgress, progressEntry } from '../progress/kept';
import { withCheck, withOpened, withSet } from '../progress/progress';
import { answersEntry, forgetAnswers, keepAnswer, keptAnswer } from '../questions/kept';
import { cardsEntry } from '../vocabulary/kept';
import { answerCard, dayOf } from '../vocabulary/schedule';
import { accountEntry, noAccount } from './account';
import { outbox, takeNews } from './exchange';
import { noteLeft } from './owed';

const start = Date.UTC(2026, 10, 23, 12);
const minute = 60_000;

/** An account, as the contract says that it answers. */
class Account {
  #entries = new Map<string, { entry: PracticeEntry; mark: number }>();
  #mark = 0;

  constructor(readonly of = 'ada') {}

  tell(since: number, entries: readonly PracticeEntry[], sent: number, now: number) {
    const merged = mergePractice(
      [],
      entries.map((entry) => byClockOf(entry, sent, now)),
    );
    this.#mark += 1;
    for (const entry of merged) {
      const old = this.#entries.get(nameOf(entry))?.entry;
      if (old && newerOf(old, entry) === old) continue;
      this.#entries.set(nameOf(entry), { entry, mark: this.#mark });
    }
    const names = new Set(merged.map(nameOf));
    const told = [...this.#entries].filter(([name, { mark }]) => mark > since || names.has(name));
    return { of: this.of, mark: this.#mark, entries: told.map(([, { entry }]) => entry) };
  }

  get answers(): Record<string, readonly string[] | null> {
    const all = [...this.#entries.values()].map(({ entry }) => entry);
    return Object.fromEntries(
      all.flatMap((entry) => (entry.kind === 'answer' ? [[entry.id, entry.value]] : [])),
    );
  }

  get size(): number {
    return this.#entries.size;
  }
}

/** Storage of the browsers that are not at work. */
let browsers: Record<string, Record<string, string>> = {};
let atWork = 'here';

/** Goes to another browser. */
function goTo(name: string): void {
  browsers[atWork] = { ...localStorage } as Record<string, string>;
  localStorage.clear();
  for (const [key, text] of Object.entries(browsers[name] ?? {})) localStorage.setItem(key, text);
  atWork = name;
}

/** Sends and takes until there is nothing more to do, with what a reader does while the request is under way. */
function sync(account: Account, { meanwhile = () => {}, wrong = 0 } = {}): void {
  for (let turn = 0; turn < 20; turn += 1) {
    const box = outbox(account.of);
    const news = account.tell(box.since, box.entries, Date.now(), Date.now() - wrong);
    if (turn === 0) meanwhile();
    const outcome = takeNews(news, box, { asked: Date.now(), session: account.of });
    if (outcome === 'taken' && !box.more) return;
  }
  throw new Error('This does not end');
}

const shown = () => answersEntry.read() ?? {};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
  browsers = {};
  atWork = 'here';
  return () => void vi.useRealTimers();
});

describe('two browsers with one account', () => {
  it('have the same of everything after each has sent and asked', () => {
    const account = new Account();
    keepAnswer('w-01', ['yes']);
    changeProgress((known) => withOpened(known, 'words', new Date().toISOString()));
    changeProgress((known) =>
      withSet(
        known,
        'words',
        { id: 'w-01', questions: 5, answered: 5, right: 4, of: 5 },
        new Date().toISOString(),
      ),
    );
    cardsEntry.write(answerCard({}, 'pv-001', 'known', dayOf(new Date())));
    const result = { at: new Date().toISOString(), low: 90, high: 120, timed: true };
    const full = { ...result, skills: { reading: null, listening: null }, lessons: [] };
    localStorage.setItem('diagnostic_result', JSON.stringify(full));
    boxesEntry.write({ 'rs-101': [2, 20_500, start], 'ir-102': [learned, 20_400, 0] });
    daysEntry.write(['2026-11-02', '2026-11-23']);
    sync(account);
    const [progress, cards] = [progressEntry.read(), cardsEntry.read()];
    expect(outbox('ada').entries).toEqual([]);
    goTo('there');
    sync(account);
    expect(shown()).toEqual({ 'w-01': ['yes'] });
    expect(progressEntry.read()).toEqual(progress);
    expect(progress?.words?.done).toBeDefined();
    expect(cardsEntry.read()).toEqual(cards);
    expect(boxesEntry.read()).toEqual({ 'rs-101': [2, 20_500, start], 'ir-102': [learned, 20_400, 0] });
    expect(daysEntry.read()).toEqual(['2026-11-02', '2026-11-23']);
    expect(JSON.parse(localStorage.getItem('diagnostic_result') ?? '')).toEqual(full);
    expect(outbox('ada').entries).toEqual([]);
  });

  it('keep the later of two answers, whoever tells of it first', () => {
    const account = new Account();
    sync(account);
    goTo('there');
    keepAnswer('w-01', ['first']);
    vi.advanceTimersByTime(minute);
    goTo('here');
    keepAnswer('w-01', ['second']);
    sync(account);
    goTo('there');
    sync(account);
    expect(keptAnswer('w-01')).toEqual(['second']);
  });

  it('have what was missed in the box of the later answer, and the days of both', () => {
    const account = new Account();
    boxesEntry.write({ 'rs-101': [0, 20_501, start], 'rs-102': [1, 20_503, start + minute] });
    daysEntry.write(['2026-11-20', '2026-11-23']);
    vi.advanceTimersByTime(2 * minute);
    sync(account);
    goTo('there');
    boxesEntry.write({ 'rs-101': [1, 20_504, start + minute], 'rs-102': [0, 20_501, start] });
    daysEntry.write(['2026-11-21']);
    sync(account);
    const both = { 'rs-101': [1, 20_504, start + minute], 'rs-102': [1, 20_503, start + minute] };
    const days = ['2026-11-20', '2026-11-21', '2026-11-23'];
    expect([boxesEntry.read(), daysEntry.read()]).toEqual([both, days]);
    goTo('here');
    sync(account);
    expect([boxesEntry.read(), daysEntry.read()]).toEqual([both, days]);
    expect(outbox('ada').entries).toEqual([]);
  });

  it('keep a box that a later version of the site has put there, which never comes back here', () => {
    const account = new Account();
    account.tell(
      0,
      [{ kind: 'again', id: 'rs-101', at: start, value: { box: 9, due: 20_500 } }],
      start,
      start,
    );
    sync(account);
    expect(boxesEntry.read()).toEqual({ 'rs-101': [9, 20_500, start] });
    expect(outbox('ada').entries).toEqual([]);
  });

  it('forget an answer together, and show it again once it is given again', () => {
    const account = new Account();
    keepAnswer('w-01', ['yes']);
    keepAnswer('w-02', ['yes']);
    sync(account);
    goTo('there');
    sync(account);
    vi.advanceTimersByTime(minute);
    forgetAnswers(['w-01']);
    sync(account);
    goTo('here');
    sync(account);
    expect(shown()).toEqual({ 'w-02': ['yes'] });
    vi.advanceTimersByTime(minute);
    keepAnswer('w-01', ['no']);
    sync(account);
    goTo('there');
    sync(account);
    expect(keptAnswer('w-01')).toEqual(['no']);
  });

  it('count a set by whoever has more of it, until it is begun anew', () => {
    const account = new Account();
    const report = (answered: number) =>
      changeProgress((known) =>
        withSet(
          known,
          'words',
          { id: 'w-01', questions: 5, answered, right: 0, of: answered },
          new Date().toISOString(),
        ),
      );
    const answered = () => progressEntry.read()?.words?.sets?.['w-01']?.answered;
    report(3);
    goTo('there');
    report(2);
    sync(account);
    goTo('here');
    sync(account);
    goTo('there');
    sync(account);
    expect(answered()).toBe(3);
    vi.advanceTimersByTime(minute);
    report(0);
    sync(account);
    goTo('here');
    sync(account);
    expect(answered()).toBe(0);
  });

  it('call a lesson finished that was finished in one, and unfinished once one says so', () => {
    const account = new Account();
    const check = (isDone: boolean) =>
      changeProgress((known) => withCheck(known, 'words', isDone, new Date().toISOString()));
    const isDone = () => progressEntry.read()?.words?.done !== undefined;
    check(true);
    sync(account);
    goTo('there');
    changeProgress((known) => withOpened(known, 'words', new Date(start + minute).toISOString()));
    // Opened later, and not called unfinished.
    sync(account);
    expect(isDone()).toBe(true);
    vi.advanceTimersByTime(minute);
    check(false);
    sync(account);
    expect(outbox('ada').entries).toEqual([]);
    goTo('here');
    sync(account);
    expect(isDone()).toBe(false);
    vi.advanceTimersByTime(minute);
    check(true);
    sync(account);
    goTo('there');
    sync(account);
    expect(isDone()).toBe(true);
  });

  it('call a lesson finished that one has called unfinished without a connection, and the other finished since', () => {
    const account = new Account();
    const check = (isDone: boolean) =>
      changeProgress((known) => withCheck(known, 'words', isDone, new Date().toISOString()));
    const isDone = () => progressEntry.read()?.words?.done !== undefined;
    check(true);
    sync(account);
    goTo('there');
    sync(account);
    goTo('here');
    vi.advanceTimersByTime(minute);
    check(false);
    goTo('there');
    vi.advanceTimersByTime(minute);
    check(false);
    check(true);
    sync(account);
    goTo('here');
    vi.advanceTimersByTime(minute);
    sync(account);
    expect(isDone()).toBe(true);
    // As a visitor, one calls unfinished what is here alone.
    goTo('visitor');
    check(true);
    check(false);
    const own = new Account('bob');
    sync(own);
    sync(own);
    expect(own.size).toBe(1);
  });

  it('keep what is answered while a request is under way', () => {
    const account = new Account();
    keepAnswer('w-01', ['first']);
    sync(account, {
      meanwhile() {
        vi.advanceTimersByTime(1000);
        keepAnswer('w-01', ['second']);
        keepAnswer('w-02', ['yes']);
      },
    });
    expect(shown()).toEqual({ 'w-01': ['second'], 'w-02': ['yes'] });
    sync(account);
    expect(account.answers).toEqual({ 'w-01': ['second'], 'w-02': ['yes'] });
  });

  it('do not lose what was answered while a clock was wrong', () => {
    const account = new Account();
    keepAnswer('w-01', ['old']);
    sync(account);
    goTo('slow');
    const wrong = -30 * 24 * 60 * minute;
    vi.setSystemTime(start + 5 * minute * 60 + wrong);
    keepAnswer('w-01', ['new']);
    sync(account, { wrong });
    expect(account.answers).toEqual({ 'w-01': ['new'] });
    expect(shown()).toEqual({ 'w-01': ['new'] });
    expect(outbox('ada').entries).toEqual([]);
  });
});

describe('a browser', () => {
  it('merges what it had before anybody signed in, also from before times were kept', () => {
    const account = new Account();
    keepAnswer('w-01', ['account']);
    sync(account);
    goTo('there');
    answersEntry.write({ 'w-01': ['old'], 'w-02': ['old'] });
    sync(account);
    expect(shown()).toEqual({ 'w-01': ['account'], 'w-02': ['old'] });
    expect(account.answers).toEqual({ 'w-01': ['account'], 'w-02': ['old'] });
  });

  it('forgets as a visitor what is here alone, and nothing that the account has from elsewhere', () => {
    const account = new Account();
    const report = (answered: number) =>
      changeProgress((known) =>
        withSet(
          known,
          'words',
          { id: 'w-01', questions: 5, answered, right: 0, of: answered },
          new Date().toISOString(),
        ),
      );
    keepAnswer('w-01', ['account']);
    report(4);
    sync(account);
    goTo('there');
    vi.advanceTimersByTime(minute);
    keepAnswer('w-01', ['visitor']);
    keepAnswer('w-02', ['visitor']);
    report(2);
    vi.advanceTimersByTime(minute);
    forgetAnswers(['w-01', 'w-02']);
    report(0);
    sync(account);
    sync(account);
    expect(shown()).toEqual({ 'w-01': ['account'] });
    expect(account.answers).toEqual({ 'w-01': ['account'] });
    expect(progressEntry.read()?.words?.sets?.['w-01']?.answered).toBe(4);
    // From now on it is the account's.
    vi.advanceTimersByTime(minute);
    forgetAnswers(['w-01']);
    sync(account);
    expect(account.answers).toEqual({ 'w-01': null });
  });

  it('forgets nothing of whoever logs in next because of what somebody before has begun anew', () => {
    const ada = new Account('ada');
    const bob = new Account('bob');
    keepAnswer('w-01', ['of bob']);
    sync(bob);
    goTo('shared');
    keepAnswer('w-01', ['of ada']);
    sync(ada);
    vi.advanceTimersByTime(minute);
    forgetAnswers(['w-01']);
    sync(bob);
    expect(bob.answers).toEqual({ 'w-01': ['of bob'] });
    expect(shown()).toEqual({ 'w-01': ['of bob'] });
  });

  it('forgets nothing in the account because its own storage was emptied or cannot be read', () => {
    const account = new Account();
    keepAnswer('w-01', ['yes']);
    changeProgress((known) => withCheck(known, 'words', true, new Date().toISOString()));
    cardsEntry.write({ 'pv-001': [1, 20_000, 19_999] });
    boxesEntry.write({ 'rs-101': [0, 20_501, start] });
    daysEntry.write(['2026-11-23']);
    sync(account);
    for (const name of [
      ...['practice_answers', 'course_progress', 'vocabulary_cards', 'practice_times'],
      ...['practice_again', 'practice_days'],
    ]) {
      localStorage.setItem(name, '"of a version to come"');
    }
    expect(outbox('ada').entries).toEqual([]);
    localStorage.clear();
    sync(account);
    expect(shown()).toEqual({ 'w-01': ['yes'] });
    expect(progressEntry.read()?.words?.done).toBeDefined();
    expect(cardsEntry.read()).toEqual({ 'pv-001': [1, 20_000, 19_999] });
    expect(boxesEntry.read()).toEqual({ 'rs-101': [0, 20_501, start] });
    expect(daysEntry.read()).toEqual(['2026-11-23']);
  });

  it('gives another account nothing of the one before, which keeps it', () => {
    const ada = new Account('ada');
    const bob = new Account('bob');
    keepAnswer('w-01', ['of ada']);
    changeProgress((known) => withCheck(known, 'words', true, new Date().toISOString()));
    cardsEntry.write({ 'pv-001': [1, 20_000, 19_999] });
    localStorage.setItem(
      'diagnostic_result',
      '{"at":"2026-11-01T00:00:00.000Z","low":90,"high":100,"skills":{"reading":null,"listening":null},"lessons":[],"timed":true}',
    );
    boxesEntry.write({ 'rs-101': [0, 20_501, start] });
    daysEntry.write(['2026-11-22']);
    sync(ada);
    noteLeft();
    // By nobody who was signed in.
    keepAnswer('w-02', ['of a visitor']);
    boxesEntry.write({ ...boxesEntry.read(), 'rs-102': [0, 20_501, start] });
    daysEntry.write(['2026-11-22', '2026-11-23']);
    sync(bob);
    expect(shown()).toEqual({ 'w-02': ['of a visitor'] });
    expect(bob.answers).toEqual({ 'w-02': ['of a visitor'] });
    expect(boxesEntry.read()).toEqual({ 'rs-102': [0, 20_501, start] });
    expect(daysEntry.read()).toEqual(['2026-11-23']);
    expect(bob.size).toBe(3);
    expect(progressEntry.read()).toEqual({});
    expect(cardsEntry.read()).toEqual({});
    expect(localStorage.getItem('diagnostic_result')).toBeNull();
    sync(ada);
    expect(keptAnswer('w-01')).toEqual(['of ada']);
  });

  it('gives another account nothing of what the one before could not send, and gives it back to that one', () => {
    const ada = new Account('ada');
    const bob = new Account('bob');
    const now = new Date().toISOString();
    sync(ada);
    keepAnswer('w-01', ['of ada']);
    changeProgress((known) =>
      withSet(known, 'words', { id: 'w-01', questions: 1, answered: 1, right: 1, of: 1 }, now),
    );
    cardsEntry.write({ 'pv-001': [1, 20_000, 19_999] });
    localStorage.setItem(
      'diagnostic_result',
      '{"at":"2026-11-01T00:00:00.000Z","low":90,"high":100,"skills":{"reading":null,"listening":null},"lessons":[],"timed":true}',
    );
    localStorage.setItem('diagnostic_details', '{"last":null,"target":120}');
    boxesEntry.write({ 'rs-101': [0, 20_501, start] });
    daysEntry.write(['2026-11-23']);
    const all = () => [shown(), progressEntry.read(), cardsEntry.read(), boxesEntry.read(), daysEntry.read()];
    const before = all();
    // Nobody saw her session end.
    sync(bob);
    expect(bob.size).toBe(0);
    expect(all()).toEqual([{}, {}, {}, {}, []]);
    for (const name of ['diagnostic_result', 'diagnostic_details'])
      expect(localStorage.getItem(name), name).toBeNull();
    keepAnswer('w-02', ['of bob']);
    sync(bob);
    noteLeft();
    sync(ada);
    expect(ada.answers).toEqual({ 'w-01': ['of ada'] });
    expect(ada.size).toBe(8);
    expect(all()).toEqual(before);
    expect(accountEntry.read()?.owed).toBeUndefined();
    expect(bob.answers).toEqual({ 'w-02': ['of bob'] });
  });

  it('keeps what is newer of what was set aside and of what is in the account', () => {
    const ada = new Account('ada');
    sync(ada);
    keepAnswer('w-01', ['here, before']);
    keepAnswer('w-02', ['here, after']);
    sync(new Account('bob'));
    goTo('there');
    sync(ada);
    vi.advanceTimersByTime(minute);
    keepAnswer('w-01', ['there, after']);
    sync(ada);
    goTo('here');
    sync(ada);
    expect(shown()).toEqual({ 'w-01': ['there, after'], 'w-02': ['here, after'] });
  });

  it('is not misled by what is set aside for a name such as all objects have, or is no practice', () => {
    const odd = new Account('constructor');
    sync(new Account('ada'));
    sync(odd);
    expect(shown()).toEqual({});
    const { owed, ...known } = accountEntry.read() ?? noAccount;
    expect(owed).toBeUndefined();
    accountEntry.write({ ...known, owed: { ada: [{ kind: 'answer' } as PracticeEntry] } });
    sync(new Account('ada'));
    expect(shown()).toEqual({});
  });

  it('tells everything once more to an account that has gone back to a backup', () => {
    const account = new Account();
    sync(account);
    sync(account);
    keepAnswer('w-01', ['yes']);
    sync(account);
    const restored = new Account();
    sync(restored);
    expect(restored.answers).toEqual({ 'w-01': ['yes'] });
  });

  it('sends what is much in parts that go into a request, and what is too long for one not at all', () => {
    const account = new Account();
    const text = '語'.repeat(4900);
    for (let index = 0; index < 12; index += 1) keepAnswer(`text-${index}`, [text]);
    keepAnswer(
      'too-long',
      Array.from({ length: 5 }, () => text),
    );
    keepAnswer('not a name', ['yes']);
    const { entries, more } = outbox('ada');
    expect(new TextEncoder().encode(JSON.stringify(entries)).length).toBeLessThan(60 * 1024);
    expect(more).toBe(true);
    sync(account);
    expect(Object.keys(account.answers)).toHaveLength(12);
    expect(Object.keys(shown())).toHaveLength(14);
    expect(outbox('ada').entries).toEqual([]);
  });

  it('sends texts without what nobody sees and the API refuses', () => {
    keepAnswer('text', ['one\u0007\ntwo\u0000']);
    expect(outbox('ada').entries).toMatchObject([{ value: ['one\ntwo'] }]);
  });

  it('asks anew where a tab that did not wait has taken a later answer, and calls unfinished what the reader has', () => {
    const account = new Account();
    const check = (isDone: boolean) =>
      changeProgress((known) => withCheck(known, 'words', isDone, new Date().toISOString()));
    check(true);
    sync(account);
    const late = outbox('ada');
    const lateNews = account.tell(late.since, late.entries, Date.now(), Date.now());
    keepAnswer('w-01', ['yes']);
    sync(account);
    vi.advanceTimersByTime(minute);
    check(false);
    expect(takeNews(lateNews, late, { asked: Date.now(), session: 'ada' })).toBe('again');
    expect(outbox('ada').entries).toMatchObject([{ kind: 'done', value: null }]);
  });

  it('has answers by names such as all objects have', () => {
    const account = new Account();
    keepAnswer('constructor', ['yes']);
    sync(account);
    forgetAnswers(['constructor', 'toString']);
    expect(outbox('ada').entries).toMatchObject([{ value: null }, { value: null }]);
    answersEntry.write({ valueOf: ['of an old version of the site'] } as never);
    expect(outbox('ada').entries).toContainEqual({
      ...{ kind: 'answer', id: 'valueOf', at: 0 },
      value: ['of an old version of the site'],
    });
  });

  it('tells the page of what has come', () => {
    const account = new Account();
    keepAnswer('w-01', ['yes']);
    sync(account);
    goTo('there');
    const heard: (string | null)[] = [];
    const onStorage = ({ key }: StorageEvent) => void heard.push(key);
    window.addEventListener('storage', onStorage);
    sync(account);
    window.removeEventListener('storage', onStorage);
    expect(heard).toEqual(['practice_answers']);
  });
});

/** What readers do, in which browser; and now and then a browser sends and asks. */
const step = oneof(
  record({
    what: constant('answer' as const),
    where: integer({ min: 0, max: 2 }),
    id: constantFrom('a', 'b', 'c'),
  }),
  record({
    what: constant('forget' as const),
    where: integer({ min: 0, max: 2 }),
    id: constantFrom('a', 'b', 'c'),
  }),
  record({
    what: constant('come back' as const),
    where: integer({ min: 0, max: 2 }),
    id: constantFrom('a', 'b', 'c'),
  }),
  record({
    what: constant('day' as const),
    where: integer({ min: 0, max: 2 }),
    id: constantFrom('2026-11-21', '2026-11-22', '2026-11-23'),
  }),
  record({ what: constant('sync' as const), where: integer({ min: 0, max: 2 }), id: constant('') }),
);

it('nothing is lost in either direction: whatever is done where and sent when, in the end all have what was done last', () => {
  assert(
    property(array(step, { maxLength: 25 }), (steps) => {
      localStorage.clear();
      browsers = {};
      atWork = '0';
      vi.setSystemTime(start);
      const account = new Account();
      const last: Record<string, readonly string[] | null> = {};
      const boxes: Record<string, readonly [number, number, number]> = {};
      const days = new Set<string>();
      for (const where of ['0', '1', '2']) {
        goTo(where);
        sync(account);
      }
      steps.forEach(({ what, where, id }, index) => {
        vi.advanceTimersByTime(1000);
        goTo(String(where));
        if (what === 'answer') keepAnswer(id, (last[id] = [String(index)]));
        if (what === 'forget') {
          forgetAnswers([id]);
          last[id] = null;
        }
        if (what === 'come back') {
          boxes[id] = [index % 4, 20_500 + index, Date.now()];
          boxesEntry.write({ ...boxesEntry.read(), [id]: boxes[id] });
        }
        if (what === 'day') {
          days.add(id);
          daysEntry.write([...new Set([...(daysEntry.read() ?? []), id])].sort());
        }
        if (what === 'sync') sync(account);
      });
      for (const round of [1, 2]) {
        for (const where of ['0', '1', '2']) {
          goTo(where);
          sync(account);
          if (round === 1) continue;
          const left = Object.entries(last).filter(([, value]) => value !== null);
          expect(shown()).toEqual(Object.fromEntries(left));
          expect(boxesEntry.read() ?? {}).toEqual(boxes);
          expect(daysEntry.read() ?? []).toEqual([...days].sort());
          expect(outbox('ada').entries).toEqual([]);
        }
      }
    }),
    { numRuns: runs(150) },
  );
});

/** As in {@link step}, and what the API answers may be lost, or come when this browser has asked and done other things since. */
const troubled = record({
  what: constantFrom('answer', 'forget', 'check', 'uncheck', 'report', 'ask', 'ask', 'take', 'take', 'lose'),
  where: integer({ min: 0, max: 2 }),
  id: constantFrom('a', 'b', 'c'),
  which: integer({ min: 0, max: 3 }),
});

it('nothing is lost and all come to the same, whatever answers of the API are lost or late', () => {
  assert(
    property(array(troubled, { maxLength: 40 }), (steps) => {
      localStorage.clear();
      browsers = {};
      atWork = '0';
      vi.setSystemTime(start);
      const account = new Account();
      const last: Record<string, readonly string[] | null> = {};
      const underWay: (() => unknown)[][] = [[], [], []];
      for (const where of ['0', '1', '2']) {
        goTo(where);
        sync(account);
      }
      steps.forEach(({ what, where, id, which }, index) => {
        vi.advanceTimersByTime(1000);
        goTo(String(where));
        const now = new Date().toISOString();
        const mine = underWay[where] ?? [];
        if (what === 'answer') keepAnswer(id, (last[id] = [String(index)]));
        if (what === 'forget') {
          forgetAnswers([id]);
          last[id] = null;
        }
        if (what === 'check') changeProgress((known) => withCheck(known, id, true, now));
        if (what === 'uncheck') changeProgress((known) => withCheck(known, id, false, now));
        if (what === 'report') {
          const report = { id: 'first', questions: 9, answered: which, right: 0, of: which };
          changeProgress((known) => withSet(known, id, report, now));
        }
        if (what === 'ask') {
          const box = outbox('ada');
          const news = account.tell(box.since, box.entries, Date.now(), Date.now());
          mine.push(() => takeNews(news, box, { asked: Date.now(), session: 'ada' }));
        }
        if (what === 'take') mine.splice(which % Math.max(1, mine.length), 1)[0]?.();
        if (what === 'lose') mine.splice(0);
      });
      const ends: unknown[] = [];
      for (const round of [1, 2, 3]) {
        for (const where of ['0', '1', '2']) {
          goTo(where);
          sync(account);
          if (round < 3) continue;
          const left = Object.entries(last).filter(([, value]) => value !== null);
          expect(shown()).toEqual(Object.fromEntries(left));
          expect(outbox('ada').entries).toEqual([]);
          const lessons = Object.entries(progressEntry.read() ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
          ends.push(lessons.map(([id, { sets, done }]) => ({ id, sets, done })));
        }
      }
      expect(ends[1]).toEqual(ends[0]);
      expect(ends[2]).toEqual(ends[0]);
    }),
    { numRuns: runs(300) },
  );
});

it('a set that several browsers answer is never told to be less than the one that has most of it', () => {
  const account = new Account();
  const entry = (answered: number): PracticeEntry => ({
    ...{ kind: 'set', id: 'words/w-01', at: 0 },
    value: { answered, right: 0, of: answered },
  });
  assert(
    property(array(integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 }), (counts) => {
      const merged = counts.reduce<PracticeEntry[]>((all, count) => mergePractice(all, [entry(count)]), []);
      expect(merged.map(textOf)).toEqual([textOf(entry(Math.max(...counts)))]);
    }),
  );
  expect(account.size).toBe(0);
  expect(accountEntry.read()).toBeNull();
});

const people = ['ada', 'bob', 'eve'] as const;

/** What happens in a browser that three people share: somebody logs in, the network fails or does not, the end of a session is seen or not. */
const shared = record({
  what: constantFrom('answer', 'answer', 'log in', 'sync', 'end', 'leave unseen'),
  who: constantFrom(...people),
});

it('a shared browser gives each account what was done in its sessions, and never what was done in another one', () => {
  assert(
    property(array(shared, { maxLength: 30 }), (steps) => {
      localStorage.clear();
      vi.setSystemTime(start);
      const accounts = { ada: new Account('ada'), bob: new Account('bob'), eve: new Account('eve') };
      const done: Record<string, string[]> = { ada: [], bob: [], eve: [] };
      let session: (typeof people)[number] | undefined;
      steps.forEach(({ what, who }, index) => {
        vi.advanceTimersByTime(1000);
        if (what === 'log in') {
          session = who;
          // Whose account it is is asked for before anything else is done.
          sync(accounts[who]);
        }
        if (what === 'answer' && session) {
          done[session]?.push(`${session}-${String(index)}`);
          keepAnswer(`${session}-${String(index)}`, ['yes']);
        }
        if (what === 'answer' && !session) keepAnswer(`visitor-${String(index)}`, ['yes']);
        if (what === 'sync' && session) sync(accounts[session]);
        if (what === 'end' && session) noteLeft();
        if (what === 'end' || what === 'leave unseen') session = undefined;
      });
      for (const who of people) {
        sync(accounts[who]);
        noteLeft();
      }
      for (const who of people) {
        const own = Object.keys(accounts[who].answers).filter((id) => !id.startsWith('visitor'));
        expect(own.sort()).toEqual(done[who]?.sort());
      }
      const kept = people.flatMap((who) => Object.keys(accounts[who].answers));
      const visitors =
        steps.filter(({ what }) => what === 'answer').length - Object.values(done).flat().length;
      expect(new Set(kept.filter((id) => id.startsWith('visitor'))).size).toBe(visitors);
    }),
    { numRuns: runs(300) },
  );
});
