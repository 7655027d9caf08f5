// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatMoney } from '@/lib/offers/money';
import { keep, keptPurchase, removePending, type BegunPurchase } from '@/lib/purchase/record/kept';
import { purchaseEntries } from '@/lib/purchase/record/open-purchases';
import { advance } from '@/lib/purchase/record/purchase';
import { addPurchase, dismissTold, forget, readPurchases } from '@/lib/purchase/record/store';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import { draw } from '@/tests/support/components/component';
import { message, translate } from '@/tests/support/site';
import { PurchaseNotices } from './purchase-notices';

vi.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }));

const offer = { vipId: 'vip-30', name: 'month', amount: 1990, currency: 'USD', days: 30, examNum: 0 };
const receipt = { type: '1', tag: null, vipEndTime: null, examNum: 0, correctNum: 9, amount: 1990 };
const settings: PurchaseSettings = {
  ...{ locale: 'en', lang: 'en', payHosts: [], login: '/login', home: '/app' },
  ...{ supportEmail: 'help@example.com', examRoom: 'elsewhere', exam: '/app/exam' },
};
const text = (key: string) => message('en', 'payment', key);
const line = () => screen.queryByRole('region', { name: text('notice.paid') });

let number = 0;
beforeEach(() => {
  localStorage.clear();
  readPurchases().toldElsewhere.forEach(dismissTold);
  number += 1;
  window.history.replaceState(null, '', '/pricing');
});

/** Until the notice has looked for its place. */
const settled = (change: () => unknown) => act(async () => void (await change()));

/** Begins a purchase of its own in this tab, which waits for it behind a hidden dialog. */
async function begin(): Promise<BegunPurchase> {
  const purchase: BegunPurchase = {
    ...{ id: `p${String(number)}`, userId: 'u1', offer, url: 'https://checkout.stripe.com/1', startedAt: 1 },
    ...{ phase: 'waiting', hidden: true },
  };
  keep(purchase);
  await settled(() => addPurchase(purchase));
  return purchase;
}

/** What another tab writes when it has heard of the payment and tells, and how this one hears of it. */
function tellElsewhere(purchase: BegunPurchase): Promise<void> {
  removePending(purchase.id);
  keep(advance(advance(purchase, { kind: 'paid', receipt, at: 5 }), { kind: 'told' }));
  return settled(() => window.dispatchEvent(new StorageEvent('storage', { key: purchaseEntries.paid })));
}

it('says in a tab that waited that the payment went through, where another one tells what it gave', async () => {
  draw(<PurchaseNotices settings={settings} />, 'en', []);
  const purchase = await begin();
  await screen.findByRole('region', { name: text('waiting.title') });
  await tellElsewhere(purchase);
  expect(screen.queryByRole('region', { name: text('waiting.title') })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  const name = translate('en', 'plans', 'names.month', { days: 30 });
  expect(screen.getByRole('status').textContent).toBe(
    `${text('notice.paid')}${name} · ${formatMoney(1990, 'USD', 'en')}`,
  );
  expect(screen.getByRole('link', { name: text('page.home') }).getAttribute('href')).toBe('/app#/home');
  await settled(() => fireEvent.click(screen.getByRole('button', { name: text('cancelled.leave') })));
  expect(line()).toBeNull();
});

it('leaves that to the page of the purchase, which says it itself', async () => {
  draw(<PurchaseNotices settings={settings} />, 'en', []);
  const purchase = await begin();
  await screen.findByRole('region', { name: text('waiting.title') });
  window.history.replaceState(null, '', `/success/${purchase.id}`);
  await tellElsewhere(purchase);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  // Elsewhere it would be said a second time.
  window.history.replaceState(null, '', '/courses');
  number += 1;
  await begin();
  await screen.findByRole('region', { name: text('waiting.title') });
  expect(line()).toBeNull();
});

it('says nothing of a purchase that was told before this page came', async () => {
  const purchase = await begin();
  await settled(() => forget(purchase.id));
  await tellElsewhere(purchase);
  draw(<PurchaseNotices settings={settings} />, 'en', []);
  const known = keptPurchase(purchase.id);
  await settled(() => known && addPurchase(known));
  // Another one is said, so the texts are there.
  number += 1;
  await begin();
  await screen.findByRole('region', { name: text('waiting.title') });
  expect(line()).toBeNull();
});
