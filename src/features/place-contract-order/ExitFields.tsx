import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { OrderPriceField } from '@/shared/order-form/OrderPriceField';
import { PriceBasisField } from '@/shared/order-form/PriceBasisField';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import type { PriceFieldsProps } from './PriceFields';
import { carriesExits } from './ticket';
import { valueTyped, ticketChosen } from './ticketModel';

const fields = ['takeProfit', 'stopLoss'] as const;

/** The take-profit and stop-loss prices of the position that an order opens. */
export function ExitFields({ ticket, market, problemOf }: PriceFieldsProps) {
  const { onType, onChoose } = useUnit({ onType: valueTyped, onChoose: ticketChosen });
  const t = useText('contract');
  if (!carriesExits({ ...ticket, hasExits: true }, market)) return null;
  return (
    <>
      <Checkbox isSelected={ticket.hasExits} onChange={(hasExits) => onChoose({ hasExits })}>
        {t('contract.exits')}
      </Checkbox>
      {ticket.hasExits &&
        fields.map((name) => {
          const field = `${name}Price` as const;
          return (
            <OrderPriceField
              key={field}
              name={field}
              label={t(`contract.${name}`)}
              unit={market.quote}
              value={ticket[field]}
              onChange={(text) => onType({ field, text })}
              errorMessage={problemOf(field)}
              decimals={market.priceDigits}
              last={market.last}
            />
          );
        })}
      {ticket.hasExits && <PriceBasisField value={ticket.exitBasis} onChange={(exitBasis) => onChoose({ exitBasis })} />}
    </>
  );
}
