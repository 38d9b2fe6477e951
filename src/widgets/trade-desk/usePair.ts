import { useUnit } from 'effector-react';
import { tradeCode } from '@/contract/market';
import { directoryRetried, foundStatus, instrumentLists, type FoundStatus, type Instrument } from '@/entities/market';

/** The pair that an address names. */
export interface FoundPair {
  /** Null until it is known, or where there is none. */
  readonly pair: Instrument | null;
  readonly status: FoundStatus;
  readonly onRetry: () => void;
}

/** Finds a pair by its code in the address, such as `btc_usdt`. Source: specification, Routes, trade. */
export function usePair(code: string): FoundPair {
  const { pairs, onRetry } = useUnit({ pairs: instrumentLists.spot, onRetry: directoryRetried });
  const pair = pairs.list.find((each) => codeOf(each) === code.toLowerCase()) ?? null;
  return { pair, status: foundStatus(pairs, pair), onRetry: () => onRetry() };
}

/** A pair as addresses name it. */
export const codeOf = ({ base, quote, area }: Pick<Instrument, 'base' | 'quote' | 'area'>): string =>
  tradeCode({ baseCurrency: base, quoteCurrency: quote, tradeArea: area ?? 0 });
