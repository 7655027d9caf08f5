import type { ReactNode } from 'react';

/** The entry of a pack in the list of packs: a row of a table, on a phone two columns. */
export const packRowClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 py-4 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,0.9fr)_minmax(7rem,auto)]';

/** The remark on a pack, that an exam costs least in it. */
export const packMarkClass = 'rounded-full bg-good-soft px-2.5 text-sm leading-6 font-semibold text-good';

interface PackRowProps {
  name: ReactNode;
  mark?: ReactNode;
  /** For whom the pack is. */
  purpose?: ReactNode;
  price: ReactNode;
  /** About what it is in the reader's own currency. */
  hint: ReactNode;
  /** What one exam of it costs. */
  each: ReactNode;
  /** How much less it costs than single exams. */
  saving: ReactNode;
  /** The link that buys it. */
  action: ReactNode;
}

/** What a pack is called and costs. */
export function PackRowBody({ name, mark, purpose, price, hint, each, saving, action }: PackRowProps) {
  return (
    <>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-lg font-semibold">{name}</span>
          {mark}
        </p>
        <p className="text-sm text-muted empty:hidden">{purpose}</p>
      </div>
      <p className="col-start-1 flex flex-wrap items-baseline gap-x-2 md:col-start-2">
        <span className="text-xl font-bold figures-display md:text-2xl">{price}</span>
        <span className="text-sm text-muted empty:hidden">{hint}</span>
      </p>
      <p className="col-start-1 flex flex-wrap gap-x-3 text-sm text-muted md:col-start-3">
        <span>{each}</span>
        <span className="empty:hidden">{saving}</span>
      </p>
      <div className="col-start-2 row-span-3 row-start-1 grid md:col-start-4 md:row-span-1">{action}</div>
    </>
  );
}
