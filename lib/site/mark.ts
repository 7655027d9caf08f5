/**
 * The geometry of the brand mark on a 32 by 32 canvas: an opening quotation mark whose second comma stands higher and reaches
 * further, so that the pair is also a rising score line with two points. The word mark, the pictures for shared links and, by
 * way of `public/icon.svg`, every icon draw it.
 */
export const mark = {
  size: 32,
  strokeWidth: 4.2,
  first: { tail: 'M4.9 23.2C4.9 17.2 7.6 13.4 12.4 11.8', dot: { cx: 7.8, cy: 23.2, r: 5 } },
  second: { tail: 'M18.3 17.9C18.3 11 21.7 6.4 27.6 4.5', dot: { cx: 21.2, cy: 17.9, r: 5 } },
} as const;
