// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { newRun, readRun, runDays, runEntry, type Run } from '../diagnostic/run';
import { accountEntry, noAccount } from './account';
import { outbox, takeNews } from './exchange';
import { noteLeft } from './owed';

const day = 86_400_000;

/** A test with an answer, begun now. */
function begin(): Run {
  const run = { ...newRun(true), answers: [{ id: 'dw-01', given: ['yes'] }], draft: ['typed'] };
  runEntry.write(run);
  vi.advanceTimersByTime(1000);
  return run;
}

/** Asks an account as its session begins, and later in it. The print of its token is its name with the number of the session. */
function sync(of: string, number = 1): void {
  const session = `${of}-${String(number)}`;
  for (let turn = 0; turn < 10; turn += 1) {
    const box = outbox(session);
    const news = { of, mark: box.since + 1, entries: box.entries };
    if (takeNews(news, box, { asked: Date.now(), session }) === 'taken' && !box.more) return;
  }
  throw new Error('This does not end');
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12) });
  localStorage.clear();
  return () => void vi.useRealTimers();
});

it('a test that was begun in a session ends in this browser with it, and is there again for the same account', () => {
  sync('ada');
  const run = begin();
  noteLeft('ada-1');
  expect(readRun()).toBeNull();
  sync('ada', 2);
  expect(readRun()).toEqual(run);
  expect(accountEntry.read()?.runs).toBeUndefined();
});

it('another account that logs in here gets nobody else’s test, and the first one its own', () => {
  sync('ada');
  const ofAda = begin();
  noteLeft('ada-1');
  sync('bob');
  expect(readRun()).toBeNull();
  const ofBob = begin();
  noteLeft('bob-1');
  sync('ada', 2);
  expect(readRun()).toEqual(ofAda);
  noteLeft('ada-2');
  sync('bob', 2);
  expect(readRun()).toEqual(ofBob);
});

it.each([
  ['whose end nobody saw', () => undefined],
  ['whose place another one has taken without its end', () => noteLeft('bob-1')],
])('a test of a session %s is still that account’s', (_, end) => {
  sync('ada');
  const run = begin();
  end();
  sync('bob');
  expect(readRun()).toBeNull();
  noteLeft('bob-1');
  sync('ada', 2);
  expect(readRun()).toEqual(run);
});

it('a visitor’s test goes to the account that logs in next, and is that account’s from then on', () => {
  sync('ada');
  noteLeft('ada-1');
  const run = begin();
  // Another tab sees the same end.
  noteLeft();
  expect(readRun()).toEqual(run);
  sync('bob');
  expect(readRun()).toEqual(run);
  noteLeft('bob-1');
  sync('ada', 2);
  expect(readRun()).toBeNull();
  noteLeft('ada-2');
  sync('bob', 2);
  expect(readRun()).toEqual(run);
});

it('of a visitor’s test and the one that was set aside, the one that was begun last stays', () => {
  sync('ada');
  begin();
  noteLeft('ada-1');
  const later = begin();
  sync('ada', 2);
  expect(readRun()).toEqual(later);
  expect(accountEntry.read()?.runs).toBeUndefined();
});

it('what is set aside is too old some day, and there is room for three accounts', () => {
  const names = ['ada', 'bob', 'eve', 'joe'];
  for (const name of names) {
    sync(name);
    begin();
    noteLeft(`${name}-1`);
  }
  expect(Object.keys(accountEntry.read()?.runs ?? {})).toEqual(names.slice(1));
  vi.setSystemTime(Date.now() + runDays * day);
  sync('ada', 2);
  noteLeft('ada-2');
  expect(accountEntry.read()?.runs).toEqual({});
});

it.each([
  ['is not known', () => undefined, 'ada-1'],
  [
    'the API does not tell',
    () => accountEntry.write({ ...noAccount, absent: true, session: 'ada-1' }),
    undefined,
  ],
])(
  'a test of an account whose name %s ends with its session, and no later one does',
  (_, prepare, session) => {
    prepare();
    begin();
    noteLeft(session);
    expect(readRun()).toBeNull();
    const run = begin();
    noteLeft();
    expect(readRun()).toEqual(run);
  },
);

it('tells the page what has come and gone', () => {
  sync('ada');
  begin();
  const heard: (string | null)[] = [];
  const onStorage = ({ key }: StorageEvent) => void heard.push(key);
  window.addEventListener('storage', onStorage);
  noteLeft('ada-1');
  sync('ada', 2);
  window.removeEventListener('storage', onStorage);
  expect(heard).toEqual([runEntry.name, runEntry.name]);
});
