import { pino, type Logger } from 'pino';
import { connectAi } from './ai/connect';
import type { AiService } from './ai/service';
import { openSeal } from './accounts/factors/factor-key';
import { createHasher, type HashCost } from './secrets/hasher';
import { noArticles, type ArticleIndex } from './calls/article-index';
import type { ExamMaterial } from './calls/exam-material';
import type { Scorers } from './calls/scorers';
import { openScorers } from './correction/scorers/open-scorers';
import { mailCorrections } from './correction/work/mail-corrections';
import { workCorrections } from './correction/work/work-corrections';
import { migrate } from './database/migrate';
import { openDatabase, type DatabaseOptions } from './database/open';
import { databaseSecret } from './database/secret';
import type { Deps } from './calls/deps';
import { examMaterial } from './exams/material';
import { endOverdueExams } from './exams/sitting/end-overdue';
import { createGoogleProofs } from './google/create-proofs';
import { createApp } from './http/create-app';
import { errorForLog } from './calls/request-log';
import { createLimiter } from './limits/limiter';
import { createMailer } from './mail/mailer';
import { removeOldMail } from './mail/old-mail';
import { catalogMailTexts, type MailTexts } from './mail/texts';
import { followOffers } from './plans/follow-offers';
import { createPayments } from './calls/payments';
import { purgeExpired } from './purge';
import { sendReceipts } from './purchases/send-receipts';
import type { BackendSettings } from './base/settings';
import { createUnderWay } from './under-way';
import { withdrawalsForPurchases } from './withdrawals/for-purchases';
import { remindOperator } from './withdrawals/remind';
import { resumeWithdrawals } from './withdrawals/resume';

const purgeEveryMs = 60 * 60 * 1000;
const resumeEveryMs = 5 * 60 * 1000;
/** Somebody waits for a correction that an instance has left as it died, or that could not be made at once. */
const correctEveryMs = 10_000;

export interface BackendParts {
  now?: () => number;
  log?: Logger;
  articles?: ArticleIndex;
  exams?: ExamMaterial;
  ai?: AiService;
  scorers?: Scorers;
  mailTexts?: MailTexts;
  hashCost?: HashCost;
  database?: Partial<DatabaseOptions>;
  build?: string;
}

export interface Backend {
  deps: Deps;
  fetch(request: Request): Promise<Response>;
  /** Waits for what is done behind the answers. */
  settled(): Promise<void>;
  /** Lets the requests under way finish, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, and starts the embedded API.
 *
 * @throws FactorKeyError where codes of authenticator apps would not fit
 */
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
    await purge({ db, settings, now });
    const secret = await databaseSecret(db);
    const ai = parts.ai ?? connectAi(settings);
    return run({
      db,
      settings,
      now,
      log,
      secret,
      seal: await openSeal(opened, settings),
      hasher: await createHasher(parts.hashCost),
      limiter: createLimiter({ db, secret, now }),
      mailer: createMailer(settings, log, now),
      mailTexts: parts.mailTexts ?? catalogMailTexts,
      google: createGoogleProofs(settings, now),
      payments: await createPayments(settings),
      withdrawals: withdrawalsForPurchases,
      articles: parts.articles ?? noArticles,
      exams: parts.exams ?? examMaterial({ settings, log }),
      ai,
      scorers: parts.scorers ?? openScorers({ ai, db, log, now, settings }),
      version: parts.build ?? 'unknown',
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function purge({ db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<void> {
  await purgeExpired(db, now());
  await removeOldMail(settings.DATA_DIR, now());
}

function run(parts: Omit<Deps, 'later' | 'closing'>): Backend {
  const closing = new AbortController();
  const requests = createUnderWay();
  const behind = createUnderWay();
  const quietly = (what: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      parts.log.error({ what, error: errorForLog(error) }, 'failed behind the answers');
    });
  const deps: Deps = {
    ...parts,
    closing: closing.signal,
    later: (what, work) => void behind.track(quietly(what, work)),
  };
  const app = createApp(deps);
  const correct = () => deps.later('corrections', () => workCorrections(deps));
  const resume = () => {
    deps.later('withdrawals', () => resumeWithdrawals(deps));
    deps.later('receipts', () => sendReceipts(deps));
    deps.later('exams', () => endOverdueExams(deps));
    deps.later('mail about corrections', () => mailCorrections(deps));
    deps.later('reminder of decisions', () => remindOperator(deps));
  };
  const timers = [
    setInterval(() => deps.later('purge', () => purge(deps)), purgeEveryMs).unref(),
    setInterval(resume, resumeEveryMs).unref(),
    setInterval(correct, correctEveryMs).unref(),
  ];
  resume();
  correct();

  return {
    deps,
    fetch: (request) => requests.track(Promise.resolve(app.fetch(request))),
    settled: behind.settled,
    async close() {
      for (const timer of timers) clearInterval(timer);
      closing.abort();
      await requests.settled();
      await behind.settled();
      await Promise.all([deps.scorers.builtIn.close(), deps.scorers.connected?.close()]);
      deps.mailer.close();
      await deps.db.destroy();
    },
  };
}
