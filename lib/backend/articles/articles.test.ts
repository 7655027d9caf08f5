import { expect, it } from 'vitest';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { rules } from '../limits/rules';
import type { ArticleIndex } from '../calls/article-index';

const tips = { name: 'Tips', path: 'tips' };
const news = { name: 'News', path: 'news' };
const list = [
  { name: 'First', path: 'tips/first', category: tips },
  { name: 'Second', path: 'news/second', category: news },
  { name: 'Third', path: 'tips/third', category: tips },
];
const articles: ArticleIndex = {
  list: (locale) => (locale === 'en' ? list : []),
  has: (path) => list.some((article) => article.path === path),
};

describeOnDatabases('articles', (prepare) => {
  it('are listed in the language of the header, whole or by the page', async () => {
    const { call } = await testBackend(await prepare(), { articles });
    const paths = async (query: string, locale = 'en') => {
      const answer = await call<{ path: string }[]>(`/common/article${query}`, { headers: { locale } });
      return answer.body.data.map(({ path }) => path);
    };
    expect(await paths('?flag=1')).toEqual(['tips/first', 'news/second', 'tips/third']);
    expect(await paths('?flag=1&page=2&pageSize=2')).toEqual(['tips/third']);
    expect(await paths('?flag=1&page=9&pageSize=4')).toEqual([]);
    expect(await paths('', 'de')).toEqual([]);
    const categories = await call('/common/article/category');
    expect(categories.body.data).toEqual([
      { ...tips, count: 2 },
      { ...news, count: 1 },
    ]);
  });

  it('have one vote per user and one per network, of which the last counts', async () => {
    const site = await testBackend(await prepare(), { articles });
    const path = 'tips/first';
    const vote = async (rate: number, headers: Record<string, string>, token?: string) => {
      const sent = { body: { path, rate }, headers, ...(token !== undefined && { token }) };
      return (await site.call<{ count: number }>('/common/article/rate', sent)).body.data.count;
    };
    const rates = async () => {
      const rows = await site.backend.deps.db.selectFrom('article_votes').select('rate').execute();
      return rows.map(({ rate }) => rate).sort();
    };
    const phone = { 'x-forwarded-for': '192.0.2.1', 'user-agent': 'phone' };
    const laptop = { 'x-forwarded-for': '192.0.2.1', 'user-agent': 'laptop' };
    expect(await vote(5, phone)).toBe(1);
    expect(await vote(2, laptop)).toBe(1);
    expect(await rates()).toEqual([2]);
    const token = await registerUser(site, 'ada@example.com');
    expect(await vote(5, phone, token)).toBe(1);
    expect(await vote(1, { ...phone, 'x-forwarded-for': '192.0.2.9' })).toBe(2);
    expect(await vote(4, laptop, token)).toBe(2);
    expect(await rates()).toEqual([1, 4]);
    for (const household of ['2001:db8:1:100::1', '2001:db8:1:200::1']) {
      expect(await vote(3, { 'x-forwarded-for': household })).toBe(3);
    }
    expect(JSON.stringify(await site.snapshot())).not.toMatch(/192\.0\.2|laptop|2001/);
  });

  it('tell their mean from twenty networks on, however many accounts one of them has', async () => {
    const site = await testBackend(await prepare(), { articles });
    const path = 'tips/first';
    const vote = async (network: number, rate: number, token?: string) => {
      const headers = { 'x-forwarded-for': `192.0.2.${network}` };
      const sent = { body: { path, rate }, headers, ...(token !== undefined && { token }) };
      return (await site.call('/common/article/rate', sent)).body.data;
    };
    for (const name of ['ada', 'bob']) await vote(0, 1, await registerUser(site, `${name}@example.com`));
    for (let network = 1; network < 19; network += 1) {
      expect(await vote(network, 5)).toEqual({ rate: 0, count: 2 + network });
    }
    expect(await vote(19, 5)).toEqual({ rate: 4.62, count: 21 });
    const read = await site.call(`/common/article/rate?path=${path}`);
    expect(read.body.data).toEqual({ rate: 4.62, count: 21 });
  });

  it('count as five at most where many accounts vote from one network', async () => {
    const site = await testBackend(await prepare(), { articles });
    const path = 'tips/first';
    const votes = (count: number, network: (voter: number) => string | null, rate: number) =>
      Array.from({ length: count }, (_, voter) => ({
        ...{ path, rate, voted_at: 0, network: network(voter) },
        visitor: `user:${rate} ${voter}`,
      }));
    // Twenty readers of their own networks, of which five are of before networks were kept, and one client with a hundred accounts.
    const all = [
      ...votes(20, (voter) => (voter < 5 ? null : `network ${voter}`), 5),
      ...votes(100, () => 'of one client', 1),
    ];
    await site.backend.deps.db.insertInto('article_votes').values(all).execute();
    const read = await site.call(`/common/article/rate?path=${path}`);
    expect(read.body.data).toEqual({ rate: 4.2, count: 25 });
  });

  it('keep the votes for other articles when a user votes', async () => {
    const site = await testBackend(await prepare(), { articles });
    const token = await registerUser(site, 'ada@example.com');
    await site.call('/common/article/rate', { body: { path: 'news/second', rate: 2 } });
    await site.call('/common/article/rate', { body: { path: 'tips/first', rate: 5 }, token });
    const other = await site.call('/common/article/rate?path=news/second');
    expect(other.body.data).toMatchObject({ count: 1 });
  });

  it('take no more votes of a network in a day than its limit, by whatever names its browsers go', async () => {
    const site = await testBackend(await prepare(), { articles });
    const { points, windowMs } = rules.votePerVisitorAndDay;
    const vote = (browser: number, network = '192.0.2.1') => {
      const headers = { 'x-forwarded-for': network, 'user-agent': `browser ${browser}` };
      return site.call('/common/article/rate', { body: { path: 'tips/first', rate: 5 }, headers });
    };
    for (let browser = 0; browser < points; browser += 1) {
      if (browser % rules.votePerVisitor.points === 0) site.pass(rules.votePerVisitor.windowMs);
      expect(await vote(browser)).toMatchObject({ status: 200, body: { data: { count: 1 } } });
    }
    site.pass(rules.votePerVisitor.windowMs);
    expect(await vote(points)).toMatchObject({ status: 429 });
    expect(await vote(points, '192.0.2.2')).toMatchObject({ status: 200, body: { data: { count: 2 } } });
    site.pass(windowMs);
    expect(await vote(points + 1)).toMatchObject({ status: 200 });
  });

  it('refuse votes for what does not exist and votes that are none', async () => {
    const { call } = await testBackend(await prepare(), { articles });
    const unknown = { status: 404, body: { code: 'unknown_article' } };
    expect(await call('/common/article/rate?path=nothing')).toMatchObject(unknown);
    expect(await call('/common/article/rate', { body: { path: 'nothing', rate: 5 } })).toMatchObject(unknown);
    for (const rate of [0, 6, 2.5, '5', null]) {
      const answer = await call('/common/article/rate', { body: { path: 'tips/first', rate } });
      expect(answer).toMatchObject({ status: 422, body: { fields: { rate: expect.any(String) } } });
    }
  });
});
