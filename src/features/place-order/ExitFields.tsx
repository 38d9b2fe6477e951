import { useUnit } from 'effector-react';
import { exitFields } from '@/contract/exits';
import { parseDigit } from '@/contract/market';
import { useText } from '@/shared/i18n';
import { OrderPriceField } from '@/shared/order-form/OrderPriceField';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import type { PriceFieldsProps } from './PriceFields';
import { supportsExits } from './ticket';
import { exitsChosen, valueTyped } from './ticketModel';

/** The take-profit and stop-loss prices of an order. */
export function ExitFields({ ticket, market, problemOf }: PriceFieldsProps) {
  const { onType, onChoose } = useUnit({ onType: valueTyped, onChoose: exitsChosen });
  const t = useText('trade');
  if (!supportsExits(ticket, market)) return null;
  return (
    <>
      <Checkbox isSelected={ticket.hasExits} onChange={onChoose}>
        {t('trade.exits')}
      </Checkbox>
      {ticket.hasExits &&
        exitFields.map((field) => (
          <OrderPriceField
            key={field}
            name={field}
            label={t(`trade.${field}`)}
            unit={market.quote}
            value={ticket[field]}
            onChange={(text) => onType({ field, text })}
            errorMessage={problemOf(field)}
            decimals={parseDigit(market.digit).price}
            last={market.last}
          />
        ))}
    </>
  );
}
