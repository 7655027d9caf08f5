export const missedCardsFile = 'words';
