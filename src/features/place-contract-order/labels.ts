import { isInverse, type OrderEffect, type OrderSide } from '@/contract/swap';
import type { TicketMarket } from './ticket';

/** The text key of a side's button. In one-way mode, where an order may close one position and open another, it names the direction. */
export function buttonText(side: OrderSide, effect: OrderEffect, { setting, isCloseOnly }: Pick<TicketMarket, 'setting' | 'isCloseOnly'>) {
  if (setting.positionMode === 'oneWay' && !isCloseOnly) return side === 'buy' ? 'contract.buyLong' : 'contract.sellShort';
  if (effect === 'close') return side === 'buy' ? 'contract.closeShort' : 'contract.closeLong';
  return side === 'buy' ? 'contract.openLong' : 'contract.openShort';
}

/** The format of an order's cost and fee. */
export const costFormat = ({ contractCode, coin }: Pick<TicketMarket, 'contractCode' | 'coin'>) => ({
  decimals: isInverse(contractCode) ? 8 : 4,
  unit: coin,
});
