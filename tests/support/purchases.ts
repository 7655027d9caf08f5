import type { BrowserContext, Route } from '@playwright/test';
import { formatMoney } from '@/lib/offers/money';
import { currency, type Offer, offers } from '@/lib/offers/offers';
import { largestSaving } from '@/lib/offers/offer-facts';
import { bringCookie } from './accounts';

/** The plans as the API has them at first. */
export const plans = offers.map((offer) => ({
  ...offer,
  originalAmount: null as number | null,
  currency,
}));

export const planNamed = (name: Offer['name']) => {
  const plan = plans.find((known) => known.name === name);
  if (!plan) throw new Error(`No plan ${name}`);
  return plan;
};

/** A sum as the pages write it, from cents. */
export const money = (cents: number, locale = 'en') => formatMoney(cents, currency, locale);

/** What an offer costs, as the pages write it. */
export const priceOf = (name: Offer['name'], locale = 'en') => money(planNamed(name).amount, locale);

/** By how many per cent a day of a plan is cheaper than one of another. */
export const saving = largestSaving(offers);

/** A user without anything. */
export const user = {
  ...{ id: 'u1', email: 'ada@example.com', name: null, nickname: 'Ada', avatar: null, temp: false },
  ...{ vipEndTime: null, freeVipEndTime: null, examNum: 0, correctNum: 0 },
};

const pending = { err: null, data: { code: 0 } };

/** An API whose answers a test decides, one for each call; what it does not decide is answered as for a new user. */
export async function standIn(context: BrowserContext, answers: Record<string, unknown> = {}) {
  const asked: { call: string; url: URL; headers: Record<string, string> }[] = [];
  const given: Record<string, unknown> = {
    userInfo: { data: user },
    'account/purchases': { data: [] },
    'account/sessions': { data: [] },
    'account/factors': { data: { twoStep: null, passkeys: null } },
    practice: { data: { of: 'u1', mark: 0, entries: [] } },
    exam: { data: { credits: 0, exams: [] } },
    vips: { data: plans.map((plan) => ({ ...plan, owned: false })) },
    'common/vips': { data: plans },
    'common/setting': { data: [{ key: 'priceSaveUp', status: 1, value: saving }] },
    'stripe/payUrl': { data: { logVipId: 'p1', url: '/pay-here' } },
    'stripe/status': pending,
    ...answers,
  };
  await context.route('**/api/v1/**', async (route: Route) => {
    const url = new URL(route.request().url());
    const call = url.pathname.replace('/api/v1/', '');
    asked.push({ call, url, headers: route.request().headers() });
    const answer = given[call];
    if (answer === undefined) return route.fallback();
    if (typeof answer === 'function') return (answer as (route: Route) => Promise<void>)(route);
    return route.fulfill({ json: answer });
  });
  await context.route('**/pay-here', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title><h1>Pay here</h1>' }),
  );
  return {
    calls: (call: string) => asked.filter((one) => one.call === call),
    /** Changes an answer from now on. */
    answer: (call: string, answer: unknown) => {
      given[call] = answer;
    },
  };
}

/** A browser that comes back with a session the stand-in knows. */
export const signedIn = (context: BrowserContext, baseURL: string | undefined) =>
  bringCookie(context, baseURL, 'stand-in-token');

export const paid = (change: object = {}) => ({
  err: null,
  data: {
    ...{ code: 1, id: 'p1', type: '1', tag: 'Pro', vipDays: 90, vipEndTime: '2027-02-18T12:00:00.000Z' },
    ...{ examNum: 0, correctNum: 0, amount: planNamed('quarter').amount, write: null, speak: null },
    ...change,
  },
});
