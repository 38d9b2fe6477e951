import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { marginMode } from '@/contract/margin';
import { $marginAccount, MarginAccountGate } from '@/entities/margin-account';
import { LoanHost, loanOpened, type LoanAction } from '@/features/margin-loan';
import { useGate } from '@/shared/lib/gate';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'features/LoanDialogs' };

const btcUsdtTradeId = 1001;

interface OpenedProps extends Pick<LoanAction, 'kind'> {
  readonly isCross?: boolean;
}

function Opened({ kind, isCross = false }: OpenedProps) {
  const { account, onOpen } = useUnit({ account: $marginAccount, onOpen: loanOpened });
  useGate(MarginAccountGate, { mode: isCross ? marginMode.cross : marginMode.isolated, tradeId: btcUsdtTradeId });
  const isLoaded = account !== null;
  useEffect(() => {
    if (isLoaded) onOpen({ kind, tradeId: isCross ? null : btcUsdtTradeId });
  }, [isLoaded, kind, isCross, onOpen]);
  return <LoanHost />;
}

function Example({ as = 'trader', scenario = 'isolated-debt', ...opened }: OpenedProps & Pick<AppStoryProps, 'as' | 'scenario'>) {
  return (
    <AppStory as={as} scenario={scenario}>
      <Opened {...opened} />
    </AppStory>
  );
}

export const Borrow = () => <Example kind="borrow" />;

export const BorrowCross = () => <Example kind="borrow" isCross as="crossMargin" />;

/** Typing an amount shows the risk before and after. */
export const BorrowTyped = () => <Example kind="borrow" />;
BorrowTyped.meta = { script: [{ type: '500', into: 'Amount' }, { see: 'Est. risk ratio' }] };

export const NothingToBorrow = () => <Example kind="borrow" scenario="loan-at-limit" />;

export const Repay = () => <Example kind="repay" />;

export const RepayCross = () => <Example kind="repay" isCross as="crossMargin" />;

/** Repaying as much as the balance allows ends a margin call. */
export const RepayTyped = () => <Example kind="repay" isCross as="crossMargin" scenario="cross-near-liquidation" />;
RepayTyped.meta = { script: [{ press: 'All' }, { see: 'Est. risk ratio' }] };

export const ClosePosition = () => <Example kind="close" />;
