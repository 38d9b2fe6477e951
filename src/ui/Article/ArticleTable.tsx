import type { ReactNode } from 'react';
import { cell, head, scroller, table } from './ArticleTable.css';
import type { ArticleInline } from './document';

export interface ArticleTableProps {
  label: string;
  /** The first row names the columns. */
  rows: readonly (readonly (readonly ArticleInline[])[])[];
  renderCell: (content: readonly ArticleInline[]) => ReactNode;
}

/** A table inside a text: cells wrap, and the table scrolls if it is still too wide. */
export function ArticleTable({ label, rows: [first = [], ...rows], renderCell }: ArticleTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, also by keyboard
    <div role="group" aria-label={label} tabIndex={0} className={scroller}>
      <table className={table}>
        <thead>
          <tr>
            {first.map((content, index) => (
              <th key={index} scope="col" className={`${cell} ${head}`}>
                {renderCell(content)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((content, column) => (
                <td key={column} className={cell}>
                  {renderCell(content)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
