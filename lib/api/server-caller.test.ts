import { describe, expect, it } from 'vitest';
import { json, loopbackServer } from './testing/loopback-server';
import { createServerCaller } from './server-caller';

const user = { id: 'u1', email: 'ana@example.com' };
const never = () => Promise.reject(new Error('The embedded API must not be loaded'));

describe('createServerCaller', () => {
  it('asks the embedded API in process, under the address of this site', async () => {
    const requests: Request[] = [];
    const app = {
      fetch: (request: Request) => {
        requests.push(request);
        return Response.json({ data: user });
      },
    };
    const serverCall = createServerCaller({
      apiBaseUrl: undefined,
      siteUrl: 'https://site.example',
      loadApp: () => Promise.resolve(app),
    });
    expect((await serverCall('userInfo', {}, { token: 't', locale: 'ko' })).id).toBe('u1');
    const [request] = requests;
    expect(request?.url).toBe('https://site.example/api/v1/userInfo');
    expect(request?.headers.get('authorization')).toBe('Bearer t');
    expect(request?.headers.get('locale')).toBe('ko');
  });

  it('hands the body to the embedded API', async () => {
    const app = {
      fetch: async (request: Request) =>
        Response.json({ data: { rate: (await request.json()).rate, count: 1 } }),
    };
    const serverCall = createServerCaller({
      apiBaseUrl: undefined,
      siteUrl: 'https://site.example',
      loadApp: () => Promise.resolve(app),
    });
    expect(await serverCall('articleRatePost', { body: { path: 'tips/a', rate: 4 } })).toEqual({
      rate: 4,
      count: 1,
    });
  });

  it('asks an external API by HTTP and never loads the embedded one', async () => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: [] }));
    const serverCall = createServerCaller({
      apiBaseUrl: `${origin}/v1`,
      siteUrl: 'https://site.example',
      loadApp: never,
    });
    await serverCall('article', {}, { locale: 'th' });
    expect(arrivals).toMatchObject([{ url: '/v1/common/article?flag=1', headers: { locale: 'th' } }]);
  });

  it('lets the input name another language than the options', async () => {
    const { origin, arrivals } = await loopbackServer((response) => json(response, 200, { data: [] }));
    const serverCall = createServerCaller({
      apiBaseUrl: origin,
      siteUrl: 'https://site.example',
      loadApp: never,
    });
    await serverCall('articleCategory', { headers: { locale: 'de' } }, { locale: 'th' });
    expect(arrivals[0]?.headers.locale).toBe('de');
  });

  it('fails with the same errors as the client of the browser', async () => {
    const { origin } = await loopbackServer((response) =>
      json(response, 404, { message: 'No', code: 'unknown_plan' }),
    );
    const serverCall = createServerCaller({
      apiBaseUrl: origin,
      siteUrl: 'https://site.example',
      loadApp: never,
    });
    await expect(serverCall('payUrl', { query: { vipId: 'x' } }, { token: 't' })).rejects.toMatchObject({
      status: 404,
      code: 'unknown_plan',
    });
    const broken = createServerCaller({
      apiBaseUrl: undefined,
      siteUrl: 'https://site.example',
      loadApp: never,
    });
    await expect(broken('commonVips')).rejects.toMatchObject({ status: undefined, code: 'network' });
  });
});
