import { expect, it } from 'vitest';
import { checkSettings } from './check-settings.mjs';
import { Failure } from './checkout/project.mjs';

it('accepts no setting at all', async () => {
  await expect(checkSettings({})).resolves.toBeUndefined();
});

it('names what cannot be used and where it comes from, without a stack', async () => {
  const refused = checkSettings({ LOG_LEVEL: 'loud', SITE_URL: 'www.example.com' });
  await expect(refused).rejects.toThrow(Failure);
  await expect(refused).rejects.toThrow(/LOG_LEVEL: .*\n {2}SITE_URL: .*|SITE_URL: .*\n {2}LOG_LEVEL: /);
  await expect(refused).rejects.toThrow('.env.example explains each');
});
