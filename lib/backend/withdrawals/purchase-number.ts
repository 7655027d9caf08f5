const purchaseNumber = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** The first purchase number in somebody's words, as we write it. */
export const numberIn = (words: string): string | undefined => purchaseNumber.exec(words)?.[0].toLowerCase();
