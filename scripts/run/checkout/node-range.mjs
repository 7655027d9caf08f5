/**
 * Whether a version of Node is within a range as `engines` has it: `^20.19.0 || >=24`, and what else packages write there.
 * In words that an old Node understands.
 *
 * @param {string} version such as `20.19.3`
 * @param {string} range
 */
export function fits(version, range) {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  return range.split('||').some((part) => {
    if (part.trim() === '*') return true;
    const [least = 0, leastMinor = 0, leastPatch = 0] = numbersOf(part);
    if (major !== least) return part.includes('>=') && major > least;
    return minor !== leastMinor ? minor > leastMinor : patch >= leastPatch;
  });
}

/**
 * @param {string} range of `^a.b.c` and, last, `>=a`
 * @returns {string} such as `20.19 or a newer 20, or 24 or newer`
 */
export function inWords(range) {
  const parts = range.split('||').map((part) => {
    const [major = 0, minor = 0] = numbersOf(part);
    const least = minor === 0 ? `${major}` : `${major}.${minor}`;
    return part.includes('>=') ? `${least} or newer` : `${least} or a newer ${major}`;
  });
  return parts.length === 1
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')}, or ${parts.slice(-1).join('')}`;
}

/** @param {string} text */
function numbersOf(text) {
  return (text.match(/\d+/g) || []).map(Number);
}
