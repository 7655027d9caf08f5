import type { APIRequestContext, Page } from '@playwright/test';
import type { PracticeEntry } from '@/lib/api/contract/practice/entries';
import { questionCount } from '@/lib/diagnostic/turns';
import { practiceSet } from '@/lib/questions/items';
import { courses } from '@/lib/site/courses';
import {
  bringCookie,
  logIn,
  openAccount,
  openApp,
  openStays,
  signOut,
  text,
  type Account,
} from '../../support/accounts';
import { answerQuestion, diagnosticPath, startDiagnosticTest } from '../../support/diagnostic/take-test';
import { failedLoads } from '../../support/problems';
import { hydrated, message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const lesson = '/courses/det-read-and-select-course';
const words = practiceSet('readAndSelect');

/** Of the questions one alone is in view; the others are to be asked what became of them. */
const question = (page: Page, index: number) =>
  page.getByRole('form', {
    name: translate('en', 'questions', 'count', { number: index + 1, count: words.length }),
    includeHidden: true,
  });

const press = (page: Page, key: string) =>
  page
    .getByRole('button', { name: message('en', 'questions', key), exact: true })
    .first()
    .click();

async function answer(page: Page, from: number, to: number): Promise<void> {
  for (const [index, { real }] of words.entries()) {
    if (index >= to) return;
    if (index < from) await press(page, 'skip');
    else {
      await question(page, index)
        .getByText(real ? 'Yes' : 'No', { exact: true })
        .click();
      await expect(question(page, index)).toHaveAttribute('data-state', 'right');
      if (index + 1 < to) await press(page, 'next');
    }
  }
}

/** What the account keeps, as its API says: how many answers, and whether the lesson is finished. */
async function keptBy(request: APIRequestContext, { token }: Account) {
  const response = await request.get('/api/v1/practice', { headers: { authorization: `Bearer ${token}` } });
  const { entries } = ((await response.json()) as { data: { entries: PracticeEntry[] } }).data;
  const count = (kind: PracticeEntry['kind']) =>
    entries.filter((entry) => entry.kind === kind && entry.value !== null).length;
  return { answers: count('answer'), lessons: count('done') };
}

/** As if some minutes had passed: the page asks the account again. */
async function reloadLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const account = JSON.parse(localStorage.getItem('practice_account') ?? '{}') as object;
    localStorage.setItem('practice_account', JSON.stringify({ ...account, asked: 0 }));
  });
  await page.reload();
  await hydrated(page);
}

test('what is answered in one browser is there in the other, and what is forgotten there is forgotten here', async ({
  page,
  context,
  request,
  baseURL,
  openBrowser,
}) => {
  const account = await openAccount(request);
  await bringCookie(context, baseURL, account.token);
  await page.goto(lesson);
  await hydrated(page);
  await answer(page, 0, words.length);
  await expect.poll(() => keptBy(request, account)).toEqual({ answers: words.length, lessons: 1 });

  const elsewhere = await openBrowser();
  await bringCookie(elsewhere, baseURL, account.token);
  const other = await elsewhere.newPage();
  await other.goto('/courses');
  const finished = translate('en', 'progress', 'finished', { done: 1, total: courses.length });
  await expect(other.getByText(finished, { exact: true })).toBeVisible();
  await other.goto(lesson);
  await hydrated(other);
  await expect(other.getByRole('checkbox', { name: message('en', 'progress', 'check') })).toBeChecked();
  await expect(question(other, 0)).toHaveAttribute('data-state', 'right');

  await press(other, 'toResult');
  await press(other, 'again');
  await expect.poll(() => keptBy(request, account)).toEqual({ answers: 0, lessons: 1 });
  await reloadLater(page);
  // What was kept here comes to life first, the news of the account after it.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('practice_answers') ?? '{}') as object))
    .toEqual({});
  await page.reload();
  await hydrated(page);
  await expect(question(page, 0)).not.toHaveAttribute('data-state');
});

test('what is answered last before a page is left is kept, and two browsers that answer at once lose nothing @full', async ({
  page,
  context,
  request,
  baseURL,
  openBrowser,
}) => {
  const account = await openAccount(request);
  const elsewhere = await openBrowser();
  const other = await elsewhere.newPage();
  for (const [one, browser] of [
    [page, context],
    [other, elsewhere],
  ] as const) {
    await bringCookie(browser, baseURL, account.token);
    await one.goto(lesson);
    await hydrated(one);
    // Whose account it is has to be known before anything is sent in passing.
    await expect
      .poll(() => one.evaluate(() => localStorage.getItem('practice_account') ?? ''))
      .toContain('"of":"');
  }
  await Promise.all([answer(page, 0, 2), answer(other, 2, 4)]);
  await Promise.all([page.goto('/pricing'), other.goto('about:blank')]);
  await expect.poll(() => keptBy(request, account)).toEqual({ answers: 4, lessons: 0 });
});

test('a visitor’s work goes into the account at the login, and stays there when the browser is cleared @full', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/api/v1/practice')) asked.push(one.url());
  });
  await page.goto(lesson);
  await hydrated(page);
  await answer(page, 0, 2);
  expect(asked).toEqual([]);
  await logIn(page, account);
  await openStays(page);
  await expect(page.getByText(message('en', 'app', 'keeps'))).toBeVisible();
  await expect.poll(() => keptBy(request, account)).toEqual({ answers: 2, lessons: 0 });

  await page.getByText(text('app.signOutClears')).click();
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('practice_answers'))).toBeNull();
  await logIn(page, account);
  await openStays(page);
  await expect(page.getByText(message('en', 'app', 'keeps'))).toBeVisible();
  await page.goto(lesson);
  await hydrated(page);
  await expect(question(page, 0)).toHaveAttribute('data-state', 'right');
});

test('somebody else who logs in finds nothing of whoever was here before, who finds all of it again', async ({
  page,
  request,
  baseURL,
}) => {
  const [ada, bob] = [await openAccount(request), await openAccount(request)];
  await openApp(page, baseURL, ada);
  await page.goto(lesson);
  await hydrated(page);
  await answer(page, 0, 1);
  await expect.poll(() => keptBy(request, ada)).toEqual({ answers: 1, lessons: 0 });
  await openApp(page, baseURL, ada);
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await logIn(page, bob);
  await openStays(page);
  await expect(page.getByText(message('en', 'app', 'keeps'))).toBeVisible();
  await page.goto(lesson);
  await hydrated(page);
  await expect(question(page, 0)).not.toHaveAttribute('data-state');
  expect(await keptBy(request, bob)).toEqual({ answers: 0, lessons: 0 });
});

test('a diagnostic test that is not finished waits for its account, and nobody else finds it @full', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const [ada, bob] = [await openAccount(request), await openAccount(request)];
  const keeps = page.getByText(message('en', 'app', 'keeps'));
  const start = page.getByRole('button', { name: message('en', 'diagnostic', 'start.button') });
  const third = page.getByRole('heading', {
    level: 2,
    name: translate('en', 'diagnostic', 'run.about', { number: 3, count: questionCount(false) }),
  });
  await openApp(page, baseURL, ada);
  await openStays(page);
  await expect(keeps).toBeVisible();
  await startDiagnosticTest(page);
  for (let number = 1; number <= 2; number += 1) await answerQuestion(page);
  await expect(third).toBeVisible();
  await page.goto('/app');
  await openStays(page);
  await expect(keeps).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await page.goto(diagnosticPath);
  await hydrated(page);
  await expect(start).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('diagnostic_run'))).toBeNull();

  await logIn(page, bob);
  await openStays(page);
  await expect(keeps).toBeVisible();
  await page.goto(diagnosticPath);
  await hydrated(page);
  await expect(start).toBeVisible();
  await page.goto('/app');
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await logIn(page, ada);
  await openStays(page);
  await expect(keeps).toBeVisible();
  await page.goto(diagnosticPath);
  await expect(third).toBeVisible();
});

test('where the API of another service has no such call, the browser keeps its own and says nothing @full', async ({
  page,
  context,
  request,
  baseURL,
  allowErrors,
}) => {
  allowErrors(failedLoads);
  const account = await openAccount(request);
  let asked = 0;
  await page.route('**/api/v1/practice**', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, json: { message: 'No', code: 'unknown_call' } });
  });
  await bringCookie(context, baseURL, account.token);
  await page.goto(lesson);
  await hydrated(page);
  await answer(page, 0, 2);
  await page.reload();
  await hydrated(page);
  await expect(question(page, 1)).toHaveAttribute('data-state', 'right');
  await page.goto('/app');
  await expect(page.getByText(text('app.title', { name: account.nickname }))).toBeVisible();
  await expect(page.getByText(message('en', 'app', 'keeps'))).toHaveCount(0);
  expect(asked).toBe(1);
});
