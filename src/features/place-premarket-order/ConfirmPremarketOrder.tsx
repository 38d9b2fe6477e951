import { useUnit } from 'effector-react';
import { multiply } from '@/contract/decimal';
import { pledgeOf } from '@/contract/premarket';
import { orderSide } from '@/contract/spot';
import { preferencesChanged } from '@/entities/trade-preferences';
import { useFormat, useText } from '@/shared/i18n';
import { OrderConfirmation } from '@/shared/order-form/OrderConfirmation';
import { confirmation } from './model';
import type { PremarketMarket } from './ticket';

export interface ConfirmPremarketOrderProps {
  readonly market: Pick<PremarketMarket, 'base' | 'quote' | 'collateralRate'>;
}

/** Asks for confirmation before an order is sent, since it cannot be undone once matched. */
export function ConfirmPremarketOrder({ market: { base, quote, collateralRate } }: ConfirmPremarketOrderProps) {
  const { request, onClose, onConfirm, onPreference } = useUnit({
    request: confirmation.$request,
    onClose: confirmation.cancelled,
    onConfirm: confirmation.confirmed,
    onPreference: preferencesChanged,
  });
  const t = useText('premarket', 'trade');
  const format = useFormat();
  const isSell = request?.side === orderSide.sell;
  const action = t(isSell ? 'trade.sellCoin' : 'trade.buyCoin', { coin: base });
  const inQuote = (value: string) => format.amount(value, { decimals: 12, unit: quote });
  const items = request && [
    { id: 'price', term: t('trade.price'), value: inQuote(request.price) },
    { id: 'amount', term: t('trade.amount'), value: format.amount(request.amount, { decimals: 12, unit: base }) },
    { id: 'total', term: t('trade.total'), value: inQuote(multiply(request.price, request.amount)) },
    {
      id: 'pledge',
      term: t(isSell ? 'premarket.collateral' : 'premarket.payment'),
      value: inQuote(pledgeOf(request.side, request.price, request.amount, { collateralRate })),
      hint: t('premarket.pledgeHint'),
    },
  ];
  return (
    <OrderConfirmation
      what={action}
      isOpen={request !== null}
      confirmLabel={action}
      items={items ?? []}
      onCancel={() => onClose()}
      onConfirm={() => onConfirm()}
      onNeverAsk={() => onPreference({ asksFirst: false })}
    />
  );
}
