import { describe, expect, it } from 'vitest';
import { mockExamPacks, vipPlans } from '@/lib/offers/offers';
import { calls } from './calls';

describe('answers', () => {
  it('reads a user of the embedded API and drops keys that nobody asked for', () => {
    const row = {
      id: 'u1',
      email: 'ana@example.com',
      name: 'Ana',
      nickname: 'Ana',
      avatar: null,
      temp: false,
      vipEndTime: '2030-03-17T17:46:40.000Z',
      freeVipEndTime: null,
      examNum: 3,
      correctNum: 10,
      hasPassword: true,
      unlimited: true,
    };
    expect(calls.userInfo.data.parse({ ...row, passwordHash: '$argon2id$' })).toEqual(row);
  });

  it('reads a user of an API that numbers its rows, counts in epochs and leaves out what is empty', () => {
    expect(
      calls.userInfo.data.parse({
        id: 7,
        email: 'ana@example.com',
        temp: 1,
        vipEndTime: 1_900_000_000,
        freeVipEndTime: '',
      }),
    ).toEqual({
      id: '7',
      email: 'ana@example.com',
      name: null,
      nickname: null,
      avatar: null,
      temp: true,
      vipEndTime: '2030-03-17T17:46:40.000Z',
      freeVipEndTime: null,
      examNum: 0,
      correctNum: 0,
      hasPassword: null,
      unlimited: false,
    });
  });

  it.each([null, [], 'user', {}, { id: '' }, { id: '1', vipEndTime: 'soon' }, { id: '1', examNum: 'many' }])(
    'refuses %j as a user',
    (value) => {
      expect(calls.userInfo.data.safeParse(value).success).toBe(false);
    },
  );

  it('is the same after a second reading, so that the embedded API can check its own answers', () => {
    const once = calls.userInfo.data.parse({ id: 7, vipEndTime: 1_900_000_000_000 });
    expect(calls.userInfo.data.parse(once)).toEqual(once);
  });

  it('reads every advertised offer as a plan', () => {
    const offers = [...vipPlans, ...mockExamPacks].map((offer) => ({
      ...offer,
      currency: 'USD',
      originalAmount: null,
      testShop: false,
    }));
    expect(calls.commonVips.data.parse(offers)).toEqual(offers);
    expect(calls.vips.data.parse(offers.map((offer) => ({ ...offer, owned: true })))[0]?.owned).toBe(true);
  });

  it('reads a plan whose type is a number, and refuses a type or a price it does not know', () => {
    const plan = { vipId: 3, name: 'week', type: 4, days: 7, amount: 990, currency: 'USD' };
    expect(calls.commonVips.data.parse([plan])[0]).toMatchObject({
      vipId: '3',
      type: '4',
      tag: null,
      unlimited: false,
    });
    expect(calls.commonVips.data.safeParse([{ ...plan, type: '9' }]).success).toBe(false);
    expect(calls.commonVips.data.safeParse([{ ...plan, amount: 9.9 }]).success).toBe(false);
  });

  it.each([
    ['https://checkout.stripe.com/c/pay/cs_1#x', true],
    ['/api/v1/sandbox/p1', true],
    ['javascript:alert(1)', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['data:text/html,x', false],
    ['', false],
  ])('pays at %s: %s', (url, allowed) => {
    expect(calls.payUrl.data.safeParse({ logVipId: 'p1', url }).success).toBe(allowed);
  });

  it('reads a purchase that is not paid yet, of which only the code is known', () => {
    expect(calls.status.data.parse({ code: 0 })).toMatchObject({
      code: 0,
      vipEndTime: null,
      amount: null,
      type: null,
    });
    expect(calls.status.data.parse({ code: '1', type: 4, id: 9 })).toMatchObject({
      code: 1,
      type: '4',
      id: '9',
    });
    expect(calls.status.data.safeParse({}).success).toBe(false);
  });
});
