/**
 * What is sold and for how much: the one place to change a price, what a plan includes, or what is on sale. The pages are built from
 * it, and at every start of the server the plans on sale follow it; whoever has begun to buy keeps the terms of that moment. After
 * a change run `npm start`, which stops with a sentence where a row is wrong.
 *
 * Prices are in dollars. A `vipId` is for ever: purchases name it. A new `name` needs its words in `messages/<language>/plans.json`.
 */
export const currency = 'USD';

/**
 * Memberships: `corrections` are a number or 'unlimited', which makes the plan Pro; `tutor` is the AI tutor. Both are what a connected
 * service makes of them (`AI_BASE_URL`): without one the built-in checker corrects, which gives no score, and pages name no tutor. A test
 * shop shows the whole list, and says that no service is connected.
 */
export const memberships = [
  { vipId: 'vip-7', name: 'week', days: 7, price: 9.9, corrections: 10, tutor: false },
  { vipId: 'vip-30', name: 'month', days: 30, price: 19.9, corrections: 50, tutor: true },
  { vipId: 'vip-90', name: 'quarter', days: 90, price: 39.9, corrections: 'unlimited', tutor: true },
] as const satisfies readonly Membership[];

export const packs = [
  { vipId: 'mock-1', name: 'single', exams: 1, price: 4.99 },
  { vipId: 'mock-3', name: 'three', exams: 3, price: 13.99 },
  { vipId: 'mock-5', name: 'five', exams: 5, price: 17.99 },
  { vipId: 'mock-10', name: 'ten', exams: 10, price: 27.99 },
] as const satisfies readonly [Pack, ...Pack[]];

export interface Membership {
  vipId: string;
  name: string;
  days: number;
  price: number;
  corrections: number | 'unlimited';
  tutor: boolean;
}

export interface Pack {
  vipId: string;
  name: string;
  exams: number;
  price: number;
}
