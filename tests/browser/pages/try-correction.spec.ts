import type { Page } from '@playwright/test';
import { checkerWorker } from '@/lib/checker/address';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { fullUnless } from '../../support/full';
import { hydrated, message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const path = '/writing-ai-correction';
const text = 'She recieve a letter. There is two peoples in the kitchen.';

/** The free check below the task of the page, and its field. */
async function open(page: Page, locale: Locale = 'en') {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/checker/')) asked.push(pathname);
  });
  await page.goto(localizePath(path, locale));
  await hydrated(page);
  const t = (key: string) => message(locale, 'try-correction', key);
  const panel = page.getByRole('region', { name: t('write.title') });
  const button = (key: string) => panel.getByRole('button', { name: t(key), exact: true });
  return { asked, panel, button, t, field: page.getByRole('textbox').first() };
}

for (const locale of ['en', 'ja'] as const) {
  test(`a text is corrected in the browser, without an account, in ${locale}${fullUnless(locale === 'en')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { asked, panel, button, t, field } = await open(page, locale);
    const note = translate(locale, 'try-correction', 'write.note', { size: 8 });
    await expect(panel).toContainText(note);
    await field.fill(text);
    expect(asked, 'before the button is pressed').toEqual([]);

    const sent: string[] = [];
    page.context().on('request', (request) => {
      if ((request.postData() ?? '').includes('recieve')) sent.push(request.url());
    });
    await button('write.start').press('Enter');
    const heading = panel.getByRole('heading', { name: t('write.result') });
    await expect(heading).toBeFocused();
    expect(asked).toContain(checkerWorker);
    for (const better of ['receive', 'are', 'people'])
      await expect(panel.locator('ins', { hasText: new RegExp(`\\b${better}$`) })).toBeVisible();
    await expect(panel.getByText(message(locale, 'marks', 'kinds.spelling')).first()).toBeVisible();
    const none = translate(locale, 'correction-room', 'result.score.none', {
      name: message(locale, 'correction-room', 'scorer.builtIn'),
    });
    await expect(panel).toContainText(none);
    expect(sent, 'what has the text in it').toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);

    // The next text needs nothing more.
    const before = asked.length;
    await field.fill('She received a letter.');
    await button('write.again').click();
    await expect(panel.getByText(message(locale, 'correction-room', 'result.clean'))).toBeVisible();
    expect(asked).toHaveLength(before);
  });
}

test('what is loading for it can be stopped, and begun again @full', async ({ page, context }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await context.route('**/harper.wasm.gz', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const { panel, button, t, field } = await open(page);
  await field.fill(text);
  await button('write.start').click();
  await expect(panel.getByText(t('progress'))).toBeVisible();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await button('cancel').click();
  await expect(panel.getByText(t('write.stopped'))).toBeVisible();
  await expect(field).toHaveValue(text);
  await expect(button('write.again')).toBeFocused();
  go();
  await button('write.again').click();
  await expect(panel.getByRole('heading', { name: t('write.result') })).toBeFocused();
});

test('a text stays where the checker does not come @full', async ({ page, context, allowErrors }) => {
  allowErrors(/./);
  await context.route('**/harper.wasm.gz', (route) => route.abort());
  const { panel, button, t, field } = await open(page);
  await field.fill(text);
  await button('write.start').click();
  await expect(panel.getByRole('alert')).toHaveText(t('trouble.network'));
  await expect(field).toHaveValue(text);
});

test('where nothing is written, nothing is loaded', async ({ page }) => {
  const { asked, panel, button, t } = await open(page);
  await button('write.start').click();
  await expect(panel.getByRole('alert')).toHaveText(t('trouble.noText'));
  expect(asked).toEqual([]);
});

test('the checker may compile WebAssembly, the page may not', async ({ page, request }) => {
  const policy = async (address: string) =>
    (await request.get(address)).headers()['content-security-policy'] ?? '';
  expect(await policy(path)).not.toContain('wasm');
  expect(await policy(path)).toContain("worker-src 'self'");
  const worker = await request.get(checkerWorker);
  expect(await policy(checkerWorker)).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  expect(worker.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  await page.goto(path);
  const compiled = page.evaluate(() =>
    WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => 'compiled',
      () => 'refused',
    ),
  );
  expect(await compiled).toBe('refused');
});

/** A microphone that hears a voice of one note, in syllables. */
function humming() {
  const hum = () => {
    const audio = new AudioContext();
    const heard = audio.createMediaStreamDestination();
    const [voice, syllables] = [audio.createOscillator(), audio.createGain()];
    voice.frequency.value = 300;
    // Loud and soft ones in turn, and a breath after some: what is even is taken for a noise.
    for (let at = 0; at < 60; at += 0.25) {
      const isBreath = Math.round(at * 4) % 7 === 6;
      syllables.gain.setValueAtTime(isBreath ? 0 : Math.round(at * 4) % 2 === 0 ? 0.4 : 0.08, at);
      syllables.gain.setValueAtTime(0, at + 0.18);
    }
    voice.connect(syllables).connect(heard);
    voice.start();
    return Promise.resolve(heard.stream);
  };
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: hum });
}

test('a recording is measured in the browser @full', async ({ page }) => {
  await page.addInitScript(humming);
  await page.goto('/speaking-ai-correction');
  await hydrated(page);
  const t = (key: string) => message('en', 'try-correction', key);
  const panel = page.getByRole('region', { name: t('speak.title') });
  const measure = (key: string) => panel.getByRole('button', { name: t(key), exact: true });
  await measure('speak.start').click();
  await expect(panel.getByRole('alert')).toHaveText(t('trouble.noRecording'));

  const record = page.getByRole('button', { name: message('en', 'questions', 'record') }).first();
  await record.click();
  const stop = page.getByRole('button', { name: message('en', 'questions', 'stop') }).first();
  await expect(stop).toContainText('0:06');
  await stop.click();
  await expect(
    page.getByRole('button', { name: message('en', 'questions', 'recording') }).first(),
  ).toBeVisible();
  await measure('speak.again').click();
  await expect(panel.getByRole('heading', { name: t('speak.result') })).toBeFocused();
  await expect(panel).toContainText(message('en', 'correction-room', 'result.sound.title'));
});
