import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../texts';
import { memoized } from '../memoized';
import { useFocusOffDisabled } from '../useFocusOffDisabled';
import { pagesAround } from './pages';
import { bar, gap, page as pageStyle, pages, summary as summaryStyle } from './Pagination.css';

export interface PaginationProps {
  /** Accessible name: "Pages of transfers". */
  label: string;
  /** Starts at 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
  /** The current range as text: "41–60 of 1,240"; the only text on a phone. */
  summary: string;
}

/** Pagination of a list. */
export const Pagination = memoized(function Pagination({ label, page, count, onPage, summary }: PaginationProps) {
  const text = useUiText();
  const nav = useRef<HTMLElement>(null);
  useFocusOffDisabled(nav);
  return (
    <nav ref={nav} aria-label={label} className={bar}>
      <span className={summaryStyle}>{summary}</span>
      <IconButton icon={ChevronLeft} label={text('previous')} isDisabled={page <= 1} onPress={() => onPage(page - 1)} />
      <ol className={pages}>
        {pagesAround(page, count).map((slot, index) => (
          <li key={index} className={slot === 'gap' ? gap : undefined}>
            {slot === 'gap' ? (
              '…'
            ) : (
              <Button
                aria-label={text('page', { number: slot })}
                aria-current={slot === page ? 'page' : undefined}
                className={pageStyle({ isCurrent: slot === page })}
                onPress={() => onPage(slot)}
              >
                {slot}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <IconButton icon={ChevronRight} label={text('next')} isDisabled={page >= count} onPress={() => onPage(page + 1)} />
    </nav>
  );
});
