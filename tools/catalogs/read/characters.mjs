/** What Windows-1252 shows for the bytes 0x80 to 0x9F; the five it leaves out stand as themselves. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const second = `[${windows}\\u0080-\\u00bf]`;

/**
 * UTF-8 that was read as Windows-1252 and saved again: letters of the languages whose wrong form hardly stands in a right text.
 * “Ä” in quotation marks, for one, would be a Ĕ, and “è…” a Chinese character, so that of such three only two in a row count.
 */
const twice = new RegExp(
  [
    `[ÂÃÐ]${second}`,
    `Ä[Ÿž±°]`,
    `Å[Ÿž“’]`,
    `Ñ[${windows.slice(0, 16)}‘]`,
    `à[¸¹]${second}`,
    `â€${second}`,
    `(?:[\\u00e3-\\u00ed]${second}{2}){2}`,
  ].join('|'),
  'u',
);

// Mails have line ends.
const invisible = /(?!\n)[\p{Cf}\p{Cc}\p{Co}\p{Variation_Selector}\u115f\u1160\u3164]/u;

/**
 * Letters that went wrong on their way into the file, or that nobody sees.
 * @param {string} text
 * @returns {{ rule: string, reason: string }[]}
 */
export function checkCharacters(text) {
  const rule = 'character';
  if (text.includes('\ufffd')) {
    const reason =
      'The text holds �, which stands for a letter that was lost when the file was read in a wrong encoding. Write it again.';
    return [{ rule, reason }];
  }
  const [wrong] = twice.exec(text) ?? [];
  if (wrong) {
    const reason =
      `“${wrong}” should be “${meant(wrong)}”: UTF-8 was read as something else and saved again, so that other letters of ` +
      `the file are wrong too. Take the file as it was before, and open it as UTF-8.`;
    return [{ rule, reason }];
  }
  const [hidden] = invisible.exec(text) ?? [];
  if (!hidden) return [];
  const code = hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const place = text.slice(Math.max(0, text.indexOf(hidden) - 12), text.indexOf(hidden));
  const where = place.trim() === '' ? 'at its beginning' : `after “${place}”`;
  const reason = `The text holds an invisible character (U+${code}) ${where}. Delete it, or write the place again.`;
  return [{ rule, reason }];
}

/** @param {string} wrong */
function meant(wrong) {
  const bytes = [...wrong].map((character) => {
    const place = windows.indexOf(character);
    return place < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + place;
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
