import { useUnit } from 'effector-react';
import { useState } from 'react';
import { multiply } from '@/contract/decimal';
import { orderSide } from '@/contract/spot';
import { preferencesChanged } from '@/entities/trade-preferences';
import { useFormat, useText } from '@/shared/i18n';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Stack } from '@/ui/Stack/Stack';
import type { TicketRequest } from './check';
import { $confirmed, confirmationClosed, orderConfirmed } from './submitModel';
import type { TicketMarket } from './ticket';

export interface ConfirmOrderProps {
  readonly market: TicketMarket;
}

/** Says what will be sent, before it is; somebody may do without it from then on. */
export function ConfirmOrder({ market }: ConfirmOrderProps) {
  const { request, onClose, onConfirm, onPreference } = useUnit({
    request: $confirmed,
    onClose: confirmationClosed,
    onConfirm: orderConfirmed,
    onPreference: preferencesChanged,
  });
  const [isLast, setLast] = useState(false);
  const t = useText('trade', 'orders');
  const format = useFormat();
  const { base, quote } = market;
  const side = request?.body.side === orderSide.sell ? 'trade.sellCoin' : 'trade.buyCoin';
  const rows = request === null ? [] : figuresOf(request);
  const confirm = () => {
    if (isLast) onPreference({ asksFirst: false });
    onConfirm();
  };
  return (
    <ConfirmDialog
      title={t('trade.confirmTitle', { what: t(side, { coin: base }) })}
      isOpen={request !== null}
      confirmLabel={t(side, { coin: base })}
      cancelLabel={t('trade.confirmBack')}
      onCancel={() => onClose()}
      onConfirm={confirm}
    >
      <Stack gap={5}>
        <DescriptionList
          density="compact"
          items={rows.map(({ name, value, unit }) => ({
            id: name,
            term: t(`trade.${name}`),
            value: unit === 'percent' ? `${value}%` : format.amount(value, { decimals: 12, unit: unit === 'base' ? base : quote }),
          }))}
        />
        <Checkbox isSelected={isLast} onChange={setLast}>
          {t('trade.confirmNever')}
        </Checkbox>
      </Stack>
    </ConfirmDialog>
  );
}

const names = ['price', 'stopPrice', 'stopLimitPrice', 'trailing', 'activationPrice', 'amount', 'turnover'] as const;

interface ConfirmedFigure {
  readonly name: (typeof names)[number];
  readonly value: string;
  readonly unit: 'base' | 'quote' | 'percent';
}

/** The figures of a request with the unit of each. */
function figuresOf({ body }: TicketRequest): ConfirmedFigure[] {
  const given: Partial<Record<ConfirmedFigure['name'], string>> = body;
  return names.flatMap((name): ConfirmedFigure[] => {
    const value = given[name];
    if (value === undefined) return [];
    if (name === 'trailing') return [{ name, value: multiply(value, '100'), unit: 'percent' }];
    return [{ name, value, unit: name === 'amount' ? 'base' : 'quote' }];
  });
}
