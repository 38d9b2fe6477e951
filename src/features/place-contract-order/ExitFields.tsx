import { useUnit } from 'effector-react';
import { useFormat, useText } from '@/shared/i18n';
import { steppedPrice, withDecimals } from '@/shared/lib/typedFigures';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { PriceField } from '@/ui/PriceField/PriceField';
import type { PriceFieldsProps } from './PriceFields';
import { carriesExits } from './ticket';
import { figureTyped, ticketChosen } from './ticketModel';

const fields = ['takeProfit', 'stopLoss'] as const;

/** The prices at which the position is to be closed that an order opens. */
export function ExitFields({ ticket, market, problemOf }: PriceFieldsProps) {
  const { onType, onChoose } = useUnit({ onType: figureTyped, onChoose: ticketChosen });
  const t = useText('contract', 'trade');
  const format = useFormat();
  if (!carriesExits({ ...ticket, hasExits: true }, market)) return null;
  return (
    <>
      <Checkbox isSelected={ticket.hasExits} onChange={(hasExits) => onChoose({ hasExits })}>
        {t('contract.exits')}
      </Checkbox>
      {ticket.hasExits &&
        fields.map((name) => {
          const field = `${name}Price` as const;
          const label = t(`contract.${name}`);
          return (
            <PriceField
              key={field}
              name={field}
              label={label}
              unit={market.quote}
              separators={format.separators}
              value={ticket[field]}
              onChange={(text) => onType({ field, text })}
              errorMessage={problemOf(field)}
              normalise={withDecimals(market.priceDigits)}
              onStep={steppedPrice({ decimals: market.priceDigits, last: market.last })}
              stepLabels={{ down: t('trade.tickDown', { field: label }), up: t('trade.tickUp', { field: label }) }}
            />
          );
        })}
    </>
  );
}
