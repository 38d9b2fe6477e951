import { splitDigit, tradeArea } from '@/contract/market';
import type { PremarketPair } from '@/contract/premarket';

/** The code by which an address names a token: `kora_usdt`. */
export const premarketCode = ({ baseCurrency, quoteCurrency }: Pick<PremarketPair, 'baseCurrency' | 'quoteCurrency'>): string =>
  `${baseCurrency}_${quoteCurrency}`.toLowerCase();

/** A token of the pre-market as an instrument of a trade screen, which reads its type. */
export const ofPremarketPair = (pair: PremarketPair) => ({
  id: pair.tradeId,
  side: 'spot' as const,
  pricedBy: pair.tradeId,
  base: pair.baseCurrency,
  quote: pair.quoteCurrency,
  baseName: pair.baseName,
  amountUnit: pair.baseCurrency,
  decimals: splitDigit(pair.digit).price,
  amountDecimals: splitDigit(pair.digit).amount,
  lot: null,
  leverage: 0,
  multiple: null,
  area: tradeArea.usdt,
  contractType: null,
  expiry: null,
  listedTime: pair.opensTime,
  delistTime: null,
});
