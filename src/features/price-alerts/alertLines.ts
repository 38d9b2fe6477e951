import type { PriceAlert } from '@/contract/alerts';
import { $activeAlerts } from './model';

/** The prices of active alerts as chart lines. */
export const $alertLines = $activeAlerts.map((list) => list.map(lineOf));

function lineOf({ alertId, tradeId, contractCode, price }: PriceAlert) {
  return { alertId, instrument: tradeId ?? contractCode, price };
}
