/** @typedef {import('../pages.mjs').ChangedPage} ChangedPage */

/** How many pages show a text that stands on many, such as one of the menu. */
const ofEach = 2;

/**
 * The pages that are photographed: each changed text is on some of them, in its language, as long as there are not too many.
 *
 * @param {readonly ChangedPage[]} pages those first that are sure to show it
 * @param {number} [most]
 * @returns {{ chosen: ChangedPage[], left: number }} `left`: how many there would have been besides
 */
export function choosePages(pages, most = 16) {
  /** @type {Map<string, number>} */
  const shown = new Map();
  const wanted = pages.filter(({ locale, keys }) => {
    const open = keys.filter((key) => (shown.get(`${locale} ${key}`) ?? 0) < ofEach);
    if (open.length === 0 && keys.length > 0) return false;
    for (const key of keys) shown.set(`${locale} ${key}`, (shown.get(`${locale} ${key}`) ?? 0) + 1);
    return true;
  });
  return { chosen: wanted.slice(0, most), left: Math.max(0, wanted.length - most) };
}
