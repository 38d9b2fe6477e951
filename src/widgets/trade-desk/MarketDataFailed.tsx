import { firstMarketData } from '@/entities/pair-feed';
import { QueryView } from '@/shared/api/QueryView';

export interface MarketDataFailedProps {
  /** The error message. */
  readonly text: string;
}

/** Replaces the order book or the trades if their first request failed: the reason and a retry button. */
export function MarketDataFailed({ text }: MarketDataFailedProps) {
  return (
    <QueryView query={firstMarketData} density="compact" errorText={text} skeleton={null}>
      {() => null}
    </QueryView>
  );
}
