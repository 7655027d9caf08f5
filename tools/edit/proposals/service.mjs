import { importSource } from '../../../scripts/run/checkout/import-source.mjs';
import { EditError } from '../serve/edit-error.mjs';

/** @typedef {import('../../../lib/backend/ai/service').AiService} AiService @typedef {import('../contract').Context} Context */

/** What was learned of a service is kept as long as its settings are. @type {WeakMap<Context['env'], Promise<AiService | undefined>>} */
const connected = new WeakMap();

/** @type {Record<string, [status: number, sentence: string]>} */
const failures = {
  slow: [504, 'The AI service took too long. Try fewer texts, or raise AI_TIMEOUT_MS.'],
  refused: [502, 'The AI service refused to translate this.'],
  limited: [503, 'The AI service has too much to do, or its quota is used up. Try again later.'],
  broken: [
    502,
    'The AI service failed. The settings AI_BASE_URL, AI_API_KEY and AI_MODELS say which one it is.',
  ],
};

/**
 * The service that corrects on this site, by the same settings and the same code.
 *
 * @param {Context['env']} env
 * @returns {Promise<AiService>}
 * @throws {EditError} where the settings name none
 */
export async function serviceOf(env) {
  const service = connected.get(env) ?? connect(env);
  connected.set(env, service);
  const found = await service;
  if (found) return found;
  throw new EditError(
    'no_service',
    409,
    'No AI service is connected, so there are no proposals. The settings AI_BASE_URL and AI_MODELS connect one.',
  );
}

/** @param {Context['env']} env @returns {Promise<AiService | undefined>} */
async function connect(env) {
  const { connectAi } = await importSource('lib/backend/ai/connect.ts');
  return connectAi(env);
}

/**
 * A failure of the service, in a sentence; any other error as it is.
 *
 * @param {unknown} error
 * @returns {unknown}
 */
export function failureOf(error) {
  // Its class is another one where jiti has loaded it.
  if (!(error instanceof Error) || error.name !== 'AiFailed' || !('why' in error)) return error;
  const why = String(error.why);
  const [status, sentence] = failures[why] ?? [502, 'The AI service failed.'];
  return new EditError(`service_${why}`, status, sentence);
}
