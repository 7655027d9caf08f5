import type { Page } from '@playwright/test';
import { offlineCaches } from '@/app/[locale]/(site)/cookie/_sections/stored-entries';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

const lesson = '/de/courses/det-read-and-select-course';
const lessonName = message('de', 'courses', 'lessons.readAndSelect.name');
const notice = message('de', 'offline', 'title');

/** The addresses of everything that is kept, without those of built files. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        found.push(url.replace(location.origin, ''));
    }
    return found.filter((path) => !path.startsWith('/_next/static/')).sort();
  });

/** Opens a page and waits until the worker has it in its hands, which begins late. */
async function openLate(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.clock.runFor(6_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('without a network, lessons that were opened are read, and any other address says so in its language', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await openLate(page, '/de/courses');
  await expect.poll(() => kept(page)).toEqual(['/de/courses', '/de/offline']);

  // A lesson that is opened without a new document, one with, and a page of another kind.
  await page.getByRole('main').locator(`a[href="${lesson}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lessonName);
  await page.clock.runFor(3_000);
  await expect.poll(() => kept(page)).toContain(lesson);
  await page.goto('/de/blog');
  await page.goto('/de/pricing');
  await hydrated(page);
  await expect.poll(() => kept(page)).toEqual(['/de/blog', '/de/courses', lesson, '/de/offline']);
  const names = (await page.evaluate(() => caches.keys())).map((name) =>
    name.replace(/(?<=^offline-\w+-).*/, '…'),
  );
  expect(names.sort(), 'what /cookie lists').toEqual([...offlineCaches.names].sort());

  await context.setOffline(true);
  await page.goto('/de/mock-exam');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: lessonName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lessonName);
  await expect(page).toHaveURL(new RegExp(`${lesson}$`));
  // Styles and scripts are there too.
  await hydrated(page);
  await expect(page.getByRole('banner').first()).toHaveCSS('position', 'sticky');
  await page.goto('/de/mock-exam');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice);
  const tried = page.waitForEvent('load');
  await page.getByRole('button', { name: message('de', 'offline', 'retry') }).click();
  await tried;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice);
  await hydrated(page);

  // It tries again by itself.
  await context.setOffline(false);
  await expect(page).toHaveTitle(message('de', 'meta', 'mockExam.title'));
});

test('a page that is kept is never shown while there is a network, and goes with its build @full', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await openLate(page, lesson);
  await expect.poll(() => kept(page)).toEqual([lesson, '/de/offline']);
  await page.evaluate(async (path) => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('offline-pages-'));
    const old = new Response('<h1>As it was</h1>', { headers: { 'content-type': 'text/html' } });
    await (await caches.open(name)).put(path, old);
  }, lesson);
  await context.setOffline(true);
  await page.goto(lesson);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As it was');
  await context.setOffline(false);
  await page.goto(lesson);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lessonName);

  // As the next build registers it.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/offline-worker.js?build=next');
  });
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toContainEqual(expect.stringMatching(/^offline-(?!.*-next$)/));

  // What was kept is kept anew as soon as a page is opened.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ opened: '/de/pricing' });
  });
  await expect.poll(() => kept(page)).toEqual([lesson, '/de/offline']);
});
