/** Whether everything is tested everywhere, as before a release: every shop, every language, every page (`npm test -- --full`). */
export const full = process.env.FULL === '1';

/**
 * What the title of a browser test ends with that is left to a full run: a further state of a flow that another test drives, or what
 * unit tests hold already.
 */
export const fullOnly = '@full';

/**
 * The end of the titles of a row of browser tests that drive the same in other languages, widths or forms.
 *
 * @param isShort whether it is the one that every run drives
 */
export const fullUnless = (isShort: boolean) => (isShort ? '' : ` ${fullOnly}`);

/**
 * How often a property test tries.
 *
 * @param all in a full run; else a quarter
 */
export const runs = (all: number) => (full ? all : Math.ceil(all / 4));
