import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { AiService } from '../../ai/service';
import type { Scorers } from '../../calls/scorers';
import type { Tables } from '../../database/tables';
import { createChecker } from '../checker/checker';
import { builtInScorer } from './built-in';
import { connectedScorer } from './connected/scorer';

interface Parts {
  ai: AiService | undefined;
  db: Kysely<Tables>;
  log: Logger;
  /** Epoch ms. */
  now: () => number;
  settings: { AI_TOKENS_PER_DAY: number; AI_TIMEOUT_MS: number };
}

export function openScorers({ ai, ...parts }: Parts): Scorers {
  const checker = createChecker();
  const builtIn = builtInScorer(checker);
  return { builtIn, connected: ai && connectedScorer({ ...parts, ai, builtIn, checker }) };
}
