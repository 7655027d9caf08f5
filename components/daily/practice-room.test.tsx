// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bankIndex } from '@/app/[locale]/(app)/app/practice/_sections/bank-index';
import { boxesEntry, daysEntry, freeEntry } from '@/lib/daily/entries';
import { tenDayOf, tenOf } from '@/lib/daily/today';
import { bankFile, bankItems, type Texts } from '@/lib/questions/bank/bank-file';
import { levelIn, questionsOf } from '@/lib/questions/bank/bank-item';
import { bankTypes } from '@/lib/questions/bank/bank-types';
import { answersEntry, answerTimesEntry, keepAnswer } from '@/lib/questions/kept';
import { idOf, questionsIn } from '@/lib/questions/protocol';
import { freePractice } from '@/lib/site/free-practice';
import { cardsEntry } from '@/lib/vocabulary/kept';
import { dayOf } from '@/lib/vocabulary/schedule';
import { draw } from '@/tests/support/components/component';
import { catalog, translate } from '@/tests/support/site';
import { Overview } from './overview/overview';
// What is loaded on request is there before a test counts its time.
import '@/components/questions/run/pencil/correct';
import '@/components/questions/run/start';
import './room/practice-room';
import './room/load-texts';

const said = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'daily', key, values);
const more = catalog('en', 'questions').more;
const links = { prices: '/pricing', login: '/login?next=%2Fapp%2Fpractice' };
const items = bankTypes.flatMap(bankItems);
const itemNamed = (id: string) => items.find((item) => item.id === id) ?? expect.fail(id);
const today = () => dayOf(new Date());

/** Files of the bank and calls of the API, as long as they can be reached. */
const server = { isUp: true, asked: [] as string[], calls: {} as Record<string, unknown> };

beforeEach(() => {
  localStorage.clear();
  for (const entry of [answersEntry, answerTimesEntry, boxesEntry, daysEntry, freeEntry, cardsEntry])
    entry.remove();
  Object.assign(server, { isUp: true, asked: [], calls: {} });
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  // Near the window at once.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly seen: (entries: object[]) => void) {}
      observe() {
        this.seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    server.asked.push(path);
    const call = path.replace('/api/v1/', '').split('?', 1)[0] ?? '';
    if (call in server.calls) return Response.json({ data: server.calls[call] });
    const name = /^\/bank\/en\/(.*)\.json$/.exec(path)?.[1];
    if (!server.isUp || name === undefined) return new Response(null, { status: 503 });
    const texts = { ...(catalog('en', 'bank-words') as Texts), ...catalog('en', 'scenes') };
    for (const file of ['bank-sentences', 'bank-texts', 'bank-reading', 'bank-listening'] as const)
      Object.assign(texts, catalog('en', file));
    return Response.json(bankFile(name, texts));
  });
});

/** The page, alive; as if nothing had been loaded and nobody asked for. */
async function open() {
  await draws();
  await screen.findByRole('heading', { name: said('today.title') });
}

async function draws() {
  vi.resetModules();
  const { PracticeRoomIsland } = await import('./practice-room.island');
  render(
    <PracticeRoomIsland
      locale="en"
      index={bankIndex}
      links={links}
      failed={said('failed')}
      retry={said('retry')}
    >
      <p>from the server</p>
    </PracticeRoomIsland>,
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** By the button above a set; there is another at its end. */
const leave = () =>
  act(
    async () => void fireEvent.click(screen.getAllByRole('button', { name: said('set.back') })[0] as Element),
  );
const named = (action: string, type: string) => said('types.named', { action, type });

/** The set that has come to life in place of the overview. */
const set = () =>
  waitFor(() => document.querySelector<HTMLElement>('[role=group][data-live]') ?? expect.fail('no set'));
const idsIn = (root: HTMLElement) => questionsIn(root).map(idOf);

/** Answers a question of any single type. */
async function answer(root: HTMLElement, id: string, isRight: boolean) {
  const form = questionsIn(root).find((one) => idOf(one) === id) ?? expect.fail(id);
  const item = itemNamed(id);
  const enter = (field: Element, value: string) => fireEvent.input(field, { target: { value } });
  await act(async () => {
    if (item.type === 'readAndSelect') {
      fireEvent.click(within(form).getByLabelText(item.real === isRight ? 'Yes' : 'No'));
      return;
    }
    if (item.type === 'listenAndType')
      enter(form.querySelector('textarea') ?? expect.fail(), isRight ? item.sentence : 'nothing of it');
    else {
      const key = JSON.parse(form.dataset.key ?? '[]') as string[];
      for (const [index, field] of form.querySelectorAll('input').entries())
        enter(field, isRight ? (key[index] ?? '') : 'zzzz');
    }
    fireEvent.submit(form);
  });
}

async function answerAll(root: HTMLElement, isRight: (index: number) => boolean) {
  for (const [index, id] of idsIn(root).entries()) await answer(root, id, isRight(index));
}

describe('before it is alive', () => {
  it('says what there is, with nothing that could be pressed in vain', () => {
    draw(<Overview counts={bankIndex.counts} links={links} />, 'en', ['daily', 'questions']);
    for (const type of bankTypes) expect(bankIndex.counts[type]).toBeGreaterThan(3);
    expect(
      screen.getByText(said('types.count.five', { count: bankIndex.counts.readAndSelect })),
    ).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(bankTypes.length);
    for (const button of document.querySelectorAll('button'))
      expect(button.className.split(' ')).toContain('invisible');
    expect(document.body.textContent).toContain(said('free.byType', { count: freePractice.questionsADay }));
  });

  it('says so where it cannot be loaded, and tries again', async () => {
    vi.doMock('./room/load-texts', () => ({ loadTexts: () => Promise.reject(new Error('gone')) }));
    await draws();
    expect((await screen.findByRole('alert')).textContent).toContain(said('failed'));
    expect(screen.getByText('from the server')).toBeTruthy();
    vi.doUnmock('./room/load-texts');
    vi.resetModules();
    await press(said('retry'));
    await screen.findByRole('heading', { name: said('today.title') });
  });
});

describe('today’s ten', () => {
  it('are those of the day, from easy to hard, and say how many were right', async () => {
    await open();
    expect(screen.getByText(said('today.answered', { answered: 0, count: 10 }))).toBeTruthy();
    await press(said('today.begin'));
    const root = await set();
    const ids = idsIn(root);
    expect(ids.toSorted()).toEqual(tenOf(tenDayOf(Date.now()), bankIndex).toSorted());
    const levels = ids.map((id) => levelIn(itemNamed(id)) ?? 0);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    const [first] = questionsIn(root);
    await waitFor(() => expect(first?.contains(document.activeElement)).toBe(true));
    await answerAll(root, (index) => index > 1);
    await leave();
    expect(screen.getByText(said('today.result', { right: 8, count: 10 }))).toBeTruthy();
    expect(screen.getByRole('button', { name: said('today.look') })).toBe(document.activeElement);
    // What was missed comes back tomorrow, and is nothing to do today.
    expect(Object.keys(boxesEntry.read() ?? {}).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    expect(screen.getByText(said('again.none'))).toBeTruthy();
    expect(screen.getByText(said('days.practiced', { count: 1, days: 28 }))).toBeTruthy();
    // They cost nothing of what is free besides.
    expect(freeEntry.read()).toBeNull();
  });

  it('go on where they were left, and ask anew what was answered before the day', async () => {
    const ten = tenOf(tenDayOf(Date.now()), bankIndex);
    for (const id of ten) keepAnswer(id, ['yes']);
    answerTimesEntry.write(Object.fromEntries(ten.map((id) => [id, Date.now() - 3 * 86_400_000])));
    await open();
    await press(said('today.begin'));
    const root = await set();
    expect(answersEntry.read()).toEqual({});
    const [one = '', two = ''] = idsIn(root);
    await answer(root, one, true);
    await leave();
    expect(screen.getByText(said('today.answered', { answered: 1, count: 10 }))).toBeTruthy();
    await press(said('today.goOn'));
    const again = await set();
    expect(questionsIn(again)[0]?.dataset.state).toBe('right');
    const second = questionsIn(again).find((form) => idOf(form) === two);
    await waitFor(() => expect(second?.contains(document.activeElement)).toBe(true));
  });

  it('make cards of real words that are missed', async () => {
    await open();
    await press(said('today.begin'));
    const root = await set();
    await answerAll(root, () => false);
    expect(Object.keys(cardsEntry.read() ?? {})).toHaveLength(2);
  });

  it('stay to be begun where they cannot be loaded', async () => {
    server.isUp = false;
    await open();
    await press(said('today.begin'));
    expect((await screen.findByRole('alert')).textContent).toBe(more.failed);
    server.isUp = true;
    await press(said('today.begin'));
    await set();
  });
});

describe('what was missed', () => {
  it('is asked anew when it is due, moves on when it is right, and leads to what is due still', async () => {
    const due = Array.from({ length: 11 }, (_, index) => `rs-${110 + index}`);
    for (const id of due) keepAnswer(id, ['wrong']);
    boxesEntry.write(Object.fromEntries(due.map((id) => [id, [1, today() - 1, Date.now()] as const])));
    await open();
    expect(screen.getByText(said('again.due', { count: 11 }))).toBeTruthy();
    await press(said('again.begin'));
    const root = await set();
    expect(idsIn(root)).toHaveLength(10);
    await answerAll(root, (index) => index > 0);
    const boxes = boxesEntry.read() ?? {};
    const [missed = '', ...known] = idsIn(root);
    expect(boxes[missed]?.slice(0, 2)).toEqual([0, today() + 1]);
    for (const id of known) expect(boxes[id]?.slice(0, 2)).toEqual([2, today() + 7]);
    const end = root.querySelector<HTMLElement>('[data-end]') ?? expect.fail();
    expect(within(end).getByText(said('again.left', { count: 1 }))).toBeTruthy();
    await act(
      async () => void fireEvent.click(within(end).getByRole('button', { name: said('again.begin') })),
    );
    await waitFor(async () => expect(idsIn(await set())).toHaveLength(1));
    await answer(await set(), idsIn(await set())[0] ?? '', true);
    await leave();
    expect(screen.getByText(said('again.none'))).toBeTruthy();
    // The button that began it is gone.
    expect(document.activeElement?.getAttribute('data-begins')).toBe('today');
  });

  it('brings a text back as a whole, once no single question is due', async () => {
    for (const { id } of questionsOf(itemNamed('ir-103'))) keepAnswer(id, ['wrong']);
    boxesEntry.write({ 'ir-103': [0, today(), Date.now()] });
    await open();
    await press(said('again.begin'));
    expect(idsIn(await set())).toEqual(questionsOf(itemNamed('ir-103')).map(({ id }) => id));
    expect(answersEntry.read()).toEqual({});
  });

  it('finds what was missed in the sets of lessons', async () => {
    keepAnswer('rs-120', ['wrong']);
    answerTimesEntry.write({ 'rs-120': Date.now() - 2 * 86_400_000 });
    await open();
    await screen.findByText(said('again.due', { count: 1 }));
    expect(daysEntry.read()).toHaveLength(1);
  });
});

describe('by type', () => {
  it('draws new ones at the level of the reader, or at one that is chosen', async () => {
    await open();
    fireEvent.change(screen.getByLabelText(said('types.level')), { target: { value: '140' } });
    await press(named(more.five, 'Fill in the Blanks'));
    const root = await set();
    expect(idsIn(root)).toHaveLength(5);
    for (const id of idsIn(root)) expect(levelIn(itemNamed(id))).toBeGreaterThanOrEqual(110);
    expect(document.body.textContent).toContain(translate('en', 'questions', 'more.level', { level: 140 }));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Fill in the Blanks');
  });

  it('says a level where it is known', async () => {
    const ids = ['fb-101', 'fb-102', 'fb-103', 'fb-104', 'fb-105'];
    for (const id of ids) keepAnswer(id, ['wrong']);
    await open();
    const row = screen.getByRole('heading', { name: 'Fill in the Blanks' }).closest('li') ?? expect.fail();
    await waitFor(() => expect(row.textContent).toMatch(/About level \d+, our estimate\./));
    const other = screen.getByRole('heading', { name: 'Listen and Type' }).closest('li');
    expect(other?.textContent).not.toContain('level');
  });

  it.each([
    ['Interactive Listening', more.conversation],
    ['Interactive Speaking', more.questions],
    ['Speak About the Photo', more.tasks],
    ['Writing Sample', more.tasks],
  ])('draws %s', async (type, action) => {
    await open();
    await press(named(action, type));
    expect(idsIn(await set()).length).toBeGreaterThan(1);
  });

  it('counts what is free, also where a set leads to the next, and ends with the limit and the way to prices', async () => {
    await open();
    expect(screen.getByText(said('free.used', { used: 0, count: freePractice.questionsADay }))).toBeTruthy();
    await press(named(more.five, 'Read and Select'));
    const seen = new Set<string>();
    for (let turn = 0; turn < freePractice.questionsADay / 5; turn += 1) {
      const root = await waitFor(async () => {
        const drawn = await set();
        expect(idsIn(drawn).some((id) => seen.has(id))).toBe(false);
        return drawn;
      });
      for (const id of idsIn(root)) seen.add(id);
      await answerAll(root, () => true);
      const end = root.querySelector<HTMLElement>('[data-end]') ?? expect.fail();
      await act(async () => void fireEvent.click(within(end).getByRole('button', { name: more.five })));
    }
    const note = await screen.findByRole('link', { name: 'See prices' });
    expect(note.getAttribute('href')).toBe(links.prices);
    expect(note.closest('p')).toBe(document.activeElement);
    expect(document.querySelectorAll('[role=group]')).toHaveLength(1);
    expect(seen.size).toBe(freePractice.questionsADay);
    await leave();
    expect(screen.queryByRole('button', { name: named(more.five, 'Read and Select') })).toBeNull();
    // One of the new ones may have been of the day's.
    const day = [said('today.begin'), said('today.goOn')];
    expect(day).toContain(document.activeElement?.textContent);
    expect(document.activeElement?.tagName).toBe('BUTTON');
    expect(document.body.textContent).toContain('There are more tomorrow.');
    // Twenty questions on a busy machine.
  }, 20_000);

  it('has no limit on another day', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `rs-${101 + index}`);
    freeEntry.write({ day: today() - 1, ids });
    await open();
    expect(screen.getByRole('button', { name: named(more.five, 'Read and Select') })).toBeTruthy();
  });
});

describe('whoever has an account', () => {
  const user = {
    ...{ id: 'u1', email: 'ada@example.com', nickname: 'Ada', temp: false, examNum: 0, correctNum: 0 },
    vipEndTime: null as string | null,
  };
  const full = () =>
    freeEntry.write({ day: today(), ids: Array.from({ length: 20 }, (_, index) => `rs-${101 + index}`) });

  it('is told that it keeps practice, and with a plan has no limit', async () => {
    localStorage.setItem('det_i18n_token', 'token');
    server.calls = {
      userInfo: { ...user, vipEndTime: '2099-05-06T12:00:00.000Z' },
      practice: { of: 'ada', mark: 1, entries: [] },
    };
    full();
    await open();
    expect(await screen.findByText(said('free.active'))).toBeTruthy();
    expect(await screen.findByText(said('kept.account'))).toBeTruthy();
    expect(screen.getByRole('button', { name: named(more.five, 'Read and Select') })).toBeTruthy();
  });

  it('has the limit without a plan', async () => {
    localStorage.setItem('det_i18n_token', 'token');
    server.calls = { userInfo: user, practice: { of: 'ada', mark: 1, entries: [] } };
    full();
    await open();
    await screen.findByText(said('free.used', { used: 20, count: 20 }));
    expect(screen.queryByRole('button', { name: named(more.five, 'Read and Select') })).toBeNull();
  });

  it('is led to the login where there is none, and back', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(links.login);
    expect(server.asked).toEqual([]);
  });
});

describe('leaving a set', () => {
  it('asks first where something would be lost', async () => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    await open();
    await press(named(more.tasks, 'Writing Sample'));
    const root = await set();
    const [text] = root.querySelectorAll('textarea');
    fireEvent.input(text ?? expect.fail(), { target: { value: 'Half a sentence' } });
    await leave();
    await press(said('set.stay'));
    expect(await set()).toBe(root);
    await leave();
    await press(said('set.leave'));
    expect(screen.getByRole('button', { name: named(more.tasks, 'Writing Sample') })).toBe(
      document.activeElement,
    );
  });
});
