/** An address of a page or a mailbox: a scheme, `www.`, or a name with a dot or an `@` in it. */
const link =
  /[\w.+-]+:\/\/\S+|\bwww\.\S+|[^\s@]+@[^\s@]+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#]\S*)?/giu;

/**
 * A message without what can be clicked on. Its copy goes to an address that the writer may have made up, and would otherwise carry
 * anybody's advertisement or trap to anybody under our name.
 */
export function withoutLinks(message: string): string {
  return message.replace(link, '[…]');
}

/** A stranger's words as a quotation, so that no line of them reads as ours. */
export const quoted = (message: string) => message.replaceAll(/\r\n?/g, '\n').replace(/^/gm, '> ');
