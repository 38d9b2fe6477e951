import { useUnit } from 'effector-react';
import { $lastPrice } from '@/entities/pair-feed';
import { useFormat } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { TitleNoteGate } from '@/shared/page/titleNote';
import type { DeskPartProps } from './product';

/** Puts price and pair before the title of the document, for those who trade in another tab. */
export function TitlePrice({ pair }: DeskPartProps) {
  const last = useUnit($lastPrice);
  const format = useFormat();
  useGate(TitleNoteGate, { text: pair && last !== null ? `${format.price(last, pair.decimals)} ${pair.base}/${pair.quote}` : null });
  return null;
}
