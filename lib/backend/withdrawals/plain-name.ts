/** Words of letters, each with what belongs to names: apostrophes, hyphens, and dots behind initials. */
const plainName = /^(?:['’]?[\p{L}\p{M}]+(?:['’‘ʼ·・-][\p{L}\p{M}]+)*\.?(?: |$)){1,5}$/u;

/**
 * Whether a name that a stranger entered can be repeated in a mail to an address that nobody has proved to own: no digits, no
 * addresses, no sentence.
 */
export const isPlainName = (name: string): boolean => plainName.test(name);
