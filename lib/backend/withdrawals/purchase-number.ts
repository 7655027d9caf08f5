const purchaseNumber = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** In lower case, as ids of purchases are; undefined where no number stands in the words. */
export const numberIn = (words: string): string | undefined => purchaseNumber.exec(words)?.[0].toLowerCase();
