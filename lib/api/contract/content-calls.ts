import { failures, type Call } from './call';
import { article, articleCategory, articleRating, setting } from './entities';
import { localeHeader, positiveInQuery } from './fields';
import { limits } from './limits';
import { z } from './zod';

const articlePath = z.string().min(1).max(limits.path);

export const contentCalls = {
  setting: {
    summary: 'Settings of the shop',
    methods: ['GET'],
    path: '/common/setting',
    auth: 'none',
    request: {
      query: z.object({
        status: z.enum(['1', '0']).default('1'),
        /** Names, separated by commas. */
        keys: z.string().max(500).default('priceSaveUp'),
      }),
    },
    data: z.array(setting),
    errors: [failures.invalid],
  },
  article: {
    summary: 'Blog articles in the language of the locale header',
    methods: ['GET'],
    path: '/common/article',
    auth: 'none',
    request: {
      headers: localeHeader,
      query: z.object({
        flag: z.literal('1').default('1'),
        page: positiveInQuery.optional(),
        pageSize: positiveInQuery.pipe(z.number().max(100)).optional(),
      }),
    },
    data: z.array(article),
    errors: [failures.invalid],
  },
  articleCategory: {
    summary: 'Categories of the blog in the language of the locale header',
    methods: ['GET'],
    path: '/common/article/category',
    auth: 'none',
    request: { headers: localeHeader },
    data: z.array(articleCategory),
    errors: [failures.invalid],
  },
  articleRate: {
    summary: "An article's rating",
    methods: ['GET'],
    path: '/common/article/rate',
    auth: 'none',
    request: { query: z.object({ path: articlePath }) },
    data: articleRating,
    errors: [failures.unknownArticle, failures.invalid],
  },
  articleRatePost: {
    summary: "Rates an article; a visitor's last vote counts",
    methods: ['POST'],
    path: '/common/article/rate',
    auth: 'none',
    request: { body: z.object({ path: articlePath, rate: z.number().int().min(1).max(5) }) },
    data: articleRating,
    errors: [failures.unknownArticle, failures.invalid, failures.slowDown],
  },
  health: {
    summary: 'Whether the embedded API works; the embedded API only',
    methods: ['GET'],
    path: '/health',
    auth: 'none',
    request: {},
    data: z.object({ status: z.string(), version: z.string() }),
    errors: [],
  },
} as const satisfies Record<string, Call>;
