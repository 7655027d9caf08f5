import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enterRoom } from '../../support/correction/room';
import { fullUnless } from '../../support/full';
import { joined, silence, speech } from '../../support/sounds/signals';
import { wavOf } from '../../support/sounds/wav';
import { expect, test } from '../../support/test';

/** What the microphone hears: two sentences with a pause of two seconds between them. */
const spoken = path.join(tmpdir(), `spoken-${process.pid}.wav`);
writeFileSync(spoken, wavOf(joined(silence(0.5), speech(3, 3), silence(2), speech(3, 4), silence(4))));

test.use({
  permissions: ['microphone'],
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-audio-capture=${spoken}%noloop`,
        ],
      }),
    { scope: 'worker' },
  ],
});

for (const locale of ['de', 'ja'] as const) {
  test(`a recording goes to what it shows on a phone, in ${locale}${fullUnless(locale === 'de')}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const room = await enterRoom({ page, context, request, baseURL }, locale, 2);
    await room.link('Read Then Speak').click();
    await expect(page.getByText(room.t('scorer.notWritten'))).toBeVisible();
    await room.button('order.record').click();
    await expect(room.button('order.stop')).toBeVisible();
    await room.fits();
    await expect(page.getByRole('timer')).toContainText('4:50');
    await room.button('order.stop').click();
    await expect(page.getByLabel(room.t('order.listen'))).toBeVisible();
    await expect(room.button('order.again')).toBeFocused();
    await room.button('order.send').click();

    const sound = page.getByRole('region', { name: room.t('result.sound.title') });
    await expect(sound).toBeVisible();
    await room.fits();
    const pauses = sound.getByRole('list', { name: room.t('result.sound.list') }).getByRole('listitem');
    await expect(pauses).toHaveCount(1);
    await expect(pauses).toContainText(/2|1[.,]9/);
    await expect(page.getByText(room.t('result.notWrittenDown'))).toBeVisible();
    await room.button('shown.listen').click();
    await expect(page.getByLabel(room.t('shown.recording'), { exact: true })).toBeVisible();
    await room.link(room.t('shown.back')).click();
    await expect(room.left(1)).toBeVisible();
  });
}

test('the countdown of the test records by itself after the time to prepare @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const room = await enterRoom({ page, context, request, baseURL }, 'en', 1);
  await page.clock.install();
  await room.link('Speak About the Photo').click();
  await room.button('order.countdown', { time: '0:20 + 1:30' }).click();
  await expect(room.button('order.now')).toBeFocused();
  await page.clock.runFor(20_500);
  await expect(room.button('order.stop')).toBeVisible();
  await page.clock.runFor(90_500);
  await expect(page.getByText(room.t('order.taken', { length: '1:30' }))).toBeVisible();
});
