import { pino, type Logger } from 'pino';
import packageFile from '@/package.json';
import { createHasher, type HashCost } from './accounts/hasher';
import { noArticles, type ArticleIndex } from './articles/article-index';
import { migrate } from './database/migrate';
import { openDatabase, type DatabaseOptions } from './database/open';
import { purgeExpired } from './database/purge';
import { databaseSecret } from './database/secret';
import type { Deps } from './deps';
import { createGoogleProofs } from './google/create-proofs';
import { createApp } from './http/create-app';
import { errorForLog } from './http/request-log';
import { createLimiter } from './limits/limiter';
import { createMailer } from './mail/mailer';
import { catalogMailTexts, type MailTexts } from './mail/texts';
import { followOffers } from './plans/follow-offers';
import { createPayments } from './purchases/payments';
import type { BackendSettings } from './settings';

const purgeEveryMs = 60 * 60 * 1000;

/** What may be put in place of the default. */
export interface BackendParts {
  now?: () => number;
  log?: Logger;
  articles?: ArticleIndex;
  mailTexts?: MailTexts;
  hashCost?: HashCost;
  database?: Partial<DatabaseOptions>;
}

/** A running embedded API. */
export interface Backend {
  deps: Deps;
  fetch(request: Request): Promise<Response>;
  /** Lets the requests under way finish, then closes the database. */
  close(): Promise<void>;
}

/** Opens the database, brings it up to date, and starts the embedded API. */
export async function openBackend(settings: BackendSettings, parts: BackendParts = {}): Promise<Backend> {
  const now = parts.now ?? Date.now;
  const log = parts.log ?? pino({ level: settings.LOG_LEVEL });
  const onError = (error: Error) => log.error({ error: errorForLog(error) }, 'database connection lost');
  const opened = openDatabase(settings, { onError, ...parts.database });
  const { db } = opened;
  try {
    await migrate(opened, now);
    const changes = await followOffers(db);
    if (changes.length > 0) log.info({ changes }, 'plans on sale follow lib/site/offers');
    await purgeExpired(db, now());
    const secret = await databaseSecret(db);
    return run({
      db,
      settings,
      now,
      log,
      secret,
      hasher: await createHasher(parts.hashCost),
      limiter: createLimiter({ db, secret, now }),
      mailer: createMailer(settings, log, now),
      mailTexts: parts.mailTexts ?? catalogMailTexts,
      google: createGoogleProofs(settings, now),
      payments: await createPayments(settings),
      articles: parts.articles ?? noArticles,
      version: packageFile.version,
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function run(deps: Deps): Backend {
  const app = createApp(deps);
  const underWay = new Set<Promise<unknown>>();

  function track<Result>(work: Promise<Result>): Promise<Result> {
    underWay.add(work);
    const done = () => underWay.delete(work);
    work.then(done, done);
    return work;
  }

  const purge = () =>
    purgeExpired(deps.db, deps.now()).catch((error: unknown) => {
      deps.log.warn({ error: errorForLog(error) }, 'expired rows not deleted');
    });
  const timer = setInterval(() => void track(purge()), purgeEveryMs).unref();

  return {
    deps,
    fetch: (request) => track(Promise.resolve(app.fetch(request))),
    async close() {
      clearInterval(timer);
      while (underWay.size > 0) await Promise.allSettled(underWay);
      deps.mailer.close();
      await deps.db.destroy();
    },
  };
}
