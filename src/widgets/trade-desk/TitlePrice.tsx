import { useUnit } from 'effector-react';
import { $lastPrice } from '@/entities/pair-feed';
import { useFormat } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { TitleNoteGate } from '@/shared/page/titleNote';
import type { DeskPartProps } from './product';
import { useInstrumentName } from './useInstrumentName';

/** Puts price and pair before the title of the document, for those who trade in another tab. */
export function TitlePrice({ pair }: DeskPartProps) {
  const last = useUnit($lastPrice);
  const format = useFormat();
  const nameOf = useInstrumentName();
  useGate(TitleNoteGate, { text: pair && last !== null ? `${format.price(last, pair.decimals)} ${nameOf(pair)}` : null });
  return null;
}
