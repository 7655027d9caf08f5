/**
 * Whether React has taken over all of the page around its pending parts: what comes into its body before that, it takes for a difference
 * between server and browser. It notes it at the body itself (`internalInstanceKey` in React 19); a page without Next has no React.
 */
export function isAlive({ body, defaultView }: Document): boolean {
  const isOfNext = defaultView !== null && '__next_f' in defaultView;
  return !isOfNext || Object.keys(body).some((name) => name.startsWith('__reactFiber$'));
}
