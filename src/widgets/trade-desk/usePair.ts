import { useUnit } from 'effector-react';
import { tradeCode } from '@/contract/market';
import { instrumentsRetried, lookupStatus, instrumentLists, type LookupStatus, type Instrument } from '@/entities/market';

/** The pair selected in the URL. */
export interface PairLookup {
  /** Null until known, or if there is no such pair. */
  readonly pair: Instrument | null;
  readonly status: LookupStatus;
  readonly onRetry: () => void;
}

/** Finds a pair by its code in the URL, such as `btc_usdt`. Source: specification, Routes, trade. */
export function usePair(code: string): PairLookup {
  const { pairs, onRetry } = useUnit({ pairs: instrumentLists.spot, onRetry: instrumentsRetried });
  const pair = pairs.list.find((each) => pairCodeOf(each) === code.toLowerCase()) ?? null;
  return { pair, status: lookupStatus(pairs, pair), onRetry: () => onRetry() };
}

/** The code of a pair in URLs. */
export const pairCodeOf = ({ base, quote, area }: Pick<Instrument, 'base' | 'quote' | 'area'>): string =>
  tradeCode({ baseCurrency: base, quoteCurrency: quote, tradeArea: area ?? 0 });
