import { expect, it } from 'vitest';
import { settingNames } from '../../../lib/env/schema';
import { misspelt } from './misspelt.mjs';

it.each([
  ['SITE_ULR', 'SITE_URL'],
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['PAYMENT', 'PAYMENTS'],
  ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
  ['NEXT_PUBLIC_GOOGLE_CLIENTID', 'NEXT_PUBLIC_GOOGLE_CLIENT_ID'],
])('takes %s for %s, in a file and in the environment', (name, meant) => {
  const said = `is no setting of this site. Did you mean ${meant}?`;
  expect(misspelt([{ name, file: '.env' }], settingNames)).toEqual([`${name} (.env) ${said}`]);
  expect(misspelt([{ name }], settingNames)).toEqual([`${name} ${said}`]);
});

it('names whatever else stands in a file, and of the environment only what this site could mean', () => {
  const others = [
    'PATH',
    'HOSTNAME',
    'HTTP_URL',
    'LOGNAME',
    'POST',
    'NODE_PATH',
    'npm_config_host',
    'DATABASE',
  ];
  expect(
    misspelt(
      others.map((name) => ({ name })),
      settingNames,
    ),
  ).toEqual([]);
  expect(misspelt([{ name: 'OTHER', file: '.env' }, { name: 'NEXT_PUBLIC_OTHER' }], settingNames)).toEqual([
    'OTHER (.env) is no setting of this site. .env.example lists them.',
    'NEXT_PUBLIC_OTHER is no setting of this site. .env.example lists them.',
  ]);
});

it('tells of a name once, and of no setting', () => {
  const named = [
    { name: 'SITE_ULR', file: '.env.local' },
    { name: 'SITE_ULR', file: '.env' },
    { name: 'SITE_ULR' },
  ];
  expect(misspelt(named, settingNames)).toHaveLength(1);
  expect(
    misspelt(
      settingNames.map((name) => ({ name, file: '.env' })),
      settingNames,
    ),
  ).toEqual([]);
});
