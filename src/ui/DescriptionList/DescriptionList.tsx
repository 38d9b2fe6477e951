import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton';
import type { CopyButtonProps } from '../CopyButton/CopyButton';
import { copy as copyStyle, hint as hintStyle, list, row, term as termStyle, value as valueStyle, words } from './DescriptionList.css';

export const descriptionDensities = ['compact', 'regular'] as const;
export const descriptionAligns = ['start', 'end'] as const;

export interface Description {
  /** Unique within the list. */
  readonly id: string;
  readonly term: string;
  /** A text, an `Amount`, a `Badge`, a `Link`. */
  readonly value: ReactNode;
  /** Puts a copy button beside the value. */
  readonly copy?: Pick<CopyButtonProps, 'text' | 'label'>;
  /** A short remark below the value. */
  readonly hint?: string;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `2` shows two columns if there is room, otherwise one. */
  columns?: 1 | 2;
  density?: (typeof descriptionDensities)[number];
  /** Position of the values: at the end of the line, or, for sentences, at the start of the next. */
  align?: (typeof descriptionAligns)[number];
  /** Accessible name, if no heading names the list. */
  'aria-label'?: string;
}

/** Shows the properties of one thing as terms with their values. */
export function DescriptionList({ items, columns = 1, density = 'regular', align = 'end', ...props }: DescriptionListProps) {
  return (
    <dl {...props} className={list({ columns, density })}>
      {items.map(({ id, term, value, copy, hint }) => (
        <div key={id} className={row({ align })}>
          <dt className={termStyle}>{term}</dt>
          <dd className={valueStyle({ align })}>
            <span className={words}>{value}</span>
            {copy && (
              <span className={copyStyle}>
                <CopyButton {...copy} />
              </span>
            )}
          </dd>
          {hint && <dd className={hintStyle}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
