/** So many pages say enough of where a text is. */
const mostNamed = 3;

/** Where a text is shown: some addresses, and how many more; `''` where nobody knows. @param {readonly string[]} places */
export function placesShown(places) {
  const more = places.length - mostNamed;
  return [...places.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}
