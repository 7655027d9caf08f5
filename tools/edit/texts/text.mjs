import { columnsOf, limitOf } from './check.mjs';
import { behind, englishThen } from './english-then.mjs';
import { faultsWithGiven } from './given.mjs';
import { argumentList, parsed, tagList } from './messages/argument-list.mjs';
import { sampleValues } from './messages/samples.mjs';
import { termsIn } from './terms.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').Text} Text @typedef {import('../contract').TextOf} TextOf */

/**
 * @param {Context} context
 * @param {string} key which English has
 * @returns {Promise<Text>}
 */
export async function textOf(context, key) {
  const { store, tables, rules, glossary, places } = context;
  const english = store.read('en', key) ?? '';
  const [texts, shown] = await Promise.all([textsOf(context, key, english), places.of(key)]);
  const ast = parsed(english);
  const args = ast ? argumentList(ast) : [];
  const limit = limitOf(rules, key);
  const used = texts.flatMap(({ locale, text }) => {
    const columns = text === null ? undefined : columnsOf(rules, text);
    return columns === undefined ? [] : [[locale, columns]];
  });
  const isMeta = /(?:^|\.)(?:meta|courses\.lessons)\.[\w-]+\.(title|description)$/.exec(key)?.[1];
  return {
    key,
    file: store.fileOf('en', key),
    texts,
    arguments: args,
    tags: ast ? tagList(ast) : [],
    ...(limit && { limit: { ...limit, used: Object.fromEntries(used) } }),
    glossary: termsIn(glossary, english),
    places: shown,
    ...(isMeta !== undefined && { isMeta: isMeta === 'title' ? 'title' : 'description' }),
    sample: sampleValues(args, 'en', tables.brand),
  };
}

/** @param {Context} context @param {string} key @param {string} english @returns {Promise<TextOf[]>} */
async function textsOf(context, key, english) {
  const { store, tables, root } = context;
  const late = await behind(context, [key], store.locales());
  const before = await Promise.all(
    late.map(async (one) => ({ codes: one.codes, ...(await englishThen(root, one)) })),
  );
  const ofOne = tables.locales.map(async ({ code: locale, lang }) => {
    const text = store.read(locale, key);
    const file = store.fileOf(locale, key);
    const line = store.line(file, key);
    const stale = before.find(({ codes }) => codes.includes(locale));
    return {
      locale,
      lang,
      text: text ?? null,
      file,
      ...(line !== undefined && { line }),
      faults: text === undefined ? [] : await faultsWithGiven(context, { key, locale, text, english }),
      ...(stale && {
        stale: {
          englishThen: stale.then,
          englishNow: english,
          ...(stale.changed !== undefined && { changed: stale.changed }),
        },
      }),
    };
  });
  return Promise.all(ofOne);
}
