import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { OrderPriceField } from '@/shared/order-form/OrderPriceField';
import { TrailingField } from '@/shared/order-form/TrailingField';
import { PriceBasisField } from '@/shared/order-form/PriceBasisField';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { priceFieldsOf, type Ticket, type TicketField, type TicketMarket } from './ticket';
import { valueTyped, ticketChosen } from './ticketModel';

export interface PriceFieldsProps {
  readonly ticket: Ticket;
  readonly market: TicketMarket;
  /** The error message of a field; undefined if valid. */
  readonly problemOf: (field: TicketField) => string | undefined;
}

/** The price fields of an order, depending on its kind. */
export function PriceFields({ ticket, market, problemOf }: PriceFieldsProps) {
  const { onType, onChoose } = useUnit({ onType: valueTyped, onChoose: ticketChosen });
  const t = useText('contract');
  const best = { bid: market.bids[0]?.[0] ?? null, ask: market.asks[0]?.[0] ?? null };
  return (
    <>
      {priceFieldsOf(ticket).map((field) => {
        const common = {
          name: field,
          label: t(`contract.${field}`),
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
            decimals={market.priceDigits}
            last={market.last}
            best={field === 'price' ? best : undefined}
          />
        );
      })}
      {ticket.kind === 'plan' && (
        <>
          <PriceBasisField value={ticket.triggerBasis} onChange={(triggerBasis) => onChoose({ triggerBasis })} />
          <SegmentedControl
            label={t('contract.planPrice')}
            size="compact"
            width="full"
            options={[
              { id: 'market', label: t('contract.kind_market') },
              { id: 'limit', label: t('contract.kind_limit') },
            ]}
            value={ticket.hasTriggerLimit ? 'limit' : 'market'}
            onChange={(id) => onChoose({ hasTriggerLimit: id === 'limit' })}
          />
        </>
      )}
    </>
  );
}
