import { useUnit } from 'effector-react';
import { tradeType } from '@/contract/spot';
import { useText } from '@/shared/i18n';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Text } from '@/ui/Text/Text';
import { tradeTypeOf, type Ticket, type TicketMarket } from './ticket';
import { tradeTypeChosen } from './ticketModel';

export interface TradeTypeFieldProps {
  readonly ticket: Ticket;
  readonly market: TicketMarket;
}

/** Selects whether a margin order borrows or repays, with an explanation. */
export function TradeTypeField({ ticket, market }: TradeTypeFieldProps) {
  const onChange = useUnit(tradeTypeChosen);
  const t = useText('trade');
  const isFixed = ticket.kind === 'oco';
  const chosen = tradeTypeOf(ticket, market);
  return (
    <>
      <SegmentedControl
        label={t('trade.tradeType')}
        size="compact"
        width="full"
        options={Object.values(tradeType).map((id) => ({ id, label: t(`trade.tradeType_${id}`), isDisabled: isFixed && id !== chosen }))}
        value={chosen}
        onChange={onChange}
      />
      <Text size="small" tone="soft">
        {t(isFixed ? 'trade.tradeTypeOco' : `trade.tradeTypeHint_${chosen}`)}
      </Text>
    </>
  );
}
