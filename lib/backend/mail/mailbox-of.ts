/** An address without what follows `+`, by which many servers deliver to one mailbox under any number of names. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');
