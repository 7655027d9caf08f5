import { courseRoute } from '@/lib/routes/routes';
import { courses, type CourseKey } from '@/lib/site/courses';
import { full } from '../../support/full';
import { hydrated, serverPage } from '../../support/site';
import { SetWalk, type Hand } from '../../support/questions/walk';
import { pagesIn } from '../../support/survey/pages';
import { expect, test } from '../../support/test';

/*
 * Goes through the questions of pages with every control, and looks after each press. Each kind of set is met here in one of the
 * windows, in turns by mouse and by keyboard; with `--full` every set of every page is in all of them, by both.
 */

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  // 1280 x 800 px at 200 %.
  { width: 640, height: 400 },
] as const;

const hands: readonly Hand[] = ['mouse', 'keyboard'];

/** A page for each kind of question, and one with live cards. */
const kinds: readonly string[] = [
  '/',
  ...(
    [
      ...(['readAndSelect', 'fillInTheBlanks', 'readAndComplete', 'listenAndType'] as const),
      ...(['interactiveReading', 'interactiveListening'] as const),
      ...(['writeAboutThePhoto', 'speakAboutThePhoto', 'readListenThenSpeak'] as const),
    ] as const satisfies readonly CourseKey[]
  ).map((lesson) => courseRoute(courses.find(({ key }) => key === lesson) ?? courses[0]).path),
];

const paths = full ? pagesIn('en').map(({ path }) => path) : kinds;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('languageSuggestion', 'dismissed');
    localStorage.setItem('cookieShow', 'true');
  });
});

for (const [at, viewport] of windows.entries()) {
  test.describe(`at ${viewport.width} x ${viewport.height} px`, () => {
    test.use({
      viewport,
      contextOptions: { reducedMotion: viewport.height < 500 ? 'reduce' : 'no-preference' },
    });

    for (const [index, path] of paths.entries()) {
      if (!full && at !== index % windows.length) continue;
      const turn = (at + Math.floor(index / windows.length)) % hands.length;
      for (const hand of full ? hands : hands.slice(turn, turn + 1)) {
        test(`${path} by ${hand}`, async ({ page, request }) => {
          const { html } = await serverPage(request, path);
          test.skip(!html.includes('data-question='), 'It asks nothing');
          await page.goto(path);
          await hydrated(page);
          // Some are folded away until somebody asks for them.
          const sets = await page
            .locator('[role=group]')
            .filter({ has: page.locator('form[data-question]') })
            .all();
          expect(sets.length).toBeGreaterThan(0);
          // A press waits for what moves; on a slow machine a set takes half a minute.
          test.setTimeout((1 + sets.length) * 60_000);
          for (const set of full ? sets : sets.slice(0, 1)) {
            await set.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
            await new SetWalk(page, set, hand).go();
          }
        });
      }
    }
  });
}
