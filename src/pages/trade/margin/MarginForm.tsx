import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { account as accountType } from '@/contract/capital';
import { add } from '@/contract/decimal';
import { marginMode, type MarginAsset } from '@/contract/margin';
import { tradingAccount } from '@/contract/spot';
import { $marginAssetByCoin, MarginAccountGate } from '@/entities/margin-account';
import { availableIn, OrderForm } from '@/features/place-order';
import { transferOpened } from '@/features/transfer';
import type { DeskPartProps } from '@/widgets/trade-desk';

/** The order form of a margin account: orders may borrow and repay. */
export function MarginForm({ pair }: DeskPartProps) {
  const { assetOf, gate, onTransfer } = useUnit({ assetOf: $marginAssetByCoin, gate: MarginAccountGate.state, onTransfer: transferOpened });
  const { mode } = gate;
  const ticketAccount = useMemo(() => {
    const coins = pair ?? noCoins;
    const [base, quote] = [assetOf?.get(coins.base), assetOf?.get(coins.quote)];
    return {
      id: mode === marginMode.cross ? tradingAccount.crossMargin : tradingAccount.isolatedMargin,
      available: availableIn(coins, assetOf),
      loans: { base: loanOf(base), quote: loanOf(quote) },
    };
  }, [pair, assetOf, mode]);
  return (
    <OrderForm
      pair={pair}
      account={ticketAccount}
      onTopUp={(unit) =>
        onTransfer({
          target: mode === marginMode.cross ? accountType.crossMargin : accountType.isolatedMargin,
          coinId: pair ? assetOf?.get(pair[unit])?.coinId : undefined,
          ...(mode === marginMode.isolated && typeof pair?.id === 'number' && { tradeId: pair.id }),
        })
      }
    />
  );
}

const noCoins = { base: '', quote: '' };
const loanOf = (asset: MarginAsset | undefined) => ({
  borrowable: asset?.borrowAble ?? '0',
  owed: asset ? add(asset.borrowed, asset.interest) : '0',
  hourlyRate: asset?.hourlyRate ?? '0',
});
