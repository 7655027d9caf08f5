/** Browsers that keep the permissions of a page in different places. */
export type BrowserFamily = 'chrome' | 'safari' | 'firefox' | 'other';

/** Which of them this is: `safari` is that of phones and tablets, `chrome` all that are built like it. */
export function familyOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): BrowserFamily {
  // A tablet of Apple's calls itself a Mac, which has no touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isApple) return /CriOS|FxiOS|EdgiOS/.test(userAgent) ? 'other' : 'safari';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  return /Chrome\//.test(userAgent) ? 'chrome' : 'other';
}
