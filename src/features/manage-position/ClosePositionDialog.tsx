import { useUnit } from 'effector-react';
import { useState } from 'react';
import { amountOf } from '@/contract/capital';
import { divide, isZero, multiply, wholeLots } from '@/contract/decimal';
import { contractOrderProblem, minNotional, orderSideOf } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import { percentOf, parsePositive, withDecimals } from '@/shared/lib/numberInput';
import { orderBounds } from '@/shared/order-form/orderBounds';
import { OrderPriceField } from '@/shared/order-form/OrderPriceField';
import { OrderSizeField } from '@/ui/OrderSizeField/OrderSizeField';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Text } from '@/ui/Text/Text';
import { gainAt, moneyDecimals } from './gain';
import { closePart } from './mutations';
import { PositionDialog, type PositionActionProps } from './PositionDialog';
import { usePositionContract } from './usePositionContract';
import { usePositionName } from './usePositionName';

/** Closes a position or a part of it, by market or limit order. */
export function ClosePositionDialog({ position }: PositionActionProps) {
  const { isPending, onSubmit } = useUnit({ isPending: closePart.$isPending, onSubmit: closePart.submitted });
  const { closableAmount, contractCode, leverage, markPrice: mark } = position;
  const { lot, decimals, quote, coin, amountUnit } = usePositionContract(position);
  const [isLimit, setLimit] = useState(false);
  const [price, setPrice] = useState(mark);
  const [amount, setAmount] = useState(closableAmount);
  const t = useText('contract', 'contractMore', 'orders');
  const format = useFormat();
  const nameOf = usePositionName();
  const order = {
    side: orderSideOf(position.side, 'close'),
    effect: 'close',
    price: isLimit ? parsePositive(price) : null,
    amount: amountOf(amount),
    leverage,
  } as const;
  const missing = isZero(order.amount) ? 'amount' : isLimit && order.price === null ? 'price' : null;
  const rules = { contractCode, lot, priceDigits: decimals, maxLeverage: leverage, tiers: [] };
  const problem = missing ? null : contractOrderProblem(rules, order, { mark, closable: closableAmount, projectedExposure: '0' });
  const problemOf = (field: 'amount' | 'price') => {
    if (missing === field) return t('orders.missing');
    if (problem?.field !== field) return undefined;
    return t(`orders.${problem.problem}`, orderBounds(format, { decimals, quote, lot, amountUnit, min: minNotional }));
  };
  const gain = missing ? null : gainAt({ ...position, amount: order.amount }, order.price ?? mark);
  const choosePercent = (percent: number) =>
    setAmount(percent === 100 ? closableAmount : wholeLots(multiply(closableAmount, divide(String(percent), '100')), lot));
  return (
    <PositionDialog
      position={position}
      title={t('contractMore.closeTitle', { position: nameOf(position) })}
      confirmLabel={t('contract.close')}
      isPending={isPending}
      isDisabled={missing !== null || problem !== null}
      onConfirm={() => onSubmit({ position, amount: order.amount, price: order.price })}
    >
      <SegmentedControl
        label={t('contractMore.closeBy')}
        width="full"
        options={[
          { id: 'market', label: t('contractMore.closeMarket') },
          { id: 'limit', label: t('contractMore.closeLimit') },
        ]}
        value={isLimit ? 'limit' : 'market'}
        onChange={(id) => setLimit(id === 'limit')}
      />
      {isLimit && (
        <OrderPriceField
          label={t('contract.price')}
          unit={quote}
          value={price}
          onChange={setPrice}
          errorMessage={problemOf('price')}
          decimals={decimals}
          last={mark}
        />
      )}
      <OrderSizeField
        label={t('contractMore.closeAmount')}
        separators={format.separators}
        value={amount}
        onChange={setAmount}
        normalise={withDecimals(lot.split('.')[1]?.length ?? 0)}
        errorMessage={problemOf('amount')}
        unit={amountUnit}
        all={{ label: t('contract.all'), onPress: () => choosePercent(100) }}
        share={{ label: t('contractMore.closeAmount'), percent: percentOf(order.amount, closableAmount), onChange: choosePercent }}
      />
      <Text size="small" tone="soft">
        {t('contractMore.takesAt', {
          amount: format.amount(gain, { decimals: moneyDecimals(position), min: moneyDecimals(position), unit: coin }),
        })}
      </Text>
    </PositionDialog>
  );
}
