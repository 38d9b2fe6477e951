import { useUnit } from 'effector-react';
import { useState } from 'react';
import { compare, type Decimal } from '@/contract/decimal';
import { stepOf } from '@/contract/spot';
import { exitProblem, orderSideOf, type PriceBasis } from '@/contract/swap';
import { useLiveQuote } from '@/entities/market';
import { $lastPrice, $pairId } from '@/entities/pair-feed';
import { useFormat, useText } from '@/shared/i18n';
import { parsePositive } from '@/shared/lib/numberInput';
import { OrderPriceField } from '@/shared/order-form/OrderPriceField';
import { PriceBasisField } from '@/shared/order-form/PriceBasisField';
import { Text } from '@/ui/Text/Text';
import { gainAt, moneyDecimals } from './gain';
import { $exitOrders } from './exitOrders';
import { positionActionClosed } from './model';
import { dropExit, exitKinds, setExit, type ExitKind } from './mutations';
import { PositionDialog, type PositionActionProps } from './PositionDialog';
import { usePositionContract } from './usePositionContract';
import { usePositionName } from './usePositionName';

export interface ExitsDialogProps extends PositionActionProps {
  /** Prices already changed, such as by dragging a line on a chart. */
  readonly exits?: Partial<Record<ExitKind, Decimal>>;
}

/** Sets the take-profit and stop-loss prices of a position; an empty field sets none. */
export function ExitsDialog({ position, exits }: ExitsDialogProps) {
  const view = useUnit({
    orders: $exitOrders,
    last: $lastPrice,
    pairId: $pairId,
    isPending: setExit.$isPending,
    onClose: positionActionClosed,
    onSet: setExit.submitted,
    onDrop: dropExit.submitted,
  });
  const { contractCode, markPrice } = position;
  const before = { takeProfit: position.takeProfitPrice ?? '', stopLoss: position.stopLossPrice ?? '' };
  const [typed, setTyped] = useState<Readonly<Record<ExitKind, string>>>({ ...before, ...exits });
  const basisBefore = exitKinds.flatMap((kind) => view.orders[kind]?.triggerBasis ?? [])[0] ?? 'last';
  const [chosen, setBasis] = useState<PriceBasis | null>(null);
  const basis = chosen ?? basisBefore;
  const t = useText('contract', 'contractMore', 'orders');
  const format = useFormat();
  const nameOf = usePositionName();
  const { decimals, quote, coin, contract } = usePositionContract(position);
  const indexPrice = useLiveQuote(contract)?.indexPrice ?? null;
  const last = (view.pairId === contractCode ? view.last : null) ?? markPrice;
  const referencePrice = { last, mark: markPrice, index: indexPrice ?? last }[basis];
  const priceOf = (kind: ExitKind) => parsePositive(typed[kind]);
  const isChanged = (kind: ExitKind) =>
    compare(priceOf(kind) ?? '0', parsePositive(before[kind]) ?? '0') !== 0 || (priceOf(kind) !== null && basis !== basisBefore);
  const problemOf = (kind: ExitKind) => {
    if (!isChanged(kind)) return undefined;
    const exit = { takeProfitPrice: null, stopLossPrice: null, [`${kind}Price`]: priceOf(kind) };
    return exitProblem({ priceDigits: decimals }, orderSideOf(position.side, 'open'), exit, referencePrice)?.problem;
  };
  const tick = format.amount(stepOf(decimals), { decimals, unit: quote });
  const save = () => {
    for (const kind of exitKinds.filter(isChanged)) {
      const [price, order] = [priceOf(kind), view.orders[kind]];
      if (price !== null) view.onSet({ position, kind, price, basis });
      else if (order) view.onDrop({ position, orderId: order.orderId });
    }
    view.onClose();
  };
  return (
    <PositionDialog
      position={position}
      title={t('contractMore.exitFor', { position: nameOf(position) })}
      confirmLabel={t('contract.confirm')}
      isPending={view.isPending}
      isDisabled={exitKinds.some(problemOf) || !exitKinds.some(isChanged)}
      onConfirm={save}
    >
      {exitKinds.map((kind) => {
        const [price, problem] = [priceOf(kind), problemOf(kind)];
        const gain = price && format.amount(gainAt(position, price), { decimals: moneyDecimals(position), unit: coin });
        return (
          <OrderPriceField
            key={kind}
            label={t(`contract.${kind}`)}
            unit={quote}
            value={typed[kind]}
            onChange={(text) => setTyped({ ...typed, [kind]: text })}
            description={gain === null ? undefined : t('contractMore.takesAt', { amount: gain })}
            errorMessage={problem && t(`orders.${problem}`, { tick })}
            decimals={decimals}
            last={last}
          />
        );
      })}
      <PriceBasisField value={basis} onChange={setBasis} />
      <Text size="small" tone="soft">
        {t('contractMore.exitHint')}
      </Text>
    </PositionDialog>
  );
}
