import { useUnit } from 'effector-react';
import { stepOf } from '@/contract/spot';
import { minNotional } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import type { TicketProblem } from './check';
import { $attempted } from './submitModel';
import type { TicketField } from './ticket';
import { $figures, $market, $shownSide, $ticket } from './ticketModel';

/** Tells what is wrong with a field: of the side whose button was pressed, before that what is wrong for both. Missing figures are told once a button was pressed. */
export function useProblems(): (field: TicketField) => string | undefined {
  const { figures, attempted, shown, ticket, market } = useUnit({
    figures: $figures,
    attempted: $attempted,
    shown: $shownSide,
    ticket: $ticket,
    market: $market,
  });
  const t = useText('contract', 'orders');
  const format = useFormat();
  return (field) => {
    if (market === null) return undefined;
    const side = attempted ?? shown;
    const [buy, sell] = [figures.buy.problems[field], figures.sell.problems[field]];
    const problem = side ? figures[side].problems[field] : buy === sell ? buy : undefined;
    const isTold = problem !== undefined && (attempted !== null || (problem !== 'missing' && ticket[field] !== ''));
    if (!isTold) return undefined;
    const bounds = {
      tick: format.amount(stepOf(market.priceDigits), { decimals: market.priceDigits, unit: market.quote }),
      lot: format.amount(market.lot, { unit: market.amountUnit }),
      least: format.amount(minNotional, { unit: market.quote }),
    };
    return isOfContracts(problem) ? t(`contract.${problem}`) : t(`orders.${problem}`, bounds);
  };
}

const ofContracts = ['orderLeverage', 'orderReduceOnly', 'orderTooLarge', 'tooManyOrders'] as const;
const isOfContracts = (problem: TicketProblem): problem is (typeof ofContracts)[number] => ofContracts.some((known) => known === problem);
