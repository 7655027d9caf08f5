/**
 * The sign ๆ repeats the Thai word before it, from which only a no-break space parts it: a line must not begin with it.
 * @param {string} text what a reader sees
 * @returns {import('./text-rules.mjs').Fault[]}
 */
export function checkSpacing(text) {
  if (!/[^\u00a0]ๆ/u.test(text)) return [];
  return [
    { rule: 'spacing', reason: 'Write a no-break space (U+00A0) before ๆ, or a line may begin with it.' },
  ];
}
