import { afterEach, describe, expect, it, vi } from 'vitest';

const own = { AI_BASE_URL: '', AI_MODELS: '', AI_TRANSCRIBE_MODEL: '', API_BASE_URL: '', APP_URL: '' };
const shop = {
  PAYMENTS: '',
  STRIPE_SECRET_KEY: '',
  SITE_URL: 'https://www.example.com',
  NODE_ENV: 'production',
};
const service = { AI_BASE_URL: 'https://api.example.com/v1', AI_MODELS: 'small-1' };
const speech = { AI_TRANSCRIBE_MODEL: 'ears-1' };

/** What a build with these settings knows. */
async function builtWith(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...own, ...shop, ...settings })) vi.stubEnv(name, value);
  const [{ aiHere }, { outsideServices }, { legalValues }] = await Promise.all([
    import('./ai-here'),
    import('./outside-services'),
    import('../articles/legal'),
  ]);
  const { ai, ownChecker } = outsideServices;
  return { ...aiHere, services: { ai, ownChecker }, told: legalValues('…').aiHost };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('what pages promise of a connected service', () => {
  it('is nothing at a real shop without one, and the privacy policy says that nothing leaves', async () => {
    expect(await builtWith({})).toEqual({
      ...{ connected: false, host: '', tutor: false, scores: false, spokenScores: false, shop: 'real' },
      services: { ai: false, ownChecker: true },
      told: '',
    });
  });

  it('is a tutor and scores where one is connected, which the privacy policy names', async () => {
    expect(await builtWith(service)).toEqual({
      ...{ connected: true, host: 'api.example.com', tutor: true, scores: true, spokenScores: false },
      ...{ shop: 'real', services: { ai: true, ownChecker: false }, told: 'api.example.com' },
    });
    expect(await builtWith({ ...service, ...speech })).toMatchObject({ spokenScores: true });
  });

  it('is the whole offer at a test shop, with the truth of what leaves', async () => {
    for (const [name, value] of [
      ['PAYMENTS', 'sandbox'],
      ['SITE_URL', 'http://localhost:3000'],
    ] as const) {
      expect(await builtWith({ [name]: value })).toMatchObject({
        ...{ connected: false, tutor: true, scores: true, spokenScores: true, shop: 'test' },
        services: { ai: false, ownChecker: true },
      });
    }
    const paid = { SITE_URL: 'http://localhost:3000', STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(await builtWith(paid)).toMatchObject({ shop: 'real', tutor: false });
    expect(await builtWith({ PAYMENTS: 'off' })).toMatchObject({ shop: 'real', tutor: false });
  });

  it('is the whole offer where an API or an app elsewhere makes it, to which these settings say nothing', async () => {
    expect(await builtWith({ ...service, API_BASE_URL: 'https://api.shop.example/v1' })).toMatchObject({
      ...{ connected: false, host: '', tutor: true, scores: true, spokenScores: true },
      services: { ai: false, ownChecker: false },
    });
    expect(await builtWith({ APP_URL: 'https://app.example.com' })).toMatchObject({ tutor: true });
  });
});
