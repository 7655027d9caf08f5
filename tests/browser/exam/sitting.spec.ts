import type { PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';
import { pageRoutes } from '@/lib/routes/routes';
import { bringCookie, openAccount } from '../../support/accounts';
import { giveExams } from '../../support/accounts-database';
import { Sitting } from '../../support/exam/sit';
import { keepQuiet } from '../../support/questions/quiet';
import { hydrated, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const { exam: room } = pageRoutes;

type Entering = Pick<PlaywrightTestArgs & PlaywrightTestOptions, 'page' | 'context' | 'request' | 'baseURL'>;

/** Opens the exam room for an account that has bought one exam. */
async function enter({ page, context, request, baseURL }: Entering) {
  await keepQuiet(page);
  const account = await openAccount(request);
  giveExams(account.email, 1);
  await bringCookie(context, baseURL, account.token);
  await page.goto(room.path);
  await hydrated(page);
  return account;
}

test('a whole exam on a phone: offline in the middle, loaded again, on another device, to its report', async ({
  page,
  context,
  request,
  baseURL,
  openBrowser,
  allowErrors,
}) => {
  test.setTimeout(240_000);
  allowErrors(/ERR_INTERNET_DISCONNECTED|409/);
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await enter({ page, context, request, baseURL });

  let sitting = new Sitting(page);
  await expect(page.getByRole('heading', { name: sitting.t('lobby.ready', { count: 1 }) })).toBeVisible();
  await sitting.button('lobby.setUp').click();
  await sitting.button('setUp.sound.play').click();
  await expect(page.getByText(sitting.t('setUp.sound.heard'))).toBeVisible();
  await expect(sitting.button('setUp.begin')).toBeDisabled();
  await page.clock.install();
  await sitting.button('setUp.microphone.record').click();
  await expect(page.getByText(sitting.t('setUp.microphone.speaking'))).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(page.getByText(sitting.t('setUp.microphone.works'))).toBeVisible();
  await sitting.button('setUp.begin').click();

  const steps: string[] = [];
  const answer = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      const stage = await sitting.step();
      steps.push(stage);
      if (stage === 'over') return;
      expect(await sitting.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
    }
  };
  await answer(12);

  await context.setOffline(true);
  await sitting.answer(await sitting.stage());
  await expect(page.getByText(sitting.t('sitting.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(sitting.t('sitting.offline'))).toBeHidden();

  await answer(8);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
  await sitting.button('lobby.goOn').click();
  await answer(8);

  const other = await openBrowser({ viewport: { width: 390, height: 844 } });
  await keepQuiet(other);
  await bringCookie(other, baseURL, token);
  const device = await other.newPage();
  await device.goto(room.path);
  await hydrated(device);
  sitting = new Sitting(device);
  await sitting.button('lobby.goOn').click();
  await answer(2);
  const before = new Sitting(page);
  await before.answer(await before.stage());
  await expect(page.getByRole('heading', { name: before.t('elsewhere.title') })).toBeVisible();

  await answer(120);
  expect(steps.at(-1)).toBe('over');
  for (const stage of ['word', 'typed', 'menus', 'highlight', 'options', 'prepare', 'speaking'])
    expect(steps, stage).toContain(stage);
  await device.getByRole('link', { name: sitting.t('over.report') }).click();
  await expect(device).toHaveURL(new RegExp(`${pageRoutes.examReport.path}/[\\w-]+$`));
  await expect(device.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(device.locator('main svg.ruler').first()).toBeVisible();

  await page.goto(room.path);
  await expect(page.getByRole('heading', { name: translate('en', 'exam', 'lobby.none') })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /./ }).filter({ hasText: before.t('past.report') }),
  ).toBeVisible();
});

test('an exam goes by keyboard alone @full', async ({ page, context, request, baseURL }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter({ page, context, request, baseURL });
  const sitting = new Sitting(page, 'en', true);
  const set = sitting.button('lobby.setUp');
  await set.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: sitting.t('setUp.microphone.without') }).focus();
  await page.keyboard.press('Space');
  await sitting.button('setUp.begin').focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 140; step += 1) if ((await sitting.step()) === 'over') break;
  await expect(sitting.over).toBeFocused();
});
