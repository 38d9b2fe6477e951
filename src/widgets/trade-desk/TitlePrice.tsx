import { useUnit } from 'effector-react';
import { $lastPrice } from '@/entities/pair-feed';
import { useFormat } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { TitlePrefixGate } from '@/shared/page/titlePrefix';
import type { DeskPartProps } from './product';
import { useInstrumentName } from './useInstrumentName';

/** Prefixes the document title with price and pair, visible while another tab is active. */
export function TitlePrice({ pair }: DeskPartProps) {
  const last = useUnit($lastPrice);
  const format = useFormat();
  const nameOf = useInstrumentName();
  useGate(TitlePrefixGate, { text: pair && last !== null ? `${format.price(last, pair.decimals)} ${nameOf(pair)}` : null });
  return null;
}
