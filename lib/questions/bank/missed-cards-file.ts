/** The name of the file with the words of the bank as cards. */
export const missedCardsFile = 'words';
