import { previewOf } from './preview.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').Unseen} Unseen */

/** Where one does not come by looking through the pages. A text is in the first group that has it. @type {[name: string, has: RegExp][]} */
const groups = [
  ['Mails', /^mail\.|^withdraw\.mail/],
  [
    'Errors and refusals',
    /^error\.|[.](?:\w*(?:error|fail|wrong|invalid|refus|expired|missing|offline|slowDown)\w*)(?:\.|$)/i,
  ],
  ['Buying and taking back', /^(?:payment|sandbox|withdraw|invite)\./],
  ['After logging in', /^(?:account|app|correction-room|exam|factors|progress|report|tutor-room)\./],
  ['Questions and explanations', /^(?:bank-[\w-]+|explanations|marks|questions|scenes|word-meanings)\./],
  ['Said in the place of others, by which AI service is connected', /^variants\./],
];
const ofSeenPages = 'Dialogs and states of pages that you have opened';

/**
 * Texts that no page shows at rest, drawn with sample values.
 *
 * @param {Context} context
 * @param {string} locale
 * @returns {Unseen} without those that a page has shown since the start
 */
export function unseenTexts({ store, places, tables }, locale) {
  const language = tables.locales.find(({ code }) => code === locale);
  const texts = store.textsOf(locale);
  /** @type {Map<string, Unseen['groups'][number]['keys']>} */
  const found = new Map([...groups.map(([name]) => name), ofSeenPages].map((name) => [name, []]));
  for (const key of store.keys()) {
    const seen = places.seenAs(key);
    const text = texts.get(key);
    if (seen === 'shown' || text === undefined || language === undefined) continue;
    const group = groups.find(([, has]) => has.test(key))?.[0] ?? (seen === 'held' ? ofSeenPages : undefined);
    if (group === undefined) continue;
    found.get(group)?.push({ key, text, drawn: drawn(text, language, tables.brand) });
  }
  return { groups: [...found].flatMap(([name, keys]) => (keys.length > 0 ? [{ name, keys }] : [])) };
}

/** @param {string} text @param {{ code: string, lang: string }} locale @param {string} brand */
function drawn(text, locale, brand) {
  // To draw them all takes a second, and most say what they say.
  if (!/[{}<>']/.test(text)) return text;
  return previewOf(text, locale, brand).forms[0]?.text ?? text;
}
