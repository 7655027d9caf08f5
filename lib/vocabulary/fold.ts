/**
 * A text as it is compared with what somebody looks for: without accents, capitals and the differences between kinds of apostrophes,
 * hyphens, spaces and full-width letters.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/’/g, "'")
    .replace(/[-\s]+/g, ' ')
    .trim();
}
