/** English words for numbers, and months but for May, which is a verb as well: a language may well write them in digits. */
const words = new Map(
  `zero:0 one:1 once:1 single:1 first:1 two:2 twice:2 both:2 second:2 three:3 third:3 four:4 fourth:4 five:5 fifth:5 six:6 seven:7
  eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20 thirty:30 sixty:60 ninety:90 hundred:100 thousand:1000 january:1
  february:2 march:3 april:4 june:6 july:7 august:8 september:9 october:10 november:11 december:12`
    .split(/\s+/)
    .map((entry) => /** @type {[string, string]} */ (entry.split(':'))),
);

const currencyCode = /(?<![\p{L}\p{N}])(?:USD|EUR|GBP|JPY|CNY|RMB|KRW|RUB|BRL|TRY|IDR|THB)(?![\p{L}\p{N}])/gu;

/** `1:30` or `0:05`; a range such as 1:1 or a ratio has one digit after the colon. */
const clock = /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])/g;

/**
 * The numbers of a text, digits of any script as 0-9, without thousands separators, with a decimal point.
 * @param {string} text
 * @returns {Set<string>}
 */
export function numbersIn(text) {
  const ascii = text.replace(/\p{Nd}/gu, digitValue);
  const found =
    ascii.match(/\d{1,3}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*(?!\d)|\d+(?:[.,]\d+)?/gu) ?? [];
  return new Set(found.map(normalise));
}

/**
 * The quantities of a text. A time on a clock, `1:30`, is one quantity that a language may say in several ways: 1 and 30, 90,
 * 1.5; any other number is itself.
 * @param {string} text
 * @returns {{ text: string, ways: string[][] }[]} each way is a list of numbers as `numbersIn` gives them
 */
export function quantitiesIn(text) {
  const ascii = text.replace(/\p{Nd}/gu, digitValue);
  const clocks = [...ascii.matchAll(clock)].map(([whole, minutes = '', seconds = '']) => {
    const [first, second] = [Number(minutes), Number(seconds)];
    const ways = [[String(first), ...(second === 0 ? [] : [String(second)])], [String(first * 60 + second)]];
    return { text: whole, ways: [...ways, [String(first + second / 60)]] };
  });
  const numbers = [...numbersIn(ascii.replace(clock, ' '))].map((number) => ({
    text: number,
    ways: [[number]],
  }));
  return [...clocks, ...numbers];
}

/**
 * @param {string} text
 * @returns {Set<string>}
 */
export function numberWordsIn(text) {
  const found = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(found.flatMap((word) => words.get(word) ?? []));
}

/**
 * @param {string} text
 * @returns {Set<string>}
 */
export function currenciesIn(text) {
  return new Set([...(text.normalize('NFKC').match(/\p{Sc}/gu) ?? []), ...(text.match(currencyCode) ?? [])]);
}

/** Unicode keeps the ten digits of a script in a row, zero first. @param {string} digit */
function digitValue(digit) {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** @param {string} number */
function normalise(number) {
  const grouped = /^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$/u.test(number);
  return grouped ? number.replace(/\D/gu, '') : number.replace(',', '.');
}
