import { newEmail } from '../../support/accounts';
import { StandIn } from '../../doubles/api/stand-in';
import { expect, test } from '../../support/test';

test('without a proxy in front, an invented X-Forwarded-For opens no fresh limit', async ({
  request,
  startSite,
}) => {
  const { origin } = await startSite({ TRUSTED_PROXIES: '' });
  const data = { email: newEmail(), password: 'a guess', type: 'pc' };
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${guess}` };
    const answer = await request.post(`${origin}/api/v1/common/login`, { data, headers });
    statuses.push(answer.status());
  }
  expect(statuses).toEqual([...new Array<number>(10).fill(400), 429]);
});

test('an external API gets the address of the connection, or what the outermost proxy saw @full', async ({
  request,
  startSite,
}) => {
  const standIn = await StandIn.start();
  const headers = { 'x-forwarded-for': '198.51.100.1, 198.51.100.2, 198.51.100.3' };
  for (const proxies of ['0', '2']) {
    const { origin } = await startSite({ API_BASE_URL: standIn.baseUrl, TRUSTED_PROXIES: proxies });
    await request.get(`${origin}/api/v1/common/vips`, { headers });
  }
  const [direct, behindTwo] = standIn.arrivals.map(({ headers }) => headers['x-forwarded-for']);
  expect(direct).toMatch(/^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
  expect(behindTwo).toBe('198.51.100.2');
  await standIn.stop();
});
