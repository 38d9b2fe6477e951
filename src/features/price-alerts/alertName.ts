import type { PriceAlert } from '@/contract/alerts';
import { contractName } from '@/contract/swap';
import type { Instrument } from '@/entities/market';
import type { ToastRequest } from '@/entities/toasts';

/** An instrument as alerts name it: a pair by its tradeId, a contract by its code. */
export const marketOf = ({ id }: Instrument): Pick<PriceAlert, 'tradeId' | 'contractCode'> =>
  typeof id === 'number' ? { tradeId: id, contractCode: null } : { tradeId: null, contractCode: id };

/** The market of an alert as it is called: `BTC/USDT`, `BTCUSDT`; a dash while the pair is not known. */
export function alertName({ tradeId, contractCode }: Pick<PriceAlert, 'tradeId' | 'contractCode'>, pairs: readonly Instrument[]): string {
  if (contractCode !== null) return contractName(contractCode);
  const pair = pairs.find(({ id }) => id === tradeId);
  return pair ? `${pair.base}/${pair.quote}` : '–';
}

/** What is said when an alert goes off. */
export const firedNotice = (alert: PriceAlert, pairs: readonly Instrument[]): Omit<ToastRequest, 'id'> => ({
  tone: 'info',
  text: {
    key: `trade.alertFired_${alert.direction}`,
    values: { pair: alertName(alert, pairs), price: alert.price },
  },
});
