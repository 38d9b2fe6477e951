import { useUnit } from 'effector-react';
import { account, type AccountType } from '@/contract/capital';
import { accountNames } from '@/entities/accounts';
import { $areBalancesHidden } from '@/entities/assets';
import { useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs, type HrefBuilder } from '@/shared/routing';
import { toChartNumber } from '@/ui/ChartFrame/toChartNumber';
import { Panel } from '@/ui/Panel/Panel';
import { PieShare, type PieSlice } from '@/ui/PieShare/PieShare';
import { shownParts, type Part, type ShownPart } from '@/widgets/account-assets';
import { $valueUnit } from './model';
import type { Overview } from './overview';
import { halves } from './page.css';

export interface AssetAllocationProps {
  readonly overview: Overview;
}

/** The composition of the total by account and by coin, each share linking to its details except that of the other coins. */
export function AssetAllocation({ overview: { total, byAccount, byCoin } }: AssetAllocationProps) {
  const { unit, isHidden } = useUnit({ unit: $valueUnit, isHidden: $areBalancesHidden });
  const t = useText('accountAssets', 'accounts', 'assets');
  const format = useFormat();
  const { to } = useHrefs();
  const hiddenLabel = isHidden ? t('assets.hiddenValue') : undefined;
  const sliceOf = ({ value, percent }: ShownPart<Part>): Pick<PieSlice, 'share' | 'value' | 'note'> => ({
    share: toChartNumber(percent) / 100,
    value: unit.formatParts(value, format),
    note: t('accountAssets.percent', { value: format.amount(percent, { decimals: 2, min: 2 }) }),
  });
  const accounts = shownParts(byAccount, total, unit).map((part) => ({
    ...sliceOf(part),
    id: String(part.wallet),
    label: t(accountNames[part.wallet]),
    href: accountHref(part.wallet, to),
  }));
  const coins = shownParts(byCoin, total, unit).map((part) => ({
    ...sliceOf(part),
    id: String(part.coin?.coinId ?? ''),
    label: part.coin?.coinName ?? t('accountAssets.otherCoins'),
    href: part.coin
      ? (to(routes.financialRecords, { query: { type: 'bills', coinId: String(part.coin.coinId) } }) ?? undefined)
      : undefined,
  }));
  return (
    <div className={halves}>
      <Panel title={t('accountAssets.byAccount')}>
        <PieShare label={t('accountAssets.byAccount')} slices={accounts} hiddenLabel={hiddenLabel} />
      </Panel>
      <Panel title={t('accountAssets.byCoin')}>
        <PieShare label={t('accountAssets.byCoin')} slices={coins} hiddenLabel={hiddenLabel} />
      </Panel>
    </div>
  );
}

/** URL of the account's page, or of its bills if that page is not built. */
const accountHref = (wallet: AccountType, to: HrefBuilder): string | undefined =>
  to(pages[wallet], wallet === account.isolatedMargin ? { query: { type: 'isolated' } } : {}) ??
  to(routes.financialRecords, { query: { type: 'bills', account: String(wallet) } }) ??
  undefined;

const pages = {
  [account.spot]: routes.spotAccount,
  [account.c2c]: routes.c2cAccount,
  [account.perpetual]: routes.contractAccount,
  [account.crossMargin]: routes.marginAccount,
  [account.isolatedMargin]: routes.marginAccount,
  [account.another]: routes.financialAccount,
};
