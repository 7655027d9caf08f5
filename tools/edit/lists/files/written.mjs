/** @typedef {import('jsonc-parser').Node} Node */

/**
 * A value as the file writes it, laid out like another value of the file: what stands there on several lines does so here.
 *
 * @param {{ content: string, isSource: boolean }} file `isSource`: TypeScript rather than JSON
 * @param {unknown} value
 * @param {Node | undefined} like
 * @returns {string} to be formatted
 */
export function written(file, value, like) {
  if (Array.isArray(value)) {
    const rows = value.map((one, place) =>
      written(file, one, like?.children?.[place] ?? like?.children?.[0]),
    );
    return `[${rows.join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, one]) => {
      const same = like?.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
      return `${nameIn(file, name)}: ${written(file, one, same)}`;
    });
    if (parts.length === 0) return '{}';
    const isOpen = like?.type === 'object' && /^\{\s*\n/.test(file.content.slice(like.offset));
    return isOpen ? `{\n${parts.join(',\n')}\n}` : `{ ${parts.join(', ')} }`;
  }
  if (!file.isSource) return JSON.stringify(value);
  if (typeof value === 'number') return grouped(value);
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** @param {{ isSource: boolean }} file @param {string} name */
export function nameIn({ isSource }, name) {
  return isSource && /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}

/** @param {number} value five digits and more in groups, `18_000` */
function grouped(value) {
  const [whole = '', ...rest] = String(value).split('.');
  const groups = /^\d{5,}$/.test(whole) ? whole.replace(/\B(?=(?:\d{3})+$)/g, '_') : whole;
  return [groups, ...rest].join('.');
}

/** @param {string} text */
const quoted = (text) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
