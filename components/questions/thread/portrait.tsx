import people from '@/content/people.json';

/** Who talks in a conversation; tools/media/scenes draws them. */
export type PersonName = keyof typeof people;

const view = '-28 -29 56 56';

/** Head and shoulders of a person, once in a page for all the places that show it (`Portrait`). */
export function PortraitSymbol({ id, name }: { id: string; name: PersonName }) {
  return (
    <symbol
      id={id}
      viewBox={view}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: people[name] }}
    />
  );
}

/** A person who is drawn in the page already. It says nothing: words beside it tell who it is. */
export function Portrait({ id, className }: { id: string; className: string }) {
  return (
    <svg viewBox={view} aria-hidden="true" className={className}>
      <use href={`#${id}`} x="-28" y="-29" width="56" height="56" />
    </svg>
  );
}
