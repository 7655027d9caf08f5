// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { brand } from '@/lib/site/brand';
import { app, homeAnswers, owner, pack, pro } from '@/tests/support/app-home';
import { drawAccount } from '@/tests/support/components/account-home';
import { answerCalls, answers } from '@/tests/support/components/component';

beforeEach(() => vi.resetModules());

const item = app('purchases.exams', { count: pack.examNum });
const fresh = { ...pack, withdrawal: null, withdrawUntil: '2099-02-04T11:59:59.999Z' };
const openName = app('withdraw.openOf', { item, number: pack.id });
const list = (...purchases: object[]) => ({ 'account/purchases': { data: purchases } });

/** The account after its list of purchases has come. */
async function openAccount(given: Parameters<typeof answerCalls>[0]) {
  const asked = answerCalls({ ...homeAnswers, ...given });
  await drawAccount();
  const region = within(await screen.findByRole('region', { name: app('purchases.title') }));
  await region.findAllByRole('listitem');
  const click = (name: string) => userEvent.click(region.getByRole('button', { name }));
  return { asked, region, click };
}

it('withdraws in two steps, in its place, and says what became of it', async () => {
  let isWithdrawn = false;
  const { asked, region, click } = await openAccount({
    'account/purchases': () =>
      Response.json({
        data: [
          isWithdrawn ? { ...fresh, state: 'refunded', withdrawal: 'refunded', withdrawUntil: null } : fresh,
        ],
      }),
    'account/withdraw': () => {
      isWithdrawn = true;
      return Response.json({ data: { state: 'refunded' } });
    },
  });
  // In the zone where the last day ends last, it is over nowhere before.
  expect(
    region.getByText(app('withdraw.until', { date: 'February 3, 2099' }), { exact: false }),
  ).toBeTruthy();
  await click(openName);
  const form = region.getByRole('form', { name: app('withdraw.title') });
  expect(document.activeElement?.textContent).toBe(app('withdraw.title'));
  expect(form.textContent).toContain(app('withdraw.sends', { item, amount: '$13.99', email: owner.email }));
  await click(app('cancel'));
  expect(region.queryByRole('form')).toBeNull();
  expect(asked).not.toContain('account/withdraw');

  await click(openName);
  await userEvent.type(region.getByLabelText(app('withdraw.reason')), 'Not for me');
  expect(region.getByRole('form').textContent).toContain('10 / 500');
  await click(app('withdraw.confirm'));
  await waitFor(() => expect(region.getByText(app('withdraw.refunded'))).toBe(document.activeElement));
  expect(await region.findByText(app('purchases.state.withdrawn'))).toBeTruthy();
  expect(region.queryByRole('button', { name: openName })).toBeNull();
  expect(asked.filter((call) => call === 'account/withdraw')).toHaveLength(1);
  expect(asked.filter((call) => call === 'userInfo')).toHaveLength(2);
});

it.each([
  [
    'too late',
    answers.json(409, { message: 'No', code: 'too_late' }),
    app('withdraw.tooLate', { email: brand.supportEmail }),
  ],
  [
    'not known here',
    answers.json(404, { message: 'No', code: 'unknown_call' }),
    app('notHere', { email: brand.supportEmail }),
  ],
])('keeps the form when it is %s', async (_, answer, said) => {
  const { region, click } = await openAccount({ ...list(fresh), 'account/withdraw': answer });
  await click(openName);
  await userEvent.type(region.getByLabelText(app('withdraw.reason')), 'Mine');
  await click(app('withdraw.confirm'));
  await waitFor(() => expect(region.getByRole('alert').textContent).toBe(said));
  expect(region.getByLabelText<HTMLTextAreaElement>(app('withdraw.reason')).value).toBe('Mine');
});

it.each(['asked', 'refunding'] as const)(
  'says of one that is %s that it was received',
  async (withdrawal) => {
    const { region } = await openAccount(list({ ...pack, withdrawal, withdrawUntil: null }));
    expect(region.getByText(app('purchases.state.received'))).toBeTruthy();
    expect(region.queryByRole('button', { name: openName })).toBeNull();
  },
);

it('says whom to write to where it has been refused', async () => {
  const { region, click } = await openAccount({
    ...list(fresh),
    'account/withdraw': () => Response.json({ data: { state: 'refused' } }),
  });
  await click(openName);
  await click(app('withdraw.confirm'));
  const said = app('withdraw.refused', { email: brand.supportEmail });
  await waitFor(() => expect(region.getByText(said)).toBe(document.activeElement));
});

it('is not offered where the API does not say until when it is', async () => {
  const { region } = await openAccount(
    list({ ...fresh, withdrawUntil: null }, { ...pack, id: 'log-9' }, pro),
  );
  expect(region.getAllByRole('listitem')).toHaveLength(3);
  expect(region.queryByText(app('withdraw.open'))).toBeNull();
});

it('is offered after the period, without its day, where the API still says when it was', async () => {
  const past = '2026-02-03T11:59:59.999Z';
  const { region, click } = await openAccount(list({ ...fresh, withdrawUntil: past }));
  const until = app('withdraw.until', { date: 'February 2, 2026' });
  expect(region.queryByText(until, { exact: false })).toBeNull();
  await click(openName);
  expect(region.getByRole('form', { name: app('withdraw.title') })).toBeTruthy();
});
