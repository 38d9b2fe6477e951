import type { PriceAlert } from '@/contract/alerts';
import { contractName } from '@/contract/swap';
import type { Instrument, MarketId } from '@/entities/market';
import type { ToastRequest } from '@/entities/toasts';
import type { Format } from '@/shared/i18n';

/** An instrument as alerts name it: a pair by its tradeId, a contract by its code. */
export const marketOf = ({ id }: Instrument): Pick<PriceAlert, 'tradeId' | 'contractCode'> =>
  typeof id === 'number' ? { tradeId: id, contractCode: null } : { tradeId: null, contractCode: id };

/** The market of an alert as it is called: `BTC/USDT`, `BTCUSDT`; a dash while the pair is not known. */
export function alertName({ tradeId, contractCode }: Pick<PriceAlert, 'tradeId' | 'contractCode'>, pairs: readonly Instrument[]): string {
  if (contractCode !== null) return contractName(contractCode);
  const pair = pairs.find(({ id }) => id === tradeId);
  return pair ? `${pair.base}/${pair.quote}` : '–';
}

/** The markets as far as they are known. */
export interface KnownMarkets {
  readonly pairs: readonly Instrument[];
  readonly contracts: ReadonlyMap<MarketId, Instrument>;
}

/** The market of an alert; undefined while it is not known. */
export const instrumentOf = ({ tradeId, contractCode }: PriceAlert, { pairs, contracts }: KnownMarkets): Instrument | undefined =>
  contractCode === null ? pairs.find(({ id }) => id === tradeId) : contracts.get(contractCode);

/** The price of an alert as its market writes prices; with its own decimals while the market is not known. */
export const alertPrice = ({ price }: PriceAlert, instrument: Instrument | undefined, format: Format): string =>
  format.price(price, instrument?.decimals ?? price.split('.')[1]?.length ?? 0);

/** What is said when an alert goes off. */
export const firedNotice = (alert: PriceAlert, known: KnownMarkets, format: Format): Omit<ToastRequest, 'id'> => ({
  tone: 'info',
  text: {
    key: `trade.alertFired_${alert.direction}`,
    values: { pair: alertName(alert, known.pairs), price: alertPrice(alert, instrumentOf(alert, known), format) },
  },
});
