import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { checkNewPassword } from './password-rules';

const owner = { email: 'ada.lovelace@example.com', nickname: 'Byronova' };
const name = brand.name;

async function verdictOn(password: string, more: object = {}): Promise<string> {
  return checkNewPassword(password, { ...owner, ...more }).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );
}

it.each([
  'password',
  'Password',
  'ＰＡＳＳＷＯＲＤ',
  '12345678',
  'iloveyou',
  'qwerty123',
  'trustno1',
  'password1',
  'liverpool1',
  'Q1W2E3R4T5',
])('refuses the common password %s', async (password) =>
  expect(await verdictOn(password)).toBe('common_password'),
);

it.each([
  'Password1!',
  'Qwerty123!',
  'P@ssw0rd1',
  'welcome1!',
  'Summer2026!',
  '2026Summer!',
  '$ummer2026',
  '!!Dragon!!',
  'monkey24121990',
  'l1verp00l',
  'he1lo2026',
  'sunshinesunshine',
  'Football-7',
  'gfhjkm2026',
])('refuses %s, which is a common password with what people add', async (password) =>
  expect(await verdictOn(password)).toBe('common_password'),
);

it.each(['aaaaaaaa', '00000000', 'abcabcabc', '12341234', '87654321', 'abcdefgh', '90123456', 'asdfghjkl'])(
  'refuses the pattern %s, which is on no list',
  async (password) => expect(await verdictOn(password)).toBe('common_password'),
);

it.each([
  'ada.lovelace@example.com',
  'Ada.Lovelace@Example.COM!',
  'adalovelace',
  'ADA_LOVELACE_1815',
  '1ada-lovelace1',
  'ad4.l0vel4ce',
  'byronova',
  'Byronova2026!',
  'byronova byronova',
  '10121815byronova',
  `${name}!`,
  `my${name}`,
  `${name.toUpperCase()}2026`,
])('refuses %s, which is little more than the address, the name or the brand', async (password) =>
  expect(await verdictOn(password)).toBe('personal_password'),
);

it.each([
  'correct horse battery',
  'lovelace wrote the first program',
  'byronova of nowhere',
  `why I like ${name} so much`,
  '長いパスワードです',
  'fjcq-8271-xx',
  'love and 7 small horses',
  'Summer of the red bicycle',
  'dragon-teapot-1999-violin',
])('takes %s', async (password) => expect(await verdictOn(password)).toBe('taken'));

it('takes a name of two letters for no hint at anything', async () => {
  expect(await verdictOn('bo827153', { email: 'bo@example.com', nickname: 'Bo' })).toBe('taken');
});

it('names the field that the request calls it by', async () => {
  await expect(checkNewPassword('12345678', owner, 'newPassword')).rejects.toMatchObject({
    status: 422,
    fields: { newPassword: expect.any(String) },
  });
});
