import { isInverse, type OrderSide } from '@/contract/swap';
import type { Ticket, TicketMarket } from './ticket';

/** What the button of a side does, in words. */
export function buttonText(side: OrderSide, { effect }: Pick<Ticket, 'effect'>, { setting }: Pick<TicketMarket, 'setting'>) {
  if (setting.positionMode === 'oneWay') return side === 'buy' ? 'contract.buyLong' : 'contract.sellShort';
  if (effect === 'close') return side === 'buy' ? 'contract.closeShort' : 'contract.closeLong';
  return side === 'buy' ? 'contract.openLong' : 'contract.openShort';
}

/** How the cost and the fee of an order are written. */
export const chargeIn = ({ contractCode, coin }: Pick<TicketMarket, 'contractCode' | 'coin'>) => ({
  decimals: isInverse(contractCode) ? 8 : 4,
  unit: coin,
});
