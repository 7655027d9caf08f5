/**
 * What can be clicked on or is dialled by a click: an address of a page or a mailbox by a scheme, `www.`, a name with a dot or an `@`
 * in it, or numbers. Each begins where no other match could have begun before it, so that a text is read once, however long its words.
 */
const link = new RegExp(
  [
    /(?<![\w.+-])[\w.+-]+:\/\/\S+/iu,
    /(?<![\w.+-])(?:bitcoin|callto|ethereum|facetime|javascript|mailto|sip|skype|sms|tel|tg|whatsapp):\S+/iu,
    /\bwww\.\S+/iu,
    /(?<![^\s@])[^\s@]+@[^\s@]+/iu,
    /(?<![\p{L}\p{N}.-])\.*[\p{L}\p{N}-]+(?:\.+[\p{L}\p{N}-]+)*\.+\p{L}{2,}(?:[/:?#]\S*)?/iu,
    // The full stops of Chinese and Japanese, which browsers take for dots of a name.
    /(?<![a-z\d。．｡.-])[a-z\d-]+(?:[。．｡.]+[a-z\d-]+)*[。．｡]+[a-z]{2,}(?:[/:?#]\S*)?/iu,
    /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:[/:]\S*)?/iu,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

/**
 * A message without what can be clicked on, as mail programs make links of words by themselves: nobody is to be led away by a mail
 * under our name.
 */
export function withoutLinks(message: string): string {
  return message.replace(link, '[…]');
}

/** A stranger's words as a quotation, so that no line of them reads as ours. */
export const quoted = (message: string) => message.replaceAll(/\r\n?/g, '\n').replace(/^/gm, '> ');
