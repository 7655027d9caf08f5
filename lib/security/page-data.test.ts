import { get, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listen } from '@/tests/doubles/http/loopback-server';
import { cacheControl, markPageDataRequests, pageDataMark, varyByPageData } from './page-data';

markPageDataRequests();

describe('a request for the data of a page', () => {
  it.each([
    ['/courses', { rsc: '1' }],
    ['/courses', { RSC: '1', 'Next-Router-Prefetch': '1' }],
    ['/courses', { 'next-router-segment-prefetch': '/_tree' }],
    ['/courses', { 'next-router-state-tree': '[]' }],
    ['/courses?_rsc=1a2b3', {}],
    ['/courses?a=1&_rsc', {}],
    ['/pricing.rsc', {}],
    ['/pricing.rsc?a=1', {}],
    ['/pricing%2Er%73c', {}],
    ['/pricing.segments/_tree.segment.rsc', {}],
  ])('is %s with %j: marked, and not to be kept', async (path, headers) => {
    const { seen, answered } = await exchange(path, headers);
    expect(seen[pageDataMark]).toBe('1');
    expect(answered['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(answered.vary).toBe(varyByPageData);
  });

  it.each([
    ['/courses', {}],
    ['/courses?a_rsc=1&b=_rsc', {}],
    ['/courses?a=b.rsc.c', {}],
    ['/pricing.rscx', {}],
    ['/courses', { [pageDataMark]: '1' }],
  ])('is not %s with %j', async (path, headers) => {
    const { seen, answered } = await exchange(path, headers);
    expect(seen).not.toHaveProperty(pageDataMark);
    expect(answered).not.toHaveProperty('cache-control');
  });
});

describe('cacheControl', () => {
  it('lets a shared cache keep what everybody gets, and no data', () => {
    expect(cacheControl(new Headers(), 60)).toBe('public, max-age=0, s-maxage=60, must-revalidate');
    expect(cacheControl(new Headers({ [pageDataMark]: '1' }), 60)).toBe(
      'private, max-age=0, must-revalidate',
    );
  });
});

/** What a handler sees of a request, and the headers that answer it. */
async function exchange(
  path: string,
  headers: Record<string, string>,
): Promise<{ seen: IncomingHttpHeaders; answered: IncomingHttpHeaders }> {
  let seen: IncomingHttpHeaders = {};
  const origin = await listen((request, response) => {
    seen = request.headers;
    response.end();
  });
  const answered = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
    get(origin + path, { headers }, (response) => {
      response.resume();
      resolve(response.headers);
    }).on('error', reject);
  });
  return { seen, answered };
}
