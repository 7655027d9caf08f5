// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keep } from '@/lib/purchase/record/kept';
import type { PaidPurchase } from '@/lib/purchase/record/purchase';
import { addPurchase } from '@/lib/purchase/record/store';
import type { PurchaseSettings } from '@/lib/purchase/settings';
import { tokenOfBrowser } from '@/lib/session/token';
import { draw } from '@/tests/support/components/component';
import { message, translate } from '@/tests/support/site';
import { PurchasePanel } from './purchase-panel';

vi.mock('@/lib/purchase/wait/wait', () => ({ waitForNumber: vi.fn() }));

const settings: PurchaseSettings = {
  ...{ locale: 'en', lang: 'en', payHosts: [], login: '/login', home: '/app' },
  ...{ supportEmail: 'help@example.com', examRoom: 'elsewhere', exam: '/app/exam' },
};
const title = () => screen.queryByRole('heading', { name: message('en', 'payment', 'success.title') });

const paidBy = (userId: string, id: string): PaidPurchase => ({
  ...{ id, userId, phase: 'paid', paidAt: 5, told: true, reported: true },
  ...{ type: '1', tag: null, vipEndTime: null, examNum: 0, correctNum: 9, amount: 1990 },
});

it.each([
  ['says at once what the browser knows to be paid', 'u1', true],
  ['says nothing of what another reader of this browser has paid', 'u2', false],
])('%s', async (_, buyer, isTold) => {
  tokenOfBrowser.write('token');
  const paid = paidBy(buyer, `p-${buyer}`);
  keep(paid);
  draw(
    <PurchasePanel settings={settings} id={paid.id}>
      {null}
    </PurchasePanel>,
    'en',
    [],
  );
  await screen.findByText(translate('en', 'payment', 'page.number', { number: paid.id }));
  act(() => addPurchase({ id: paid.id, userId: 'u1', phase: 'waiting', hidden: false }));
  expect(title() !== null).toBe(isTold);
});

it.each([
  ['leads to the exam room of this site', 'here', '/app/exam'],
  ['leads to the account where exams are taken elsewhere', 'elsewhere', null],
] as const)('%s after mock exams were bought', async (_, examRoom, address) => {
  tokenOfBrowser.write('token');
  const paid: PaidPurchase = { ...paidBy('u1', `p-${examRoom}`), type: '4', examNum: 3, correctNum: 0 };
  keep(paid);
  draw(
    <PurchasePanel settings={{ ...settings, examRoom }} id={paid.id}>
      {null}
    </PurchasePanel>,
    'en',
    [],
  );
  await screen.findByRole('link', { name: message('en', 'payment', 'page.home') });
  const name = translate('en', 'payment', 'success.toExam', { count: 3 });
  expect(screen.queryByRole('link', { name })?.getAttribute('href') ?? null).toBe(address);
  // Nothing of exams is missing here.
  expect(screen.queryByText(message('en', 'plans', 'checker'))).toBeNull();
});
