import type { ReactNode } from 'react';

interface ProductComparisonProps {
  /** Name of the table for screen readers. */
  caption: string;
  /** Heading of the first column, which names the rows. */
  corner: string;
  columns: readonly { key: string; label: string }[];
  rows: readonly {
    key: string;
    head: ReactNode;
    /** One cell for each column, by its key. */
    cells: Readonly<Record<string, ReactNode>>;
  }[];
}

/**
 * A table that turns into a list of rows on small screens. The roles are spelled out because browsers drop those of a table
 * whose `display` is changed.
 */
export function ProductComparison({ caption, corner, columns, rows }: ProductComparisonProps) {
  return (
    <table role="table" className="w-full text-start max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line-strong">
          {[{ key: 'corner', label: corner }, ...columns].map(({ key, label }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className="py-3 pe-6 text-start align-bottom font-semibold"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row.key}
            role="row"
            className="border-b border-line max-md:block max-md:py-5 max-md:first:border-t"
          >
            <th
              role="rowheader"
              scope="row"
              className="text-start align-top font-semibold max-md:mb-3 max-md:block max-md:text-lg md:w-1/4 md:py-5 md:pe-6"
            >
              {row.head}
            </th>
            {columns.map(({ key, label }) => (
              <td key={key} role="cell" className="align-top max-md:mb-3 max-md:block md:py-5 md:pe-6">
                <span aria-hidden="true" className="block text-sm text-muted md:hidden">
                  {label}
                </span>
                {row.cells[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
