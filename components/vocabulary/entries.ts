const parts = ['word', 'kind', 'meaning', 'example'] as const;

export type EntryPart = (typeof parts)[number];

export interface Entry {
  id: string;
  element: HTMLElement;
  parts: Readonly<Record<EntryPart, Element>>;
}

export function entriesIn(root: ParentNode): Entry[] {
  return [...root.querySelectorAll<HTMLElement>('[data-groups] li')].map((element) => ({
    id: element.id,
    element,
    parts: partsOf(element),
  }));
}

function partsOf(element: Element): Entry['parts'] {
  const part = (name: EntryPart) => [name, element.querySelector(`[data-${name}]`) ?? element] as const;
  return Object.fromEntries(parts.map(part)) as Record<EntryPart, Element>;
}
