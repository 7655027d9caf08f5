import { enterRoom } from '../../support/correction/room';
import { fullUnless } from '../../support/full';
import { expect, test } from '../../support/test';

const answer = 'A woman are standing in front of a shop. She have a red umbrela in her hand.';

for (const locale of ['de', 'ja'] as const) {
  test(`a written answer goes to its marks and back on a phone, in ${locale}${fullUnless(locale === 'de')}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const room = await enterRoom({ page, context, request, baseURL }, locale, 3);
    await room.fits();
    await room.link('Write About the Photo').click();
    await expect(page.getByText(room.t('left.uses', { count: 3 }))).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', /./);
    await room.field.fill(answer);
    await room.fits();

    // What is written outlives the page.
    await page.reload();
    await expect(room.field).toHaveValue(answer);
    await room.button('order.send').click();
    await expect(room.marks.first()).toBeVisible();
    await room.fits();
    expect(new URL(page.url()).searchParams.get('id')).toMatch(/^[\w-]{20,}$/);

    // Each number says what it is about, and leads to its reason.
    const names = await room.marks.evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label')),
    );
    expect(names.length).toBeGreaterThanOrEqual(2);
    for (const [index, name] of names.entries()) expect(room.names(index + 1)).toContain(name);
    await room.marks.last().click();
    const reason = page.locator('.reasons details').last();
    await expect(reason).toHaveAttribute('open', '');
    await expect(reason.locator('summary')).toBeFocused();
    await expect(
      page.locator('.corrected del, .corrected .mark-asked, .corrected .mark-weak').first(),
    ).toContainText(/\p{L}/u);
    const scorer = room.t('scorer.builtIn');
    await expect(page.getByText(room.t('result.score.none', { name: scorer }))).toBeVisible();

    // Past the order, which was sent, to where it began.
    await page.goBack();
    await expect(room.left(2)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: answer.slice(0, 20) })).toHaveCount(1);
    await page.goForward();
    await expect(room.marks.first()).toBeVisible();
    await room.button('shown.again').click();
    await expect(room.field).toHaveValue('');
  });
}

test('an answer whose arrival nobody heard of is sent twice and used once', async ({
  page,
  context,
  request,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  const room = await enterRoom({ page, context, request, baseURL }, 'en', 2);
  await room.link('Writing Sample').click();
  await room.field.fill(answer);
  const orders: string[] = [];
  let isLost = true;
  await page.route('**/api/v1/correction', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    orders.push(((await response.json()) as { data: { id: string } }).data.id);
    return isLost ? route.abort() : route.fulfill({ response });
  });
  await room.button('order.send').click();
  await expect(page.getByText(room.t('order.failed.network'))).toBeVisible();
  isLost = false;
  await room.button('order.send').click();
  await expect(room.marks.first()).toBeVisible();
  expect(orders.length).toBeGreaterThanOrEqual(2);
  expect(new Set(orders).size).toBe(1);
  await room.link(room.t('shown.back')).click();
  await expect(room.left(1)).toBeVisible();
});

test('two tries of one task are laid beside each other, and one of them is deleted @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await enterRoom({ page, context, request, baseURL }, 'en', 2);
  await room.link('Writing Sample').click();
  await room.field.fill(answer);
  await room.button('order.send').click();
  await expect(room.marks.first()).toBeVisible();
  await room.button('shown.again').click();
  await room.field.fill('A woman is standing in front of a shop. She has a red umbrella in her hand.');
  await room.button('order.send').click();
  await expect(page.getByText(room.t('result.clean'))).toBeVisible();
  await page.getByRole('link', { name: /^Compare with/ }).click();
  const row = page.getByRole('row').filter({ hasText: room.t('compare.mistakes') });
  await expect(row.last()).toContainText(/less/);
  const tries = page.locator('.corrected');
  await expect(tries).toHaveCount(2);
  const [one, other] = [await tries.first().boundingBox(), await tries.last().boundingBox()];
  expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0));

  await room.link(room.t('compare.back')).click();
  await room.button('shown.delete').click();
  await room.button('shown.deleteConfirm').click();
  await expect(page.getByRole('region', { name: room.t('history.title') }).getByRole('listitem')).toHaveCount(
    1,
  );
});

test('goes by keyboard alone, from the choice to a reason and back to its place @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const room = await enterRoom({ page, context, request, baseURL }, 'en', 1);
  await room.link('Writing Sample').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Writing Sample', level: 2 })).toBeFocused();
  /** Goes on with the tabulator to what is looked for. */
  const tabTo = async (target: ReturnType<typeof room.button>) => {
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };
  await tabTo(room.button('order.countdown', { time: '0:30 + 5:00' }));
  await page.keyboard.press('Enter');
  await expect(room.button('order.now')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(room.field).toBeFocused();
  await page.keyboard.type(answer);
  await tabTo(room.button('order.send'));
  await page.keyboard.press('Enter');
  await expect(room.marks.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Writing Sample', level: 2 })).toBeFocused();
  await tabTo(room.marks.nth(1));
  await page.keyboard.press('Enter');
  const reason = page.locator('.reasons details').nth(1);
  await expect(reason.locator('summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(reason.getByRole('link', { name: room.t('result.back') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(room.marks.nth(1)).toBeFocused();
  const target = await room.marks.nth(1).evaluate((link) => {
    const after = getComputedStyle(link, '::after');
    return Math.min(parseFloat(after.width), parseFloat(after.height));
  });
  expect(target).toBeGreaterThanOrEqual(44);
});
