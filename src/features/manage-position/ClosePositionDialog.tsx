import { useUnit } from 'effector-react';
import { useState } from 'react';
import { amountOf } from '@/contract/capital';
import { compare, divide, isGreater, isZero, multiply, wholeLots } from '@/contract/decimal';
import { coinsOf, type Position } from '@/contract/swap';
import { $contracts } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { steppedPrice, withDecimals } from '@/shared/lib/typedFigures';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { OrderSizeField } from '@/ui/OrderSizeField/OrderSizeField';
import { PriceField } from '@/ui/PriceField/PriceField';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Stack } from '@/ui/Stack/Stack';
import { taskClosed } from './model';
import { closePart } from './mutations';
import { usePositionName } from './usePositionName';

export interface PositionDialogProps {
  readonly position: Position;
}

/** Closes a position or a part of it, at the market or at a price. */
export function ClosePositionDialog({ position }: PositionDialogProps) {
  const view = useUnit({ contracts: $contracts, isPending: closePart.$isPending, onClose: taskClosed, onSubmit: closePart.submitted });
  const { closableAmount, contractCode, markPrice } = position;
  const contract = view.contracts.list.find(({ id }) => id === contractCode);
  const [lot, decimals] = [contract?.lot ?? '1', contract?.decimals ?? 8];
  const [isLimit, setLimit] = useState(false);
  const [price, setPrice] = useState(markPrice);
  const [amount, setAmount] = useState(closableAmount);
  const t = useText('contract', 'trade', 'orders');
  const format = useFormat();
  const nameOf = usePositionName();
  const { quote, amountUnit } = coinsOf(contractCode);
  const typed = amountOf(amount);
  const problem = isZero(typed)
    ? t('orders.missing')
    : isGreater(typed, closableAmount)
      ? t('contract.orderReduceOnly')
      : compare(wholeLots(typed, lot), typed) === 0
        ? undefined
        : t('orders.orderOffLot', { lot: format.amount(lot, { unit: amountUnit }) });
  const priceProblem = isLimit && isZero(amountOf(price)) ? t('orders.missing') : undefined;
  const share = isZero(closableAmount) ? 0 : Math.min(100, Number.parseInt(divide(multiply(typed, '100'), closableAmount, 0), 10));
  const choose = (percent: number) =>
    setAmount(percent === 100 ? closableAmount : wholeLots(multiply(closableAmount, divide(String(percent), '100')), lot));
  return (
    <Dialog
      title={t('contract.closeTitle', { position: nameOf(position) })}
      width="narrow"
      isOpen
      onOpenChange={(isOpen) => !isOpen && view.onClose()}
      footer={
        <>
          <Button onPress={() => view.onClose()}>{t('trade.confirmBack')}</Button>
          <Button
            tone="accent"
            isPending={view.isPending}
            isDisabled={problem !== undefined || priceProblem !== undefined}
            onPress={() => view.onSubmit({ position, amount: typed, price: isLimit ? amountOf(price) : null })}
          >
            {t('contract.close')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <SegmentedControl
          label={t('contract.closeBy')}
          width="full"
          options={[
            { id: 'market', label: t('contract.closeMarket') },
            { id: 'limit', label: t('contract.closeLimit') },
          ]}
          value={isLimit ? 'limit' : 'market'}
          onChange={(id) => setLimit(id === 'limit')}
        />
        {isLimit && (
          <PriceField
            label={t('contract.price')}
            unit={quote}
            separators={format.separators}
            value={price}
            onChange={setPrice}
            errorMessage={priceProblem}
            normalise={withDecimals(decimals)}
            onStep={steppedPrice({ decimals, last: markPrice })}
            stepLabels={{
              down: t('trade.tickDown', { field: t('contract.price') }),
              up: t('trade.tickUp', { field: t('contract.price') }),
            }}
          />
        )}
        <OrderSizeField
          label={t('contract.closeAmount')}
          separators={format.separators}
          value={amount}
          onChange={setAmount}
          normalise={withDecimals(lot.split('.')[1]?.length ?? 0)}
          errorMessage={problem}
          units={{ label: t('contract.unit'), options: [{ id: 'amount', label: amountUnit }], value: 'amount', onChange: () => {} }}
          all={{ label: t('contract.all'), onPress: () => choose(100) }}
          share={{ label: t('contract.closeAmount'), percent: share, onChange: choose }}
        />
      </Stack>
    </Dialog>
  );
}
