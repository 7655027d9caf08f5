/**
 * What the page has to read next at the end of its own set. It comes from the page and not from what is loaded for a new set, which does
 * not know of which page it is drawn in.
 */
export function OnwardCopy({ of }: { of: HTMLElement }) {
  const copy = (place: HTMLElement | null) =>
    place?.replaceChildren(...[...of.childNodes].map((node) => node.cloneNode(true)));
  return <div ref={copy} className="contents" />;
}
