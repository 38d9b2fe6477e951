import { useUnit } from 'effector-react';
import { useState } from 'react';
import { multiply } from '@/contract/decimal';
import { preferencesChanged } from '@/entities/trade-preferences';
import { useFormat, useText } from '@/shared/i18n';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Stack } from '@/ui/Stack/Stack';
import { $confirmed, confirmationClosed, orderConfirmed } from './submitModel';
import type { TicketMarket } from './ticket';
import { $figures } from './ticketModel';
import { buttonText } from './words';

export interface ConfirmContractOrderProps {
  readonly market: TicketMarket;
}

const prices = ['price', 'triggerPrice', 'activationPrice'] as const;
const exits = ['takeProfit', 'stopLoss'] as const;

/** Says what will be sent, before it is; somebody may do without it from then on. */
export function ConfirmContractOrder({ market }: ConfirmContractOrderProps) {
  const { submission, figures, onClose, onConfirm, onPreference } = useUnit({
    submission: $confirmed,
    figures: $figures,
    onClose: confirmationClosed,
    onConfirm: orderConfirmed,
    onPreference: preferencesChanged,
  });
  const [isLast, setLast] = useState(false);
  const t = useText('contract', 'trade');
  const format = useFormat();
  const body = submission?.request.body;
  const side = body?.side ?? 'buy';
  const action = t(buttonText(side, { effect: body?.effect ?? 'open' }, market));
  const given: Partial<Record<string, unknown>> = body ?? {};
  const row = (name: string, term: string, unit: string) => {
    const value = given[name];
    return typeof value === 'string' ? [{ id: name, term, value: format.amount(value, { decimals: 12, unit }) }] : [];
  };
  const trailing = typeof given.trailing === 'string' ? `${multiply(given.trailing, '100')}%` : null;
  const rows = [
    { id: 'margin', term: t(`contract.${market.setting.marginMode}`), value: `${market.setting.leverage}×` },
    ...prices.flatMap((name) => row(name, t(`contract.${name}`), market.quote)),
    ...(trailing === null ? [] : [{ id: 'trailing', term: t('contract.trailing'), value: trailing }]),
    ...row('amount', t('contract.size'), market.amountUnit),
    ...exits.flatMap((name) => row(`${name}Price`, t(`contract.${name}`), market.quote)),
    { id: 'cost', term: t('contract.cost'), value: format.amount(figures[side].cost, { unit: market.coin }) },
    { id: 'liquidation', term: t('contract.estimatedLiquidation'), value: format.price(figures[side].liquidation, market.priceDigits) },
  ];
  return (
    <ConfirmDialog
      title={t('trade.confirmTitle', { what: `${action} ${submission?.contractCode.toUpperCase() ?? ''}` })}
      isOpen={submission !== null}
      confirmLabel={action}
      cancelLabel={t('trade.confirmBack')}
      onCancel={() => onClose()}
      onConfirm={() => {
        if (isLast) onPreference({ asksFirst: false });
        onConfirm();
      }}
    >
      <Stack gap={5}>
        <DescriptionList density="compact" items={rows} />
        <Checkbox isSelected={isLast} onChange={setLast}>
          {t('trade.confirmNever')}
        </Checkbox>
      </Stack>
    </ConfirmDialog>
  );
}
