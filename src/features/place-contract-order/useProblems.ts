import { useUnit } from 'effector-react';
import { minNotional } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import { orderBounds } from '@/shared/order-form/orderBounds';
import { $sideValues } from './valuesModel';
import { $attempted } from './submitModel';
import type { TicketField } from './ticket';
import { $market, $shownSide, $ticket } from './ticketModel';

/** Returns the error message of a field: for the submitted or shown side, else if equal for both sides. Missing values are reported only after submitting. */
export function useProblems(): (field: TicketField) => string | undefined {
  const { sideValues, attempted, shown, ticket, market } = useUnit({
    sideValues: $sideValues,
    attempted: $attempted,
    shown: $shownSide,
    ticket: $ticket,
    market: $market,
  });
  const t = useText('orders');
  const format = useFormat();
  return (field) => {
    if (market === null) return undefined;
    const side = attempted ?? shown;
    const [buy, sell] = [sideValues.buy.problems[field], sideValues.sell.problems[field]];
    const problem = side ? sideValues[side].problems[field] : buy === sell ? buy : undefined;
    const isReported = problem !== undefined && (attempted !== null || (problem !== 'missing' && ticket[field] !== ''));
    if (!isReported) return undefined;
    const { priceDigits: decimals, quote, lot, amountUnit } = market;
    return t(`orders.${problem}`, orderBounds(format, { decimals, quote, lot, amountUnit, min: minNotional }));
  };
}
