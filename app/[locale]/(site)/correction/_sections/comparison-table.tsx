import type { ReactNode } from 'react';

interface ProductComparisonProps {
  caption: string;
  corner: string;
  columns: readonly { key: string; label: string }[];
  rows: readonly {
    key: string;
    head: ReactNode;
    cells: Readonly<Record<string, ReactNode>>;
  }[];
}

/**
 * A dense table; on small screens the name of a row stands above its cells, which stay side by side. The roles are spelled out
 * because browsers drop those of a table whose `display` is changed.
 */
export function ProductComparison({ caption, corner, columns, rows }: ProductComparisonProps) {
  return (
    <table role="table" className="dense-table table-fixed max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:block">
        <tr role="row" className={rowClass}>
          <th role="columnheader" scope="col" className="max-md:sr-only md:w-1/4">
            {corner}
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} role="columnheader" scope="col" className="max-md:text-ink">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <tr key={row.key} role="row" className={rowClass}>
            <th
              role="rowheader"
              scope="row"
              className="max-md:col-span-2 max-md:border-0 max-md:pb-0 max-md:text-sm max-md:text-muted"
            >
              {row.head}
            </th>
            {columns.map(({ key }) => (
              <td key={key} role="cell" className="min-w-0 max-md:pt-0.5 max-[23.5rem]:text-sm">
                {row.cells[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rowClass = 'max-md:grid max-md:grid-cols-2';
