import { useUnit } from 'effector-react';
import { multiply } from '@/contract/decimal';
import { orderSide, tradeType } from '@/contract/spot';
import { preferencesChanged } from '@/entities/trade-preferences';
import { useFormat, useText } from '@/shared/i18n';
import { OrderConfirmation } from '@/shared/order-form/OrderConfirmation';
import type { TicketRequest } from './check';
import { confirmation } from './submitModel';
import type { TicketMarket } from './ticket';

export interface ConfirmOrderProps {
  readonly market: TicketMarket;
}

/** Asks for confirmation before an order is sent. */
export function ConfirmOrder({ market: { base, quote } }: ConfirmOrderProps) {
  const { request, onClose, onConfirm, onPreference } = useUnit({
    request: confirmation.$request,
    onClose: confirmation.cancelled,
    onConfirm: confirmation.confirmed,
    onPreference: preferencesChanged,
  });
  const t = useText('trade', 'orders');
  const format = useFormat();
  const action = t(request?.body.side === orderSide.sell ? 'trade.sellCoin' : 'trade.buyCoin', { coin: base });
  const rows = request === null ? [] : valuesOf(request);
  const chosen = request?.kind === 'order' ? request.body.tradeType : tradeType.normal;
  return (
    <OrderConfirmation
      what={action}
      isOpen={request !== null}
      confirmLabel={action}
      items={[
        ...rows.map(({ name, value, unit }) => ({
          id: name,
          term: t(`trade.${name}`),
          value: unit === 'percent' ? `${value}%` : format.amount(value, { decimals: 12, unit: unit === 'base' ? base : quote }),
        })),
        ...(chosen === tradeType.normal ? [] : [{ id: 'tradeType', term: t('trade.tradeType'), value: t(`trade.tradeType_${chosen}`) }]),
      ]}
      onCancel={() => onClose()}
      onConfirm={() => onConfirm()}
      onNeverAsk={() => onPreference({ asksFirst: false })}
    />
  );
}

const names = [
  'price',
  'stopPrice',
  'stopLimitPrice',
  'trailing',
  'activationPrice',
  'amount',
  'turnover',
  'takeProfitPrice',
  'stopLossPrice',
] as const;

interface ConfirmedValue {
  readonly name: (typeof names)[number];
  readonly value: string;
  readonly unit: 'base' | 'quote' | 'percent';
}

/** The values of a request with their units. */
function valuesOf({ body }: TicketRequest): ConfirmedValue[] {
  const fields: Partial<Record<ConfirmedValue['name'], string>> = body;
  return names.flatMap((name): ConfirmedValue[] => {
    const value = fields[name];
    if (value === undefined) return [];
    if (name === 'trailing') return [{ name, value: multiply(value, '100'), unit: 'percent' }];
    return [{ name, value, unit: name === 'amount' ? 'base' : 'quote' }];
  });
}
