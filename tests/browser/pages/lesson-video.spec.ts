import { localeTable } from '@/lib/i18n/locale-table';
import { localizePath } from '@/lib/i18n/paths';
import { findCourse } from '@/lib/site/courses';
import { videoOf } from '@/lib/site/videos';
import { fullUnless } from '../../support/full';
import { hydrated, message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const slug = 'det-read-and-select-course';
const course = findCourse(slug);
const video = course && videoOf(course.key);

for (const locale of ['en', 'ja'] as const) {
  test(`a lesson's video is asked for when it is played, and has captions in ${locale}${fullUnless(locale === 'en')}`, async ({
    page,
  }) => {
    if (video?.kind !== 'file') throw new Error('The lesson has no film of its own');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:videos|captions)\//.test(pathname)) asked.push(pathname);
    });
    const name = message(locale, 'courses', 'lessons.readAndSelect.name');
    const play = page.getByRole('button', {
      name: translate(locale, 'video', 'play', { name }),
      exact: true,
    });

    await page.goto(localizePath(`/courses/${slug}`, locale));
    await hydrated(page);
    await play.scrollIntoViewIfNeeded();
    await expect
      .poll(() => play.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1280);
    expect(asked).toEqual([video.poster]);

    await play.focus();
    await page.keyboard.press('Enter');
    const player = page.getByLabel(translate(locale, 'video', 'player', { name }), { exact: true });
    await expect(player).toBeFocused();
    const captions = `/captions/${locale}/${slug}.vtt`;
    await expect.poll(() => asked).toEqual(expect.arrayContaining([video.src, captions]));
    expect(asked.filter((path) => path.endsWith('.vtt'))).toEqual([captions]);
    const shown = () =>
      player.evaluate((element: HTMLVideoElement) =>
        [...element.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .map(({ language, cues }) => ({ language, captions: cues?.length ?? 0 })),
      );
    await expect.poll(async () => (await shown())[0]?.captions).toBeGreaterThanOrEqual(video.cues.length);
    expect((await shown()).map(({ language }) => language)).toEqual([localeTable[locale].lang]);

    // Playwright's own Chromium comes without the codecs.
    const canPlay = await player.evaluate((element: HTMLVideoElement) =>
      element.canPlayType('video/mp4; codecs="avc1.4d401f, mp4a.40.2"'),
    );
    if (canPlay === '') return;
    await expect
      .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    expect(await player.evaluate((element: HTMLVideoElement) => element.duration)).toBeCloseTo(
      video.seconds,
      0,
    );
  });
}

test('without script the video is a link, and opens @full', async ({ browser, baseURL }) => {
  if (video?.kind !== 'file') throw new Error('The lesson has no film of its own');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  try {
    const page = await context.newPage();
    await page.goto(`/courses/${slug}`);
    const link = page.getByRole('link', { name: message('en', 'video', 'file'), exact: true });
    await expect(link).toBeVisible();
    const answer = await context.request.get((await link.getAttribute('href')) ?? '', {
      headers: { Range: 'bytes=0-99' },
    });
    expect(answer.status()).toBe(206);
    expect(answer.headers()['content-type']).toBe('video/mp4');
  } finally {
    await context.close();
  }
});
