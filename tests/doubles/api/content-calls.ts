import type { Calls } from './calls';
import { checks, pick } from './fields';
import { Refusal, type Asked } from './wire';

const articles = [
  { name: 'From the stand-in: how the test is scored', path: 'scores/how-the-test-is-scored' },
  { name: 'From the stand-in: a week of practice', path: 'practice/a-week-of-practice' },
];

/** Rates by article, one for each visitor. */
const votes = new Map<string, Map<string, number>>();

export const contentCalls: Calls = {
  '/common/setting': {
    GET(_, { query }) {
      if (query.get('status') !== '1' || !query.get('keys')) throw new Refusal(422, 'invalid');
      return [{ key: 'priceSaveUp', status: 1, value: '70' }];
    },
  },
  '/common/article': {
    GET(_, { query, headers }) {
      if (!checks.locale(headers.locale) || query.get('flag') !== '1') throw new Refusal(422, 'invalid');
      return articles.slice(0, Number(query.get('pageSize') ?? articles.length));
    },
  },
  '/common/article/category': {
    GET(_, { headers }) {
      if (!checks.locale(headers.locale)) throw new Refusal(422, 'invalid');
      return [{ name: 'Scores', path: 'scores', count: 1 }];
    },
  },
  '/common/article/rate': {
    GET: (_, { query }) => rating(query.get('path')),
    POST(_, { body, headers }) {
      const { path } = pick(body, { path: 'path', rate: 'rate' });
      rating(path);
      const given = votes.get(path) ?? new Map<string, number>();
      votes.set(path, given.set(visitor(headers), Number(body.rate)));
      return rating(path);
    },
  },
  '/common/logFb': { POST: () => true },
  '/common/logFbclid': { GET: () => true },
  '/common/visit': {
    POST(_, { body }) {
      if (!body.invite) throw new Refusal(422, 'invalid');
      return true;
    },
  },
  '/common/logPath': {
    GET: (_, { query }) => logged(query),
    POST: (_, { query }) => logged(query),
  },
};

function logged(query: URLSearchParams): true {
  if (!query.get('path') || !query.get('locale')) throw new Refusal(422, 'invalid');
  if (!query.get('sign')) throw new Refusal(400, 'bad_sign');
  return true;
}

function rating(path: string | null): { rate: number; count: number } {
  if (!articles.some((article) => article.path === path)) throw new Refusal(404, 'unknown_article');
  const rates = [...(votes.get(path ?? '')?.values() ?? [])];
  const sum = rates.reduce((sum, rate) => sum + rate, 0);
  return { rate: rates.length === 0 ? 0 : sum / rates.length, count: rates.length };
}

const visitor = (headers: Asked['headers']) => String(headers['x-forwarded-for'] ?? '');
