/** How many texts, in words: `1 text`, `2 texts`. */
export const countedTexts = (count: number): string => (count === 1 ? '1 text' : `${count} texts`);
