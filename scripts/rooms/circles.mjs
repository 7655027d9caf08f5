/**
 * The circles among things that name each other, each as the way round it: one for every way back to what is still being walked, so
 * none is left when there is none to be found.
 *
 * @param {ReadonlyMap<string, readonly string[]>} names
 * @returns {string[][]}
 */
export function circlesIn(names) {
  /** @type {string[][]} */
  const circles = [];
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {Set<string>} */
  const way = new Set();
  const walk = (/** @type {string} */ from) => {
    if (way.has(from)) {
      const steps = [...way];
      circles.push([...steps.slice(steps.indexOf(from)), from]);
      return;
    }
    if (done.has(from)) return;
    way.add(from);
    for (const next of names.get(from) ?? []) walk(next);
    way.delete(from);
    done.add(from);
  };
  for (const from of names.keys()) walk(from);
  return circles;
}
