import { GripHorizontal } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { ticksByKey } from '../PriceField/PriceField';
import { grip, mark, marks } from './CandleChart.css';
import { placeMarks } from './placeMarks';
import type { PriceLine } from './priceLine';

/** A price line while it is being moved. */
export interface Draft {
  readonly id: string;
  readonly price: string;
}

export interface PriceMarksProps {
  /** Accessible name of the list: "Orders and positions". */
  label: string;
  /** Tells screen reader users how to move a line by keyboard. */
  hint: string;
  lines: readonly PriceLine[];
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  /** Returns the price `ticks` ticks away from any price, on the tick grid; 0 snaps the price to it. */
  stepPrice: (price: string, ticks: number) => string;
  formatPrice: (price: string) => string;
  /** Converts a height of the picture in px to the price there; `yOf` does the reverse. */
  priceAt: (y: number) => string | null;
  yOf: (price: string) => number | null;
  /** Returns the width of the plot in px. */
  plotWidth: () => number;
  /** Receives the function that moves the marks to the current heights of their prices. */
  onRepositionReady: (place: () => void) => void;
}

/** The labels of price lines on a chart. A movable one follows the pointer or the arrow keys; releasing it or Enter confirms, Escape cancels. */
export function PriceMarks({
  label,
  hint,
  lines,
  draft,
  onDraft,
  stepPrice,
  formatPrice,
  priceAt,
  yOf,
  plotWidth,
  onRepositionReady,
}: PriceMarksProps) {
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const shown = lines.map((line) => (line.id === draft?.id ? { ...line, price: draft.price } : line));
  useLayoutEffect(() => {
    const reposition = () => {
      const items = shown.flatMap(({ price, onMove }, index) => {
        const item = list.current?.children[index];
        return item instanceof HTMLElement ? [{ item, y: yOf(price), isMovable: onMove !== undefined }] : [];
      });
      placeMarks(items, plotWidth());
    };
    reposition();
    onRepositionReady(reposition);
  });

  const commitMove = ({ id, price, onMove }: PriceLine) => {
    onDraft(null);
    if (lines.some((line) => line.id === id && line.price !== price)) onMove?.(price);
  };
  const follow = (line: PriceLine, event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const price = priceAt(event.clientY - top);
    if (price !== null) onDraft({ id: line.id, price: stepPrice(price, 0) });
  };
  const press = (line: PriceLine, event: KeyboardEvent) => {
    const ticks = ticksByKey[event.key];
    if (ticks !== undefined) onDraft({ id: line.id, price: stepPrice(line.price, ticks) });
    else if (event.key === 'Enter') commitMove(line);
    else if (event.key === 'Escape' && draft) onDraft(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <span id={hintId} hidden>
        {hint}
      </span>
      <ul ref={list} aria-label={label} className={marks}>
        {shown.map((line) => {
          const markClass = mark({ tone: line.tone, isMovable: Boolean(line.onMove), isDraft: draft?.id === line.id });
          return (
            <li key={line.id}>
              {line.onMove ? (
                <div
                  role="spinbutton"
                  tabIndex={0}
                  aria-label={line.label}
                  aria-valuetext={formatPrice(line.price)}
                  aria-describedby={hintId}
                  className={markClass}
                  onKeyDown={(event) => press(line, event)}
                  onBlur={() => onDraft(null)}
                  onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                  onPointerMove={(event) => follow(line, event)}
                  onPointerUp={() => commitMove(line)}
                  onPointerCancel={() => onDraft(null)}
                >
                  <span className={grip}>
                    <Icon icon={GripHorizontal} />
                  </span>
                  {line.label}
                </div>
              ) : (
                <div className={markClass}>
                  {line.label} {formatPrice(line.price)}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
