import { splitDigit } from '@/contract/market';
import { minTurnoverOf, stepOf } from '@/contract/spot';
import type { Format } from '@/shared/i18n';
import type { TicketMarket } from './ticket';

/** What the texts of problems name: the steps of price and amount, and the least turnover. */
export function boundsOf({ base, quote, digit }: Pick<TicketMarket, 'base' | 'quote' | 'digit'>, format: Format) {
  const { price, amount } = splitDigit(digit);
  return {
    tick: format.amount(stepOf(price), { decimals: price, unit: quote }),
    lot: format.amount(stepOf(amount), { decimals: amount, unit: base }),
    least: format.amount(minTurnoverOf({ quote }), { unit: quote }),
  };
}
