import { isInverse, type OrderEffect, type OrderSide } from '@/contract/swap';
import type { TicketMarket } from './ticket';

/** What the button of a side does, in words. One that may close one position and open another says which way it trades. */
export function buttonText(side: OrderSide, effect: OrderEffect, { setting, onlyCloses }: Pick<TicketMarket, 'setting' | 'onlyCloses'>) {
  if (setting.positionMode === 'oneWay' && !onlyCloses) return side === 'buy' ? 'contract.buyLong' : 'contract.sellShort';
  if (effect === 'close') return side === 'buy' ? 'contract.closeShort' : 'contract.closeLong';
  return side === 'buy' ? 'contract.openLong' : 'contract.openShort';
}

/** How the cost and the fee of an order are written. */
export const chargeIn = ({ contractCode, coin }: Pick<TicketMarket, 'contractCode' | 'coin'>) => ({
  decimals: isInverse(contractCode) ? 8 : 4,
  unit: coin,
});
