import type { Unsubscribe } from '@/shared/lib';
import type { Feed } from '@/shared/lib/feed';
import type { MarketId } from './instrument';
import type { Quote } from './quote';

/** Puts a quote into the document; `isMoving` is false for the first one and for one that was missed out of sight. */
export type Write = (quote: Quote, isMoving: boolean) => void;

/** The rows of one list whose cells are written straight into the document, as long as they are in sight. */
export interface RowBinding {
  /** Binds a cell to an instrument until stopped; the cell's row decides whether it is in sight. */
  readonly bind: (id: MarketId, cell: Element, write: Write) => Unsubscribe;
  readonly close: Unsubscribe;
}

interface BoundRow {
  readonly id: MarketId;
  readonly writes: Set<Write>;
  readonly stop: Unsubscribe;
  isInSight: boolean;
}

/** Makes the rows of a list over a feed. */
export function createRowBinding(feed: Feed<Quote>): RowBinding {
  const lines = new Map<Element, BoundRow>();
  const observer = typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(look, { rootMargin: nearby });

  function look(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const line = lines.get(target);
      if (!line) continue;
      const hasAppeared = isIntersecting && !line.isInSight;
      line.isInSight = isIntersecting;
      if (hasAppeared) writeNow(line.id, line.writes);
    }
  }

  function writeNow(id: MarketId, writes: Iterable<Write>) {
    const quote = feed.get(id);
    if (quote) for (const write of writes) write(quote, false);
  }

  function open(row: Element, id: MarketId) {
    const writes = new Set<Write>();
    const stop = feed.subscribe(id, (quote) => {
      if (line.isInSight) for (const write of writes) write(quote, true);
    });
    const line = { id, writes, stop, isInSight: true };
    lines.set(row, line);
    observer?.observe(row);
    return line;
  }

  function closeRow(row: Element) {
    lines.get(row)?.stop();
    lines.delete(row);
    observer?.unobserve(row);
  }

  return {
    bind: (id, cell, write) => {
      const row = cell.closest(rows) ?? cell;
      const line = lines.get(row) ?? open(row, id);
      line.writes.add(write);
      writeNow(id, [write]);
      return () => {
        line.writes.delete(write);
        if (line.writes.size === 0 && lines.get(row) === line) closeRow(row);
      };
    },
    close: () => {
      for (const row of lines.keys()) closeRow(row);
      observer?.disconnect();
    },
  };
}

/** What counts as a row. */
const rows = 'tr, li';
/** The next row out of sight is written too, so that a row that is scrolled in shows figures of now. */
const nearby = '24px';
