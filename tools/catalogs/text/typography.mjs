/** @typedef {import('./text-rules.mjs').Fault} Fault */

/** Where one quotation opens or closes, in any language; ’ is left out, since it is the apostrophe. */
const quotationMark = /[“”„‟«»‹›‚‘「」『』《》〈〉]/u;
const lookAlike =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:?!]/u;

/** French sets a no-break space inside its quotation marks and before the signs that are two strokes high. */
const frenchSpace = /[^\s\u00a0\u202f]»|«[^\u00a0\u202f]|[^\s\u00a0\u202f?!][;?!](?=\s|$)| [;:?!»]/u;

/**
 * Signs that a keyboard gives and print does not, letters of another script that look like the right ones, and spaces too many.
 * English material is to be taken out before.
 * @param {string} text what a reader sees
 * @param {string} lang BCP 47 tag
 * @param {readonly string[]} [quotes] pairs of quotation marks of the language, such as `„“`; others may stand inside them
 * @returns {Fault[]}
 */
export function checkTypography(text, lang, quotes = []) {
  const found = [
    fault(text, /'/u, 'The apostrophe is straight: write ’.'),
    ...(quotes.length > 0 ? quoteFaults(text, quotes) : []),
    fault(text, /\.\.\./u, 'Write … instead of three dots.'),
    fault(text, /\S[ \u00a0]{2,}\S/u, 'There are two spaces: one is enough.'),
    fault(text, /\\\*/u, 'The asterisk would be read: words in bold have exactly two on either side.'),
    ...letterFaults(text, lang),
    ...(/^(zh|ja)/.test(lang)
      ? [fault(text, eastAsian, 'Write the wide signs of the language: ，；：？！ (in Japanese 、 too).')]
      : []),
    ...(/^fr/.test(lang)
      ? [
          fault(
            text,
            frenchSpace,
            'French has a no-break space (U+00A0, before ; ? ! also U+202F) inside « » and before : ; ? !.',
          ),
        ]
      : []),
  ];
  return found.filter((one) => one !== undefined);
}

/** @param {string} text @param {readonly string[]} quotes */
function quoteFaults(text, quotes) {
  let rest = text;
  for (const [open, close] of quotes.map((pair) => [...pair])) {
    rest = rest.replace(new RegExp(`${open}[^${close}]*${close}`, 'gu'), '');
  }
  const own = quotes.join('');
  const wrong = [...rest].find((sign) => quotationMark.test(sign) && !own.includes(sign));
  const lone = quotes.find(
    ([open = '', close = '']) => close !== '’' && rest.includes(close) && !rest.includes(open),
  );
  const pairs = quotes.map((pair) => [...pair].join('…')).join(' or ');
  return [
    fault(text, /"/u, `The quotation marks are straight: write ${pairs}.`),
    ...(wrong || lone
      ? [
          fault(
            text,
            new RegExp(wrong ?? [...(lone ?? '')][1] ?? '', 'u'),
            `Quotation marks of this language are ${pairs}.`,
          ),
        ]
      : []),
  ];
}

/** @param {string} text @param {string} lang */
function letterFaults(text, lang) {
  const script = new Intl.Locale(lang).maximize().script;
  const reason =
    'A letter is of another script than the letters beside it, although it looks right: type the word anew.';
  if (script === 'Cyrl' || script === 'Grek') return [fault(text, lookAlike, reason)];
  return [
    fault(
      text,
      foreign,
      'A Cyrillic or Greek letter stands here, which may look like a Latin one: type the word anew.',
    ),
  ];
}

/** @param {string} text @param {RegExp} expression @param {string} reason @returns {Fault | undefined} */
function fault(text, expression, reason) {
  const place = expression.exec(text);
  if (!place) return undefined;
  const around = text
    .slice(Math.max(0, place.index - 12), place.index + place[0].length + 12)
    .replace(/[\n\ufffc]+/gu, ' … ')
    .trim();
  return { rule: 'typography', reason: `${reason} Look at “${around}”.` };
}
