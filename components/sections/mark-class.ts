/** How the mark of what a user owns looks on the upper edge of a card. */
export const markClass = '-translate-y-1/2 rounded-full text-sm leading-6';
