import { useUnit } from 'effector-react';
import { splitDigit } from '@/contract/market';
import { useFormat, useText } from '@/shared/i18n';
import { steppedPrice, withDecimals } from '@/shared/lib/typedFigures';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { PriceField } from '@/ui/PriceField/PriceField';
import { choices } from './OrderForm.css';
import { fieldsOf, type Ticket, type TicketField, type TicketMarket } from './ticket';
import { bestChosen, figureTyped } from './ticketModel';

export interface PriceFieldsProps {
  readonly ticket: Ticket;
  readonly market: TicketMarket;
  /** What is wrong with a field; undefined for nothing. */
  readonly problemOf: (field: TicketField) => string | undefined;
}

/** The fields of an order's prices, as its kind has them. */
export function PriceFields({ ticket, market, problemOf }: PriceFieldsProps) {
  const { onType, onBest } = useUnit({ onType: figureTyped, onBest: bestChosen });
  const t = useText('trade');
  const format = useFormat();
  const digits = splitDigit(market.digit);
  const labels = {
    price: t(ticket.kind === 'oco' ? 'trade.limitPrice' : 'trade.price'),
    stopPrice: t('trade.stopPrice'),
    stopLimitPrice: t('trade.stopLimitPrice'),
    activationPrice: t('trade.activationPrice'),
  };
  const common = (field: TicketField) => ({
    name: field,
    separators: format.separators,
    value: ticket[field],
    onChange: (text: string) => onType({ field, text }),
    errorMessage: problemOf(field),
  });
  return fieldsOf[ticket.kind].map((field) => {
    if (field === 'size') return null;
    if (field === 'trailing')
      return (
        <AmountField
          key={field}
          {...common(field)}
          label={t('trade.trailing')}
          description={t('trade.trailingHint')}
          unit="%"
          normalise={withDecimals(2)}
        />
      );
    return (
      <PriceField
        key={field}
        {...common(field)}
        label={labels[field]}
        unit={market.quote}
        normalise={withDecimals(digits.price)}
        onStep={steppedPrice({ decimals: digits.price, last: market.last })}
        stepLabels={{ down: t('trade.tickDown', { field: labels[field] }), up: t('trade.tickUp', { field: labels[field] }) }}
        choices={
          field === 'price' && (
            <span className={choices}>
              <Button size="compact" tone="quiet" isDisabled={market.bestBid === null} onPress={() => onBest('own')}>
                {t('trade.bestOwn')}
              </Button>
              <Button size="compact" tone="quiet" isDisabled={market.bestAsk === null} onPress={() => onBest('other')}>
                {t('trade.bestOther')}
              </Button>
            </span>
          )
        }
      />
    );
  });
}
