/** Whether everything is tested everywhere, as before a release: every shop, every language, every page (`npm test -- --full`). */
export const full = process.env.FULL === '1';
