import { expect, it } from 'vitest';
import { Failure } from '../checkout/project.mjs';
import { checkSettings, forVisitors } from './check-settings.mjs';

const check = async (settings: Record<string, string>, files: Record<string, string[]> = {}) => {
  const warnings: string[] = [];
  const inFiles = Object.entries(files).flatMap(([file, names]) => names.map((name) => ({ name, file })));
  const env = await checkSettings({ settings, inFiles }, (warning) => warnings.push(warning));
  return { env, warnings };
};

it('accepts no setting at all', async () => {
  const { env, warnings } = await check({});
  expect(env).toMatchObject({ SITE_URL: 'http://localhost:3000', PORT: 3000, DATA_DIR: '.data' });
  expect(env.HOST).toBeUndefined();
  expect(warnings).toEqual([]);
});

it('gives numbers as numbers, and counts what is empty as unset', async () => {
  const { env } = await check({ PORT: '3503', HOST: '', TRUSTED_PROXIES: '2' });
  expect(env).toMatchObject({ PORT: 3503, TRUSTED_PROXIES: 2 });
  expect(env.HOST).toBeUndefined();
});

it('names what cannot be used and where it comes from, without a stack', async () => {
  const refused = check({ LOG_LEVEL: 'loud', SITE_URL: 'www.example.com', PORT: '80a' });
  await expect(refused).rejects.toThrow(Failure);
  await expect(refused).rejects.toThrow(/LOG_LEVEL: must be one of trace, /);
  await expect(refused).rejects.toThrow(/SITE_URL: must be an absolute http\(s\) address/);
  await expect(refused).rejects.toThrow(/PORT: must be a number from 1 to 65535/);
  await expect(refused).rejects.toThrow('.env.example explains each');
});

it('builds and serves nothing in the mode of the editor', async () => {
  await expect(forVisitors({ settings: { EDIT_TEXTS: '1' }, inFiles: [] })).rejects.toThrow(
    /^EDIT_TEXTS is set, .* npm run edit alone: unset it/,
  );
  await expect(forVisitors({ settings: {}, inFiles: [] })).resolves.toMatchObject({ PORT: 3000 });
});

it.each([
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '0x50'],
  ['HOST', '127.0.0.1'],
  ['HOST', '::1'],
  ['TRUSTED_PROXIES', 'one'],
  ['MAIL_FROM', 'x'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'abc'],
])('refuses %s=%s in words of its own', async (name, value) => {
  const refused = check({ [name]: value });
  await expect(refused).rejects.toThrow(new RegExp(`^Settings cannot be used:\n {2}${name}: must be `));
});

it.each(['localhost', '0.0.0.0', '::', 'site.internal', '10.0.0.7'])('listens at %s', async (HOST) => {
  expect((await check({ HOST })).env.HOST).toBe(HOST);
});

it('tells of names that are no settings, and of those that a file cannot set', async () => {
  const { warnings } = await check({ SITE_ULR: 'https://a.example' }, { '.env': ['SITE_ULR', 'BUILD_DIR'] });
  expect(warnings).toEqual([
    'Warning: BUILD_DIR counts for nothing in .env; only the environment can set it.',
    'Warning: SITE_ULR (.env) is no setting of this site. Did you mean SITE_URL?',
  ]);
});
