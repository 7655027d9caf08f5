/**
 * Money as the product writes it: cents divided by 100, with as many decimals as the amount needs (spec section 9).
 * Currency symbol, separators and digits are those of the language.
 *
 * @param cents integer cents
 * @param currency ISO 4217 code
 * @param decimals `trim` drops trailing zeros (9.9, 10), `two` always shows two
 */
export function formatMoney(
  cents: number,
  currency: string,
  locale: string,
  decimals: 'trim' | 'two' = 'two',
): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals === 'two' ? 2 : decimalsOf(cents),
    maximumFractionDigits: 2,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
}

function decimalsOf(cents: number): 0 | 1 | 2 {
  if (cents % 100 === 0) return 0;
  return cents % 10 === 0 ? 1 : 2;
}
