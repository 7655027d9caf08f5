/** @typedef {{ name: string, file?: string }} Named a setting, and the file it stands in unless it is the environment */

/**
 * Which names are no settings: of those in files all, of the environment, which belongs to others too, those that are almost one.
 *
 * @param {readonly Named[]} named
 * @param {readonly string[]} known
 * @returns {string[]} a sentence for each
 */
export function misspelt(named, known) {
  const told = new Set();
  return named.flatMap(({ name, file }) => {
    if (known.includes(name) || told.has(name)) return [];
    const meant = nearest(name, known);
    if (meant === undefined && file === undefined && !name.startsWith('NEXT_PUBLIC_')) return [];
    told.add(name);
    const where = file === undefined ? '' : ` (${file})`;
    const hint = meant === undefined ? '.env.example lists them.' : `Did you mean ${meant}?`;
    return [`${name}${where} is no setting of this site. ${hint}`];
  });
}

/**
 * @param {string} name
 * @param {readonly string[]} known
 * @returns {string | undefined} undefined where none is near
 */
function nearest(name, known) {
  const [best] = known
    // Names of four letters are near to too many others.
    .filter((one) => one.length > 4 && one[0] === name[0]?.toUpperCase())
    .map((one) => ({ one, steps: stepsBetween(name.toUpperCase(), one) }))
    .filter(({ one, steps }) => steps <= Math.max(1, Math.floor(one.length / 6)))
    .sort((a, b) => a.steps - b.steps);
  return best?.one;
}

/**
 * How many letters have to be put in, taken out, exchanged for another or for their neighbour (optimal string alignment).
 *
 * @param {string} from
 * @param {string} to
 */
function stepsBetween(from, to) {
  /** @type {number[][]} */
  const rows = [];
  /** @param {number} i @param {number} j */
  const at = (i, j) => (i < 0 || j < 0 ? Infinity : (rows[i]?.[j] ?? Infinity));
  for (let i = 0; i <= from.length; i += 1) {
    rows.push([]);
    for (let j = 0; j <= to.length; j += 1) {
      const changed = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped =
        from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      rows[i]?.push(i + j === 0 ? 0 : Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped));
    }
  }
  return at(from.length, to.length);
}
