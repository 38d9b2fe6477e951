import { useUnit } from 'effector-react';
import type { ComponentType, ReactNode } from 'react';
import { LiveMarket } from '@/entities/market';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Card } from '@/ui/Card/Card';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { AccountStats } from './AccountStats';
import { AssetList } from './AssetList';
import type { RowActionsProps } from './AssetActions';
import type { AmountColumn } from './columns';
import { accountQuery, type TransferAccount } from './model';

export interface AccountViewProps {
  readonly wallet: TransferAccount;
  /** The amounts relevant to this account, shown as totals and as columns. */
  readonly amounts: readonly AmountColumn[];
  /** Further actions for a coin of this account. */
  readonly RowActions?: ComponentType<RowActionsProps>;
  /** Rendered beside the filters of the coin list. */
  readonly tools?: ReactNode;
  /** Rendered between the totals and the coins. */
  readonly children?: ReactNode;
}

/** One account: its value, its available, reserved and borrowed amounts, and every coin. The screen must keep `AccountAssetsGate` open. */
export function AccountView({ wallet, amounts, RowActions, tools, children }: AccountViewProps) {
  const t = useText('accountAssets');
  return (
    <QueryView query={accountQuery(wallet)} errorText={t('accountAssets.failed')} skeleton={<Loading />}>
      {({ list }) => (
        <Stack gap={6}>
          <AccountStats wallet={wallet} list={list} amounts={amounts} />
          {children}
          {/* The coins link to their markets, which are loaded while a live market is mounted. */}
          <LiveMarket side="spot">
            <AssetList title={t('accountAssets.coins')} list={list} amounts={amounts} RowActions={RowActions} tools={tools} />
          </LiveMarket>
        </Stack>
      )}
    </QueryView>
  );
}

/** Height in px of the totals and number of skeleton rows while the account loads: on a phone the totals are stacked and a coin takes more space. */
const skeletonSizes = { phone: { totalsHeight: 168, rows: 8 }, wide: { totalsHeight: 72, rows: 6 } };

function Loading() {
  const { totalsHeight, rows } = skeletonSizes[useUnit($device) === 'phone' ? 'phone' : 'wide'];
  return (
    <>
      <Card density="generous">
        <Skeleton shape="block" size={totalsHeight} label />
      </Card>
      <Card density="none">
        <Skeleton shape="row" count={rows} />
      </Card>
    </>
  );
}
