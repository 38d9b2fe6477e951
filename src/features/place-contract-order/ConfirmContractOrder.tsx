import { useUnit } from 'effector-react';
import { multiply } from '@/contract/decimal';
import { contractName, priceBases } from '@/contract/swap';
import { preferencesChanged } from '@/entities/trade-preferences';
import { useFormat, useText } from '@/shared/i18n';
import { OrderConfirmation } from '@/shared/order-form/OrderConfirmation';
import { $sideValues } from './valuesModel';
import { confirmation } from './submitModel';
import type { TicketMarket } from './ticket';
import { buttonText, costFormat } from './labels';

export interface ConfirmContractOrderProps {
  readonly market: TicketMarket;
}

const prices = ['price', 'triggerPrice', 'activationPrice'] as const;
const exits = ['takeProfit', 'stopLoss'] as const;

/** Asks for confirmation before an order is sent. */
export function ConfirmContractOrder({ market }: ConfirmContractOrderProps) {
  const { submission, sideValues, onClose, onConfirm, onPreference } = useUnit({
    submission: confirmation.$request,
    sideValues: $sideValues,
    onClose: confirmation.cancelled,
    onConfirm: confirmation.confirmed,
    onPreference: preferencesChanged,
  });
  const t = useText('contract', 'trade');
  const format = useFormat();
  const body = submission?.request.body;
  const side = body?.side ?? 'buy';
  const action = t(buttonText(side, body?.effect ?? 'open', market));
  const fields: Partial<Record<string, unknown>> = body ?? {};
  const row = (name: string, term: string, unit: string) => {
    const value = fields[name];
    return typeof value === 'string' ? [{ id: name, term, value: format.amount(value, { decimals: 12, unit }) }] : [];
  };
  const basis = (name: 'triggerBasis' | 'exitBasis') => {
    const value = priceBases.find((each) => each === fields[name]);
    return value ? [{ id: name, term: t('contract.basis'), value: t(`contract.basis_${value}`) }] : [];
  };
  const trailing = typeof fields.trailing === 'string' ? `${multiply(fields.trailing, '100')}%` : null;
  const chargeText = (name: 'cost' | 'fee') => format.amount(sideValues[side][name], costFormat(market));
  const rows = [
    { id: 'margin', term: t('contract.marginMode'), value: `${t(`contract.${market.setting.marginMode}`)} ${market.setting.leverage}×` },
    ...prices.flatMap((name) => row(name, t(`contract.${name}`), market.quote)),
    ...(trailing === null ? [] : [{ id: 'trailing', term: t('contract.trailing'), value: trailing }]),
    ...basis('triggerBasis'),
    ...row('amount', t('contract.size'), market.amountUnit),
    ...exits.flatMap((name) => row(`${name}Price`, t(`contract.${name}`), market.quote)),
    ...basis('exitBasis'),
    { id: 'cost', term: t('contract.cost'), value: chargeText('cost') },
    { id: 'fee', term: t('trade.fee'), value: chargeText('fee') },
    { id: 'liquidation', term: t('contract.estimatedLiquidation'), value: format.price(sideValues[side].liquidation, market.priceDigits) },
  ];
  return (
    <OrderConfirmation
      what={`${action} ${submission ? contractName(submission.contractCode) : ''}`}
      isOpen={submission !== null}
      confirmLabel={action}
      items={rows}
      onCancel={() => onClose()}
      onConfirm={() => onConfirm()}
      onNeverAsk={() => onPreference({ asksFirst: false })}
    />
  );
}
