/** Whether a key is that of a longer text, `blog/skills/describe-a-photo`, and not of a text of a catalog, `home.hero.title`. */
export const isLonger = (key: string): boolean => key.includes('/');
