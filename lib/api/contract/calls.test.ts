import { describe, expect, it } from 'vitest';
import type { Call } from './call';
import { allCalls } from './tables/all-calls';
import { calls, type CallInput, type CallRequest } from './calls';
import { z } from './zod';

const everyCall = Object.entries<Call>(allCalls);

describe('the table of calls', () => {
  it('has the calls of the specification, section 7, and of the API contract', () => {
    expect(
      everyCall.map(([, { methods, path, auth }]) => `${methods.join('|')} ${path} ${auth}`).sort(),
    ).toEqual([
      'DELETE /account bearer',
      'DELETE /account/passkeys bearer',
      'DELETE /account/session bearer',
      'DELETE /account/sessions bearer',
      'DELETE /account/two-step bearer',
      'DELETE /correction/{id} bearer',
      'DELETE /tutor/threads/{id} bearer',
      'GET /account/affiliate bearer',
      'GET /account/factors bearer',
      'GET /account/purchases bearer',
      'GET /account/sessions bearer',
      'GET /common/article none',
      'GET /common/article/category none',
      'GET /common/article/rate none',
      'GET /common/logFbclid none',
      'GET /common/setting none',
      'GET /common/vips none',
      'GET /correction bearer',
      'GET /correction/{id} bearer',
      'GET /correction/{id}/recording bearer',
      'GET /exam bearer',
      'GET /exam/{id} bearer',
      'GET /exam/{id}/recording bearer',
      'GET /exam/{id}/report bearer',
      'GET /exam/{id}/sound bearer',
      'GET /health none',
      'GET /practice bearer',
      'GET /stripe/payUrl bearer',
      'GET /stripe/status bearer',
      'GET /tutor bearer',
      'GET /tutor/threads/{id} bearer',
      'GET /userInfo bearer',
      'GET /vips bearer',
      'POST /account/name bearer',
      'POST /account/passkeys bearer',
      'POST /account/passkeys/name bearer',
      'POST /account/passkeys/start bearer',
      'POST /account/password bearer',
      'POST /account/recovery-codes bearer',
      'POST /account/two-step bearer',
      'POST /account/two-step/start bearer',
      'POST /account/withdraw bearer',
      'POST /common/article/rate none',
      'POST /common/findPassword none',
      'POST /common/google none',
      'POST /common/jwtDecode none',
      'POST /common/logFb none',
      'POST /common/login none',
      'POST /common/login/second none',
      'POST /common/passkey none',
      'POST /common/passkey/start none',
      'POST /common/register none',
      'POST /common/sesCode none',
      'POST /common/sesCodeVerify none',
      'POST /common/visit optional',
      'POST /contact optional',
      'POST /correction bearer',
      'POST /correction/recording bearer',
      'POST /exam bearer',
      'POST /exam/{id}/answer bearer',
      'POST /exam/{id}/begin bearer',
      'POST /exam/{id}/end bearer',
      'POST /exam/{id}/play bearer',
      'POST /exam/{id}/recording bearer',
      'POST /logout bearer',
      'POST /stripe/webhook none',
      'POST /tutor/messages bearer',
      'POST /withdraw none',
      'POST|GET|PUT|PATCH|DELETE /common/logPath none',
      'PUT /practice bearer',
    ]);
  });

  it('documents 401 for the calls that need a token and for no other', () => {
    for (const [name, { auth, errors }] of everyCall) {
      expect(
        errors.some(({ status }) => status === 401),
        name,
      ).toBe(auth === 'bearer');
    }
  });

  it('documents 422 for the calls whose request can break a rule', () => {
    for (const [name, { request, rawBody, auth, errors }] of everyCall) {
      // What is signed is refused as such.
      const isChecked = Object.keys(request).length > 0 && !(rawBody && auth === 'none');
      expect(
        errors.some(({ status }) => status === 422),
        name,
      ).toBe(isChecked);
    }
  });

  it('makes no code from strings, which the content security policy would refuse and report', () => {
    expect(z.config().jitless).toBe(true);
  });
});

describe('login', () => {
  const { body } = calls.login.request;

  it('tells the form from Google by `google`', () => {
    const form: CallRequest<'login'>['body'] = body.parse({
      email: 'Ana@example.com',
      password: 'x',
      type: 'pc',
    });
    expect(form).toEqual({ email: 'ana@example.com', password: 'x', type: 'pc' });
    const google = body.parse({
      google: true,
      credential: 'a.b.c',
      email: 'ana@example.com',
      avatar: '',
      nickname: 'Ana',
      channel: 'ads-1',
      invite_code: 'F00',
      type: 'pc',
      fbp: 'fb.1.2.3',
    });
    expect(google).toMatchObject({ google: true, credential: 'a.b.c', channel: 'ads-1', invite_code: 'F00' });
  });

  it.each([
    { email: 'ana@example.com', type: 'pc' },
    { email: 'ana@example.com', password: 'x' },
    { email: 'ana@example.com', password: ['x'], type: 'pc' },
    { email: { $ne: '' }, password: 'x', type: 'pc' },
    { google: 'true', email: 'ana@example.com', type: 'pc' },
    { google: true, password: 'x', type: 'pc' },
    null,
    [],
    'x',
  ])('refuses %j', (value) => {
    expect(body.safeParse(value).success).toBe(false);
  });
});

describe('queries', () => {
  it('fill in what the specification fixes', () => {
    expect(calls.payUrl.request.query.parse({ vipId: 'vip-7' })).toEqual({
      vipId: 'vip-7',
      path: 'pricing',
      isMobile: '0',
    });
    expect(calls.setting.request.query.parse({})).toEqual({ status: '1', keys: 'priceSaveUp' });
    expect(calls.article.request.query.parse({ page: '1', pageSize: '4' })).toEqual({
      flag: '1',
      page: 1,
      pageSize: 4,
    });
    expect(calls.article.request.headers.parse({})).toEqual({ locale: 'en' });
  });

  it.each([
    { pageSize: '0' },
    { pageSize: '-1' },
    { pageSize: '1e3' },
    { pageSize: '101' },
    { page: 1 },
    { flag: '2' },
  ])('refuse %j', (query) => {
    expect(calls.article.request.query.safeParse(query).success).toBe(false);
  });

  it('lets the signature of the path log be judged by the call, whose error is 400', () => {
    expect(calls.logPath.request.query.safeParse({ path: '/pricing', locale: 'en' }).success).toBe(true);
  });
});

describe('types', () => {
  it('ask for what has no default only', () => {
    const none: CallInput<'userInfo'> = {};
    const defaults: CallInput<'article'> = {};
    const vip: CallInput<'payUrl'> = { query: { vipId: 'vip-7' } };
    // @ts-expect-error -- the plan has no default
    const missing: CallInput<'payUrl'> = { query: {} };
    // @ts-expect-error -- the code is text
    const wrong: CallInput<'sesCodeVerify'> = { body: { email: '', code: 123456, scene: 'reset' } };
    expect([none, defaults, vip, missing, wrong]).toHaveLength(5);
  });
});
