import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differingPart, firstPart } from './part.mjs';

/** A white page with black bars, each at its place with its height. */
async function page(height: number, bars: [top: number, height: number][]) {
  const bar = (tall: number) => ({
    create: { width: 100, height: tall, channels: 3 as const, background: 'black' },
  });
  return sharp({ create: { width: 100, height, channels: 3, background: 'white' } })
    .composite(bars.map(([top, tall]) => ({ input: bar(tall), top, left: 0 })))
    .png()
    .toBuffer();
}

async function heights(before: Buffer, after: Buffer) {
  const part = await differingPart(before, after);
  if (part === undefined) return undefined;
  const sizes = await Promise.all([part.before, part.after].map((one) => sharp(one).metadata()));
  return sizes.map(({ height, format }) => `${format} ${height}`);
}

it('finds nothing in the same picture', async () => {
  expect(await heights(await page(3000, [[5, 9]]), await page(3000, [[5, 9]]))).toBeUndefined();
});

it('cuts out what differs, with what stands around it', async () => {
  const [before, after] = [await page(3000, [[1000, 20]]), await page(3000, [[1000, 30]])];
  expect(await heights(before, after)).toEqual(['webp 290', 'webp 290']);
});

it('follows a page that gets longer, whose end is the same', async () => {
  const before = await page(3000, [[2500, 10]]);
  const after = await page(3040, [
    [1000, 40],
    [2540, 10],
  ]);
  expect(await heights(before, after)).toEqual(['webp 280', 'webp 320']);
});

it('ends where there is too much', async () => {
  expect(await heights(await page(9000, []), await page(9000, [[0, 9000]]))).toEqual([
    'webp 1600',
    'webp 1600',
  ]);
  expect((await sharp(await firstPart(await page(9000, []))).metadata()).height).toBe(1600);
  expect((await sharp(await firstPart(await page(90, []))).metadata()).height).toBe(90);
});
