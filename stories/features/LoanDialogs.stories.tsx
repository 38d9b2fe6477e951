import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { marginMode } from '@/contract/margin';
import { $marginAccount, MarginAccountGate } from '@/entities/margin-account';
import { LoanHost, loanOpened, type LoanTask } from '@/features/margin-loan';
import { useGate } from '@/shared/lib/gate';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'features/LoanDialogs' };

const bitcoin = 1001;

interface OpenedProps extends Pick<LoanTask, 'kind'> {
  readonly isCross?: boolean;
}

function Opened({ kind, isCross = false }: OpenedProps) {
  const { account, onOpen } = useUnit({ account: $marginAccount, onOpen: loanOpened });
  useGate(MarginAccountGate, { mode: isCross ? marginMode.cross : marginMode.isolated, tradeId: bitcoin });
  const isThere = account !== null;
  useEffect(() => {
    if (isThere) onOpen({ kind, tradeId: isCross ? null : bitcoin });
  }, [isThere, kind, isCross, onOpen]);
  return <LoanHost />;
}

const dialog =
  (props: OpenedProps, { as = 'trader', scenario = 'isolated-debt' }: Pick<AppStoryProps, 'as' | 'scenario'> = {}) =>
  () => (
    <AppStory as={as} scenario={scenario}>
      <Opened {...props} />
    </AppStory>
  );

export const Borrow = dialog({ kind: 'borrow' });

export const BorrowCross = dialog({ kind: 'borrow', isCross: true }, { as: 'crossMargin' });

export const NothingToBorrow = dialog({ kind: 'borrow' }, { scenario: 'loan-at-limit' });

export const Repay = dialog({ kind: 'repay' });

export const RepayCross = dialog({ kind: 'repay', isCross: true }, { as: 'crossMargin' });

export const ClosePosition = dialog({ kind: 'close' });
