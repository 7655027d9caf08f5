import { expect, it, vi } from 'vitest';
import type { Overview } from '../contract';
import { routes } from './routes.mjs';
import { checkouts } from './testing';

const own = vi.hoisted(() => ({
  ask: async (name: string) => (name === 'longerList' ? { rows: [] } : { de: 3 }),
  close: vi.fn(async () => undefined),
}));
vi.mock('./aside/aside.mjs', () => ({ openAside: () => own }));

const checkout = checkouts();

it('is counted beside what else is asked, which it would hold up', async () => {
  const { context } = await checkout();
  const busy = { ask: () => Promise.reject(new Error('busy')) } as unknown as typeof context.aside;
  const { handle } = routes.find(({ path }) => path === 'overview')!;
  const { languages } = (await handle({ ...context, aside: busy }, {})) as Overview;
  expect(languages.map(({ locale, english }) => [locale, english])).toEqual([
    ['de', 3],
    ['ru', 0],
  ]);
  expect(own.close).toHaveBeenCalledOnce();
});
