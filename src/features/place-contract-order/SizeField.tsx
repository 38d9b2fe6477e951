import { useUnit } from 'effector-react';
import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/numberInput';
import { OrderSizeField } from '@/ui/OrderSizeField/OrderSizeField';
import { $share } from './valuesModel';
import { sizeDigits, sizeUnits, type Ticket, type TicketMarket } from './ticket';
import { valueTyped, shareChosen, unitChosen } from './ticketModel';

export interface SizeFieldProps {
  readonly ticket: Ticket;
  readonly market: TicketMarket;
  readonly problem: string | undefined;
}

/** The size of an order: in contracts, in the unit of amounts, or in the settlement coin as its value or margin. */
export function SizeField({ ticket, market, problem }: SizeFieldProps) {
  const { share, onType, onShare, onUnit } = useUnit({ share: $share, onType: valueTyped, onShare: shareChosen, onUnit: unitChosen });
  const t = useText('contract', 'trade');
  const format = useFormat();
  const labels = {
    contracts: t('contract.contracts'),
    amount: market.amountUnit,
    value: market.coin,
    margin: t('contract.byMargin', { coin: market.coin }),
  };
  const hints = {
    contracts: format.amount(market.lot, { unit: market.amountUnit }),
    amount: undefined,
    value: t('contract.byValueHint'),
    margin: t('contract.byMarginHint'),
  };
  return (
    <OrderSizeField
      name="size"
      label={t('contract.size')}
      separators={format.separators}
      value={ticket.size}
      onChange={(text) => onType({ field: 'size', text })}
      normalise={withDecimals(sizeDigits(ticket, market))}
      errorMessage={problem}
      units={{
        label: t('contract.unit'),
        options: sizeUnits.map((id) => ({ id, label: labels[id], description: hints[id] })),
        value: ticket.unit,
        onChange: (id) => onUnit(sizeUnits.find((unit) => unit === id) ?? 'amount'),
      }}
      all={{ label: t('contract.all'), onPress: () => onShare(100) }}
      share={{ label: t('trade.share'), percent: share, onChange: onShare }}
    />
  );
}
