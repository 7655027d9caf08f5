import { expect, it } from 'vitest';
import { privateCookie, privateCookies } from './private-cookie';

const [plain, encrypted] = ['http://localhost:3000', 'https://www.example.com'];
const cookie = { name: 'login_step', value: 'abc', maxAgeMs: 600_000, sameSite: 'Strict' } as const;
const read = (header: string | undefined, siteUrl = plain) =>
  privateCookies(
    new Request('http://localhost/', { headers: header === undefined ? {} : { cookie: header } }),
    cookie.name,
    siteUrl,
  );

it('is sent to the API alone, seen by no script, and over https has a name that nobody plants', () => {
  expect(privateCookie({ ...cookie, siteUrl: plain })).toBe(
    'login_step=abc; Path=/api/v1; Max-Age=600; HttpOnly; SameSite=Strict',
  );
  expect(privateCookie({ ...cookie, sameSite: 'Lax', siteUrl: encrypted })).toBe(
    '__Secure-login_step=abc; Path=/api/v1; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
  );
});

it('is found among others, also where several have its name', () => {
  expect(read('a=1; login_step=abc;login_step=d=e ; my_login_step=f; login_step2=g')).toEqual(['abc', 'd=e']);
  expect(read('a=login_step=abc')).toEqual([]);
  expect(read(undefined)).toEqual([]);
});

it('does not take over https what came under the name of a connection that is not encrypted', () => {
  expect(read('login_step=planted; __Secure-login_step=abc', encrypted)).toEqual(['abc']);
  expect(read('__Secure-login_step=abc')).toEqual([]);
});
