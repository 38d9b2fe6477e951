import { useUnit } from 'effector-react';
import { useState } from 'react';
import { amountOf } from '@/contract/capital';
import { compare, isZero, type Decimal } from '@/contract/decimal';
import { coinsOf } from '@/contract/swap';
import { $contracts } from '@/entities/market';
import { $lastPrice, $pairId } from '@/entities/pair-feed';
import { useFormat, useText } from '@/shared/i18n';
import { steppedPrice, withDecimals } from '@/shared/lib/typedFigures';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { PriceField } from '@/ui/PriceField/PriceField';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import type { PositionDialogProps } from './ClosePositionDialog';
import { gainAt, gainDecimals, isPassed } from './exits';
import { $exitOrders, taskClosed } from './model';
import { dropExit, exitKinds, setExit, type ExitKind } from './mutations';
import { usePositionName } from './usePositionName';

export interface ExitsDialogProps extends PositionDialogProps {
  /** What has been changed already, such as by a line that was dragged on a chart. */
  readonly exits?: Partial<Record<ExitKind, Decimal>>;
}

/** Sets at which price a position takes profit and at which it stops losses; an empty field sets none. */
export function ExitsDialog({ position, exits }: ExitsDialogProps) {
  const view = useUnit({
    contracts: $contracts,
    orders: $exitOrders,
    last: $lastPrice,
    pairId: $pairId,
    isPending: setExit.$isPending,
    onClose: taskClosed,
    onSet: setExit.submitted,
    onDrop: dropExit.submitted,
  });
  const { contractCode, markPrice } = position;
  const before = { takeProfit: position.takeProfitPrice ?? '', stopLoss: position.stopLossPrice ?? '' };
  const [typed, setTyped] = useState<Readonly<Record<ExitKind, string>>>({ ...before, ...exits });
  const t = useText('contract', 'trade', 'orders');
  const format = useFormat();
  const nameOf = usePositionName();
  const { quote, coin } = coinsOf(contractCode);
  const decimals = view.contracts.list.find(({ id }) => id === contractCode)?.decimals ?? 8;
  const last = (view.pairId === contractCode ? view.last : null) ?? markPrice;
  const isChanged = (kind: ExitKind) => compare(amountOf(typed[kind]), amountOf(before[kind])) !== 0;
  const isWrong = (kind: ExitKind) => isChanged(kind) && isPassed(position, kind, typed[kind], last);
  const save = () => {
    for (const kind of exitKinds.filter(isChanged)) {
      const order = view.orders[kind];
      if (!isZero(amountOf(typed[kind]))) view.onSet({ position, kind, price: amountOf(typed[kind]) });
      else if (order) view.onDrop({ position, orderId: order.orderId });
    }
    view.onClose();
  };
  return (
    <Dialog
      title={t('contract.exitFor', { position: nameOf(position) })}
      width="narrow"
      isOpen
      onOpenChange={(isOpen) => !isOpen && view.onClose()}
      footer={
        <>
          <Button onPress={() => view.onClose()}>{t('trade.confirmBack')}</Button>
          <Button
            tone="accent"
            isPending={view.isPending}
            isDisabled={exitKinds.some(isWrong) || !exitKinds.some(isChanged)}
            onPress={save}
          >
            {t('contract.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {exitKinds.map((kind) => {
          const price = amountOf(typed[kind]);
          const gain = format.amount(gainAt(position, price), { decimals: gainDecimals(position), unit: coin });
          return (
            <PriceField
              key={kind}
              label={t(`contract.${kind}`)}
              unit={quote}
              separators={format.separators}
              value={typed[kind]}
              onChange={(text) => setTyped({ ...typed, [kind]: text })}
              description={isZero(price) ? undefined : t('contract.takesAt', { amount: gain })}
              errorMessage={isWrong(kind) ? t('orders.orderTriggerPassed') : undefined}
              normalise={withDecimals(decimals)}
              onStep={steppedPrice({ decimals, last })}
              stepLabels={{
                down: t('trade.tickDown', { field: t(`contract.${kind}`) }),
                up: t('trade.tickUp', { field: t(`contract.${kind}`) }),
              }}
            />
          );
        })}
        <Text size="small" tone="soft">
          {t('contract.exitHint')}
        </Text>
      </Stack>
    </Dialog>
  );
}
