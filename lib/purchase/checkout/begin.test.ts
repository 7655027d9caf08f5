import { afterEach, expect, it, vi } from 'vitest';
import { readPurchases } from '../record/store';
import type { PurchaseSettings } from '../settings';
import { beginPurchase } from './begin';
import { startPurchase } from './start';

vi.mock('./start', () => ({ startPurchase: vi.fn() }));
vi.mock('../../offers/buttons', () => ({ markButtons: vi.fn() }));

const settings: PurchaseSettings = {
  ...{ locale: 'en', lang: 'en', login: '/login', home: '/app', supportEmail: 'help@a.example' },
  ...{ payHosts: [], examRoom: 'none', exam: '/app/exam' },
};
const begin = (name: string) => beginPurchase({ settings, network: 'No network', name, clicked: true });

afterEach(() => void vi.mocked(startPurchase).mockReset());

it('begins one purchase at a time, and the next when that has begun', async () => {
  let begun = () => {};
  vi.mocked(startPurchase).mockReturnValueOnce(new Promise((resolve) => (begun = () => resolve())));
  const first = begin('week');
  expect(readPurchases().starting).toBe(true);
  await begin('month');
  expect(startPurchase).toHaveBeenCalledOnce();
  begun();
  await first;
  expect(readPurchases().starting).toBe(false);
  await begin('month');
  expect(vi.mocked(startPurchase).mock.calls.map(([{ name }]) => name)).toEqual(['week', 'month']);
});
