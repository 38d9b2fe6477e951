import type { OrderSide } from '@/contract/swap';
import type { Ticket, TicketMarket } from './ticket';

/** What the button of a side does, in words. */
export function buttonText(side: OrderSide, { effect }: Pick<Ticket, 'effect'>, { setting }: Pick<TicketMarket, 'setting'>) {
  if (setting.positionMode === 'oneWay') return side === 'buy' ? 'contract.buyLong' : 'contract.sellShort';
  if (effect === 'close') return side === 'buy' ? 'contract.closeShort' : 'contract.closeLong';
  return side === 'buy' ? 'contract.openLong' : 'contract.openShort';
}
