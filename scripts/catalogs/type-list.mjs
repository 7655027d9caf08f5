/** The one list of namespaces that TypeScript cannot derive from the other: a type of an import needs its path written out. */
const file = 'lib/i18n/messages.ts';

/**
 * The catalogs whose types that list lacks. Without this the compiler complains of files that nobody touched.
 * @param {readonly string[]} namespaces
 * @param {string} source of that file
 * @returns {import('./check-catalogs.mjs').Problem[]}
 */
export function typeListProblems(namespaces, source) {
  const typed = [...source.matchAll(/import type (\w+) from '.*\/en\/([\w-]+)\.json'/g)];
  return namespaces.flatMap((namespace) => {
    const name = typed.find((match) => match[2] === namespace)?.[1];
    const quoted = namespace.includes('-') ? `'${namespace}'` : namespace;
    if (name !== undefined && source.includes(`${quoted}: typeof ${name};`)) return [];
    const word = name ?? namespace.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    const reason =
      `The types of ${namespace}.json are missing: add import type ${word} from '../../messages/en/${namespace}.json' and, in ` +
      `Messages, ${quoted}: typeof ${word}.`;
    return [{ file, key: '', rule: 'types', reason }];
  });
}
