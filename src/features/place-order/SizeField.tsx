import { useUnit } from 'effector-react';
import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/numberInput';
import { OrderSizeField } from '@/ui/OrderSizeField/OrderSizeField';
import { sizeDigits, unitOf, type Ticket, type TicketMarket } from './ticket';
import { valueTyped, shareChosen, unitChosen } from './ticketModel';

export interface SizeFieldProps {
  readonly ticket: Ticket;
  readonly market: TicketMarket;
  /** The share of the maximum size, in whole percent. */
  readonly share: number;
  readonly problem: string | undefined;
}

/** The size of an order in either coin; for a trailing order in the coin it pays with. */
export function SizeField({ ticket, market, share, problem }: SizeFieldProps) {
  const { onType, onShare, onUnit } = useUnit({ onType: valueTyped, onShare: shareChosen, onUnit: unitChosen });
  const t = useText('trade');
  const format = useFormat();
  const unit = unitOf(ticket);
  const hasChoice = ticket.kind !== 'trailing';
  const units = {
    label: t('trade.unit'),
    options: (['base', 'quote'] as const).map((id) => ({ id, label: market[id] })),
    value: unit,
    onChange: (id: string) => onUnit(id === 'quote' ? 'quote' : 'base'),
  };
  return (
    <OrderSizeField
      name="size"
      label={t(unit === 'base' ? 'trade.amount' : 'trade.total')}
      separators={format.separators}
      value={ticket.size}
      onChange={(text) => onType({ field: 'size', text })}
      normalise={withDecimals(sizeDigits(ticket, market))}
      errorMessage={problem}
      unit={market[unit]}
      units={hasChoice ? units : undefined}
      all={{ label: t('trade.all'), onPress: () => onShare(100) }}
      share={{ label: t('trade.share'), percent: share, onChange: onShare }}
    />
  );
}
