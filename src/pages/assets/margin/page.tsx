import { useSearchParams } from 'react-router-dom';
import { account } from '@/contract/capital';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import { AccountAssetsGate, AccountFigures, AccountLoading, accountQuery, AssetList, AssetsPage } from '@/widgets/account-assets';
import { CrossRisk } from './CrossRisk';
import { IsolatedPairs } from './IsolatedPairs';
import { MarginAccountGate } from './model';

/** The margin accounts, cross and isolated: what they are worth, what is owed, how safe they are, and every coin. */
export function MarginAccountPage() {
  const t = useText('accountAssets', 'accounts');
  const [search, setSearch] = useSearchParams();
  const selected = search.get('type') === 'isolated' ? 'isolated' : 'cross';
  useGate(AccountAssetsGate, shown);
  useGate(MarginAccountGate);
  const parts = {
    cross: { query: accountQuery(account.crossMargin), risk: <CrossRisk /> },
    isolated: { query: accountQuery(account.isolatedMargin), risk: <IsolatedPairs /> },
  };
  return (
    <AssetsPage route={routes.marginAccount}>
      <Tabs
        label={t('accountAssets.marginMode')}
        tabs={[
          { id: 'cross', label: t('accounts.crossMargin') },
          { id: 'isolated', label: t('accounts.isolatedMargin') },
        ]}
        selected={selected}
        onSelect={(id) => setSearch(id === 'cross' ? {} : { type: id }, { replace: true, preventScrollReset: true })}
      >
        {(panel) =>
          panel === selected && (
            <Stack gap={6}>
              <QueryView query={parts[selected].query} errorText={t('accountAssets.failed')} skeleton={<AccountLoading />}>
                {({ list }) => (
                  <Stack gap={6}>
                    <AccountFigures list={list} amounts={figures} />
                    {parts[selected].risk}
                    <AssetList title={t('accountAssets.coins')} list={list} amounts={columns} />
                  </Stack>
                )}
              </QueryView>
            </Stack>
          )
        }
      </Tabs>
    </AssetsPage>
  );
}

const shown = { wallets: [account.crossMargin, account.isolatedMargin] };
const figures = ['available', 'borrowed', 'interest'] as const;
const columns = ['available', 'frozen', 'borrowed', 'interest'] as const;
