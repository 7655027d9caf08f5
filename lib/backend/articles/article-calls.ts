import { failures } from '@/lib/api/contract/call';
import type { CallAnswer } from '@/lib/api/contract/calls';
import { ApiFailure } from '../base/failure';
import { route } from '../calls/route';
import { rules } from '../limits/rules';
import type { Deps } from '../calls/deps';
import { pseudonym } from '../database/secret';
import { ratingOf, vote } from './votes';

/** GET /common/article: all of them without `pageSize`. */
const article = route('article', async ({ deps, request: { query, headers } }) => {
  const all = deps.articles.list(headers.locale).map(({ name, path }) => ({ name, path }));
  const { page = 1, pageSize } = query;
  return pageSize === undefined ? all : all.slice((page - 1) * pageSize, page * pageSize);
});

const articleCategory = route('articleCategory', async ({ deps, request: { headers } }) => {
  const categories = new Map<string, { name: string; path: string; count: number }>();
  for (const { category } of deps.articles.list(headers.locale)) {
    const found = categories.get(category.path) ?? { name: category.name, path: category.path, count: 0 };
    categories.set(category.path, { ...found, count: found.count + 1 });
  }
  return [...categories.values()];
});

const articleRate = route('articleRate', async ({ deps, request: { query } }) => rated(deps, query.path));

/** POST /common/article/rate: one vote per user, or per network, since a browser can go by any name; the last one counts. */
const articleRatePost = route('articleRatePost', async (context) => {
  const { deps, request, visitor, limitVisitor, optionalSession } = context;
  const { path, rate } = request.body;
  await limitVisitor(rules.votePerVisitor);
  refuseUnknown(deps, path);
  await limitVisitor(rules.votePerVisitorAndDay);
  const session = await optionalSession();
  const network = pseudonym(deps.secret, `vote ${visitor.block}`);
  await vote(deps.db, { path, rate, userId: session?.user.id, network, now: deps.now() });
  return rated(deps, path);
});

function rated(deps: Deps, path: string): Promise<CallAnswer<'articleRate'>> {
  refuseUnknown(deps, path);
  return ratingOf(deps.db, path);
}

function refuseUnknown({ articles }: Deps, path: string): void {
  if (!articles.has(path)) throw new ApiFailure(failures.unknownArticle);
}

export const articleRoutes = [article, articleCategory, articleRate, articleRatePost];
