/** The tags of texts with a score, which the script of the questions fills in. */
export const scoreTags = {
  right: () => <span data-right="">0</span>,
  of: () => <span data-of="">0</span>,
};
