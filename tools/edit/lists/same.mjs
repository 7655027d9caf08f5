/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether two values of a file are the same, in whatever order their parts stand.
 *
 * @param {unknown} one @param {unknown} other
 * @returns {boolean}
 */
export function isSame(one, other) {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, place) => isSame(value, other[place]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

/**
 * A value with its parts in the order in which another one has them; what that one lacks comes behind.
 *
 * @param {unknown} value @param {unknown} like
 * @returns {unknown}
 */
export function inOrderOf(value, like) {
  if (Array.isArray(value))
    return value.map((one, place) =>
      inOrderOf(one, Array.isArray(like) ? (like[place] ?? like[0]) : undefined),
    );
  if (!isRecord(value) || !isRecord(like)) return value;
  const names = [
    ...Object.keys(like).filter((name) => name in value),
    ...Object.keys(value).filter((name) => !(name in like)),
  ];
  return Object.fromEntries(names.map((name) => [name, inOrderOf(value[name], like[name])]));
}
