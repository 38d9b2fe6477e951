import type { Unsubscribe } from '@/shared/lib';
import type { Feed } from '@/shared/lib/feed';
import type { MarketId } from './instrument';
import type { Quote } from './quote';

/** Writes a quote into the document; `isMoving` is false for the first quote and for one that was missed while out of view. */
export type Write = (quote: Quote, isMoving: boolean) => void;

/** The rows of one list, whose cells are written directly into the document while in view. */
export interface RowBinding {
  /** Binds a cell to an instrument until stopped; visibility is that of the cell's row. */
  readonly bind: (id: MarketId, cell: Element, write: Write) => Unsubscribe;
  readonly close: Unsubscribe;
}

interface BoundRow {
  readonly id: MarketId;
  readonly writes: Set<Write>;
  readonly stop: Unsubscribe;
  isInSight: boolean;
}

/** Creates the row binding of a list to a feed. */
export function createRowBinding(feed: Feed<Quote>): RowBinding {
  const boundRows = new Map<Element, BoundRow>();
  const observer = typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(onIntersection, { rootMargin: nearby });

  function onIntersection(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const boundRow = boundRows.get(target);
      if (!boundRow) continue;
      const hasAppeared = isIntersecting && !boundRow.isInSight;
      boundRow.isInSight = isIntersecting;
      if (hasAppeared) writeNow(boundRow.id, boundRow.writes);
    }
  }

  function writeNow(id: MarketId, writes: Iterable<Write>) {
    const quote = feed.get(id);
    if (quote) for (const write of writes) write(quote, false);
  }

  function open(row: Element, id: MarketId) {
    const writes = new Set<Write>();
    const stop = feed.subscribe(id, (quote) => {
      if (boundRow.isInSight) for (const write of writes) write(quote, true);
    });
    const boundRow = { id, writes, stop, isInSight: true };
    boundRows.set(row, boundRow);
    observer?.observe(row);
    return boundRow;
  }

  function closeRow(row: Element) {
    boundRows.get(row)?.stop();
    boundRows.delete(row);
    observer?.unobserve(row);
  }

  return {
    bind: (id, cell, write) => {
      const row = cell.closest(rowSelector) ?? cell;
      const boundRow = boundRows.get(row) ?? open(row, id);
      boundRow.writes.add(write);
      writeNow(id, [write]);
      return () => {
        boundRow.writes.delete(write);
        if (boundRow.writes.size === 0 && boundRows.get(row) === boundRow) closeRow(row);
      };
    },
    close: () => {
      for (const row of boundRows.keys()) closeRow(row);
      observer?.disconnect();
    },
  };
}

/** The elements that count as rows. */
const rowSelector = 'tr, li';
/** Also updates the next row out of view, so that it shows current values when scrolled in. */
const nearby = '24px';
