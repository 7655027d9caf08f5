import { z } from 'zod';
import { faultsOf } from '../texts/check.mjs';
import { answerSchema, briefing } from './briefing.mjs';
import { failureOf } from './service.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('./notes.mjs').Locale} Locale */
/** @typedef {import('../../../lib/backend/ai/service').AiService} AiService @typedef {import('./briefing.mjs').Asked} Asked */
/** @typedef {import('./contract').Proposal} Proposal @typedef {import('./contract').Proposed} Proposed */

/** Texts of one question: so few that an answer is neither cut off nor late. */
const atOnce = 10;
const mostCharacters = 20_000;

const answer = z.object({ translations: z.array(z.object({ key: z.string(), text: z.string() })) });

/**
 * Asks a service for translations, a second time for those that the rules refuse.
 *
 * @param {Context} context
 * @param {AiService} service
 * @param {Locale} locale
 * @param {readonly string[]} keys of texts that there are
 * @returns {Promise<{ proposals: Proposal[], failed: Proposed['failed'] }>}
 * @throws {import('../serve/edit-error.mjs').EditError} where the service fails and nothing has come before
 */
export async function propose(context, service, locale, keys) {
  const { store } = context;
  /** @type {Proposal[]} */
  const proposals = [];
  /** @type {Proposed['failed']} */
  const failed = [];
  const texts = [...new Set(keys)].map((key) => ({ key, english: store.read('en', key) ?? '' }));
  for (let start = 0; start < texts.length; start += atOnce) {
    const part = texts.slice(start, start + atOnce);
    try {
      const found = await twice(context, service, locale, part);
      for (const { key, english } of part) {
        const text = found.get(key);
        if (text === undefined)
          failed.push({ key, reason: 'The AI service gave no translation of this text.' });
        else proposals.push(proposalOf(context, service, locale, { key, english, text }));
      }
    } catch (error) {
      const said = failureOf(error);
      if (proposals.length === 0 || !(said instanceof Error) || said === error) throw said;
      failed.push(...texts.slice(start).map(({ key }) => ({ key, reason: said.message })));
      break;
    }
  }
  return { proposals, failed };
}

/**
 * @param {Context} context @param {AiService} service @param {Locale} locale
 * @param {{ key: string, english: string, text: string }} found
 * @returns {Proposal}
 */
function proposalOf({ store }, service, { code }, { key, english, text }) {
  const from = store.read(code, key) ?? null;
  return {
    key,
    locale: code,
    text,
    english,
    from,
    model: service.models[0].id,
    at: new Date().toISOString(),
  };
}

/** @param {Context} context @param {AiService} service @param {Locale} locale @param {readonly Asked[]} texts @returns {Promise<Map<string, string>>} */
async function twice(context, service, locale, texts) {
  /** @param {Asked} text @param {string} translation */
  const reasons = ({ key, english }, translation) =>
    faultsOf(context, { key, locale: locale.code, text: translation, english }).map(({ reason }) => reason);
  const first = await ask(context, service, locale, texts);
  const refused = texts.flatMap((text) => {
    const translation = first.get(text.key);
    const against = translation === undefined ? [] : reasons(text, translation);
    return translation === undefined || against.length === 0
      ? []
      : [{ ...text, tried: { text: translation, reasons: against } }];
  });
  if (refused.length === 0) return first;
  // What has come is of use without a second answer.
  const second = await ask(context, service, locale, refused).catch(() => new Map());
  for (const text of refused) {
    const better = second.get(text.key);
    if (better !== undefined && reasons(text, better).length < text.tried.reasons.length)
      first.set(text.key, better);
  }
  return first;
}

/**
 * @param {Context} context @param {AiService} service @param {Locale} locale @param {readonly Asked[]} texts
 * @returns {Promise<Map<string, string>>} translations by the keys that were asked for
 */
async function ask(context, service, locale, texts) {
  const characters = texts.reduce((sum, { english }) => sum + english.length, 0);
  const { value } = await service.json({
    model: service.models[0].id,
    messages: briefing(context, locale, texts),
    schema: { name: 'translations', schema: answerSchema },
    // A sign of another script takes up to three tokens.
    maxTokens: 1000 + 3 * characters,
    signal: new AbortController().signal,
  });
  const read = answer.safeParse(value);
  const asked = texts.map(({ key }) => key);
  return new Map(
    (read.data?.translations ?? [])
      .filter(({ key, text }) => asked.includes(key) && text.trim() !== '' && text.length <= mostCharacters)
      .map(({ key, text }) => [key, text.trim()]),
  );
}
