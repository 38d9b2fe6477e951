import { useCallback, useEffect, useRef } from 'react';
import { textNodeOf, useLiveWriter, type LiveSource } from '../live';
import { arrowPaths } from '../PriceChange/PriceChange';
import { arrow } from '../PriceChange/PriceChange.css';
import { createFlash } from '../Price/flash';
import { price as flashing } from '../Price/Price.css';
import type { Book, BookFormat } from './book';
import { aside, last, price } from './LastPrice.css';

export interface LastPriceProps {
  book: LiveSource<Book | null>;
  format: BookFormat;
}

/** The last price between the sides of a book, with its direction, its value and the spread. */
export function LastPrice({ book, format }: LastPriceProps) {
  const root = useRef<HTMLDivElement>(null);
  const flash = useRef<ReturnType<typeof createFlash>>(null);
  useEffect(
    () => () => {
      flash.current?.stop();
      flash.current = null;
    },
    [],
  );
  const bind = useCallback(() => (root.current ? bindLastPrice(root.current, format, flash) : undefined), [format]);
  useLiveWriter(book, bind);
  return (
    <div ref={root} className={last}>
      <span data-part="price" className={`${price} ${flashing}`}>
        <span data-part="text" />
        <svg viewBox="0 0 10 10" aria-hidden className={arrow}>
          <path />
        </svg>
      </span>
      <span className={aside}>
        <span data-part="fiat" />
        <span data-part="spread" />
      </span>
    </div>
  );
}

function bindLastPrice(root: HTMLElement, format: BookFormat, flash: { current: ReturnType<typeof createFlash> | null }) {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const priceElement = part('price');
  const picture = root.querySelector('path');
  const texts = { price: textNodeOf(part('text')), fiat: textNodeOf(part('fiat')), spread: textNodeOf(part('spread')) };
  let shown: Book['last'] = null;
  return (book: Book | null) => {
    if (!book) return;
    const spread = format.spread(book);
    if (texts.spread.data !== spread) texts.spread.data = spread;
    const { last } = book;
    if (!last || !priceElement || (last.price === shown?.price && last.trend === shown.trend)) return;
    const hasMoved = shown !== null && last.price !== shown.price;
    shown = last;
    texts.price.data = format.price(last.price);
    texts.fiat.data = format.fiat(last.price);
    priceElement.dataset.trend = last.trend;
    picture?.setAttribute('d', arrowPaths[last.trend]);
    if (!hasMoved || last.trend === 'flat') return;
    flash.current ??= createFlash(priceElement);
    flash.current.show(last.trend);
  };
}
