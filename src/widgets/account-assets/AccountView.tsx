import { useUnit } from 'effector-react';
import type { ComponentType, ReactNode } from 'react';
import { LiveMarket } from '@/entities/market';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Card } from '@/ui/Card/Card';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { AccountFigures } from './AccountFigures';
import { AssetList } from './AssetList';
import type { RowActionsProps } from './AssetActions';
import type { AmountColumn } from './columns';
import { accountQuery, type HeldAccount } from './model';

export interface AccountViewProps {
  readonly wallet: HeldAccount;
  /** The amounts that matter in this account: summed up, and a column each. */
  readonly amounts: readonly AmountColumn[];
  /** What else can be done with a coin of this account. */
  readonly RowActions?: ComponentType<RowActionsProps>;
  /** Stands beside what narrows the list of coins. */
  readonly tools?: ReactNode;
  /** Stands between the sums and the coins. */
  readonly children?: ReactNode;
}

/** One account: what it is worth, what of it is available, reserved or owed, and every coin; a screen holds `AccountAssetsGate` open. */
export function AccountView({ wallet, amounts, RowActions, tools, children }: AccountViewProps) {
  const t = useText('accountAssets');
  return (
    <QueryView query={accountQuery(wallet)} errorText={t('accountAssets.failed')} skeleton={<Loading />}>
      {({ list }) => (
        <Stack gap={6}>
          <AccountFigures wallet={wallet} list={list} amounts={amounts} />
          {children}
          {/* The coins lead to their markets, which are known while one is shown. */}
          <LiveMarket side="spot">
            <AssetList title={t('accountAssets.coins')} list={list} amounts={amounts} RowActions={RowActions} tools={tools} />
          </LiveMarket>
        </Stack>
      )}
    </QueryView>
  );
}

/** Height in px of the sums, and how many rows are drawn while the account loads: on a phone the sums stand below each other, and a coin takes more room. */
const room = { phone: { figures: 168, rows: 8 }, wide: { figures: 72, rows: 6 } };

function Loading() {
  const { figures, rows } = room[useUnit($device) === 'phone' ? 'phone' : 'wide'];
  return (
    <>
      <Card density="generous">
        <Skeleton shape="block" size={figures} label />
      </Card>
      <Card density="none">
        <Skeleton shape="row" count={rows} />
      </Card>
    </>
  );
}
