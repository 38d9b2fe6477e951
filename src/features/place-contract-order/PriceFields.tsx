import { useUnit } from 'effector-react';
import { useFormat, useText } from '@/shared/i18n';
import { steppedPrice, withDecimals } from '@/shared/lib/typedFigures';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { PriceField } from '@/ui/PriceField/PriceField';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { choices } from './ContractOrderForm.css';
import { fieldsOf, type Ticket, type TicketField, type TicketMarket } from './ticket';
import { bestChosen, figureTyped, ticketChosen } from './ticketModel';

export interface PriceFieldsProps {
  readonly ticket: Ticket;
  readonly market: TicketMarket;
  /** What is wrong with a field; undefined for nothing. */
  readonly problemOf: (field: TicketField) => string | undefined;
}

/** The fields of an order's own prices, as its kind has them. */
export function PriceFields({ ticket, market, problemOf }: PriceFieldsProps) {
  const { onType, onBest, onChoose } = useUnit({ onType: figureTyped, onBest: bestChosen, onChoose: ticketChosen });
  const t = useText('contract', 'trade');
  const format = useFormat();
  const common = (field: TicketField) => ({
    name: field,
    separators: format.separators,
    value: ticket[field],
    onChange: (text: string) => onType({ field, text }),
    errorMessage: problemOf(field),
  });
  const price = (field: 'price' | 'triggerPrice' | 'activationPrice') => {
    const label = t(`contract.${field}`);
    return (
      <PriceField
        key={field}
        {...common(field)}
        label={label}
        unit={market.quote}
        normalise={withDecimals(market.priceDigits)}
        onStep={steppedPrice({ decimals: market.priceDigits, last: market.last })}
        stepLabels={{ down: t('trade.tickDown', { field: label }), up: t('trade.tickUp', { field: label }) }}
        choices={
          field === 'price' && (
            <span className={choices}>
              <Button size="compact" tone="quiet" isDisabled={market.bids.length === 0} onPress={() => onBest('bid')}>
                {t('contract.bidBest')}
              </Button>
              <Button size="compact" tone="quiet" isDisabled={market.asks.length === 0} onPress={() => onBest('ask')}>
                {t('contract.askBest')}
              </Button>
            </span>
          )
        }
      />
    );
  };
  return (
    <>
      {fieldsOf(ticket, market).map((field) => {
        if (field === 'price' || field === 'triggerPrice' || field === 'activationPrice') return price(field);
        if (field !== 'trailing') return null;
        return (
          <AmountField
            key={field}
            {...common(field)}
            label={t('contract.trailing')}
            description={t('contract.trailingHint')}
            unit="%"
            normalise={withDecimals(2)}
          />
        );
      })}
      {ticket.kind === 'plan' && (
        <SegmentedControl
          label={t('contract.planPrice')}
          size="compact"
          width="full"
          options={[
            { id: 'market', label: t('contract.kind_market') },
            { id: 'limit', label: t('contract.kind_limit') },
          ]}
          value={ticket.hasPlanPrice ? 'limit' : 'market'}
          onChange={(id) => onChoose({ hasPlanPrice: id === 'limit' })}
        />
      )}
    </>
  );
}
