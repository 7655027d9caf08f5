import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { openStandIn, type OpenStandIn } from '../../doubles/ai/open-stand-in';
import { bringCookie, newEmail, openAccount } from '../../support/accounts';
import { givePlan, insertAccount } from '../../support/accounts-database';
import type { Site } from '../../support/site-server';
import { translate } from '../../support/site';
import { violationsOf } from '../../support/survey/axe';
import { expect, test } from '../../support/test';

const answer = [
  'Lies das Wort **ganz**: <en>harbor</en> bringt ein Bild mit sich. <script>alert(1)</script>',
  '',
  '- <en>kindness</en> ist echt.',
  '- [Hier](https://evil.example) steht nichts.',
  '',
  '[[lessons: readAndSelect]]',
].join('\n');

let standIn: OpenStandIn;
let site: Site;

test.beforeAll(async ({ startSite }) => {
  test.setTimeout(120_000);
  standIn = await openStandIn();
  standIn.service.reply = () => answer;
  site = await startSite({ AI_BASE_URL: standIn.base, AI_MODELS: 'small-1=Quick,large-1=Thorough' });
  // The first call makes the database.
  expect((await fetch(`${site.origin}/api/v1/common/setting`)).status).toBe(200);
});
test.afterAll(() => standIn.close());

/** Opens the room as somebody whose plan has the tutor. */
async function openRoom(page: Page, locale: Locale) {
  const email = newEmail();
  const token = await insertAccount(
    { email, password: 'correct horse battery', nickname: 'Ada' },
    site.dataDir,
  );
  givePlan(email, 'vip-30', site.dataDir);
  await bringCookie(page.context(), site.origin, token);
  await page.goto(`${site.origin}${locale === 'en' ? '' : `/${locale}`}/app/tutor`);
  const t = (key: string, values: Record<string, string | number> = {}) =>
    translate(locale, 'tutor-room', key, values);
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  const box = page.getByRole('textbox', { name: t('ask.label') });
  await expect(box).toBeVisible();
  return { t, button, box };
}

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' });

  test('one asks, stops, asks again, follows a lesson, comes back and deletes the chat', async ({ page }) => {
    const { t, button, box } = await openRoom(page, 'de');
    await page.getByRole('radio', { name: t('begin.test.name') }).check();
    standIn.service.next.push('stalled');
    await box.fill('Wie erkenne ich Wörter in Read and Select?');
    await button('ask.send').click();
    await expect(page.getByText('Lies das Wort')).toBeVisible();
    await button('ask.stop').click();
    await expect(page.getByText(t('chat.stopped'))).toBeVisible();
    await expect(page).toHaveURL(/\/de\/app\/tutor\?thread=[\w-]+$/);

    await box.fill('Bitte noch einmal');
    await box.press('Enter');
    await expect(button('chat.copy')).toHaveCount(2);
    const asked = standIn.service.chats.at(-1)?.messages ?? [];
    expect(asked[0]?.content).toContain('Answer in German.');
    expect(asked[0]?.content).toContain('<lesson key="readAndSelect"');
    expect(asked.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);

    const last = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: t('chat.tutor') }) })
      .last();
    expect(await last.locator('[lang=en]').allTextContents()).toEqual(['harbor', 'kindness']);
    await expect(last).toContainText('<script>alert(1)</script>');
    await expect(last.getByRole('link', { name: 'Hier' })).toHaveCount(0);
    await expect(last).not.toContainText('[[');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    // Where the box stays in view it covers nothing of what was said last.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [foot, form] = [await last.boundingBox(), await box.boundingBox()];
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
    expect(await violationsOf(page)).toEqual([]);

    await last.getByRole('link', { name: 'Read and Select' }).click();
    await expect(page).toHaveURL(/\/de\/courses\/det-read-and-select-course$/);
    await page.goBack();
    await expect(page.getByText(t('chat.stopped'))).toBeVisible();
    await page.reload();
    await expect(button('chat.copy')).toHaveCount(2);

    await page.getByRole('button', { name: t('chats.count', { count: 1 }) }).click();
    await page
      .getByRole('button', {
        name: t('chats.deleteOf', { title: 'Wie erkenne ich Wörter in Read and Select?' }),
      })
      .click();
    const dialog = page.getByRole('dialog', { name: t('chats.confirm') });
    await dialog.getByRole('button', { name: t('chats.delete'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('begin.title') })).toBeVisible();
    await expect(page).toHaveURL(/\/de\/app\/tutor$/);
    await page.reload();
    await expect(page.getByRole('button', { name: t('chats.count', { count: 0 }) })).toBeVisible();
  });
});

test('the keyboard alone asks, stops and deletes @full', async ({ page }) => {
  const { t, button, box } = await openRoom(page, 'en');
  const { keyboard } = page;
  const tabTo = async (wanted: ReturnType<typeof button>) => {
    for (let stop = 0; stop < 40; stop += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(wanted).toBeFocused();
  };
  await tabTo(page.getByRole('radio', { name: t('begin.standard.name') }));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: t('begin.test.name') })).toBeChecked();
  await tabTo(box);
  standIn.service.next.push('stalled');
  await keyboard.type('One');
  await keyboard.press('Shift+Enter');
  await keyboard.type('Two');
  await keyboard.press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: /^One\s+Two$/ })).toBeVisible();
  await expect(page.getByText('Lies das Wort')).toBeVisible();
  await tabTo(button('ask.stop'));
  await keyboard.press('Enter');
  await expect(page.getByText(t('said.stopped'))).toBeAttached();
  await expect(box).toBeFocused();
  await keyboard.type('Again');
  await keyboard.press('Enter');
  await expect(page.getByText(t('said.done'))).toBeAttached();
  await expect(box).toBeFocused();

  await page.reload();
  await expect(button('chat.copy')).toHaveCount(2);
  await tabTo(page.getByRole('button', { name: t('chats.deleteOf', { title: 'One Two' }) }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: t('chats.delete'), exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('begin.title') })).toBeVisible();
  await expect(button('chats.new')).toBeFocused();
  // Where the box stands below everything else, and covers nothing.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await violationsOf(page)).toEqual([]);
});

test('where no model is connected the page says that there is no tutor', async ({
  page,
  request,
  baseURL,
  allowErrors,
}) => {
  allowErrors();
  const { token } = await openAccount(request);
  await bringCookie(page.context(), baseURL, token);
  await page.goto('/app/tutor');
  await expect(
    page.getByRole('heading', { name: translate('en', 'tutor-room', 'none.title') }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: translate('en', 'tutor-room', 'none.practice') }).click();
  await expect(page).toHaveURL(/\/app\/practice$/);
});
