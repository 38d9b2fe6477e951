import { parseDigit, tradeArea } from '@/contract/market';
import type { PremarketPair } from '@/contract/premarket';

/** The code of a token in a URL: `kora_usdt`. */
export const premarketUrlCode = ({ baseCurrency, quoteCurrency }: Pick<PremarketPair, 'baseCurrency' | 'quoteCurrency'>): string =>
  `${baseCurrency}_${quoteCurrency}`.toLowerCase();

/** Converts a pre-market token to an instrument of a trade screen. */
export const fromPremarketPair = (pair: PremarketPair) => ({
  id: pair.tradeId,
  side: 'spot' as const,
  quoteId: pair.tradeId,
  base: pair.baseCurrency,
  quote: pair.quoteCurrency,
  baseName: pair.baseName,
  amountUnit: pair.baseCurrency,
  decimals: parseDigit(pair.digit).price,
  amountDecimals: parseDigit(pair.digit).amount,
  lot: null,
  leverage: 0,
  multiple: null,
  area: tradeArea.usdt,
  contractType: null,
  expiry: null,
  listedTime: pair.opensTime,
  delistTime: null,
});
