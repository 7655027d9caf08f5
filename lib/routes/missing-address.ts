/** Characters of a path that an error page repeats. */
const longest = 120;

// Control characters, and those that turn the direction of writing: they would show an address that is not the one asked for.
const unseen = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * What the 404 page repeats of its address, to be shown as text: decoded where it can be, at most 120 characters.
 *
 * @param pathname as the browser has it, percent-encoded
 */
export function shownPath(pathname: string): string {
  const characters = [...decoded(pathname).replace(unseen, '\ufffd')];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}

/**
 * Which of the two errors of the specification (section 8) an address without a page is: `invalid` where a route takes a
 * parameter and refuses this one, `unmatched` where there is no route at all.
 *
 * @param home the address of the home page in the language of the 404 page
 */
export function missingKind(pathname: string, home: string): 'invalid' | 'unmatched' {
  const path = pathname.startsWith(`${home}/`) ? pathname.slice(home.length) : pathname;
  return /^\/(?:courses|blog|success)(?:\/|$)/.test(path) ? 'invalid' : 'unmatched';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
