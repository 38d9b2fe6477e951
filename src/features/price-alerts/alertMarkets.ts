import type { PriceAlert } from '@/contract/alerts';
import { contractName } from '@/contract/swap';
import type { Instrument, MarketId } from '@/entities/market';
import type { ToastRequest } from '@/entities/toasts';
import type { Format } from '@/shared/i18n';

/** The fields by which an alert refers to its market: a pair's tradeId or a contract's code. */
export const alertTargetOf = ({ id }: Instrument): Pick<PriceAlert, 'tradeId' | 'contractCode'> =>
  typeof id === 'number' ? { tradeId: id, contractCode: null } : { tradeId: null, contractCode: id };

/** The display name of an alert's market: `BTC/USDT`, `BTCUSDT`; a dash while the pair is unknown. */
export function alertMarketName(
  { tradeId, contractCode }: Pick<PriceAlert, 'tradeId' | 'contractCode'>,
  pairs: readonly Instrument[],
): string {
  if (contractCode !== null) return contractName(contractCode);
  const pair = pairs.find(({ id }) => id === tradeId);
  return pair ? `${pair.base}/${pair.quote}` : '–';
}

/** The markets known so far. */
export interface KnownMarkets {
  readonly pairs: readonly Instrument[];
  readonly contracts: ReadonlyMap<MarketId, Instrument>;
}

/** The market of an alert; undefined while unknown. */
export const instrumentOf = ({ tradeId, contractCode }: PriceAlert, { pairs, contracts }: KnownMarkets): Instrument | undefined =>
  contractCode === null ? pairs.find(({ id }) => id === tradeId) : contracts.get(contractCode);

/** The price of an alert in its market's format; with its own decimals while the market is unknown. */
export const alertPrice = ({ price }: PriceAlert, instrument: Instrument | undefined, format: Format): string =>
  format.price(price, instrument?.decimals ?? price.split('.')[1]?.length ?? 0);

/** The toast for a triggered alert. */
export const alertToast = (alert: PriceAlert, markets: KnownMarkets, format: Format): Omit<ToastRequest, 'id'> => ({
  tone: 'info',
  text: {
    key: `trade.alertFired_${alert.direction}`,
    values: { pair: alertMarketName(alert, markets.pairs), price: alertPrice(alert, instrumentOf(alert, markets), format) },
  },
});
