import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $lastPrice } from '@/entities/pair-feed';
import { brand } from '@/shared/brand';
import { useFormat } from '@/shared/i18n';
import type { DeskPartProps } from './product';

/** Puts the price first in the title of the document, for those who trade in another tab; the title of the screen comes back when it is left. */
export function TitlePrice({ pair }: DeskPartProps) {
  const last = useUnit($lastPrice);
  const format = useFormat();
  const text = pair && last !== null ? `${format.price(last, pair.decimals)} ${pair.base}/${pair.quote} – ${brand.name}` : null;
  useEffect(() => {
    if (text === null) return undefined;
    const before = document.title;
    document.title = text;
    return () => {
      document.title = before;
    };
  }, [text]);
  return null;
}
