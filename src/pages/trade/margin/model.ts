import { createEvent, createStore, merge, sample } from 'effector';
import { add } from '@/contract/decimal';
import type { LiquidationRecord } from '@/contract/margin';
import { $marginAccount, $marginAssetByCoin, MarginAccountGate, marginAccountChanged, marginLiquidated } from '@/entities/margin-account';
import type { Instrument } from '@/entities/market';
import { userChanged } from '@/entities/session';
import { openOrdersUpdated, spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { transferSucceeded } from '@/features/transfer';
import type { Holding, PriceMark } from '@/widgets/trade-desk';

// Reloads the margin account after orders and transfers.
sample({ clock: merge([spotAccountChanged, openOrdersUpdated, transferSucceeded]), fn: () => {}, target: marginAccountChanged });

/** Chart mark of the liquidation price. */
export const $marks = $marginAccount.map((account): readonly PriceMark[] => {
  if (account === null || account.liquidationPrice === null || account.tradeId === null) return [];
  return [
    {
      id: 'liquidation',
      instrument: account.tradeId,
      price: account.liquidationPrice,
      label: 'margin.lineLiquidation',
      tone: 'first',
      isMovable: false,
    },
  ];
});

/** The account's holdings of the base coin, including those reserved by orders. */
export const $holdingsOf = $marginAssetByCoin.map(
  (assetOf) =>
    assetOf &&
    (({ base: unit }: Instrument): readonly Holding[] => {
      const { available, frozen } = assetOf.get(unit) ?? { available: '0', frozen: '0' };
      return [{ amount: add(available, frozen), unit }];
    }),
);

export const liquidationDismissed = createEvent();
/** The liquidation that happened while the account was shown; null if none or dismissed. */
export const $liquidated = createStore<LiquidationRecord | null>(null)
  .on(marginLiquidated, (_, record) => record)
  .reset(liquidationDismissed, MarginAccountGate.state, userChanged);
sample({
  clock: marginLiquidated,
  fn: ({ tradeName }) => ({
    tone: 'danger' as const,
    text:
      tradeName === null
        ? ({ key: 'margin.crossLiquidatedToast' } as const)
        : ({ key: 'margin.isolatedLiquidatedToast', values: { pair: tradeName } } as const),
  }),
  target: toastRequested,
});
