import { useUnit } from 'effector-react';
import { parseDigit } from '@/contract/market';
import { useText } from '@/shared/i18n';
import { OrderPriceField } from '@/shared/order-form/OrderPriceField';
import { TrailingField } from '@/shared/order-form/TrailingField';
import { fieldsOf, type Ticket, type TicketField, type TicketMarket } from './ticket';
import { valueTyped } from './ticketModel';

export interface PriceFieldsProps {
  readonly ticket: Ticket;
  readonly market: TicketMarket;
  /** The error message of a field; undefined if valid. */
  readonly problemOf: (field: TicketField) => string | undefined;
}

/** The price fields of an order, depending on its kind. */
export function PriceFields({ ticket, market, problemOf }: PriceFieldsProps) {
  const onType = useUnit(valueTyped);
  const t = useText('trade');
  const labels = {
    price: t(ticket.kind === 'oco' ? 'trade.limitPrice' : 'trade.price'),
    stopPrice: t('trade.stopPrice'),
    stopLimitPrice: t('trade.stopLimitPrice'),
    activationPrice: t('trade.activationPrice'),
    trailing: t('trade.trailing'),
  };
  const best = { bid: market.bestBid, ask: market.bestAsk };
  return fieldsOf[ticket.kind].map((field) => {
    if (field === 'size') return null;
    const common = {
      name: field,
      label: labels[field],
      value: ticket[field],
      onChange: (text: string) => onType({ field, text }),
      errorMessage: problemOf(field),
    };
    if (field === 'trailing') return <TrailingField key={field} {...common} />;
    return (
      <OrderPriceField
        key={field}
        {...common}
        unit={market.quote}
        decimals={parseDigit(market.digit).price}
        last={market.last}
        best={field === 'price' ? best : undefined}
      />
    );
  });
}
