import { plainText } from '../../catalogs/text/message.mjs';
import { parsed } from './messages/argument-list.mjs';

/**
 * @param {import('../../catalogs/text/glossary.mjs').Glossary} glossary @param {string} english
 * @returns {import('../contract').Term[]} with what each language says for it
 */
export function termsIn(glossary, english) {
  const ast = parsed(english);
  const words = (ast ? plainText(ast, { own: true }) : english).toLowerCase();
  /** @type {Map<string, Record<string, string>>} */
  const found = new Map();
  for (const [code, entries] of glossary) {
    for (const { terms, says, say } of entries) {
      if (!says.test(words)) continue;
      const term = terms.join(' / ');
      const by = found.get(term) ?? {};
      if (say !== '' && say !== '–') by[code] = say;
      found.set(term, by);
    }
  }
  return [...found].map(([term, by]) => ({ term, by }));
}
